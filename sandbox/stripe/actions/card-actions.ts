import { cardInUse } from '../card-in-use.ts';
import type { CardKind } from '../rows.ts';
import { shapeCustomer, shapePaymentMethod } from '../shapes/customer-shape.ts';
import { emit, requireRow, type StripeContext } from '../stripe-context.ts';
import { attachCard } from './attach-card.ts';

/** A customer puts another card down. A subscription with a card of its own goes on being charged to that. */
export function setDefaultCard(context: StripeContext, customerId: string, card: CardKind): void {
  const customer = requireRow(context.state.customers, 'customer', customerId);
  const before = shapeCustomer(customer);
  customer.default_payment_method = attachCard(context, customerId, card).id;
  emit(context, 'customer.updated', shapeCustomer(customer), before);
}

/** A bank makes up its mind about the card that is charged. False when there is none. */
export function changeCardInUse(context: StripeContext, customerId: string, card: CardKind): boolean {
  const row = cardInUse(context.state, customerId);
  if (row === null) return false;
  const before = shapePaymentMethod(row);
  row.card = card;
  emit(context, 'payment_method.updated', shapePaymentMethod(row), before);
  return true;
}
