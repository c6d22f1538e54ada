import { subscriptions } from '@tangent/db/schema/account.ts';
import { plan_history } from '@tangent/db/schema/plan.ts';
import { desc, eq } from 'drizzle-orm';
import { toEffectivePlan } from '../../identity/account/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/**
 * Writes down which plan holds when it is another one than before: sales of a month follow the plan at its end. A plan that
 * ran out ended when it ran out, however late somebody looks.
 */
export async function recordPlanHistory(tx: Tx, account_id: string, now: Date): Promise<void> {
  const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.account_id, account_id));
  const plan = toEffectivePlan(row ?? null, now);
  const [last] = await tx
    .select()
    .from(plan_history)
    .where(eq(plan_history.account_id, account_id))
    .orderBy(desc(plan_history.since), desc(plan_history.id))
    .limit(1);
  if (plan === (last?.plan ?? 'free')) return;
  const ran_out = plan === 'free' && row?.expires_at && row.expires_at < now ? row.expires_at : now;
  const since = last && ran_out < last.since ? last.since : ran_out;
  await tx.insert(plan_history).values({ account_id, plan, since, created_at: now });
}
