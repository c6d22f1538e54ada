import type Stripe from 'stripe';
import { type BalanceRow, CARD_DIGITS, type CustomerRow, type PaymentMethodRow } from '../rows.ts';

export function shapeCustomer(row: CustomerRow): Stripe.Customer {
  const { id, created, email, name, description, metadata, preferred_locales, invoice_prefix, invoice_count } = row;
  return {
    id,
    object: 'customer',
    created,
    email,
    name,
    description,
    metadata,
    preferred_locales,
    invoice_prefix,
    livemode: false,
    address: null,
    balance: row.balance,
    currency: invoice_count > 0 ? 'usd' : null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    discount: null,
    phone: null,
    shipping: null,
    tax_exempt: 'none',
    test_clock: null,
    next_invoice_sequence: invoice_count + 1,
    invoice_settings: {
      custom_fields: null,
      default_payment_method: row.default_payment_method,
      footer: null,
      rendering_options: null,
    },
  };
}

export function shapePaymentMethod({
  id,
  created,
  customer,
  card,
  fingerprint,
}: PaymentMethodRow): Stripe.PaymentMethod {
  return {
    id,
    object: 'payment_method',
    created,
    customer,
    type: 'card',
    livemode: false,
    metadata: {},
    allow_redisplay: 'always',
    customer_account: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    card: {
      brand: 'visa',
      display_brand: 'visa',
      country: 'US',
      funding: 'credit',
      fingerprint,
      last4: CARD_DIGITS[card],
      exp_month: 12,
      exp_year: new Date(created * 1000).getUTCFullYear() + 8,
      checks: null,
      generated_from: null,
      networks: null,
      regulated_status: null,
      three_d_secure_usage: null,
      wallet: null,
    },
  };
}

/** Builds a change of a customer's balance. */
export function shapeBalanceTransaction(row: BalanceRow): Stripe.CustomerBalanceTransaction {
  const { id, created, customer, amount, ending_balance, description, metadata } = row;
  return {
    id,
    object: 'customer_balance_transaction',
    created,
    customer,
    amount,
    ending_balance,
    description,
    metadata,
    currency: 'usd',
    livemode: false,
    checkout_session: null,
    credit_note: null,
    customer_account: null,
    invoice: null,
    type: 'adjustment',
  };
}
