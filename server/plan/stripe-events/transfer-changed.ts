import { z } from 'zod';
import type { ReadSubject } from './event-subject.ts';

const transfer = z.object({ transfer_group: z.string().min(1) });

/** Money was handed over to somebody, or came back. What it belongs to is the key under which it was sent. */
export const transferChanged: ReadSubject = (object) => {
  const { data } = transfer.safeParse(object);
  return data ? { payout_key: data.transfer_group } : null;
};
