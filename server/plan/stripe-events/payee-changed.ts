import { z } from 'zod';
import type { ReadSubject } from './event-subject.ts';

const account = z.object({ id: z.string().min(1) });

/** Something changed about an account of somebody whom Stripe pays. */
export const payeeChanged: ReadSubject = (object) => {
  const { data } = account.safeParse(object);
  return data ? { payee_id: data.id } : null;
};
