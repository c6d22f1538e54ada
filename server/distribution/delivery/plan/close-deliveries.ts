import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { OPEN_MESSAGE_STATES } from '@tangent/domain/distribution/delivery/message.ts';
import { and, asc, eq, inArray, lt, ne } from 'drizzle-orm';
import { recordStoreEvent } from '../../../events/webhook/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** Why a delivery ended with its store. */
export const STORE_CLOSED = 'store_closed';

/** A store has a whole catalogue on its last day: the rest follows with the next turns. */
const AT_ONCE = 500;

/**
 * Ends the deliveries to stores that have closed: nothing is sent there any more, not even a takedown, because
 * what was in the store is gone with it.
 */
export async function closeDeliveries(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(and(lt(stores.closes_on, utcDay(now.getTime())), ne(deliveries.state, 'removed')))
    .orderBy(asc(deliveries.id))
    .limit(AT_ONCE)
    .for('update', { of: deliveries, skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await tx
    .update(delivery_messages)
    .set({ state: 'superseded', leased_by: null, leased_until: null })
    .where(
      and(inArray(delivery_messages.delivery_id, ids), inArray(delivery_messages.state, [...OPEN_MESSAGE_STATES])),
    );
  const removed = { state: 'removed', reason_code: STORE_CLOSED, reason_text: null } as const;
  await tx
    .update(deliveries)
    .set({ ...removed, removed_at: now, changed_at: now })
    .where(inArray(deliveries.id, ids));
  for (const id of ids) await recordStoreEvent(tx, id, 'removed', now);
}
