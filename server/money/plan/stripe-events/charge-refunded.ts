import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';
import { referredId } from './referred-id.ts';

const charge = z.object({ customer: referredId });

/** A payment was refunded. A charge names its customer, but not its subscription. */
export const chargeRefunded: ReadSubject = (object) => {
  const { data } = charge.safeParse(object);
  return data ? { customer_id: data.customer, has_new_card: false } : null;
};
