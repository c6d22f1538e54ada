import { deliveries, delivery_messages } from '@tangent/db/schema/delivery.ts';
import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { enqueue } from '../platform/jobs/enqueue.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { collectFromStoreJob, sendToStoreJob } from './job-kinds.ts';
import { listDueReleases, publishWhenDue } from './publish-when-due.ts';

/** Wakes the sending to every store with a message that is due and in nobody's hands. */
export async function sweepSending(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectDistinct({ store_id: deliveries.store_id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(
      and(
        inArray(delivery_messages.state, ['built', 'uploading']),
        lte(delivery_messages.next_attempt_at, now),
        or(isNull(delivery_messages.leased_until), sql`${delivery_messages.leased_until} <= clock_timestamp()`),
      ),
    );
  for (const { store_id } of rows) await enqueue(tx, sendToStoreJob, { store_id }, { key: store_id });
}

/** Looks for answers at every store that still owes one. */
export async function sweepAnswers(tx: Tx): Promise<void> {
  const rows = await tx
    .selectDistinct({ store_id: deliveries.store_id })
    .from(deliveries)
    .where(inArray(deliveries.state, ['sent', 'acknowledged']));
  for (const { store_id } of rows) await enqueue(tx, collectFromStoreJob, { store_id }, { key: store_id });
}

/** Makes releases live whose day has come and which a store shows already. */
export async function sweepPublishing(tx: Tx, now: Date): Promise<void> {
  for (const releaseId of await listDueReleases(tx, now)) await publishWhenDue(tx, releaseId, now);
}
