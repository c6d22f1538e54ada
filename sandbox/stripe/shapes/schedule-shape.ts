import type Stripe from 'stripe';
import type { PhaseRow, ScheduleRow } from '../rows.ts';

export function shapeSchedule(row: ScheduleRow, now: number): Stripe.SubscriptionSchedule {
  const { id, created, customer, subscription, status, end_behavior, released_at, canceled_at, metadata } = row;
  const isActive = status === 'active';
  const phase = row.phases.find(({ start_date, end_date }) => start_date <= now && now < end_date);
  return {
    id,
    object: 'subscription_schedule',
    created,
    customer,
    status,
    end_behavior,
    released_at,
    canceled_at,
    metadata,
    livemode: false,
    application: null,
    completed_at: null,
    customer_account: null,
    test_clock: null,
    subscription: isActive ? subscription : null,
    released_subscription: released_at === null ? null : subscription,
    billing_mode: { flexible: null, type: 'classic' },
    pause_schedules: [],
    current_phase: isActive && phase ? { start_date: phase.start_date, end_date: phase.end_date } : null,
    default_settings: {
      application_fee_percent: null,
      billing_cycle_anchor: 'automatic',
      billing_thresholds: null,
      collection_method: 'charge_automatically',
      default_payment_method: null,
      description: null,
      on_behalf_of: null,
      transfer_data: null,
      invoice_settings: {
        account_tax_ids: null,
        custom_fields: null,
        days_until_due: null,
        description: null,
        footer: null,
        issuer: { type: 'self' },
      },
    },
    phases: row.phases.map(shapePhase),
  };
}

function shapePhase({
  start_date,
  end_date,
  items,
  proration_behavior,
  metadata,
}: PhaseRow): Stripe.SubscriptionSchedule.Phase {
  return {
    start_date,
    end_date,
    proration_behavior,
    metadata,
    currency: 'usd',
    add_invoice_items: [],
    application_fee_percent: null,
    billing_cycle_anchor: null,
    billing_thresholds: null,
    collection_method: null,
    default_payment_method: null,
    description: null,
    discounts: [],
    invoice_settings: null,
    on_behalf_of: null,
    transfer_data: null,
    trial_end: null,
    items: items.map(({ price, quantity }) => ({
      price,
      plan: price,
      quantity,
      billing_thresholds: null,
      discounts: [],
      metadata: {},
      tax_rates: [],
    })),
  };
}
