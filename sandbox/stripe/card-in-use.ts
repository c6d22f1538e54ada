import type { PaymentMethodRow, SubscriptionRow } from './rows.ts';
import type { StripeState } from './state.ts';

/** Returns the card that a subscription is charged to: its own, or else the customer's default card. */
export function findCard(
  { customers, payment_methods }: StripeState,
  { customer, default_payment_method }: Pick<SubscriptionRow, 'customer' | 'default_payment_method'>,
): PaymentMethodRow | null {
  const id = default_payment_method ?? customers.get(customer)?.default_payment_method ?? '';
  return payment_methods.get(id) ?? null;
}

/** Returns the card that the customer's next charge would use. */
export function findCardInUse(state: StripeState, customer: string): PaymentMethodRow | null {
  const liveSubscriptions = [...state.subscriptions.values()].filter(
    (row) => row.customer === customer && row.status !== 'canceled',
  );
  return findCard(state, liveSubscriptions.at(-1) ?? { customer, default_payment_method: null });
}
