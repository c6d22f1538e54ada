import { HOUR_MS } from '../../duration.ts';
import type { Plan } from '../../money/plan/plan.ts';
import { SUPPORT_HOURS } from '../../money/plan-limits.ts';

/** Returns when a request is due: the plan promises an answer within so many clock hours. */
export function requestDueMs(createdMs: number, plan: Plan): number {
  return createdMs + SUPPORT_HOURS[plan] * HOUR_MS;
}
