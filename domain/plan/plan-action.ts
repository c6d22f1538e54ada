import { isHigherPlan, type Plan, type SubscriptionProvider, type SubscriptionStatus } from './plan.ts';

/** What somebody may do about their plan. `resume` takes back a cancellation or a step down that has not happened yet. */
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

/** What is billed by the payment service, while it is: an ended subscription is none. */
export type Billing = {
  readonly plan: Plan;
  readonly status: Exclude<SubscriptionStatus, 'none' | 'cancelled'>;
  readonly cancel_at_period_end: boolean;
  /** What the plan becomes when the period ends, if that is another one. */
  readonly pending_plan: Plan | null;
  /** An act was sent and the payment service has not confirmed it yet. */
  readonly is_pending: boolean;
};

export type BillingState = {
  /** The plan whose rules hold, and who bills it. */
  readonly plan: Plan;
  readonly provider: SubscriptionProvider | null;
  readonly billing: Billing | null;
  readonly is_refundable: boolean;
  /** Whether the payment service knows this account, so that there are cards and invoices to see. */
  readonly is_customer: boolean;
};

/**
 * What can be done about a plan now: the one table that calls and buttons ask (S4-033 to S4-037, A-106 to A-109,
 * A plan that Apple bills is changed at Apple.
 */
export function listPlanActions({ plan, provider, billing, is_refundable, is_customer }: BillingState): PlanAction[] {
  const portal: PlanAction[] = is_customer ? ['portal'] : [];
  if (billing === null) return provider === 'apple' && plan !== 'free' ? portal : [...listPurchases(plan), ...portal];
  if (billing.is_pending) return portal;
  const refund: PlanAction[] = is_refundable ? ['refund'] : [];
  return [...listChanges(billing), ...refund, ...portal];
}

/** What holds without being billed was granted: only more than that is worth buying. */
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
