import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { and, asc, eq, exists, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { sendToStoreJob } from '../jobs.ts';
import { closeDeliveries } from './close-deliveries.ts';
import { markWaiting, STORE_NOT_LIVE } from './mark-waiting.ts';
import { planNextForAll } from './plan-next.ts';
import { reopenDeliveries } from './reopen-deliveries.ts';

/** A store may become live after months, with a whole catalogue waiting: the rest follows with the next turns. */
const AT_ONCE = 500;

/**
 * Lets what waits for a store go on once the store is live, notes on the messages of a store that is no longer live why
 * they wait, and ends the deliveries to stores that have closed, until one turns out to stay.
 */
export async function sweepOpenStores(tx: Tx, now: Date): Promise<void> {
  for (const { id } of await listOpened(tx)) await openStore(tx, id, now);
  await markWaiting(tx, await listHeld(tx));
  await closeDeliveries(tx, now);
  await reopenDeliveries(tx, now);
}

/** Lists live stores with deliveries that still wait for that. */
function listOpened(tx: Tx): Promise<{ id: string }[]> {
  const waiting = tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.store_id, stores.id), isWaiting));
  return tx
    .select({ id: stores.id })
    .from(stores)
    .where(and(eq(stores.state, 'live'), exists(waiting)))
    .orderBy(asc(stores.id));
}

async function openStore(tx: Tx, store_id: string, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(eq(deliveries.store_id, store_id), isWaiting))
    .orderBy(asc(deliveries.id))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx.update(deliveries).set({ reason_code: null, reason_text: null }).where(inArray(deliveries.id, ids));
  await planNextForAll(tx, ids, now);
  // Messages that were built before the store left its live state are due.
  await enqueue(tx, sendToStoreJob, { store_id }, { key: store_id });
}

/** Lists deliveries with a message that was planned while its store was still live. */
async function listHeld(tx: Tx): Promise<string[]> {
  const rows = await tx
    .select({ id: deliveries.id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(
      and(
        inArray(delivery_messages.state, ['planned', 'built', 'uploading']),
        ne(delivery_messages.kind, 'takedown'),
        ne(stores.state, 'live'),
        or(isNull(deliveries.reason_code), ne(deliveries.reason_code, STORE_NOT_LIVE)),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(AT_ONCE)
    .for('update', { of: deliveries, skipLocked: true });
  return rows.map(({ id }) => id);
}

// A literal, so that the partial index serves it.
const isWaiting = sql`${deliveries.reason_code} = 'store_not_live'`;
