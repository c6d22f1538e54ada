import type { CalendarDate } from '../../calendar.ts';

/** A store that has announced its last day, or null. */
type ClosingStore = { readonly closes_on: CalendarDate | null };

/** Returns whether a store has closed: its last day is over (UTC days, A-092). */
export function isClosed({ closes_on }: ClosingStore, today: CalendarDate): boolean {
  return closes_on !== null && closes_on < today;
}

/** Returns whether a store is still open on the release date; one that closes before it gets nothing. */
export function isOpenOn({ closes_on }: ClosingStore, releaseDate: CalendarDate | null): boolean {
  return closes_on === null || releaseDate === null || releaseDate <= closes_on;
}
