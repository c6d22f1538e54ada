import { expect, test } from 'vitest';
import { spreadLabels } from './lines-chart.tsx';

test('names at the ends of lines never overlap, keep the order of the lines and stay inside the chart', () => {
  const spread = (positions: number[]) => spreadLabels(positions, { apart: 17, lowest: 270 });
  expect(spread([30, 100, 200])).toEqual([30, 100, 200]);
  expect(spread([200, 202, 30])).toEqual([200, 217, 30]);
  expect(spread([270, 268, 269])).toEqual([270, 236, 253]);
  expect(spread([])).toEqual([]);
});
