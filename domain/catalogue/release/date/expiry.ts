import { addDays, type CalendarDate, daysBetween } from '../../../calendar.ts';
import { EXPIRY_DAYS } from '../../release-limits.ts';
import type { ReleaseStatus } from '../status.ts';

/**
 * Returns the first day on which a release is expired: 90 days after it was reopened and not submitted again,
 * 365 days after the last change of a draft. Null where nothing expires. `reopened_on` is the day of the last
 * reopening.
 */
export function expiresOn(facts: {
  readonly status: ReleaseStatus;
  readonly reopened_on: CalendarDate | null;
  readonly touched_on: CalendarDate;
}): CalendarDate | null {
  const { status, reopened_on, touched_on } = facts;
  if (status === 'draft') return addDays(touched_on, EXPIRY_DAYS.draft);
  return status === 'reopened' && reopened_on !== null ? addDays(reopened_on, EXPIRY_DAYS.reopened) : null;
}

/** Returns whether the owner must be warned of that day now: in the week before, once for each expiry day. */
export function isWarningDue(expiry: CalendarDate, warnedFor: CalendarDate | null, today: CalendarDate): boolean {
  return expiry !== warnedFor && daysBetween(today, expiry) <= EXPIRY_DAYS.warning;
}
