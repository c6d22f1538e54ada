import type { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import type { SubscriptionStatus } from '@tangent/domain/money/plan/plan.ts';
import type { StripeInvoice, StripeStatus, StripeSubscription } from '../../../gateways/stripe/billing.ts';
import { planFromKeys } from '../billed-price.ts';

type Row = typeof stripe_subscriptions.$inferSelect;
/** A subscription's status at the payment service, in the product's terms. */
export type BillingStatus = Pick<
  Row,
  'plan' | 'status' | 'period_start' | 'period_end' | 'expires_at' | 'cancel_at_period_end' | 'pending_plan'
>;

// A subscription whose first payment failed has bought nothing.
const STATUSES = {
  incomplete: 'none',
  incomplete_expired: 'none',
  trialing: 'active',
  active: 'active',
  past_due: 'past_due',
  unpaid: 'past_due',
  canceled: 'cancelled',
  paused: 'cancelled',
} as const satisfies Record<StripeStatus, SubscriptionStatus>;

/** Returns the billing status of a subscription. Null when it is no plan: not paid yet, or for another product. */
export function readBillingStatus(
  subscription: StripeSubscription,
  invoices: readonly StripeInvoice[],
  productSlug: string,
): BillingStatus | null {
  const status = STATUSES[subscription.status];
  const keys = subscription.items.map(({ lookup_key }) => lookup_key);
  const plan = planFromKeys(productSlug, keys);
  if (status === 'none' || plan === 'free') return null;
  const { period_start, period_end } = subscription;
  if (status === 'cancelled') {
    const over = { status, cancel_at_period_end: false, pending_plan: null } as const;
    return { ...over, plan, period_start, period_end, expires_at: subscription.ended_at ?? period_start };
  }
  const isPaid = !isUnpaid(subscription, invoices);
  const { cancel_at_period_end, next_lookup_keys } = subscription;
  const next = planFromKeys(productSlug, next_lookup_keys ?? []);
  const isStep = !cancel_at_period_end && next !== 'free' && next !== plan;
  return {
    plan,
    status,
    period_start,
    period_end,
    expires_at: isPaid ? period_end : period_start,
    cancel_at_period_end,
    pending_plan: isStep ? next : null,
  };
}

/** Tells whether the running period is unpaid: its payment was refused, or is not settled yet. */
export function isUnpaid(subscription: StripeSubscription, invoices: readonly StripeInvoice[]): boolean {
  const status = STATUSES[subscription.status];
  if (status === 'past_due') return true;
  return status === 'active' && invoices.some((invoice) => isOwed(invoice, subscription));
}

/**
 * Tells whether the running period is not paid yet: the payment service starts a period first and charges for it an
 * hour later. The invoice of another period, created between two of our requests, says nothing about this one.
 */
function isOwed({ billing_reason, status, created_at }: StripeInvoice, period: StripeSubscription): boolean {
  if (billing_reason !== 'subscription_cycle' || status === 'paid' || status === 'void') return false;
  const afterStart = created_at.getTime() - period.period_start.getTime();
  return afterStart >= -HOUR_MS && created_at.getTime() < period.period_end.getTime() - HOUR_MS;
}
