import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';
import { referredId } from './referred-id.ts';

const invoice = z.object({ parent: z.object({ subscription_details: z.object({ subscription: referredId }) }) });

/** An invoice was created, paid, declined or voided: the status of its subscription may have changed. */
export const invoiceChanged: ReadSubject = (object) => {
  const { data } = invoice.safeParse(object);
  if (!data) return null;
  return { subscription_id: data.parent.subscription_details.subscription, has_new_card: false };
};
