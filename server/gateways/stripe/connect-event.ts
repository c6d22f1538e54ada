import { z } from 'zod';
import type { StripeEvent } from './billing.ts';

/** Whom or which payout somebody has to look at because of a message. */
export type ConnectSubject = { destination_id: string } | { key: string };

const account = z.object({ data: z.object({ object: z.object({ id: z.string().min(1) }) }) });
const transfer = z.object({ data: z.object({ object: z.object({ transfer_group: z.string().min(1) }) }) });

/** Reads from a message what it is about, and nothing else of it. Null: nothing of bringing money to people. */
export function findConnectSubject({ type, payload }: Pick<StripeEvent, 'type' | 'payload'>): ConnectSubject | null {
  if (type === 'account.updated') {
    const { data } = account.safeParse(payload);
    return data ? { destination_id: data.data.object.id } : null;
  }
  if (!type.startsWith('transfer.')) return null;
  const { data } = transfer.safeParse(payload);
  return data ? { key: data.data.object.transfer_group } : null;
}
