import { expect, test } from 'vitest';
import { countUnfolded } from './fold.ts';

test.each([
  [0, 0],
  [8, 8],
  [9, 9],
  [10, 10],
  [11, 9],
  [150, 9],
])('of %i rows, %i are visible before a list of nine is unfolded', (rows, visible) => {
  expect(countUnfolded(rows, 9)).toBe(visible);
});
