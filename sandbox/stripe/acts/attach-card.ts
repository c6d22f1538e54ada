import { type Books, emit, makeId, need } from '../books.ts';
import type { CardKind, PaymentMethodRow } from '../rows.ts';
import { shapePaymentMethod } from '../shapes/customer-shape.ts';

/** A customer brings a card. What it is charged for is said elsewhere. */
export function attachCard(books: Books, customerId: string, card: CardKind): PaymentMethodRow {
  const customer = need(books.state.customers, 'customer', customerId);
  const row: PaymentMethodRow = { id: makeId('pm'), created: books.now, customer: customer.id, card };
  books.state.payment_methods.set(row.id, row);
  emit(books, 'payment_method.attached', shapePaymentMethod(row));
  return row;
}
