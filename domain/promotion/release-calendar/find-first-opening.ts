import { type CalendarDate, utcStartMs } from '../../calendar.ts';
import { findReleaseInstant, type OpeningChoice } from '../../catalogue/release/date/release-opening.ts';
import { readOffsetMs } from '../../catalogue/release/date/time-zone.ts';
import { isSoldIn, type TerritoryChoice } from '../../catalogue/release/territories.ts';

/** The first large market to see a new day. */
const FIRST = { country: 'NZ', zone: 'Pacific/Auckland' } as const;

/**
 * Returns the instant at which the first listeners can play a release: the chosen one, or midnight in Auckland; null where
 * it is not sold there, and without a date.
 *
 * @example findFirstOpening({ release_opening: 'local_midnight', territory_mode: 'worldwide', … }, '2026-12-12')
 * // '2026-12-11T11:00:00.000Z'
 */
export function findFirstOpening(release: OpeningChoice & TerritoryChoice, date: CalendarDate | null): string | null {
  if (date === null) return null;
  if (release.release_opening === 'one_instant') return findReleaseInstant(release, date);
  if (!isSoldIn(release, FIRST.country)) return null;
  const midnight = utcStartMs(date);
  return new Date(midnight - readOffsetMs(midnight, FIRST.zone)).toISOString();
}
