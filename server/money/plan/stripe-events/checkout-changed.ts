import { z } from 'zod';
import type { ReadSubject } from './read-subject.ts';

const session = z.object({ id: z.string().min(1), mode: z.literal('subscription') });

/** A checkout was paid, or has expired. */
export const checkoutChanged: ReadSubject = (object) => {
  const { data } = session.safeParse(object);
  return data ? { session_id: data.id } : null;
};
