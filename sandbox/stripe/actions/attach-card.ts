import { createHash } from 'node:crypto';
import type { CardKind, PaymentMethodRow } from '../rows.ts';
import { shapePaymentMethod } from '../shapes/customer-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';

/**
 * Attaches a card to a customer. Which charges it pays is decided elsewhere. Each customer has a card of their own,
 * unless a number is given: the same number is the same card for every customer.
 */
export function attachCard(
  context: StripeContext,
  customerId: string,
  card: CardKind,
  number = customerId,
): PaymentMethodRow {
  const customer = requireRow(context.state.customers, 'customer', customerId);
  const fingerprint = createHash('sha256').update(`${card} ${number}`).digest('hex').slice(0, 16);
  const row: PaymentMethodRow = { id: makeId('pm'), created: context.now, customer: customer.id, card, fingerprint };
  context.state.payment_methods.set(row.id, row);
  emit(context, 'payment_method.attached', shapePaymentMethod(row));
  return row;
}
