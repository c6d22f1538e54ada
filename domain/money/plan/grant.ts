import { isHigherPlan, PLANS, type Plan } from './plan.ts';

/**
 * Returns the instant at which a plan granted for a number of months ends: the same day and time of day of that month,
 * or its last day if it has no such day (UTC).
 */
export function grantEndMs(startMs: number, months: number): number {
  const start = new Date(startMs);
  const end = new Date(startMs);
  end.setUTCMonth(start.getUTCMonth() + months);
  // After the end of a shorter month the calendar moves into the next one; day 0 is the last day of the month before.
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end.getTime();
}

/** Lists the plans that can be granted to an account: only those above the plan it pays for. */
export function listGrantable(billed: Plan): Plan[] {
  return PLANS.filter((plan) => isHigherPlan(plan, billed));
}
