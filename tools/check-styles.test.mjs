import { expect, test } from 'vitest';
import { checkStyles } from './check-styles.mjs';

const THEME = `
  --font-weight-soft: 450;
  --font-weight-bold: 670;
  --text-13: 0.8125rem;
  --text-13--line-height: 1.125rem;
  --text-title: clamp(1rem, 2vw, 2rem);
  --container-page: 86rem;
  --container-note: 52ch;
  --radius-bar: 3px;
  --tracking-text: -0.01em;
  --leading-lead: 1.45;
`;
const check = (classes) => checkStyles([['web/ui/a.tsx', `<p\n  className="${classes}" />`]], THEME).violations;

test.each([
  ['font-[650]', 'write the nearest of font-soft (450), font-bold (670)'],
  ['sm:font-[670]', 'write font-bold'],
  ['text-[13px]', 'write text-13'],
  ['!text-[1.1rem]', 'write the nearest of text-13 (0.8125rem)'],
  ['max-w-[1376px]', 'write max-w-page'],
  ['max-w-[60ch]', 'write the nearest of max-w-page (86rem), max-w-note (52ch)'],
  ['max-w-[26rem]', 'write max-w-104'],
  ['rounded-[3px]', 'write rounded-bar'],
  ['tracking-[-0.01em]', 'write tracking-text'],
  ['leading-[1.45]', 'write leading-lead'],
  ['md:h-[290px]', 'write h-72.5'],
  ['-top-[0.75rem]', 'write top-3'],
  ['font-semibold', 'the weights are soft (450), bold (670)'],
])('%s is refused: %s', (found, says) => {
  expect(check(`grid ${found} p-2`)).toEqual([`web/ui/a.tsx:2: ${found.replace(/^.*:|^[!-]/, '')}; ${says}`]);
});

test.each([
  'font-bold text-13 max-w-page h-72.5',
  'text-[clamp(2rem,5vw,4.5rem)] max-w-[min(20rem,calc(100vw-2rem))]',
  'text-[var(--art-ink)] bg-[#101c15] grid-cols-[1.5rem_1fr_auto]',
  'h-[1em] w-[42%] h-[3.9rem] leading-[0.8] tracking-[0.4em] rounded-[40px]',
])('what no token says may stay: %s', (classes) => {
  expect(check(classes)).toEqual([]);
});

test('at most 150 values stand in brackets', () => {
  const many = (count) => check(Array.from({ length: count }, () => 'w-[42%]').join(' '));
  expect(many(150)).toEqual([]);
  expect(many(151)).toEqual(['151 values in brackets, at most 150']);
});
