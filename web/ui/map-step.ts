/** From which part of the largest value on a country has the next darker colour. */
const BOUNDS = [0.02, 0.08, 0.2, 0.45];
/** No value, and five steps of more. */
export const MAP_FILLS = [
  'var(--map-0)',
  'var(--map-1)',
  'var(--map-2)',
  'var(--map-3)',
  'var(--map-4)',
  'var(--map-5)',
] as const;

/** The colour of a country, from 0 (nothing) to 5: by its value beside the largest one, so that a few large markets leave the others visible. */
export function mapStep(value: number, largest: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return 1 + BOUNDS.filter((bound) => value >= bound * largest).length;
}
