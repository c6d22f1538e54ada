import { type Books, need } from '../books.ts';
import type { OrderedPrice } from '../rows.ts';

/** What prices cost together for a whole year. */
export function sumOf(books: Books, prices: readonly OrderedPrice[]): number {
  return prices.reduce((sum, one) => sum + need(books.state.prices, 'price', one.price).unit_amount * one.quantity, 0);
}
