import { inbox_events } from '@tangent/db/schema/inbox.ts';
import { sql } from 'drizzle-orm';
import type { StripeEvent } from '../../../gateways/stripe/billing.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { handleEventJob } from '../jobs.ts';

/**
 * Stores an event, once however often it arrives; the first arrival also enqueues its handling (rules F14, F18 in
 * docs/standards/reliability.md).
 */
export async function receiveEvent(tx: Tx, { id, type, payload }: StripeEvent, now: Date): Promise<void> {
  const [row] = await tx
    .insert(inbox_events)
    .values({ provider: 'stripe', event_id: id, type, payload, received_at: now })
    .onConflictDoUpdate({
      target: [inbox_events.provider, inbox_events.event_id],
      set: { times_received: sql`${inbox_events.times_received} + 1` },
    })
    .returning({ times_received: inbox_events.times_received });
  if (row?.times_received === 1) await enqueue(tx, handleEventJob, { event_id: id }, { key: id });
}
