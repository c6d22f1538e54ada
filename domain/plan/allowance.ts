import { addDays, type CalendarDate } from '../calendar.ts';
import { MONTHLY_SUBMISSIONS } from '../limits.ts';
import type { Plan } from './plan.ts';

export type ReleaseAllowance = { readonly used: number; readonly max: number; readonly resets_on: CalendarDate };

/** The first day of the UTC calendar month a day lies in. */
export function monthStart(day: CalendarDate): CalendarDate {
  return `${day.slice(0, 7)}-01`;
}

/** How many releases a plan may submit for the first time in this UTC calendar month, and when the next one begins. */
export function computeAllowance(plan: Plan, used: number, today: CalendarDate): ReleaseAllowance {
  return { used, max: MONTHLY_SUBMISSIONS[plan], resets_on: monthStart(addDays(monthStart(today), 31)) };
}

/** Whether one more first submission fits into the month. Resubmissions never ask. */
export function hasAllowance({ used, max }: ReleaseAllowance): boolean {
  return used < max;
}
