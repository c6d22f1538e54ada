import { addDays, type CalendarDate, daysBetween, parseDays } from '../calendar.ts';
import type { Issue } from '../issue.ts';
import { PRESAVE_DAYS } from '../limits.ts';

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
  return daysBetween(today, date) < 0 ? today : date;
}

/**
 * Checks that a pre-save campaign starts today at the earliest and at least one day before the release. No date
 * means the default one.
 */
export function checkPresave(draft: Presave, { today, resubmission }: PresaveFacts): Issue[] {
  const { presave_enabled, presave_date: date, release_date } = draft;
  const path = 'presave_date';
  if (!presave_enabled || release_date === null || parseDays(release_date) === null) return [];
  const max = addDays(release_date, -PRESAVE_DAYS.min);
  if (date === null) return [];
  if (parseDays(date) === null) return [{ code: 'presave_date_invalid', path }];
  if (!resubmission && daysBetween(today, date) < 0) return [{ code: 'min_date', path, params: { min: today } }];
  return daysBetween(date, max) < 0 ? [{ code: 'max_date', path, params: { max } }] : [];
}
