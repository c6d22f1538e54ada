import { PAID_PLANS, PLANS, SUBSCRIPTION_STATUSES } from '@tangent/domain/money/plan/plan.ts';
import { PLAN_ACTIONS } from '@tangent/domain/money/plan/plan-action.ts';
import { PLAN_CHANGES } from '@tangent/domain/money/plan/plan-change.ts';
import { PAYMENT_KINDS, PAYMENT_STATES } from '@tangent/domain/money/plan/purchase.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { capability, subscription } from '../people/user.ts';
import { cents, id, idempotencyKey, idParams, instant } from '../values.ts';

const price = cents.nonnegative();

/** The public description of a plan: its price, its features and its limits. */
const offeredPlan = z.object({
  plan: z.enum(PLANS),
  plan_name: z.string(),
  yearly_price_cents: price,
  currency: z.literal(HOME_CURRENCY),
  capabilities: z.array(capability),
  monthly_submissions: z.number().int(),
  artist_profiles: z.number().int(),
  royalty_share_percent: z.number().int(),
  payout_days: z.number().int(),
  support_hours: z.number().int(),
});
export type OfferedPlan = z.infer<typeof offeredPlan>;

export const listPlans = defineCall({
  method: 'GET',
  path: '/v1/api/plans',
  summary: 'Lists the plans with their prices and features',
  response: z.object({ items: z.array(offeredPlan) }),
});

export const planPayment = z.object({
  id,
  number: z.string().nullable(),
  kind: z.enum(PAYMENT_KINDS),
  plan: z.enum(PLANS),
  state: z.enum(PAYMENT_STATES),
  amount_cents: price,
  refunded_cents: price,
  /** The part of it that the bank took back after a dispute. */
  charged_back_cents: price,
  /** The amount of an open dispute at the bank. */
  disputed_cents: price,
  created_at: instant,
});
export type PlanPayment = z.infer<typeof planPayment>;

const planEvent = z.object({
  change: z.enum(PLAN_CHANGES),
  plan: z.enum(PLANS),
  amount_cents: price.nullable(),
  at: instant,
});
export type PlanEvent = z.infer<typeof planEvent>;

/** Everything the Subscription tab shows. */
const subscriptionView = z.object({
  /** The effective plan, and the bought or granted one. */
  plan: z.enum(PLANS),
  subscription,
  /**
   * The subscription that the payment service bills, if there is one; another one may be effective because it includes
   * more.
   */
  billing: z
    .object({
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      period_end: instant,
      cancel_at_period_end: z.boolean(),
      pending_plan: z.enum(PLANS).nullable(),
      /** An action was sent or a checkout was paid, and the payment service has not confirmed it yet. */
      is_pending: z.boolean(),
      /** The price of the next period; null when there is none. */
      next_price_cents: price.nullable(),
      /** End of the grace period while a renewal is being retried. */
      grace_ends_at: instant.nullable(),
      /** The amount owed for the period that has started, while the renewal is being retried. */
      due_cents: price.nullable(),
    })
    .nullable(),
  /** The open checkout for this plan. */
  checkout: z.object({ plan: z.enum(PLANS), address: z.string().nullable(), is_paid: z.boolean() }).nullable(),
  actions: z.array(z.enum(PLAN_ACTIONS)),
  /** The price of an immediate upgrade to Advanced. */
  upgrade: z.object({ charge_cents: price, days_left: z.number().int(), period_days: z.number().int() }).nullable(),
  /** The money-back guarantee: until when and how much can be refunded, or when it was. */
  refund: z
    .object({ until: instant, amount_cents: price, requested_at: instant.nullable(), finished_at: instant.nullable() })
    .nullable(),
  support_hours: z.number().int(),
  payments: z.array(planPayment),
  history: z.array(planEvent),
});
export type SubscriptionView = z.infer<typeof subscriptionView>;

const SUBSCRIPTION = '/v1/api/subscription';
const address = z.object({ address: z.url() });

export const getSubscription = defineCall({
  method: 'GET',
  path: SUBSCRIPTION,
  summary: 'Returns the plan of the account, its payments and the possible actions',
  response: subscriptionView,
});

export const startCheckout = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/checkout`,
  summary: 'Creates a checkout page of the payment service for a plan; a repeated call returns the same page',
  body: z.object({ plan: z.enum(PAID_PLANS) }),
  idempotency_key: idempotencyKey,
  response: address,
});

export const upgradePlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/upgrade`,
  summary: 'Upgrades from PRO to Advanced immediately, charged for the remaining days of the year',
  /** The amount that was shown: if it has changed, the call is refused with `price_changed`. */
  body: z.object({ charge_cents: price }),
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const downgradePlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/downgrade`,
  summary: 'Downgrades from Advanced to PRO at the end of the period',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const cancelPlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/cancel`,
  summary: 'Cancels the plan at the end of its period; a plan whose renewal failed ends immediately',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const resumePlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/resume`,
  summary: 'Takes back a cancellation or a downgrade that has not taken effect yet',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const refundPlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/refund`,
  summary: 'Ends the plan immediately and refunds everything paid for it, within 14 days and once',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const payPlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/pay`,
  summary: 'Retries a failed renewal now',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const createPortalSession = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/portal`,
  summary: 'Returns the address of the payment service’s page for cards and invoices',
  idempotency_key: idempotencyKey,
  response: address,
});

export const getInvoiceAddress = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/payments/:id/invoice`,
  summary: 'Returns the address of the invoice of one payment',
  params: idParams,
  idempotency_key: idempotencyKey,
  response: address,
});
