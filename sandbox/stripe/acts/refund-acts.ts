import { type Books, emit, makeId } from '../books.ts';
import type { Metadata, PaymentRow, RefundRow } from '../rows.ts';
import { shapeCharge, shapeRefund } from '../shapes/payment-shape.ts';
import { StripeRefusal } from '../stripe-refusal.ts';

interface Asked {
  amount: number | undefined;
  reason: string | undefined;
  metadata: Metadata | undefined;
}

/** Gives money back: all that is left of a payment unless less is asked for. */
export function refund(books: Books, payment: PaymentRow, { amount, reason, metadata = {} }: Asked): RefundRow {
  const { charge } = payment;
  if (payment.status !== 'succeeded' || charge === null)
    throw new StripeRefusal(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`);
  const left = payment.amount - payment.amount_refunded;
  if (left === 0)
    throw new StripeRefusal(`Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' });
  const given = amount ?? left;
  if (given < 1 || given > left)
    throw new StripeRefusal(`Refund amount (${given}) is not between 1 and what is left of the charge (${left})`, {
      param: 'amount',
    });
  payment.amount_refunded += given;
  const row: RefundRow = {
    id: makeId('re'),
    created: books.now,
    payment: payment.id,
    amount: given,
    reason: reason ?? null,
    metadata,
  };
  books.state.refunds.set(row.id, row);
  emit(books, 'charge.refunded', shapeCharge(charge, payment));
  emit(books, 'refund.created', shapeRefund(row, payment));
  return row;
}
