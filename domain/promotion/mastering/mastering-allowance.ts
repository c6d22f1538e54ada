import { MASTERINGS_PER_MONTH } from '../mastering-limits.ts';

/**
 * Returns whether this calendar month has room for so many more masters: an album counts its tracks.
 *
 * @example hasMastersLeft({ used: 18, wanted: 3 }) // false
 */
export function hasMastersLeft({ used, wanted }: { used: number; wanted: number }): boolean {
  return used + wanted <= MASTERINGS_PER_MONTH;
}
