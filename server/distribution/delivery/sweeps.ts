import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { store_connections, stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { and, asc, eq, exists, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { findOutboxHold } from '../../messaging/outbox/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { collectAcknowledgementsJob, sendToStoreJob, tryStoreJob } from './jobs.ts';
import { listDueReleases, publishWhenDue } from './plan/publish-when-due.ts';
import { mayLeave } from './send/message-lease.ts';
import { canConnect, canSend, isOnTrial } from './send/store-connection.ts';

/**
 * Stores whose acknowledgements one job reads: few enough that a silent one delays little, many enough that the number
 * of jobs stays small.
 */
const STORES_PER_SWEEP = 12;

/**
 * Enqueues sending to every store with a due message that no worker holds, unless its connection may not be used or the
 * store is being set up.
 */
export async function sweepSending(tx: Tx, now: Date): Promise<void> {
  if ((await findOutboxHold(tx)) !== null) return;
  const rows = await tx
    .selectDistinctOn([deliveries.store_id], { store_id: deliveries.store_id, connection: store_connections })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .leftJoin(store_connections, eq(store_connections.store_id, deliveries.store_id))
    .where(
      and(
        inArray(delivery_messages.state, ['built', 'uploading']),
        lte(delivery_messages.next_attempt_at, now),
        or(isNull(delivery_messages.leased_until), sql`${delivery_messages.leased_until} <= clock_timestamp()`),
        mayLeave(now),
      ),
    );
  for (const { store_id, connection } of rows) {
    if (!canSend(connection, now)) continue;
    await enqueue(tx, isOnTrial(connection) ? tryStoreJob : sendToStoreJob, { store_id }, { key: store_id });
  }
}

/** Enqueues reading acknowledgements from every reachable store that is due to answer. */
export async function sweepAcknowledgements(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .selectDistinctOn([deliveries.store_id], { store_id: deliveries.store_id, connection: store_connections })
    .from(deliveries)
    .leftJoin(store_connections, eq(store_connections.store_id, deliveries.store_id))
    .where(isDueToAnswer(now))
    .orderBy(asc(deliveries.store_id));
  const ids = rows.filter(({ connection }) => canConnect(connection, now)).map(({ store_id }) => store_id);
  for (let at = 0; at < ids.length; at += STORES_PER_SWEEP) {
    const store_ids = ids.slice(at, at + STORES_PER_SWEEP);
    await enqueue(tx, collectAcknowledgementsJob, { store_ids }, { key: String(at) });
  }
}

/**
 * A store answers every message, and says when it opens or closes a release. Between its answer and the day before the
 * release nothing is due: `sweepLive` looks whether it has changed its mind.
 */
function isDueToAnswer(now: Date) {
  const tomorrow = addDays(utcDay(now.getTime()), 1);
  return or(
    inArray(deliveries.state, ['sent', 'taking_down']),
    and(
      eq(deliveries.state, 'acknowledged'),
      exists(sql`(
        select 1 from ${releases}
        where ${releases.id} = ${deliveries.release_id} and ${releases.release_date} <= ${tomorrow})`),
    ),
    exists(sql`(
      select 1 from ${delivery_messages}
      where ${delivery_messages.delivery_id} = ${deliveries.id} and ${delivery_messages.state} = 'delivered')`),
  );
}

/** Publishes releases whose release date has come and which a store already shows. */
export async function sweepPublishing(tx: Tx, now: Date): Promise<void> {
  for (const releaseId of await listDueReleases(tx, now)) await publishWhenDue(tx, releaseId, now);
}
