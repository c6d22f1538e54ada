import { findCardInUse } from '../card-in-use.ts';
import type { CardKind } from '../rows.ts';
import { shapeCustomer, shapePaymentMethod } from '../shapes/customer-shape.ts';
import { emit, requireRow, type StripeContext } from '../stripe-context.ts';
import { attachCard } from './attach-card.ts';

/** Sets a customer's default card. A subscription with a card of its own is still charged to that card. */
export function setDefaultCard(context: StripeContext, customerId: string, card: CardKind): void {
  const customer = requireRow(context.state.customers, 'customer', customerId);
  const before = shapeCustomer(customer);
  customer.default_payment_method = attachCard(context, customerId, card).id;
  emit(context, 'customer.updated', shapeCustomer(customer), before);
}

/** Replaces the card in use, as when the bank starts to accept or decline it. False if there is no card. */
export function changeCardInUse(context: StripeContext, customerId: string, card: CardKind): boolean {
  const row = findCardInUse(context.state, customerId);
  if (row === null) return false;
  const before = shapePaymentMethod(row);
  row.card = card;
  emit(context, 'payment_method.updated', shapePaymentMethod(row), before);
  return true;
}
