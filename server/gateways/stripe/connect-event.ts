import { z } from 'zod';
import type { StripeEvent } from './billing.ts';

/** The payee or payout to sync because of an event. */
export type ConnectSubject = { destination_id: string } | { key: string };

const account = z.object({ data: z.object({ object: z.object({ id: z.string().min(1) }) }) });
const transfer = z.object({ data: z.object({ object: z.object({ transfer_group: z.string().min(1) }) }) });

/** Reads which payee or payout an event is about, and nothing else. Null when it does not concern payouts. */
export function findConnectSubject({ type, payload }: Pick<StripeEvent, 'type' | 'payload'>): ConnectSubject | null {
  if (type === 'account.updated') {
    const { data } = account.safeParse(payload);
    return data ? { destination_id: data.data.object.id } : null;
  }
  if (!type.startsWith('transfer.')) return null;
  const { data } = transfer.safeParse(payload);
  return data ? { key: data.data.object.transfer_group } : null;
}
