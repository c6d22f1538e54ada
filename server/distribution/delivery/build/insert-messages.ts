import { store_profiles } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { buildBatchId } from '@tangent/ddex/choreography/batch-names.ts';
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { NextMessage } from '../plan/decide-next.ts';

export type ProfileRow = typeof store_profiles.$inferSelect;

/** A message to be planned for a store. */
export type MessagePlan = NextMessage & {
  delivery_id: string;
  store_id: string;
  profile_id: string;
  /** The delivery's newest message so far. */
  last: { sequence: number; batch_id: string } | null;
  resend_of: string | null;
};

/**
 * Inserts planned messages with the ids they will carry. They exist before anything is sent, so that every attempt
 * after a crash sends the same message. At most one per store: a batch is one message.
 */
export async function insertMessages(tx: Tx, plans: readonly MessagePlan[], now: Date): Promise<string[]> {
  if (plans.length === 0) return [];
  const taken = await listUsedBatches(tx, plans, now);
  const rows = plans.map(({ last, store_id, ...plan }) => {
    const id = uuidv7();
    return {
      ...plan,
      id,
      message_id: id,
      thread_id: plan.delivery_id,
      sequence: (last?.sequence ?? 0) + 1,
      batch_id: findFreeBatchId(taken.get(store_id) ?? new Set(), last?.batch_id ?? null, now),
      state: 'planned' as const,
      next_attempt_at: now,
      created_at: now,
    };
  });
  await tx.insert(delivery_messages).values(rows);
  return rows.map(({ id }) => id);
}

/** Returns how stores want new messages now. An existing message keeps the profile it was planned with. */
export async function listNewestProfiles(
  tx: Tx,
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, ProfileRow>> {
  if (storeIds.length === 0) return new Map();
  const rows = await tx
    .selectDistinctOn([store_profiles.store_id])
    .from(store_profiles)
    .where(inArray(store_profiles.store_id, [...new Set(storeIds)]))
    .orderBy(store_profiles.store_id, desc(store_profiles.version));
  return new Map(rows.map((row) => [row.store_id, row]));
}

/**
 * A batch is named after its millisecond, and two of one store must not share a folder: the stores are locked
 * meanwhile.
 */
async function listUsedBatches(
  tx: Tx,
  plans: readonly MessagePlan[],
  now: Date,
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const storeIds = [...new Set(plans.map(({ store_id }) => store_id))].sort();
  // Locked in one order: two plans for the same stores wait for each other instead of deadlocking.
  await tx.execute(sql`
    select pg_advisory_xact_lock(hashtext('delivery batch'), hashtext(s.id))
    from (select unnest(${sql.param(storeIds)}::text[]) as id order by id offset 0) s`);
  const rows = await tx
    .select({ store_id: deliveries.store_id, batch_id: delivery_messages.batch_id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(and(inArray(deliveries.store_id, storeIds), gte(delivery_messages.batch_id, buildBatchId(now))));
  const taken = new Map<string, Set<string>>(storeIds.map((id) => [id, new Set()]));
  for (const { store_id, batch_id } of rows) taken.get(store_id)?.add(batch_id);
  return taken;
}

// Stores process batches in name order: a batch must come after those planned earlier for the same release.
function findFreeBatchId(taken: ReadonlySet<string>, last: string | null, now: Date): string {
  for (let ms = Math.max(now.getTime(), last === null ? 0 : parseBatchMs(last) + 1); ; ms += 1) {
    const batchId = buildBatchId(new Date(ms));
    if (!taken.has(batchId)) return batchId;
  }
}

function parseBatchMs(batchId: string): number {
  return Date.parse(batchId.replace(/^(....)(..)(..)(..)(..)(..)(...)$/, '$1-$2-$3T$4:$5:$6.$7Z'));
}
