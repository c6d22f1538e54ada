import { plan_checkouts, plan_refunds, stripe_customers, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { type BillingSnapshot, findPlanChanges } from '@tangent/domain/money/plan/find-plan-changes.ts';
import type { PlanChange } from '@tangent/domain/money/plan/plan-change.ts';
import type { PaymentKind } from '@tangent/domain/money/plan/purchase.ts';
import { endsByChargeback } from '@tangent/domain/money/plan/refund.ts';
import { CONFIRMATION_WAIT_SECONDS } from '@tangent/domain/money/plan-limits.ts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { StripeInvoice, StripeSubscription } from '../../../gateways/stripe/billing.ts';
import { lockAccount } from '../../../identity/account/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Log } from '../../../platform/log/create-log.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { stopBilling } from '../actions/stop-billing.ts';
import { syncCheckoutJob } from '../jobs.ts';
import { type BilledRow, findBilled } from '../plan-store.ts';
import { recordPlanChange } from '../record-plan-change.ts';
import { enqueueDuplicateStops } from './enqueue-duplicate-stops.ts';
import type { BillingStatus } from './read-billing-status.ts';
import { recomputeSubscription } from './recompute-subscription.ts';
import { type Payment, savePayments } from './save-payments.ts';

/**
 * Keeps the previous status until an unpaid renewal is paid or refused, so that the owner is not notified of a year
 * that was never paid. The payment service starts a period first, including a planned downgrade, and charges for it
 * about an hour later.
 */
function deferUnpaidRenewal(before: BilledRow | null, billingStatus: BillingStatus): BillingStatus {
  if (before?.status !== 'active' || billingStatus.status !== 'active') return billingStatus;
  const isAwaitingConfirmation =
    billingStatus.expires_at < billingStatus.period_end && before.expires_at >= billingStatus.expires_at;
  if (!isAwaitingConfirmation) return billingStatus;
  const { plan, period_start, period_end, expires_at, pending_plan } = before;
  const cancel_at_period_end = before.cancel_at_period_end && billingStatus.cancel_at_period_end;
  return { ...billingStatus, plan, period_start, period_end, expires_at, pending_plan, cancel_at_period_end };
}

/** The result of reading a subscription once from the payment service. */
export interface SubscriptionReading {
  account_id: string;
  /** The version of our row when the reading started; 0 without a row. */
  version: number;
  began_at: Date;
  subscription: StripeSubscription;
  billingStatus: BillingStatus;
  invoices: readonly StripeInvoice[];
}

/**
 * Saves the status of a subscription with everything that follows from it. Returns false when another reading was saved
 * since this one started: its data may be older, so it must be repeated.
 */
export async function saveReading(
  tx: Tx,
  reading: SubscriptionReading,
  { product_slug, log }: { product_slug: string; log: Log },
  now: Date,
): Promise<boolean> {
  const { account_id, billingStatus, subscription } = reading;
  await lockAccount(tx, account_id);
  const before = await findBilled(tx, subscription.id);
  if ((before?.version ?? 0) !== reading.version) return false;
  const billed = { account_id, subscription_id: subscription.id, plan: billingStatus.plan, product_slug };
  const paid = await savePayments(tx, billed, reading.invoices);
  const recorded = { ...reading, billingStatus: deferUnpaidRenewal(before, billingStatus) };
  const after = await upsertBilled(tx, before, recorded, paid.length > 0);
  await endChargedBack(tx, after, reading.invoices, now);
  await saveCard(tx, account_id, subscription);
  await recomputeSubscription(tx, account_id, now);
  if (before === null) await syncOpenCheckouts(tx, account_id);
  if (await enqueueDuplicateStops(tx, after, log)) return true;
  await notifyChanges(tx, { before, after, paid, invoices: reading.invoices }, now);
  return true;
}

async function upsertBilled(
  tx: Tx,
  before: BilledRow | null,
  reading: SubscriptionReading,
  hasPaid: boolean,
): Promise<BilledRow> {
  const { account_id, billingStatus, subscription, began_at: polled_at } = reading;
  const { id, latest_invoice_id, created_at } = subscription;
  const { version, pending_since, failed_attempts, last_attempt_at } = stripe_subscriptions;
  const values = { ...billingStatus, latest_invoice_id, polled_at };
  const failedNow = billingStatus.status === 'past_due' && before?.status !== 'past_due';
  const confirmed = confirmedUntil(before, reading).toISOString();
  const [row] = await tx
    .insert(stripe_subscriptions)
    .values({ ...values, id, account_id, created_at, last_attempt_at: failedNow ? polled_at : null })
    .onConflictDoUpdate({
      target: stripe_subscriptions.id,
      set: {
        ...values,
        version: sql`${version} + 1`,
        pending_since: sql`case when ${pending_since} > ${confirmed} then ${pending_since} end`,
        failed_attempts: hasPaid ? 0 : sql`${failed_attempts}`,
        last_attempt_at: failedNow ? polled_at : sql`${billingStatus.status === 'past_due' ? last_attempt_at : null}`,
      },
    })
    .returning();
  if (!row) throw new Error(`${id} was not saved`);
  return row;
}

/**
 * Returns the latest request time of an action that this reading confirms: the start of the reading when it shows any
 * change. An unchanged state may have been read before the action reached the payment service; it confirms an action
 * only after a long enough wait.
 */
function confirmedUntil(before: BilledRow | null, { billingStatus, began_at }: SubscriptionReading): Date {
  const sawNews =
    before === null || findPlanChanges(toBillingSnapshot(before), toBillingSnapshot(billingStatus)).length > 0;
  return sawNews ? began_at : new Date(began_at.getTime() - CONFIRMATION_WAIT_SECONDS * 1000);
}

/** A plan whose payment the bank took back ends at once, as if it was refunded; nothing more is charged. */
async function endChargedBack(
  tx: Tx,
  { account_id, status, period_start, pending_since }: BilledRow,
  invoices: readonly StripeInvoice[],
  now: Date,
): Promise<void> {
  if (status === 'cancelled' || pending_since !== null) return;
  const payments = invoices.map(({ charged_back_cents, paid_at }) => {
    return { charged_back_cents, paid_at_ms: paid_at?.getTime() ?? null };
  });
  if (!endsByChargeback(payments, period_start.getTime())) return;
  await stopBilling(tx, account_id, { at_once: true, requested_by: null }, now);
}

/** Saves which card an account paid with first; a later card of the same account says nothing about who pays. */
async function saveCard(tx: Tx, accountId: string, { card_fingerprint }: StripeSubscription): Promise<void> {
  if (card_fingerprint === null) return;
  await tx
    .update(stripe_customers)
    .set({ card_fingerprint })
    .where(and(eq(stripe_customers.account_id, accountId), isNull(stripe_customers.card_fingerprint)));
}

/** A plan that has just started was bought through a checkout, which is now closed. */
async function syncOpenCheckouts(tx: Tx, accountId: string): Promise<void> {
  const open = await tx
    .select({ id: plan_checkouts.id })
    .from(plan_checkouts)
    .where(and(eq(plan_checkouts.account_id, accountId), eq(plan_checkouts.state, 'open')));
  for (const { id } of open) await enqueue(tx, syncCheckoutJob, { checkout_id: id }, { key: id });
}

interface Seen {
  before: BilledRow | null;
  after: BilledRow;
  /** Payments that succeeded since the previous reading. */
  paid: readonly Payment[];
  invoices: readonly StripeInvoice[];
}

/** Records the changes of a billed plan between two readings and notifies its owner. */
async function notifyChanges(tx: Tx, { before, after, paid, invoices }: Seen, now: Date): Promise<void> {
  const { account_id, id } = after;
  // Its end was already notified when the refund was requested.
  if ((await tx.$count(plan_refunds, eq(plan_refunds.subscription_id, id))) > 0) return;
  for (const change of findPlanChanges(before && toBillingSnapshot(before), toBillingSnapshot(after))) {
    const plan = change === 'downgrade_planned' ? (after.pending_plan ?? after.plan) : after.plan;
    const amount_cents = change === 'payment_failed' ? findOwed(invoices) : findPaid(change, paid);
    const actor = findActor(change, before, account_id);
    await recordPlanChange(tx, { account_id, change, plan, amount_cents, at: now, actor });
  }
}

/** Changes that the owner requested; all others happen automatically or on the payment service's own pages. */
const REQUESTED_CHANGES: readonly PlanChange[] = ['upgraded', 'downgrade_planned', 'cancelled', 'resumed'];

function findActor(change: PlanChange, before: BilledRow | null, accountId: string): { user_id: string } | null {
  if (change === 'started') return { user_id: accountId };
  if (before === null || before.pending_since === null || before.requested_by === null) return null;
  return REQUESTED_CHANGES.includes(change) ? { user_id: before.requested_by } : null;
}

/** Returns the values that the rules about changes compare. */
function toBillingSnapshot({ expires_at, ...row }: BillingStatus): BillingSnapshot {
  return { ...row, expires_at_ms: expires_at.getTime() };
}

const PAID_WITH: Partial<Record<PlanChange, PaymentKind>> = {
  started: 'first',
  upgraded: 'upgrade',
  renewed: 'renewal',
  downgraded: 'renewal',
};

function findPaid(change: PlanChange, paid: readonly Payment[]): number | null {
  const of = paid.filter(({ kind }) => kind === PAID_WITH[change]);
  return of.sort((one, other) => other.created_at.getTime() - one.created_at.getTime())[0]?.amount_cents ?? null;
}

function findOwed(invoices: readonly StripeInvoice[]): number | null {
  return invoices.find(({ status }) => status === 'open')?.total_cents ?? null;
}
