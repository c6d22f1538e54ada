import type { CardKind } from './rows.ts';
import type { StripeState } from './state.ts';

/** The card that a customer is charged with. */
export function cardOf({ customers, payment_methods }: StripeState, customerId: string): CardKind | null {
  return payment_methods.get(customers.get(customerId)?.default_payment_method ?? '')?.card ?? null;
}
