import { addDays, type CalendarDate, daysBetween } from '../../calendar.ts';
import type { Plan } from '../plan/plan.ts';
import { PAYOUT_DAYS } from '../plan-limits.ts';

/**
 * Returns the UTC day on which a withdrawal is sent: a number of days after the request that depends on the plan on
 * that day (S6-028, S6-029, A-084).
 */
export function expectedOn(requestedOn: CalendarDate, plan: Plan): CalendarDate {
  return addDays(requestedOn, PAYOUT_DAYS[plan]);
}

/** Returns whether a withdrawal may be sent on a UTC day: from the expected one on. */
export function isDue(expected_on: CalendarDate, today: CalendarDate): boolean {
  return daysBetween(today, expected_on) <= 0;
}
