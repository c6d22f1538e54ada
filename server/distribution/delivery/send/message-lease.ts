import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_attempts, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { listAccountStores } from '@tangent/domain/catalogue/store/apple-stores.ts';
import { and, asc, eq, gte, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { findOutboxHold } from '../../../messaging/outbox/public.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { canSend, findConnection, isOnTrial } from './store-connection.ts';

export type ClaimedMessage = {
  message: typeof delivery_messages.$inferSelect;
  store_id: string;
  attempt_id: string;
  /** Only the process that holds the lease under this name may write to the store. */
  holder: string;
};

/** `usual` skips stores whose connection failed last time; `trial` is a separate queue for those. */
export type SendQueue = 'usual' | 'trial';

/**
 * A lease says that a process is alive, so it uses the database's own time: the product's clock may be moved by days.
 */
const LEASE = sql`interval '15 seconds'`;
export const RENEW_EVERY_MS = 4_000;

/**
 * Claims the next due message for a store: takedowns first, messages that never failed before those that did, then in
 * batch order. One upload at a time per store keeps that order, and a stalled store delays no other. A message whose
 * worker died is claimed again after its lease.
 */
export function claimMessage(db: Db, storeId: string, now: Date, queue: SendQueue): Promise<ClaimedMessage | null> {
  return inTransaction(db, async (tx) => {
    // The stores of one account take turns: of two packages about an album the last one must be the newest.
    const [account = storeId] = listAccountStores(storeId);
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('delivery claim'), hashtext(${account}))`);
    if ((await findOutboxHold(tx)) !== null) return null;
    const connection = await findConnection(tx, storeId);
    if (
      !canSend(connection, now) ||
      (queue === 'usual' && isOnTrial(connection)) ||
      (await hasActiveLease(tx, storeId))
    )
      return null;
    const { priority, failed_attempts, batch_id } = delivery_messages;
    const [row] = await tx
      .select({ message: delivery_messages })
      .from(delivery_messages)
      .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
      .innerJoin(stores, eq(stores.id, deliveries.store_id))
      .where(
        and(
          eq(deliveries.store_id, storeId),
          mayLeave(now),
          inArray(delivery_messages.state, ['built', 'uploading']),
          lte(delivery_messages.next_attempt_at, now),
        ),
      )
      .orderBy(asc(priority), asc(failed_attempts), asc(batch_id))
      .limit(1)
      .for('update', { of: delivery_messages, skipLocked: true });
    return row ? lease(tx, row.message, storeId, now) : null;
  });
}

/** Renews a lease. False when it was lost: another process may be writing already. */
export async function renewLease(db: Db, { message, holder }: ClaimedMessage): Promise<boolean> {
  const renewed = await db
    .update(delivery_messages)
    .set({ leased_until: sql`clock_timestamp() + ${LEASE}` })
    .where(and(eq(delivery_messages.id, message.id), eq(delivery_messages.leased_by, holder)))
    .returning({ id: delivery_messages.id });
  return renewed.length > 0;
}

/** A store that is being set up gets nothing but takedowns of what it has from earlier, a closed one nothing. */
export function mayLeave(now: Date): SQL | undefined {
  return and(
    or(eq(stores.state, 'live'), eq(delivery_messages.kind, 'takedown')),
    or(isNull(stores.closes_on), gte(stores.closes_on, utcDay(now.getTime()))),
  );
}

async function hasActiveLease(tx: Tx, storeId: string): Promise<boolean> {
  const leases = await tx
    .select({ id: delivery_messages.id })
    .from(delivery_messages)
    .innerJoin(deliveries, eq(deliveries.id, delivery_messages.delivery_id))
    .where(
      and(
        inArray(deliveries.store_id, [...listAccountStores(storeId)]),
        sql`${delivery_messages.leased_until} > clock_timestamp()`,
      ),
    )
    .limit(1);
  return leases.length > 0;
}

async function lease(tx: Tx, message: ClaimedMessage['message'], store_id: string, now: Date): Promise<ClaimedMessage> {
  const [holder, attempt_id] = [uuidv7(), uuidv7()];
  await tx
    .update(delivery_attempts)
    .set({ outcome: 'abandoned', ended_at: now })
    .where(and(eq(delivery_attempts.message_id, message.id), isNull(delivery_attempts.outcome)));
  await tx.insert(delivery_attempts).values({ id: attempt_id, message_id: message.id, started_at: now });
  await tx
    .update(delivery_messages)
    .set({ state: 'uploading', leased_by: holder, leased_until: sql`clock_timestamp() + ${LEASE}` })
    .where(eq(delivery_messages.id, message.id));
  return { message, store_id, attempt_id, holder };
}
