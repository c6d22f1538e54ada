import { plan_refunds } from '@tangent/db/schema/money/plan.ts';
import { lockAccount } from '../../../identity/account/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { computePaidCents } from '../compute-paid-cents.ts';
import { refundJob } from '../jobs.ts';
import { recordPlanChange } from '../record-plan-change.ts';
import { recomputeSubscription } from '../sync/recompute-subscription.ts';
import { readPlanFacts } from '../views/plan-facts.ts';
import { requirePlanAction } from './require-plan-action.ts';

/**
 * Ends a plan at once and refunds everything that was paid for it, within the guarantee and once per account.
 * The account is on the free plan as soon as this returns; a job makes the payment service end the subscription and
 * send the money.
 */
export async function refundPlan(tx: Tx, actor: Actor, now: Date): Promise<void> {
  const account_id = actor.user_id;
  await lockAccount(tx, account_id);
  const facts = await readPlanFacts(tx, account_id, now);
  requirePlanAction(facts, 'refund');
  if (facts.billed === null) throw new Refusal('refund_closed');
  const { id: subscription_id, plan } = facts.billed;
  const amount_cents = await computePaidCents(tx, subscription_id);
  await tx.insert(plan_refunds).values({ account_id, subscription_id, amount_cents, requested_at: now });
  await recomputeSubscription(tx, account_id, now);
  await enqueue(tx, refundJob, { account_id }, { key: account_id });
  await recordPlanChange(tx, { account_id, change: 'refunded', plan, amount_cents, at: now, actor, until: now });
}
