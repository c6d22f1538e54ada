import { type Books, emit } from '../books.ts';
import type { SubscriptionRow } from '../rows.ts';
import { shapeSubscription } from '../shapes/subscription-shape.ts';

/** Changes a subscription and says what was different before; says nothing when nothing was. */
export function tellChange(books: Books, row: SubscriptionRow, change: () => void): void {
  const before = shapeSubscription(books, row);
  change();
  const after = shapeSubscription(books, row);
  if (JSON.stringify(before) !== JSON.stringify(after)) emit(books, 'customer.subscription.updated', after, before);
}
