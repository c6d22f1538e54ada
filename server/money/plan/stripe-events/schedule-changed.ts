import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';
import { referredId } from './referred-id.ts';

const schedule = z.object({ subscription: referredId.nullish(), released_subscription: referredId.nullish() });

/** The plan for the end of a subscription's period was created, changed or undone. */
export const scheduleChanged: ReadSubject = (object) => {
  const { data } = schedule.safeParse(object);
  const subscription_id = data?.subscription ?? data?.released_subscription;
  return subscription_id ? { subscription_id, has_new_card: false } : null;
};
