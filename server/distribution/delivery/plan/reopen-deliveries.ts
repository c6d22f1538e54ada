import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { and, asc, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { recordStoreEvent } from '../../../events/webhook/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { STORE_CLOSED } from './close-deliveries.ts';
import { planNextForAll } from './plan-next.ts';

const AT_ONCE = 500;

/**
 * Takes up the deliveries again that ended with their store, when the store stays after all: what it has is as
 * live as before, and what its artist took out meanwhile is taken down.
 */
export async function reopenDeliveries(tx: Tx, now: Date): Promise<void> {
  const rows = await tx
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(
      and(
        eq(deliveries.state, 'removed'),
        eq(deliveries.reason_code, STORE_CLOSED),
        or(isNull(stores.closes_on), gte(stores.closes_on, utcDay(now.getTime()))),
      ),
    )
    .orderBy(asc(deliveries.id))
    .limit(AT_ONCE)
    .for('update', { of: deliveries, skipLocked: true });
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  const isWanted = sql`(${deliveries.wanted} = 'live' and ${releases.status} in ('in_process', 'published')
    and ${deliveries.store_id} = any(${releases.store_ids}))`;
  const reopened = await tx
    .update(deliveries)
    .set({
      state: sql`case when ${deliveries.live_at} is null then 'queued' else 'live' end`,
      wanted: sql`case when ${isWanted} then 'live' else 'down' end`,
      reason_code: null,
      removed_at: null,
      changed_at: now,
    })
    .from(releases)
    .where(and(eq(releases.id, deliveries.release_id), inArray(deliveries.id, ids)))
    .returning({ id: deliveries.id, state: deliveries.state });
  for (const { id, state } of reopened) await recordStoreEvent(tx, id, state, now);
  await planNextForAll(tx, ids, now);
}
