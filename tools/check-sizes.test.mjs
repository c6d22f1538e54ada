import { expect, test } from 'vitest';
import { checkSizes, medianLines } from './check-sizes.mjs';

const check = (file, content) => checkSizes(new Map([[file, content]]));
const lines = (count) => 'a;\n'.repeat(count);

test('a file of 250 lines passes, one more is refused; a test may have 400', () => {
  expect(check('domain/a.ts', lines(250))).toEqual([]);
  expect(check('domain/a.ts', lines(251))).toEqual(['domain/a.ts: 251 lines, at most 250']);
  expect(check('domain/a.test.ts', lines(400))).toEqual([]);
  expect(check('domain/a.test.ts', lines(401))).toHaveLength(1);
});

test('a function of 40 lines passes, one more is refused', () => {
  const functionOf = (count) =>
    `export async function work(a: string): Promise<void> {\n${'  a;\n'.repeat(count - 2)}}\n`;
  expect(check('domain/a.ts', functionOf(40))).toEqual([]);
  expect(check('domain/a.ts', functionOf(41))).toEqual(['domain/a.ts:1: work has 41 lines, at most 40']);
});

test.each([
  'server/release/utils.ts',
  'server/release/date-helper.ts',
  'web/shared/button.tsx',
  'domain/index.ts',
  'server/release-service/a.ts',
  'web/ui/Button.tsx',
])('the name %s is refused', (file) => {
  expect(check(file, '')).toHaveLength(1);
});

test('words that only contain a forbidden one pass', () => {
  expect(check('web/ui/indexed-list.ts', '')).toEqual([]);
});

test('default exports are refused except where a framework loads them', () => {
  expect(check('domain/a.ts', 'export default 1;')).toHaveLength(1);
  expect(check('db/drizzle.config.ts', 'export default 1;')).toEqual([]);
});

test('enums are refused', () => {
  expect(check('domain/a.ts', 'export enum Status { Live }')).toHaveLength(1);
});

test('the median is the middle file', () => {
  expect(
    medianLines(
      new Map([
        ['a', lines(1)],
        ['b', lines(30)],
        ['c', lines(200)],
      ]),
    ),
  ).toBe(30);
});
