import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { PAID_PLANS, PLANS, SUBSCRIPTION_STATUSES } from '@tangent/domain/plan/plan.ts';
import { PLAN_ACTIONS } from '@tangent/domain/plan/plan-action.ts';
import { PLAN_CHANGES } from '@tangent/domain/plan/plan-change.ts';
import { PAYMENT_KINDS, PAYMENT_STATES } from '@tangent/domain/plan/purchase.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { capability, subscription } from './user.ts';
import { cents, id, idempotencyKey, idParams, instant } from './values.ts';

const price = cents.nonnegative();

/** A plan as anybody may read it: what it costs, what it brings and where its limits are. */
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
  summary: 'The plans, what each costs and may do',
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
  /** The plan whose rules hold now, and what was bought or given. */
  plan: z.enum(PLANS),
  subscription,
  /** What the payment service bills, while it does; another one may count because it brings more. */
  billing: z
    .object({
      plan: z.enum(PLANS),
      status: z.enum(SUBSCRIPTION_STATUSES),
      period_end: instant,
      cancel_at_period_end: z.boolean(),
      pending_plan: z.enum(PLANS).nullable(),
      /** An act was sent, or a page was paid, and the payment service has not confirmed it yet. */
      is_pending: z.boolean(),
      /** What the next period costs; null when there is none. */
      next_price_cents: price.nullable(),
      /** While a renewal is being retried: until when the plan holds. */
      grace_ends_at: instant.nullable(),
      /** What is owed for the period that began, while the renewal is being retried. */
      due_cents: price.nullable(),
    })
    .nullable(),
  /** A page on which this plan is being bought right now. */
  checkout: z.object({ plan: z.enum(PLANS), address: z.string().nullable(), is_paid: z.boolean() }).nullable(),
  actions: z.array(z.enum(PLAN_ACTIONS)),
  /** What the step to Advanced costs at once. */
  upgrade: z.object({ charge_cents: price, days_left: z.number().int(), period_days: z.number().int() }).nullable(),
  /** The guarantee: until when the money can be had back, how much, or when it was. */
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
  summary: 'The plan of the account, its payments and what can be done about it',
  response: subscriptionView,
});

export const startCheckout = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/checkout`,
  summary: 'Opens the page of the payment service on which a plan is bought; again answers the same page',
  body: z.object({ plan: z.enum(PAID_PLANS) }),
  idempotency_key: idempotencyKey,
  response: address,
});

export const upgradePlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/upgrade`,
  summary: 'Goes from PRO to Advanced at once, for the days that are left of the year',
  /** What was shown: another amount is refused with `price_changed`. */
  body: z.object({ charge_cents: price }),
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const downgradePlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/downgrade`,
  summary: 'Goes from Advanced to PRO when the period ends',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const cancelPlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/cancel`,
  summary: 'Ends the plan when its period ends; a plan whose renewal failed ends at once',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const resumePlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/resume`,
  summary: 'Takes back a cancellation or a step down that has not happened yet',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const refundPlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/refund`,
  summary: 'Ends the plan at once and gives back everything that was paid for it, within 14 days and once',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const payPlan = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/pay`,
  summary: 'Tries a failed renewal again now',
  idempotency_key: idempotencyKey,
  response: subscriptionView,
});

export const createPortalSession = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/portal`,
  summary: 'Opens the page of the payment service for cards and invoices',
  idempotency_key: idempotencyKey,
  response: address,
});

export const getInvoiceAddress = defineCall({
  method: 'POST',
  path: `${SUBSCRIPTION}/payments/:id/invoice`,
  summary: 'Opens the invoice of one payment',
  params: idParams,
  idempotency_key: idempotencyKey,
  response: address,
});
