import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';
import { referredId } from './referred-id.ts';

const customer = z.object({ object: z.literal('customer'), id: z.string().min(1) });
const card = z.object({ object: z.literal('payment_method'), customer: referredId });
/**
 * Fields that change with a card. A declined payment changes a customer too; only a new default card is worth another
 * try.
 */
const ABOUT_CARDS = ['invoice_settings', 'default_source'];

/** A customer changed, or added another card. */
export const customerChanged: ReadSubject = (object, previous) => {
  const attached = card.safeParse(object).data;
  if (attached) return { customer_id: attached.customer, has_new_card: false };
  const changed = customer.safeParse(object).data;
  const has_new_card = ABOUT_CARDS.some((name) => name in previous);
  return changed ? { customer_id: changed.id, has_new_card } : null;
};
