import { expect, test } from 'vitest';
import { smoothPath } from './smooth-path.ts';

const at = (values: readonly (number | null)[]) => values.map((y, x) => (y === null ? null : { x: x * 3, y }));

test('a line passes through its points', () => {
  expect(smoothPath(at([0, 6]))).toBe('M0,0C1,2,2,4,3,6');
  expect(smoothPath(at([5, 5, 5]))).toBe('M0,5C1,5,2,5,3,5C4,5,5,5,6,5');
  expect(smoothPath([])).toBe('');
});

test('an unknown value leaves a gap, and a single day is a dot', () => {
  expect(smoothPath(at([null, 0, 6, null, 4]))).toBe('M3,0C4,2,5,4,6,6M12,4Z');
  expect(smoothPath(at([0, 6, null, 4]), 9)).toBe('M0,0C1,2,2,4,3,6L3,9L0,9ZM9,4L9,9L9,9Z');
});

test('between two points a line is never above the higher or below the lower one', () => {
  for (const values of [
    [0, 0, 9, 9, 0],
    [1, 2, 40, 41, 41, 3],
    [7, 0, 0, 0, 30, 1],
    [0, 1, 100],
  ]) {
    const curves = smoothPath(at(values)).split('C').slice(1);
    for (const [index, curve] of curves.entries()) {
      const [, y1 = Number.NaN, , y2 = Number.NaN] = curve.split(',').map(Number);
      const [from = 0, to = 0] = values.slice(index, index + 2);
      for (let part = 0; part <= 1; part += 0.05) {
        const rest = 1 - part;
        const y = rest ** 3 * from + 3 * rest ** 2 * part * y1 + 3 * rest * part ** 2 * y2 + part ** 3 * to;
        expect(y).toBeGreaterThanOrEqual(Math.min(from, to) - 0.01);
        expect(y).toBeLessThanOrEqual(Math.max(from, to) + 0.01);
      }
    }
  }
});
