import type { PlanEvent, SubscriptionView } from '@tangent/contract/money/plan.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { plan_payments } from '@tangent/db/schema/money/plan.ts';
import { PLANS, planEndMs } from '@tangent/domain/money/plan/plan.ts';
import { PLAN_CHANGES, toAuditAction } from '@tangent/domain/money/plan/plan-change.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { upgradeCharge } from '@tangent/domain/money/plan/proration.ts';
import { isRefundable, refundEndMs } from '@tangent/domain/money/plan/refund.ts';
import { PLAN_PAYMENTS_SHOWN, SUPPORT_HOURS } from '@tangent/domain/money/plan-limits.ts';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import { presentSubscription } from '../../../identity/account/public.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { computePaidCents } from '../compute-paid-cents.ts';
import type { BilledRow } from '../plan-store.ts';
import { type PlanFacts, readPlanFacts } from './plan-facts.ts';
import { presentPayment } from './present-payment.ts';

type ViewContext = { now: Date; product_slug: string };

/**
 * Returns everything the Subscription tab shows, from one snapshot: a plan that starts meanwhile appears in all of it
 * or in none.
 */
export function getSubscriptionView(db: Db, accountId: string, context: ViewContext): Promise<SubscriptionView> {
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return readView(tx, accountId, context);
  });
}

async function readView(tx: Tx, accountId: string, { now, product_slug }: ViewContext): Promise<SubscriptionView> {
  const facts = await readPlanFacts(tx, accountId, now);
  const { plan, counting, billed, actions } = facts;
  const payments = await listPayments(tx, accountId);
  const paidCents = billed === null ? 0 : await computePaidCents(tx, billed.id);
  return {
    plan,
    subscription: presentSubscription(counting, product_slug),
    billing: billed && presentBilling(billed, payments),
    checkout: presentCheckout(facts),
    actions,
    upgrade: presentUpgrade(facts, now),
    refund: presentRefund(facts, paidCents, now),
    support_hours: SUPPORT_HOURS[plan],
    payments: payments.map(presentPayment),
    history: await listHistory(tx, accountId),
  };
}

function listPayments(tx: Tx, accountId: string) {
  return tx
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.account_id, accountId))
    .orderBy(desc(plan_payments.created_at), desc(plan_payments.id))
    .limit(PLAN_PAYMENTS_SHOWN);
}

const detailsShape = z.object({ plan: z.enum(PLANS), amount_cents: z.number().int().nonnegative().nullable() });

/** Returns the history of the plan, the latest change first. */
async function listHistory(tx: Tx, accountId: string): Promise<PlanEvent[]> {
  const { action, details, at, id, subject_kind, subject_id } = audit_events;
  const isOwn = and(
    eq(subject_kind, 'user'),
    eq(subject_id, accountId),
    inArray(action, PLAN_CHANGES.map(toAuditAction)),
  );
  const rows = await tx
    .select({ action, details, at })
    .from(audit_events)
    .where(isOwn)
    .orderBy(desc(at), desc(id))
    .limit(PLAN_PAYMENTS_SHOWN);
  return rows.flatMap((row) => {
    const change = PLAN_CHANGES.find((name) => toAuditAction(name) === row.action);
    return change ? [{ change, ...detailsShape.parse(row.details), at: row.at.toISOString() }] : [];
  });
}

type Payment = typeof plan_payments.$inferSelect;

/** Presents the subscription that the payment service bills. */
function presentBilling(row: BilledRow, payments: readonly Payment[]): SubscriptionView['billing'] {
  const { id, plan, status, period_end, expires_at, cancel_at_period_end, pending_plan, pending_since } = row;
  const isPastDue = status === 'past_due';
  const endMs = planEndMs({ status, provider: 'stripe', cancel_at_period_end }, expires_at.getTime());
  const owed = payments.find(({ subscription_id, state }) => subscription_id === id && state === 'open');
  return {
    plan,
    status,
    period_end: period_end.toISOString(),
    cancel_at_period_end,
    pending_plan,
    is_pending: pending_since !== null,
    next_price_cents: cancel_at_period_end ? null : YEARLY_PRICES_CENTS[pending_plan ?? plan],
    grace_ends_at: isPastDue ? new Date(endMs).toISOString() : null,
    due_cents: isPastDue ? (owed?.amount_cents ?? null) : null,
  };
}

/** Presents the price of an upgrade to Advanced, while it is available. */
function presentUpgrade({ actions, billed }: PlanFacts, now: Date): SubscriptionView['upgrade'] {
  if (billed === null || !actions.includes('upgrade')) return null;
  const period = { start_ms: billed.period_start.getTime(), end_ms: billed.period_end.getTime() };
  const { charge_cents, days_left, period_days } = upgradeCharge(period, now.getTime());
  return { charge_cents, days_left, period_days };
}

/** Presents the guarantee, while it is available and after it was used. */
function presentRefund(
  { customer, billed, refund, is_disputed }: PlanFacts,
  paidCents: number,
  now: Date,
): SubscriptionView['refund'] {
  const firstPaidAtMs = customer?.first_paid_at?.getTime() ?? null;
  if (firstPaidAtMs === null) return null;
  const until = new Date(refundEndMs(firstPaidAtMs)).toISOString();
  if (refund !== null) {
    const { amount_cents, requested_at, finished_at } = refund;
    const at = { requested_at: requested_at.toISOString(), finished_at: finished_at?.toISOString() ?? null };
    return { until, amount_cents, ...at };
  }
  const facts = { first_paid_at_ms: firstPaidAtMs, was_refunded: false, is_disputed };
  const isOpen = billed !== null && isRefundable(facts, now.getTime());
  return isOpen ? { until, amount_cents: paidCents, requested_at: null, finished_at: null } : null;
}

function presentCheckout({ checkout }: PlanFacts): SubscriptionView['checkout'] {
  if (checkout === null) return null;
  const is_paid = checkout.state === 'completed';
  return { plan: checkout.plan, address: is_paid ? null : checkout.address, is_paid };
}
