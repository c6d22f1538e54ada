import { plan_refunds } from '@tangent/db/schema/money/plan.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { Billing } from '../../../gateways/stripe/billing.ts';
import { lockAccount } from '../../../identity/account/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { computePaidCents } from '../compute-paid-cents.ts';
import type { PlanContext } from '../context.ts';
import { refundJob } from '../jobs.ts';
import { recordPlanChange } from '../record-plan-change.ts';
import { recomputeSubscription } from '../sync/recompute-subscription.ts';
import { syncSubscription } from '../sync/sync-subscription.ts';
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

/** Makes the payment service end a subscription and refund every payment of it. Idempotent. */
export async function executeRefund(context: PlanContext, accountId: string): Promise<void> {
  const { db, billing, clock } = context;
  const isOpen = and(eq(plan_refunds.account_id, accountId), isNull(plan_refunds.finished_at));
  const [refund] = await db.select().from(plan_refunds).where(isOpen);
  if (refund === undefined) return;
  const { subscription_id } = refund;
  await cancelAndRefund(billing, subscription_id);
  await syncSubscription(context, subscription_id);
  await db.update(plan_refunds).set({ finished_at: clock.now() }).where(isOpen);
}

/**
 * Ends a subscription at the payment service and refunds every payment of it. It ends first, so that nothing is charged
 * while the money goes back. Idempotent.
 */
export async function cancelAndRefund(billing: Billing, subscriptionId: string): Promise<void> {
  await billing.cancelNow(subscriptionId);
  for (const { id, status } of await billing.listInvoices(subscriptionId)) {
    if (status === 'paid') await billing.refundInvoice(id);
    else if (status === 'open') await billing.voidInvoice(id);
  }
}
