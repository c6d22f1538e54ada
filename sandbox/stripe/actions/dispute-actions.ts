import type { DisputeRow, PaymentRow } from '../rows.ts';
import { shapeDispute } from '../shapes/payment-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';

export const DISPUTE_STEPS = ['open', 'win', 'lose'] as const;
/** The bank opens a dispute, or decides it: `win` and `lose` are from the side of the seller. */
export type DisputeStep = (typeof DISPUTE_STEPS)[number];

/** Opens a dispute of the newest payment of a customer, or closes the open one; false if there is none. */
export function stepDispute(context: StripeContext, customerId: string, step: DisputeStep): boolean {
  const payments = [...context.state.payments.values()].filter(({ customer }) => customer === customerId);
  return step === 'open' ? openDispute(context, payments) : closeDispute(context, payments, step);
}

/** Finds the dispute of a payment. */
export function findDispute({ state }: StripeContext, payment: string): DisputeRow | null {
  return [...state.disputes.values()].find((row) => row.payment === payment) ?? null;
}

function openDispute(context: StripeContext, payments: readonly PaymentRow[]): boolean {
  const paid = payments.filter(({ id, status }) => status === 'succeeded' && findDispute(context, id) === null);
  const payment = paid.at(-1);
  if (payment === undefined) return false;
  const amount = payment.amount - payment.amount_refunded;
  const row: DisputeRow = {
    id: makeId('du'),
    created: context.now,
    payment: payment.id,
    amount,
    status: 'needs_response',
  };
  context.state.disputes.set(row.id, row);
  emit(context, 'charge.dispute.created', shapeDispute(row, payment));
  return true;
}

function closeDispute(
  context: StripeContext,
  payments: readonly PaymentRow[],
  step: Exclude<DisputeStep, 'open'>,
): boolean {
  const ids = new Set(payments.map(({ id }) => id));
  const open = [...context.state.disputes.values()].find(
    ({ payment, status }) => ids.has(payment) && status === 'needs_response',
  );
  if (open === undefined) return false;
  open.status = step === 'win' ? 'won' : 'lost';
  const payment = requireRow(context.state.payments, 'payment_intent', open.payment);
  emit(context, 'charge.dispute.closed', shapeDispute(open, payment));
  return true;
}
