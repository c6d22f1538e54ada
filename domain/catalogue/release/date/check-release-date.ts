import { addDays, type CalendarDate, daysBetween, parseDays } from '../../../calendar.ts';
import type { Issue } from '../../../issue.ts';
import { LEAD_DAYS, RELEASE_DATE_MAX_DAYS, RESUBMISSION_MIN_DAYS } from '../../release-limits.ts';
import type { Schedule } from './schedule.ts';

export type ReleaseDateFacts = {
  readonly schedule: Schedule;
  readonly today: CalendarDate;
  /** True for a reopened release: it keeps its date while five days remain. */
  readonly resubmission: boolean;
};

/**
 * Returns the earliest release date that can be chosen now: 21, 14 or 5 days ahead by schedule (S5-016, S6-016 to
 * S6-018, A-117).
 */
export function earliestReleaseDate(facts: ReleaseDateFacts): CalendarDate {
  return addDays(facts.today, facts.resubmission ? RESUBMISSION_MIN_DAYS : LEAD_DAYS[facts.schedule]);
}

/**
 * Checks a release date: 'release_date_invalid' when missing, impossible or past; 'min_date' or 'max_date' when it is
 * outside the lead time of the schedule and one year (S5-005, S5-022, A-117, A-118).
 */
export function checkReleaseDate(date: string | null, facts: ReleaseDateFacts): Issue[] {
  const path = 'release_date';
  if (date === null) return [{ code: 'release_date_invalid', path, params: { context: 'missing' } }];
  if (parseDays(date) === null) return [{ code: 'release_date_invalid', path }];
  if (daysBetween(facts.today, date) < 0) {
    return [{ code: 'release_date_invalid', path, params: { context: 'past', date } }];
  }
  const min = earliestReleaseDate(facts);
  if (daysBetween(min, date) < 0) return [{ code: 'min_date', path, params: { min } }];
  const max = addDays(facts.today, RELEASE_DATE_MAX_DAYS);
  if (daysBetween(date, max) < 0) return [{ code: 'max_date', path, params: { max } }];
  return [];
}
