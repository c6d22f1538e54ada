import { expect, test } from 'vitest';
import { computeTargetIndex } from './drag-row.ts';

const ROWS = [26, 78, 130, 182].map((middle) => ({ middle }));

test.each([
  [0, 26, 0],
  [0, 79, 1],
  [0, 500, 3],
  [3, 182, 3],
  [3, 100, 2],
  [3, -40, 0],
  [1, 70, 1],
])('row %i dragged to %i px moves to position %i', (from, middle, index) => {
  expect(computeTargetIndex(ROWS, from, middle)).toBe(index);
});
