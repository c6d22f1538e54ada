import { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { RENEWAL_NOTICE_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { planMailJob } from '../jobs.ts';

/** Notifies the owner some days before a plan is charged again: when, and how much. */
function notifyOfRenewal(tx: Tx, { account_id, plan, amount_cents, renews_at }: RenewalAhead): Promise<void> {
  return enqueue(tx, planMailJob, {
    mail: 'renews_soon',
    user_id: account_id,
    plan,
    plan_now: plan,
    amount_cents,
    until: renews_at.toISOString(),
    refund_until: null,
  });
}

interface RenewalAhead {
  account_id: string;
  /** The plan that starts then; after a planned downgrade it differs from the current one. */
  plan: Plan;
  amount_cents: number;
  renews_at: Date;
}

/** Notifies owners some days before their plan is charged again, once for each end of a period. */
export async function sweepNotices(tx: Tx, now: Date): Promise<void> {
  const { status, expires_at, cancel_at_period_end, renewal_notified_for } = stripe_subscriptions;
  const rows = await tx
    .update(stripe_subscriptions)
    .set({ renewal_notified_for: expires_at })
    .where(
      and(
        eq(status, 'active'),
        eq(cancel_at_period_end, false),
        gt(expires_at, now),
        lte(expires_at, new Date(now.getTime() + RENEWAL_NOTICE_DAYS * DAY_MS)),
        sql`${renewal_notified_for} is distinct from ${expires_at}`,
      ),
    )
    .returning();
  for (const { account_id, pending_plan, plan, expires_at: renews_at } of rows) {
    const next = pending_plan ?? plan;
    await notifyOfRenewal(tx, { account_id, plan: next, amount_cents: YEARLY_PRICES_CENTS[next], renews_at });
  }
}
