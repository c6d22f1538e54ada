import type { InvoiceRow, LineRow, PaymentMethodRow, SubscriptionRow } from '../rows.ts';
import { getAmountDue, shapeInvoice } from '../shapes/invoice-shape.ts';
import { shapeCharge } from '../shapes/payment-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';
import { refuseCard, StripeRefusal } from '../stripe-refusal.ts';
import { emitChange } from './subscription-change.ts';

type NewInvoice = Pick<InvoiceRow, 'billing_reason' | 'lines'> &
  Partial<Pick<InvoiceRow, 'proration_date' | 'finalizes_at'>>;

/** Creates and finalizes an invoice as the subscription's latest one; does not charge it yet. */
export function writeInvoice(context: StripeContext, subscription: SubscriptionRow, input: NewInvoice): InvoiceRow {
  const row = draftInvoice(context, subscription, input);
  finalizeInvoice(context, row);
  return row;
}

/** Creates a draft invoice, to be charged later. */
export function draftInvoice(context: StripeContext, subscription: SubscriptionRow, input: NewInvoice): InvoiceRow {
  const customer = requireRow(context.state.customers, 'customer', subscription.customer);
  const { billing_reason, lines, proration_date = null, finalizes_at = null } = input;
  const row: InvoiceRow = {
    id: makeId('in'),
    created: context.now,
    customer: customer.id,
    subscription: subscription.id,
    subscription_metadata: subscription.metadata,
    billing_reason,
    status: 'draft',
    lines,
    proration_date,
    number: null,
    finalizes_at,
    finalized_at: null,
    total: lines.reduce((sum, { amount }) => sum + amount, 0),
    applied_balance: 0,
    period_start: subscription.period_start,
    period_end: subscription.period_end,
    attempt_count: 0,
    paid_at: null,
    voided_at: null,
    payment: null,
  };
  context.state.invoices.set(row.id, row);
  subscription.latest_invoice = row.id;
  emit(context, 'invoice.created', shapeInvoice(context, row));
  return row;
}

/** Finalizes a draft: from now on the amount is due. */
export function finalizeInvoice(context: StripeContext, row: InvoiceRow): void {
  const customer = requireRow(context.state.customers, 'customer', row.customer);
  customer.invoice_count += 1;
  const number = `${customer.invoice_prefix}-${String(customer.invoice_count).padStart(4, '0')}`;
  const owed = { status: 'open', number, finalizes_at: null, finalized_at: context.now } satisfies Partial<InvoiceRow>;
  Object.assign(row, owed);
  // A credit covers the invoice as far as it goes; the rest of it stays.
  row.applied_balance = Math.max(customer.balance, -row.total);
  customer.balance -= row.applied_balance;
  if (getAmountDue(row) > 0) row.payment = createPayment(context, row);
  emit(context, 'invoice.finalized', shapeInvoice(context, row));
}

function createPayment(context: StripeContext, row: InvoiceRow): string {
  const { id: invoice, customer } = row;
  const amount = getAmountDue(row);
  const id = makeId('pi');
  context.state.payments.set(id, {
    id,
    created: context.now,
    invoice_payment: makeId('inpay'),
    charge: null,
    invoice,
    customer,
    amount,
    amount_refunded: 0,
    status: 'requires_payment_method',
    payment_method: null,
    failure: null,
    ended_at: null,
  });
  return id;
}

/** Creates an invoice line for a whole year of a price, or for the given share of one. */
export function writeLine(
  context: StripeContext,
  line: Pick<LineRow, 'price' | 'quantity' | 'subscription_item' | 'period_start' | 'period_end'>,
  share: number | null = null,
): LineRow {
  const whole = requireRow(context.state.prices, 'price', line.price).unit_amount * line.quantity;
  return { id: makeId('il'), ...line, amount: Math.round(whole * (share ?? 1)), proration: share !== null };
}

/** Whether the card can be charged without the customer present. */
export function canChargeOffSession(card: PaymentMethodRow | null): boolean {
  return card?.card === 'good';
}

/** Tries once to charge an open invoice; `pays` says whether the card accepts it. */
export function chargeInvoice(
  context: StripeContext,
  row: InvoiceRow,
  card: PaymentMethodRow | null,
  pays = canChargeOffSession(card),
): boolean {
  const payment = row.payment === null ? null : requireRow(context.state.payments, 'payment_intent', row.payment);
  const isPaid = payment === null || pays;
  row.attempt_count += 1;
  if (isPaid) Object.assign(row, { status: 'paid', paid_at: context.now } satisfies Partial<InvoiceRow>);
  if (payment !== null) {
    payment.charge = makeId('ch');
    payment.payment_method = card?.id ?? null;
    payment.failure = isPaid ? null : 'card_declined';
    if (isPaid) Object.assign(payment, { status: 'succeeded', ended_at: context.now });
    emit(context, isPaid ? 'charge.succeeded' : 'charge.failed', shapeCharge(payment.charge, payment));
  }
  emit(context, isPaid ? 'invoice.paid' : 'invoice.payment_failed', shapeInvoice(context, row));
  return isPaid;
}

/** Pays an open invoice on request. */
export function payInvoice(context: StripeContext, row: InvoiceRow, card: PaymentMethodRow | null): void {
  if (row.status === 'paid') throw new StripeRefusal('Invoice is already paid');
  if (row.status === 'draft') throw new StripeRefusal('The sandbox does not charge drafts.');
  if (row.status === 'void') throw new StripeRefusal('This invoice can no longer be paid');
  if (!chargeInvoice(context, row, card)) throw refuseCard();
  clearPastDue(context, row);
}

/** Voids an invoice: it is not due any more. */
export function voidInvoice(context: StripeContext, row: InvoiceRow): void {
  if (row.status !== 'open')
    throw new StripeRefusal(`You can only pass in open invoices. This invoice is ${row.status}.`);
  Object.assign(row, { status: 'void', voided_at: context.now } satisfies Partial<InvoiceRow>);
  requireRow(context.state.customers, 'customer', row.customer).balance += row.applied_balance;
  const payment = row.payment === null ? null : requireRow(context.state.payments, 'payment_intent', row.payment);
  if (payment !== null) Object.assign(payment, { status: 'canceled', ended_at: context.now });
  emit(context, 'invoice.voided', shapeInvoice(context, row));
  clearPastDue(context, row);
}

// Reactivates the subscription once the invoice of its newest period is settled.
function clearPastDue(context: StripeContext, { id, subscription }: InvoiceRow): void {
  const row = requireRow(context.state.subscriptions, 'subscription', subscription);
  if (row.status !== 'past_due' || row.latest_invoice !== id) return;
  emitChange(context, row, () => {
    row.status = 'active';
  });
}
