/** From which part of the largest value on a country has the next darker colour. */
const BOUNDS = [0.02, 0.08, 0.2, 0.45];
export const MAP_STEPS = 5;

/** The colour of a country, from 0 (nothing) to 5: by its value beside the largest one, so that a few large markets leave the others visible. */
export function mapStep(value: number, largest: number): number {
  if (value <= 0 || largest <= 0) return 0;
  return 1 + BOUNDS.filter((bound) => value >= bound * largest).length;
}

/** The smallest value of each colour from the second on, for the legend; whole, as counts are. */
export function mapBounds(largest: number): number[] {
  return BOUNDS.map((bound) => Math.ceil(bound * largest));
}
