import { expect, test } from 'vitest';
import { type AsideLine, pickLines } from './aside-lines.ts';

const PARTS: readonly AsideLine[] = [
  { kind: 'done', text: 'sound' },
  { kind: 'done', text: 'cover' },
  { kind: 'open', text: 'writers' },
  { kind: 'done', text: 'AI' },
  { kind: 'open', text: 'date' },
];
const read = (verdicts: readonly AsideLine[]) => pickLines(verdicts, PARTS).map(({ text }) => text);

test('without a verdict all five parts stand in their order', () => {
  expect(read([])).toEqual(['sound', 'cover', 'writers', 'AI', 'date']);
});

test('stores that send it back come first, one change follows, and open parts stay before finished ones', () => {
  const altered: AsideLine[] = [
    { kind: 'altered', text: 'capitals' },
    { kind: 'altered', text: 'spaces' },
  ];
  expect(read([...altered, { kind: 'refused', text: 'advertising' }])).toEqual([
    'advertising',
    'capitals',
    'sound',
    'writers',
    'date',
  ]);
});

test('there are never more than five lines', () => {
  const refused = Array.from({ length: 7 }, (_, index): AsideLine => ({ kind: 'refused', text: `reason ${index}` }));
  expect(read(refused)).toEqual(['reason 0', 'reason 1', 'reason 2', 'reason 3', 'reason 4']);
});
