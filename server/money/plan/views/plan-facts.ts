import { subscriptions } from '@tangent/db/schema/identity/account.ts';
import {
  plan_checkouts,
  plan_payments,
  plan_refunds,
  stripe_customers,
  stripe_subscriptions,
} from '@tangent/db/schema/money/plan.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { listPlanActions, type PlanAction } from '@tangent/domain/money/plan/plan-action.ts';
import { isRefundable } from '@tangent/domain/money/plan/refund.ts';
import { and, desc, eq, gt, gte } from 'drizzle-orm';
import { toEffectivePlan } from '../../../identity/account/public.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { type BilledRow, listLiveSubscriptions } from '../plan-store.ts';

export type CheckoutRow = typeof plan_checkouts.$inferSelect;

/** Everything about the plan of an account that decides which actions are available. */
export interface PlanFacts {
  /** The subscription that counts, and the plan whose rules hold because of it. */
  counting: typeof subscriptions.$inferSelect | null;
  plan: Plan;
  /** The subscription that the payment service bills. */
  billed: BilledRow | null;
  customer: typeof stripe_customers.$inferSelect | null;
  refund: typeof plan_refunds.$inferSelect | null;
  /** A checkout that is open, or was paid without a confirmation from the payment service so far. */
  checkout: CheckoutRow | null;
  /** The bank of the owner has not decided about a payment yet. */
  is_disputed: boolean;
  actions: PlanAction[];
}

export async function readPlanFacts(tx: Db | Tx, accountId: string, now: Date): Promise<PlanFacts> {
  const [counting = null] = await tx.select().from(subscriptions).where(eq(subscriptions.account_id, accountId));
  const [customer = null] = await tx.select().from(stripe_customers).where(eq(stripe_customers.account_id, accountId));
  const [refund = null] = await tx.select().from(plan_refunds).where(eq(plan_refunds.account_id, accountId));
  const [billed = null] = await listLiveSubscriptions(tx, accountId);
  const checkout = await findCheckout(tx, accountId, now);
  const isOpen = and(eq(plan_payments.account_id, accountId), gt(plan_payments.disputed_cents, 0));
  const is_disputed = (await tx.$count(plan_payments, isOpen)) > 0;
  const facts = { counting, plan: toEffectivePlan(counting, now), billed, customer, refund, checkout, is_disputed };
  return { ...facts, actions: listOpenActions(facts, now) };
}

// A paid checkout is awaited no longer than it would have been open.
async function findCheckout(tx: Db | Tx, accountId: string, now: Date): Promise<CheckoutRow | null> {
  const [latest] = await tx
    .select()
    .from(plan_checkouts)
    .where(eq(plan_checkouts.account_id, accountId))
    .orderBy(desc(plan_checkouts.created_at), desc(plan_checkouts.id))
    .limit(1);
  if (latest === undefined || latest.state === 'expired') return null;
  if (latest.state !== 'completed') return latest;
  return latest.expires_at <= now || (await hasBoughtSince(tx, latest)) ? null : latest;
}

// The payment service counts in whole seconds.
async function hasBoughtSince(tx: Db | Tx, { account_id, created_at }: CheckoutRow): Promise<boolean> {
  const since = new Date(Math.floor(created_at.getTime() / 1000) * 1000);
  const [bought] = await tx
    .select({ id: stripe_subscriptions.id })
    .from(stripe_subscriptions)
    .where(and(eq(stripe_subscriptions.account_id, account_id), gte(stripe_subscriptions.created_at, since)))
    .limit(1);
  return bought !== undefined;
}

function listOpenActions(
  { counting, plan, billed, customer, refund, checkout, is_disputed }: Omit<PlanFacts, 'actions'>,
  now: Date,
) {
  const first_paid_at_ms = customer?.first_paid_at?.getTime() ?? null;
  const actions = listPlanActions({
    plan,
    provider: counting?.provider ?? null,
    is_customer: customer !== null,
    billing: billed && toBilling(billed),
    is_refundable: isRefundable({ first_paid_at_ms, was_refunded: refund !== null, is_disputed }, now.getTime()),
  });
  if (checkout?.state !== 'completed') return actions;
  return actions.filter((action) => action !== 'buy_pro' && action !== 'buy_advanced');
}

function toBilling({ plan, status, cancel_at_period_end, pending_plan, pending_since }: BilledRow) {
  const isPastDue = status === 'past_due';
  const billingStatus = { plan, status: isPastDue ? status : ('active' as const), cancel_at_period_end, pending_plan };
  return { ...billingStatus, is_pending: pending_since !== null };
}
