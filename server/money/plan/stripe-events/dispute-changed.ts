import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';
import { referredId } from './referred-id.ts';

const dispute = z.object({ payment_intent: referredId });

/** A payment was disputed at the customer's bank, or the bank decided. A dispute names its payment, but no customer. */
export const disputeChanged: ReadSubject = (object) => {
  const { data } = dispute.safeParse(object);
  return data ? { payment_id: data.payment_intent } : null;
};
