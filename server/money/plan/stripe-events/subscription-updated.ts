import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';
import { referredId } from './referred-id.ts';

const subscription = z.object({ id: z.string().min(1), default_payment_method: referredId.nullish() });

/** A subscription started, changed or ended. */
export const subscriptionUpdated: ReadSubject = (object, previous) => {
  const { data } = subscription.safeParse(object);
  if (!data) return null;
  // A subscription that loses its own card does so because the customer's card changed, which is already known by then.
  const has_new_card = 'default_payment_method' in previous && data.default_payment_method != null;
  return { subscription_id: data.id, has_new_card };
};
