import { isHigherPlan, PLANS, type Plan } from './plan.ts';

/**
 * The instant at which a plan that is given for so many months ends: the same day and time of day of that month, or its last day
 * where it has no such day (UTC).
 */
export function grantEndMs(startMs: number, months: number): number {
  const start = new Date(startMs);
  const end = new Date(startMs);
  end.setUTCMonth(start.getUTCMonth() + months);
  // Beyond the end of a shorter month the calendar runs into the next one; day 0 is the last of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** The plans worth giving to somebody who pays for one already: only what brings more. */
export function listGrantable(billed: Plan): Plan[] {
  return PLANS.filter((plan) => isHigherPlan(plan, billed));
}
