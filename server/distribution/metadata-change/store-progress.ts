import type { MetadataChange } from '@tangent/contract/distribution/metadata-change.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { type MessageState, OPEN_MESSAGE_STATES } from '@tangent/domain/distribution/delivery/message.ts';
import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { ChangeRow } from './change-store.ts';

type StoreProgress = MetadataChange['stores'][number];
type SentMessage = Pick<
  typeof delivery_messages.$inferSelect,
  'delivery_id' | 'snapshot_id' | 'state' | 'created_at' | 'delivered_at' | 'acknowledged_at'
>;

/** Messages that failed on our side wait for staff: for the artist they are still queued. */
const PROGRESS = {
  planned: 'queued',
  built: 'queued',
  uploading: 'queued',
  invalid: 'queued',
  failed: 'queued',
  superseded: 'queued',
  delivered: 'sent',
  accepted: 'accepted',
  rejected: 'refused',
} as const satisfies Record<MessageState, StoreProgress['progress']>;

/** Returns the progress of approved changes at each store, by change and in the order of store names. */
export async function listProgress(
  tx: Tx | Db,
  changes: readonly ChangeRow[],
): Promise<ReadonlyMap<string, StoreProgress[]>> {
  const approved = changes.filter(({ snapshot_id }) => snapshot_id !== null);
  const releaseIds = [...new Set(approved.map(({ release_id }) => release_id))];
  if (releaseIds.length === 0) return new Map();
  const reached = await tx
    .select({
      id: deliveries.id,
      release_id: deliveries.release_id,
      is_set_up: sql<boolean>`${deliveries.reason_code} is distinct from 'store_not_live'`,
      store_id: stores.id,
      store_name: stores.name,
    })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(inArray(deliveries.release_id, releaseIds))
    .orderBy(asc(sql`lower(${stores.name})`));
  const messages = await listMessages(
    tx,
    reached.map(({ id }) => id),
  );
  return new Map(
    approved.map((change) => {
      const own = reached.filter(({ release_id }) => release_id === change.release_id);
      const items = own.map(({ id, store_id, store_name, is_set_up }) => {
        return { store_id, store_name, ...findProgress(change, messages.get(id) ?? [], is_set_up) };
      });
      return [change.id, items];
    }),
  );
}

/**
 * Derives the progress of a change from the messages. A message of a later change also contains this one; without any
 * message the store sees no difference, unless an earlier message is still on its way or the change waits for the store.
 */
function findProgress(
  change: ChangeRow,
  messages: readonly SentMessage[],
  isSetUp: boolean,
): Pick<StoreProgress, 'progress' | 'at'> {
  const carrying = messages.filter(({ snapshot_id }) => isSameOrLater(snapshot_id, change.snapshot_id));
  const current =
    carrying.find(({ state }) => state === 'accepted') ??
    carrying.find(({ snapshot_id }) => snapshot_id === change.snapshot_id) ??
    carrying[0];
  if (current) {
    const at = current.acknowledged_at ?? current.delivered_at ?? current.created_at;
    return { progress: PROGRESS[current.state], at: at.toISOString() };
  }
  const waits =
    !isSetUp || messages.some(({ state }) => (OPEN_MESSAGE_STATES as readonly MessageState[]).includes(state));
  return { progress: waits ? 'queued' : 'unchanged', at: (change.decided_at ?? change.created_at).toISOString() };
}

// Snapshot ids increase over time.
function isSameOrLater(snapshotId: string, wanted: string | null): boolean {
  return wanted !== null && snapshotId >= wanted;
}

async function listMessages(tx: Tx | Db, deliveryIds: readonly string[]): Promise<ReadonlyMap<string, SentMessage[]>> {
  const { delivery_id, snapshot_id, state, created_at, delivered_at, acknowledged_at, kind, sequence } =
    delivery_messages;
  const rows = await tx
    .select({ delivery_id, snapshot_id, state, created_at, delivered_at, acknowledged_at })
    .from(delivery_messages)
    .where(and(inArray(delivery_id, [...deliveryIds]), ne(kind, 'takedown'), ne(state, 'superseded')))
    .orderBy(sql`${sequence} desc`);
  const byDelivery = new Map<string, SentMessage[]>();
  for (const row of rows) byDelivery.set(row.delivery_id, [...(byDelivery.get(row.delivery_id) ?? []), row]);
  return byDelivery;
}
