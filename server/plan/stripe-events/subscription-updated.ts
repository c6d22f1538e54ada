import { z } from 'zod';
import type { ReadSubject } from './event-subject.ts';

const subscription = z.object({ id: z.string().min(1) });

/** A subscription began, changed or ended. */
export const subscriptionUpdated: ReadSubject = (object, previous) => {
  const { data } = subscription.safeParse(object);
  return data ? { subscription_id: data.id, has_new_card: 'default_payment_method' in previous } : null;
};
