import type Stripe from 'stripe';
import type { InvoiceRow, LineRow } from '../rows.ts';
import { requireRow, type StripeContext } from '../stripe-context.ts';

type LineShape = Omit<Stripe.InvoiceLineItem, 'quantity_decimal' | 'pricing'> & {
  quantity_decimal: string;
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string };
};
export type InvoiceShape = Omit<Stripe.Invoice, 'lines'> & { lines: Stripe.ApiList<LineShape> };

export function shapeInvoice(context: StripeContext, row: InvoiceRow): InvoiceShape {
  const { id, created, customer, status, number, billing_reason, period_start, period_end, paid_at } = row;
  const is_paid = status === 'paid';
  return {
    id,
    object: 'invoice',
    created,
    customer,
    status,
    number,
    billing_reason,
    period_start,
    period_end,
    ...shapeAmounts(row, is_paid),
    attempt_count: row.attempt_count,
    attempted: row.attempt_count > 0,
    auto_advance: status === 'open' || row.finalizes_at !== null,
    automatically_finalizes_at: row.finalizes_at,
    effective_at: row.finalized_at,
    metadata: {},
    customer_email: context.state.customers.get(customer)?.email ?? null,
    customer_name: context.state.customers.get(customer)?.name ?? null,
    hosted_invoice_url: status === 'draft' ? null : `${context.address}/stripe/invoice/${id}`,
    invoice_pdf: null,
    status_transitions: {
      finalized_at: row.finalized_at,
      marked_uncollectible_at: null,
      paid_at,
      voided_at: row.voided_at,
    },
    parent: {
      quote_details: null,
      type: 'subscription_details',
      subscription_details: {
        subscription: row.subscription,
        metadata: row.subscription_metadata,
        ...(row.proration_date === null ? {} : { subscription_proration_date: row.proration_date }),
      },
    },
    lines: {
      object: 'list',
      data: row.lines.map((line) => shapeLine(context, row, line)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    ...NOT_USED,
  };
}

/** Returns what the customer has to pay: the total with the part of the balance that was settled with it. */
export function getAmountDue({ total, applied_balance }: InvoiceRow): number {
  return total + applied_balance;
}

function shapeAmounts(row: InvoiceRow, is_paid: boolean) {
  const { total } = row;
  const due = getAmountDue(row);
  return {
    total,
    subtotal: total,
    subtotal_excluding_tax: total,
    total_excluding_tax: total,
    amount_due: due,
    amount_paid: is_paid ? due : 0,
    amount_remaining: is_paid ? 0 : due,
    amount_overpaid: 0,
    amount_shipping: 0,
  };
}

function shapeLine(context: StripeContext, invoice: InvoiceRow, line: LineRow): LineShape {
  const { id, amount, quantity, price, subscription_item, proration } = line;
  const { unit_amount, product } = requireRow(context.state.prices, 'price', price);
  const { subscription } = invoice;
  return {
    id,
    object: 'line_item',
    amount,
    subtotal: amount,
    currency: 'usd',
    quantity,
    quantity_decimal: String(quantity),
    invoice: invoice.id,
    subscription,
    livemode: false,
    metadata: invoice.subscription_metadata,
    description: `${quantity} × ${context.state.products.get(product)?.name ?? product}`,
    discount_amounts: [],
    discountable: !proration,
    discounts: [],
    pretax_credit_amounts: [],
    taxes: [],
    parent: {
      invoice_item_details: null,
      type: 'subscription_item_details',
      subscription_item_details: {
        invoice_item: null,
        proration,
        subscription,
        subscription_item,
        proration_details: { credited_items: null },
      },
    },
    period: { start: line.period_start, end: line.period_end },
    pricing: { type: 'price_details', price_details: { price, product }, unit_amount_decimal: String(unit_amount) },
  };
}

// Fields that our invoices do not use.
const NOT_USED = {
  account_country: 'US',
  account_name: 'Sandbox',
  account_tax_ids: null,
  application: null,
  currency: 'usd',
  automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
  collection_method: 'charge_automatically' as const,
  custom_fields: null,
  customer_account: null,
  customer_address: null,
  customer_phone: null,
  customer_shipping: null,
  customer_tax_exempt: 'none' as const,
  customer_tax_ids: [],
  default_payment_method: null,
  default_source: null,
  default_tax_rates: [],
  description: null,
  discounts: [],
  due_date: null,
  ending_balance: 0,
  footer: null,
  from_invoice: null,
  issuer: { type: 'self' as const },
  last_finalization_error: null,
  latest_revision: null,
  livemode: false,
  next_payment_attempt: null,
  on_behalf_of: null,
  post_payment_credit_notes_amount: 0,
  payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
  pre_payment_credit_notes_amount: 0,
  receipt_number: null,
  rendering: null,
  shipping_cost: null,
  shipping_details: null,
  starting_balance: 0,
  statement_descriptor: null,
  test_clock: null,
  total_discount_amounts: [],
  total_pretax_credit_amounts: [],
  total_taxes: [],
  webhooks_delivered_at: null,
};
