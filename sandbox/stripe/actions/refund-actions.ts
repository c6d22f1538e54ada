import type { Metadata } from '../connect-rows.ts';
import type { PaymentRow, RefundRow } from '../rows.ts';
import { shapeCharge, shapeRefund } from '../shapes/payment-shape.ts';
import { emit, makeId, type StripeContext } from '../stripe-context.ts';
import { StripeRefusal } from '../stripe-refusal.ts';
import { findDispute } from './dispute-actions.ts';

interface RefundInput {
  amount: number | undefined;
  reason: string | undefined;
  metadata: Metadata | undefined;
}

/** Refunds a payment: the whole rest unless a smaller amount is given. */
export function refund(
  context: StripeContext,
  payment: PaymentRow,
  { amount, reason, metadata = {} }: RefundInput,
): RefundRow {
  const { charge } = payment;
  if (payment.status !== 'succeeded' || charge === null)
    throw new StripeRefusal(`This PaymentIntent (${payment.id}) does not have a successful charge to refund.`);
  const dispute = findDispute(context, payment.id);
  if (dispute !== null && dispute.status !== 'won')
    throw new StripeRefusal(`Charge ${charge} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    });
  const left = payment.amount - payment.amount_refunded;
  if (left === 0)
    throw new StripeRefusal(`Charge ${charge} has already been refunded.`, { code: 'charge_already_refunded' });
  const refunded = amount ?? left;
  if (refunded < 1 || refunded > left)
    throw new StripeRefusal(`Refund amount (${refunded}) is not between 1 and what is left of the charge (${left})`, {
      param: 'amount',
    });
  payment.amount_refunded += refunded;
  const row: RefundRow = {
    id: makeId('re'),
    created: context.now,
    payment: payment.id,
    amount: refunded,
    reason: reason ?? null,
    metadata,
  };
  context.state.refunds.set(row.id, row);
  emit(context, 'charge.refunded', shapeCharge(charge, payment));
  emit(context, 'refund.created', shapeRefund(row, payment));
  return row;
}
