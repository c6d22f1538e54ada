import { expect, test } from 'vitest';
import { ceilNicely } from './bar-chart.tsx';

test('the top of a chart is an easily readable number, and never below the largest value', () => {
  const values = [0, 0.003, 1, 1.01, 4.9, 50, 51, 99, 1_234, 2_000_000];
  expect(values.map(ceilNicely)).toEqual([0, 0.003, 1, 1.2, 5, 50, 60, 100, 1_500, 2_000_000]);
});
