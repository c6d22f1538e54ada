import { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import type { PlanAction } from '@tangent/domain/money/plan/plan-action.ts';
import { eq } from 'drizzle-orm';
import { PaymentDeclined, type StripeSubscription } from '../../../gateways/stripe/billing.ts';
import { lockAccount } from '../../../identity/account/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import type { PlanContext } from '../context.ts';
import { syncSubscriptionJob } from '../jobs.ts';
import type { BilledRow } from '../plan-store.ts';
import { type BillingStatus, readBillingStatus } from '../sync/read-billing-status.ts';
import { readPlanFacts } from '../views/plan-facts.ts';
import { requirePlanAction } from './require-plan-action.ts';
import { toPlanRefusal } from './to-plan-refusal.ts';

/** A subscription as its owner saw it, and as the payment service has it now. */
export interface FoundSubscription {
  row: BilledRow;
  live: StripeSubscription;
  billingStatus: BillingStatus;
}

type ChangingAction = Exclude<PlanAction, 'buy_pro' | 'buy_advanced' | 'refund' | 'portal'>;

/**
 * Runs an action on the subscription of an account at the payment service, which alone changes it: the result is
 * applied when the service confirms it. Until then the action is pending and blocks other actions. A failed action is
 * not pending and may be requested again, also when its outcome is unknown; every action first reads the current state.
 */
export async function runPlanAction(
  context: PlanContext,
  accountId: string,
  action: ChangingAction,
  work: (found: FoundSubscription) => Promise<void>,
): Promise<void> {
  const { db, clock } = context;
  const row = await inTransaction(db, (tx) => start(tx, accountId, action, clock.now()));
  try {
    await work({ row, ...(await getLive(context, row)) });
  } catch (error) {
    await inTransaction(db, (tx) => abandon(tx, row, error));
    throw toPlanRefusal(context.log, error);
  }
}

/** Refuses to continue when the subscription differs from the one its owner saw. */
export function requireUnchanged({ row, billingStatus }: FoundSubscription): void {
  const isSame =
    row.plan === billingStatus.plan &&
    row.status === billingStatus.status &&
    row.cancel_at_period_end === billingStatus.cancel_at_period_end &&
    row.pending_plan === billingStatus.pending_plan;
  if (!isSame) throw new Refusal('plan_changed');
}

async function start(tx: Tx, accountId: string, action: ChangingAction, now: Date): Promise<BilledRow> {
  await lockAccount(tx, accountId);
  const facts = await readPlanFacts(tx, accountId, now);
  requirePlanAction(facts, action);
  if (facts.billed === null) throw new Refusal('plan_changed');
  const requested = { pending_since: now, requested_by: accountId };
  await tx.update(stripe_subscriptions).set(requested).where(eq(stripe_subscriptions.id, facts.billed.id));
  return facts.billed;
}

async function getLive(
  { billing, product_slug }: PlanContext,
  { id }: BilledRow,
): Promise<Omit<FoundSubscription, 'row'>> {
  const live = await billing.findSubscription(id);
  const billingStatus = live && readBillingStatus(live, [], product_slug);
  if (live === null || billingStatus === null || billingStatus.status === 'cancelled')
    throw new Refusal('plan_changed');
  return { live, billingStatus };
}

// A declined card makes the next try a new request; after any other error the real state is synced.
async function abandon(tx: Tx, { id, failed_attempts }: BilledRow, error: unknown): Promise<void> {
  const wasDeclined = error instanceof PaymentDeclined;
  await tx
    .update(stripe_subscriptions)
    .set({ pending_since: null, ...(wasDeclined ? { failed_attempts: failed_attempts + 1 } : {}) })
    .where(eq(stripe_subscriptions.id, id));
  if (!wasDeclined) await enqueue(tx, syncSubscriptionJob, { subscription_id: id }, { key: id });
}
