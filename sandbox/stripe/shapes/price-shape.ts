import type Stripe from 'stripe';
import type { PriceRow, ProductRow } from '../rows.ts';

/** JSON carries exact amounts as text. */
export type PriceShape = Omit<Stripe.Price, 'unit_amount_decimal'> & { unit_amount_decimal: string };
export type PlanShape = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: string };

export function shapeProduct({ id, created, name, description, metadata }: ProductRow): Stripe.Product {
  return {
    id,
    object: 'product',
    active: true,
    created,
    updated: created,
    name,
    description,
    metadata,
    livemode: false,
    default_price: null,
    images: [],
    marketing_features: [],
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    url: null,
  };
}

export function shapePrice(row: PriceRow): PriceShape {
  const { id, created, product, currency, unit_amount, lookup_key, nickname, metadata } = row;
  return {
    id,
    object: 'price',
    active: true,
    created,
    product,
    currency,
    unit_amount,
    lookup_key,
    nickname,
    metadata,
    unit_amount_decimal: String(unit_amount),
    billing_scheme: 'per_unit',
    livemode: false,
    type: 'recurring',
    custom_unit_amount: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    recurring: { interval: 'year', interval_count: 1, meter: null, trial_period_days: null, usage_type: 'licensed' },
  };
}

/** Builds the older form of a price, which items still carry. */
export function shapePlan({ id, created, product, currency, unit_amount, nickname, metadata }: PriceRow): PlanShape {
  return {
    id,
    object: 'plan',
    active: true,
    created,
    product,
    currency,
    amount: unit_amount,
    nickname,
    metadata,
    amount_decimal: String(unit_amount),
    billing_scheme: 'per_unit',
    interval: 'year',
    interval_count: 1,
    livemode: false,
    meter: null,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}
