import type Stripe from 'stripe';
import type { ItemRow, SubscriptionRow } from '../rows.ts';
import { requireRow, type StripeContext } from '../stripe-context.ts';
import { type PlanShape, type PriceShape, shapePlan, shapePrice } from './price-shape.ts';

type ItemShape = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & { price: PriceShape; plan: PlanShape };
export type SubscriptionShape = Omit<Stripe.Subscription, 'items'> & { items: Stripe.ApiList<ItemShape> };

export function shapeSubscription(context: StripeContext, row: SubscriptionRow): SubscriptionShape {
  const { id, created, customer, status, cancel_at_period_end, canceled_at, ended_at, latest_invoice, metadata } = row;
  return {
    id,
    object: 'subscription',
    created,
    customer,
    status,
    cancel_at_period_end,
    canceled_at,
    ended_at,
    metadata,
    latest_invoice,
    default_payment_method: row.default_payment_method,
    schedule: row.schedule,
    billing_cycle_anchor: row.anchor,
    start_date: created,
    cancel_at: cancel_at_period_end ? row.period_end : null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: row.cancel_reason },
    items: {
      object: 'list',
      data: row.items.map((item) => shapeItem(context, row, item)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    ...NOT_USED,
  };
}

function shapeItem(
  context: StripeContext,
  subscription: SubscriptionRow,
  { id, created, price, quantity, metadata }: ItemRow,
): ItemShape {
  const priceRow = requireRow(context.state.prices, 'price', price);
  return {
    id,
    object: 'subscription_item',
    created,
    quantity,
    metadata,
    subscription: subscription.id,
    current_period_start: subscription.period_start,
    current_period_end: subscription.period_end,
    price: shapePrice(priceRow),
    plan: shapePlan(priceRow),
    billing_thresholds: null,
    current_trial: null,
    discounts: [],
    tax_rates: [],
  };
}

// Fields that our subscriptions do not use.
const NOT_USED = {
  application: null,
  application_fee_percent: null,
  billing_cycle_anchor_config: null,
  billing_schedules: [],
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_mode: { flexible: null, type: 'classic' as const },
  billing_thresholds: null,
  currency: 'usd',
  collection_method: 'charge_automatically' as const,
  customer_account: null,
  days_until_due: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' as const },
  },
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  payment_settings: {
    payment_method_options: null,
    payment_method_types: null,
    save_default_payment_method: 'off' as const,
  },
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  test_clock: null,
  transfer_data: null,
  trial_end: null,
  trial_settings: null,
  trial_start: null,
};
