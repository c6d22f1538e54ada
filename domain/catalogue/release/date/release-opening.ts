import { type CalendarDate, parseDays, utcStartMs } from '../../../calendar.ts';
import type { Issue } from '../../../issue.ts';
import { readOffsetMs } from './time-zone.ts';

/** When stores open a release: at midnight of each country, or everywhere at one instant. */
export const RELEASE_OPENINGS = ['local_midnight', 'one_instant'] as const;
export type ReleaseOpening = (typeof RELEASE_OPENINGS)[number];

/** The starts that a store can take: any, only midnight of each country, or only an exact instant. */
export const STORE_STARTS = ['any', 'local_midnight', 'instant'] as const;
export type StoreStarts = (typeof STORE_STARTS)[number];

/** `release_time` is a clock time such as `18:00`, `release_zone` a zone of IANA such as `Europe/Istanbul`. */
export type OpeningChoice = {
  readonly release_opening: ReleaseOpening;
  readonly release_time: string | null;
  readonly release_zone: string | null;
};

const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Checks that one instant has a time and a zone; midnight of each country needs neither. */
export function checkOpening({ release_opening, release_time, release_zone }: OpeningChoice): Issue[] {
  if (release_opening === 'local_midnight') return [];
  return [...checkReleaseTime(release_time), ...checkReleaseZone(release_zone)];
}

function checkReleaseTime(time: string | null): Issue[] {
  const path = 'release_time';
  if (time === null || time === '') return [{ code: 'required', path }];
  return CLOCK_TIME.test(time) ? [] : [{ code: 'time_invalid', path }];
}

function checkReleaseZone(zone: string | null): Issue[] {
  const path = 'release_zone';
  if (zone === null || zone === '') return [{ code: 'required', path }];
  return isZone(zone) ? [] : [{ code: 'invalid_choice', path }];
}

function isZone(zone: string): boolean {
  try {
    return Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone.length > 0;
  } catch {
    return false;
  }
}

/**
 * Finds the instant at which a release opens everywhere, in ISO 8601 and UTC; null for midnight of each country or an
 * unfinished choice. A time that the change to summer time skips counts as the one an hour later.
 *
 * @example
 * findReleaseInstant({ release_opening: 'one_instant', release_time: '18:00', release_zone: 'Europe/Istanbul' }, '2027-03-01')
 * // '2027-03-01T15:00:00Z'
 */
export function findReleaseInstant(choice: OpeningChoice, date: CalendarDate | null): string | null {
  const { release_opening, release_time, release_zone } = choice;
  if (release_opening !== 'one_instant' || date === null || parseDays(date) === null) return null;
  if (checkOpening(choice).length > 0 || release_time === null || release_zone === null) return null;
  const [hours = 0, minutes = 0] = release_time.split(':').map(Number);
  const wallMs = utcStartMs(date) + (hours * 60 + minutes) * 60_000;
  // The offset at the guess may be that of before or after a change of clocks; the second step corrects it.
  const guess = wallMs - readOffsetMs(wallMs, release_zone);
  const instantMs = wallMs - readOffsetMs(guess, release_zone);
  return new Date(instantMs).toISOString().replace('.000Z', 'Z');
}

/**
 * Lists the stores that cannot open a release as chosen: those that know only midnight of each country for one instant,
 * and those that know only instants, which open at 00:00 UTC everywhere, for midnight of each country.
 */
export function listOtherStarts<Store extends { readonly starts: StoreStarts }>(
  stores: readonly Store[],
  opening: ReleaseOpening,
): Store[] {
  const cannot: StoreStarts = opening === 'one_instant' ? 'local_midnight' : 'instant';
  return stores.filter(({ starts }) => starts === cannot);
}
