import { z } from 'zod';
import type { ReadSubject } from './event-subject.ts';
import { referredId } from './referred-id.ts';

const charge = z.object({ customer: referredId });

/** Money went back. A charge names its customer, and not what it was for. */
export const chargeRefunded: ReadSubject = (object) => {
  const { data } = charge.safeParse(object);
  return data ? { customer_id: data.customer, has_new_card: false } : null;
};
