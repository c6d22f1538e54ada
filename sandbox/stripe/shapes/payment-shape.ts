import type Stripe from 'stripe';
import type { PaymentRow, RefundRow } from '../rows.ts';

/** Builds the link between a payment and its invoice. */
export function shapeInvoicePayment(row: PaymentRow): Stripe.InvoicePayment {
  const is_paid = row.status === 'succeeded';
  const is_canceled = row.status === 'canceled';
  return {
    id: row.invoice_payment,
    object: 'invoice_payment',
    created: row.created,
    invoice: row.invoice,
    amount_requested: row.amount,
    amount_paid: is_paid ? row.amount : null,
    currency: 'usd',
    is_default: true,
    livemode: false,
    payment: { payment_intent: row.id, type: 'payment_intent' },
    status: is_paid ? 'paid' : is_canceled ? 'canceled' : 'open',
    status_transitions: { canceled_at: is_canceled ? row.ended_at : null, paid_at: is_paid ? row.ended_at : null },
  };
}

export function shapePaymentIntent(row: PaymentRow): Stripe.PaymentIntent {
  const { id, created, amount, customer, status, payment_method } = row;
  const is_paid = status === 'succeeded';
  return {
    id,
    object: 'payment_intent',
    created,
    amount,
    customer,
    status,
    payment_method,
    currency: 'usd',
    amount_capturable: 0,
    amount_received: is_paid ? amount : 0,
    latest_charge: row.charge,
    livemode: false,
    canceled_at: status === 'canceled' ? row.ended_at : null,
    last_payment_error: null,
    allowed_payment_method_types: null,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    cancellation_reason: null,
    capture_method: 'automatic',
    client_secret: null,
    confirmation_method: 'automatic',
    customer_account: null,
    description: null,
    excluded_payment_method_types: null,
    managed_payments: null,
    metadata: {},
    next_action: null,
    on_behalf_of: null,
    payment_method_configuration_details: null,
    payment_method_options: null,
    payment_method_types: ['card'],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: 'off_session',
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_group: null,
  };
}

/** Builds the charge of a payment's last attempt. */
export function shapeCharge(id: string, row: PaymentRow): Stripe.Charge {
  const { created, amount, amount_refunded, customer, payment_method, failure } = row;
  const paid = row.status === 'succeeded';
  return {
    id,
    object: 'charge',
    created: row.ended_at ?? created,
    amount,
    amount_refunded,
    customer,
    payment_method,
    amount_captured: paid ? amount : 0,
    captured: paid,
    paid,
    status: paid ? 'succeeded' : 'failed',
    refunded: amount_refunded === amount && paid,
    payment_intent: row.id,
    currency: 'usd',
    livemode: false,
    failure_code: failure,
    failure_message: failure === null ? null : 'Your card was declined.',
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    calculated_statement_descriptor: null,
    description: null,
    disputed: false,
    failure_balance_transaction: null,
    fraud_details: {},
    metadata: {},
    on_behalf_of: null,
    outcome: null,
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

export function shapeRefund({ id, created, amount, reason, metadata }: RefundRow, payment: PaymentRow): Stripe.Refund {
  return {
    id,
    object: 'refund',
    created,
    amount,
    metadata,
    currency: 'usd',
    status: 'succeeded',
    charge: payment.charge,
    payment_intent: payment.id,
    customer: payment.customer,
    payment_method: payment.payment_method,
    reason: reason as Stripe.Refund.Reason | null,
    balance_transaction: null,
    customer_account: null,
    receipt_number: null,
    source_transfer_reversal: null,
    transfer_reversal: null,
  };
}
