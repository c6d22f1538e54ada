import { expect, test } from 'vitest';
import { createEqualLines } from './equal-lines.ts';

function countEqual(lines: readonly string[]): number {
  const equal = createEqualLines();
  for (const line of lines) {
    const bytes = Buffer.from(`<${line}>`);
    equal.add(bytes, 1, bytes.length - 1);
  }
  return equal.count;
}

test('a line that repeats an earlier one counts, wherever it is in the report', () => {
  expect(countEqual(['a,1', 'b,1', 'a,1', 'c,1', 'a,1', 'b,2'])).toBe(2);
  const many = Array.from({ length: 50_000 }, (_, index) => `TRABC2600001,TR,${index}`);
  expect(countEqual(many)).toBe(0);
  expect(countEqual([...many, ...many.slice(100, 400)])).toBe(300);
});
