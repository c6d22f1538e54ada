import type { SubscriptionRow } from '../rows.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';
import { emit, type StripeContext } from '../stripe-context.ts';

/** Changes a subscription and emits an event with the previous values; emits nothing if nothing changed. */
export function emitChange(context: StripeContext, row: SubscriptionRow, change: () => void): void {
  const before = shapeSubscription(context, row);
  change();
  const after = shapeSubscription(context, row);
  if (JSON.stringify(before) !== JSON.stringify(after)) emit(context, 'customer.subscription.updated', after, before);
}
