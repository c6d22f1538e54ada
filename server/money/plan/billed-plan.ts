import { effectivePlan, type Plan } from '@tangent/domain/money/plan/plan.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listLiveSubscriptions } from './plan-store.ts';

/** Returns the plan that the payment service currently bills an account for; `free` when there is none. */
export async function findBilledPlan(tx: Tx | Db, accountId: string, now: Date): Promise<Plan> {
  const [billed] = await listLiveSubscriptions(tx, accountId);
  if (!billed) return 'free';
  const expires_at_ms = billed.expires_at.getTime();
  return effectivePlan({ ...billed, provider: 'stripe', expires_at_ms }, now.getTime());
}
