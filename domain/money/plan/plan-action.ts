import { isHigherPlan, type Plan, type SubscriptionProvider, type SubscriptionStatus } from './plan.ts';

/**
 * Actions of an owner on their plan. `resume` takes back a cancellation or a downgrade that has not taken effect yet.
 */
export const PLAN_ACTIONS = [
  'buy_pro',
  'buy_advanced',
  'upgrade',
  'downgrade',
  'cancel',
  'resume',
  'refund',
  'pay',
  'portal',
] as const;
export type PlanAction = (typeof PLAN_ACTIONS)[number];

/** The subscription that the payment service bills; an ended one does not count. */
export type Billing = {
  readonly plan: Plan;
  readonly status: Exclude<SubscriptionStatus, 'none' | 'cancelled'>;
  readonly cancel_at_period_end: boolean;
  /** The plan after the end of the period, if it changes. */
  readonly pending_plan: Plan | null;
  /** An action was sent and the payment service has not confirmed it yet. */
  readonly is_pending: boolean;
};

export type BillingState = {
  /** The effective plan, and who bills it. */
  readonly plan: Plan;
  readonly provider: SubscriptionProvider | null;
  readonly billing: Billing | null;
  readonly is_refundable: boolean;
  /** Whether the payment service knows this account, so that its page for cards and invoices exists. */
  readonly is_customer: boolean;
};

/**
 * Lists the possible actions on a plan: the one table for calls and buttons (S4-033 to S4-037, A-106 to ).
 * A plan that Apple bills is changed at Apple.
 */
export function listPlanActions({ plan, provider, billing, is_refundable, is_customer }: BillingState): PlanAction[] {
  const portal: PlanAction[] = is_customer ? ['portal'] : [];
  if (billing === null) return provider === 'apple' && plan !== 'free' ? portal : [...listPurchases(plan), ...portal];
  if (billing.is_pending) return portal;
  const refund: PlanAction[] = is_refundable ? ['refund'] : [];
  return [...listChanges(billing), ...refund, ...portal];
}

/** A plan in force without billing was granted: only higher plans are worth buying. */
function listPurchases(plan: Plan): PlanAction[] {
  const purchases = [
    { action: 'buy_pro', plan: 'pro' },
    { action: 'buy_advanced', plan: 'advanced' },
  ] as const;
  return purchases.filter((purchase) => isHigherPlan(purchase.plan, plan)).map(({ action }) => action);
}

function listChanges({ plan, status, cancel_at_period_end, pending_plan }: Billing): PlanAction[] {
  if (status === 'past_due') return ['pay', 'cancel'];
  const up: PlanAction[] = plan === 'pro' ? ['upgrade'] : [];
  if (cancel_at_period_end) return [...up, 'resume'];
  if (pending_plan !== null) return ['resume', 'cancel'];
  return plan === 'pro' ? ['upgrade', 'cancel'] : ['downgrade', 'cancel'];
}
