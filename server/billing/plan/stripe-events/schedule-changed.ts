import { z } from 'zod';
import type { ReadSubject } from './event-subject.ts';
import { referredId } from './referred-id.ts';

const schedule = z.object({ subscription: referredId.nullish(), released_subscription: referredId.nullish() });

/** What becomes of a subscription when its period ends was planned, changed or taken back. */
export const scheduleChanged: ReadSubject = (object) => {
  const { data } = schedule.safeParse(object);
  const subscription_id = data?.subscription ?? data?.released_subscription;
  return subscription_id ? { subscription_id, has_new_card: false } : null;
};
