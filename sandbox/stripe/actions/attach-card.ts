import type { CardKind, PaymentMethodRow } from '../rows.ts';
import { shapePaymentMethod } from '../shapes/customer-shape.ts';
import { emit, makeId, requireRow, type StripeContext } from '../stripe-context.ts';

/** Attaches a card to a customer. Which charges it pays is decided elsewhere. */
export function attachCard(context: StripeContext, customerId: string, card: CardKind): PaymentMethodRow {
  const customer = requireRow(context.state.customers, 'customer', customerId);
  const row: PaymentMethodRow = { id: makeId('pm'), created: context.now, customer: customer.id, card };
  context.state.payment_methods.set(row.id, row);
  emit(context, 'payment_method.attached', shapePaymentMethod(row));
  return row;
}
