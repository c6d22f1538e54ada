import { type Books, emit, makeId, need } from '../books.ts';
import type { CardKind, PaymentMethodRow } from '../rows.ts';
import { shapeCustomer, shapePaymentMethod } from '../shapes/customer-shape.ts';

/** The card becomes the one that a customer pays with; it may be one that declines. */
export function attachCard(books: Books, customerId: string, card: CardKind): PaymentMethodRow {
  const customer = need(books.state.customers, 'customer', customerId);
  const before = shapeCustomer(customer);
  const row: PaymentMethodRow = { id: makeId('pm'), created: books.now, customer: customer.id, card };
  books.state.payment_methods.set(row.id, row);
  customer.default_payment_method = row.id;
  emit(books, 'payment_method.attached', shapePaymentMethod(row));
  emit(books, 'customer.updated', shapeCustomer(customer), before);
  return row;
}
