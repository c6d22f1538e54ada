import type { OrderedPrice } from '../rows.ts';
import { requireRow, type StripeContext } from '../stripe-context.ts';

/** Returns the total of prices for a whole year. */
export function computeTotal(context: StripeContext, prices: readonly OrderedPrice[]): number {
  return prices.reduce(
    (sum, one) => sum + requireRow(context.state.prices, 'price', one.price).unit_amount * one.quantity,
    0,
  );
}
