import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import { effectivePlan, type Plan } from '@tangent/domain/money/plan/plan.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Returns the plan whose rules hold for an account at this moment. */
export async function getEffectivePlan(tx: Tx | Db, accountId: string, now: Date): Promise<Plan> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.account_id, accountId));
  return toEffectivePlan(row ?? null, now);
}

/** Returns the effective plan of a subscription that was already read; an account without one is on the free plan. */
export function toEffectivePlan(row: SubscriptionRow | null, now: Date): Plan {
  if (row === null) return 'free';
  const { plan, status, provider, cancel_at_period_end, expires_at } = row;
  const expires_at_ms = expires_at?.getTime() ?? null;
  return effectivePlan({ plan, status, provider, cancel_at_period_end, expires_at_ms }, now.getTime());
}
