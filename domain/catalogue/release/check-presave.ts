import { addDays, type CalendarDate, parseDays } from '../../calendar.ts';
import type { Issue } from '../../issue.ts';
import { PRESAVE_DAYS } from '../../promotion/presave-limits.ts';

type Presave = {
  readonly presave_enabled: boolean;
  readonly presave_date: string | null;
  readonly release_date: string | null;
};

type PresaveFacts = {
  readonly today: CalendarDate;
  /** A campaign whose day has come during a review starts at approval. */
  readonly resubmission: boolean;
};

/**
 * Returns the default start of a campaign: 14 days before the release, today at the earliest; null without a date
 * (A-086).
 */
export function standardPresaveDate(releaseDate: string | null, today: CalendarDate): CalendarDate | null {
  if (releaseDate === null || parseDays(releaseDate) === null) return null;
  const date = addDays(releaseDate, -PRESAVE_DAYS.standard);
  return date < today ? today : date;
}

/**
 * Returns the days on which a campaign may start: at least one and at most 170 days before the release, and not before
 * today. Null without a release date.
 */
export function findPresaveSpan(releaseDate: string | null, today: CalendarDate | null) {
  if (releaseDate === null || parseDays(releaseDate) === null) return null;
  const earliest = addDays(releaseDate, -PRESAVE_DAYS.max);
  return {
    min: today !== null && today > earliest ? today : earliest,
    max: addDays(releaseDate, -PRESAVE_DAYS.min),
  };
}

/** Checks that a campaign starts on one of the days of `findPresaveSpan`. No date means the default one. */
export function checkPresave(draft: Presave, { today, resubmission }: PresaveFacts): Issue[] {
  const { presave_enabled, presave_date: date, release_date } = draft;
  const path = 'presave_date';
  const span = findPresaveSpan(release_date, resubmission ? null : today);
  if (!presave_enabled || span === null || date === null) return [];
  if (parseDays(date) === null) return [{ code: 'presave_date_invalid', path }];
  if (date < span.min) return [{ code: 'min_date', path, params: { min: span.min } }];
  return date > span.max ? [{ code: 'max_date', path, params: { max: span.max } }] : [];
}
