import { type Books, emit, need } from '../books.ts';
import { cardInUse } from '../card-in-use.ts';
import type { CardKind } from '../rows.ts';
import { shapeCustomer, shapePaymentMethod } from '../shapes/customer-shape.ts';
import { attachCard } from './attach-card.ts';

/** A customer puts another card down. A subscription with a card of its own goes on being charged to that. */
export function putDownCard(books: Books, customerId: string, card: CardKind): void {
  const customer = need(books.state.customers, 'customer', customerId);
  const before = shapeCustomer(customer);
  customer.default_payment_method = attachCard(books, customerId, card).id;
  emit(books, 'customer.updated', shapeCustomer(customer), before);
}

/** A bank makes up its mind about the card that is charged. False when there is none. */
export function changeCardInUse(books: Books, customerId: string, card: CardKind): boolean {
  const row = cardInUse(books.state, customerId);
  if (row === null) return false;
  const before = shapePaymentMethod(row);
  row.card = card;
  emit(books, 'payment_method.updated', shapePaymentMethod(row), before);
  return true;
}
