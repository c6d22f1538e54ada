import { addDays, type CalendarDate } from '../../calendar.ts';
import { MONTHLY_SUBMISSIONS } from '../../catalogue/release-limits.ts';
import type { Plan } from './plan.ts';

export type ReleaseAllowance = { readonly used: number; readonly max: number; readonly resets_on: CalendarDate };

/** Returns the first day of the UTC calendar month of a day. */
export function monthStart(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01`;
}

/**
 * Computes how many releases a plan may submit for the first time in this UTC calendar month, and when the next month
 * starts.
 */
export function computeAllowance(plan: Plan, used: number, today: CalendarDate): ReleaseAllowance {
  return { used, max: MONTHLY_SUBMISSIONS[plan], resets_on: monthStart(addDays(monthStart(today), 31)) };
}

/** Returns whether one more first submission is allowed this month. Resubmissions do not count. */
export function hasAllowance({ used, max }: ReleaseAllowance): boolean {
  return used < max;
}
