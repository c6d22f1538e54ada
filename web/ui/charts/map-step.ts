/** The parts of the largest value at which the next darker colour starts. */
const BOUNDS = [0.02, 0.08, 0.2, 0.45];
/** The colour of no value, and five darker steps. */
export const MAP_FILLS = [
  'var(--map-0)',
  'var(--map-1)',
  'var(--map-2)',
  'var(--map-3)',
  'var(--map-4)',
  'var(--map-5)',
] as const;

/**
 * Returns the colour of a country, from 0 (nothing) to 5: by its value relative to the largest, in steps that keep
 * small markets visible.
 */
export function mapStep(value: number, largest: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return 1 + BOUNDS.filter((bound) => value >= bound * largest).length;
}
