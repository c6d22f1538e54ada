import { expect, test } from 'vitest';
import { MAP_STEPS, mapBounds, mapStep } from './map-step.ts';

test('every country with a stream is seen, and the colours change where the legend says', () => {
  expect(mapStep(0, 412_800)).toBe(0);
  expect(mapStep(1, 412_800)).toBe(1);
  expect(mapStep(412_800, 412_800)).toBe(MAP_STEPS);
  expect(mapStep(1, 1)).toBe(MAP_STEPS);
  for (const largest of [7, 100, 412_811]) {
    for (const [index, bound] of mapBounds(largest).entries()) {
      expect(mapStep(bound, largest)).toBeGreaterThanOrEqual(index + 2);
      if (bound > 1) expect(mapStep(bound - 1, largest)).toBeLessThan(index + 2);
    }
  }
});
