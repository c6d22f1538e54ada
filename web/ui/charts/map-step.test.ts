import { expect, test } from 'vitest';
import { MAP_FILLS, mapStep } from './map-step.ts';

test('every country with a stream has a colour, the largest is the darkest, and more never looks like less', () => {
  const largest = 412_800;
  expect(mapStep(0, largest)).toBe(0);
  expect(mapStep(1, largest)).toBe(1);
  expect(mapStep(largest, largest)).toBe(MAP_FILLS.length - 1);
  expect(mapStep(1, 1)).toBe(MAP_FILLS.length - 1);
  const steps = Array.from({ length: 101 }, (_, part) => mapStep((part * largest) / 100, largest));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBe(MAP_FILLS.length);
});
