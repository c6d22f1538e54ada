import { z } from 'zod';
import type { ReadSubject } from './event-subject.ts';

const session = z.object({ id: z.string().min(1), mode: z.literal('subscription') });

/** A page on which a plan is bought was paid, or its time is over. */
export const checkoutChanged: ReadSubject = (object) => {
  const { data } = session.safeParse(object);
  return data ? { session_id: data.id } : null;
};
