import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { takedownWindowMs } from '@tangent/domain/catalogue/release/takedown.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { listNewestProfiles } from '../build/insert-messages.ts';
import { moveDelivery } from '../delivery-store.ts';

/** Stores that have not confirmed a takedown, by id: `closed` counts as removed now, `open` still has time. */
export type UnconfirmedStores = { closed: string[]; open: string[] };

/**
 * Stops waiting for stores whose service level has passed, or for all of them after the takedown window: their
 * deliveries are removed, marked as not confirmed by the store. Their pending messages are still sent.
 */
export async function closeTakedown(
  tx: Tx,
  { release_id, requested_at, now }: { release_id: string; requested_at: Date; now: Date },
): Promise<UnconfirmedStores> {
  const rows = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.release_id, release_id), ne(deliveries.state, 'removed')))
    .orderBy(asc(deliveries.id))
    .for('update');
  const profiles = await listNewestProfiles(
    tx,
    rows.map(({ store_id }) => store_id),
  );
  const endMs = takedownWindowMs(requested_at.getTime()).until;
  const unconfirmed: UnconfirmedStores = { closed: [], open: [] };
  for (const { id, store_id, state } of rows) {
    const serviceDays = profiles.get(store_id)?.profile.service_days.update ?? 0;
    const waitsUntil = Math.min(endMs, requested_at.getTime() + serviceDays * DAY_MS);
    const isClosed = now.getTime() >= waitsUntil;
    unconfirmed[isClosed ? 'closed' : 'open'].push(store_id);
    if (!isClosed) continue;
    if (state !== 'taking_down') await moveDelivery(tx, { delivery_id: id, to: 'taking_down', at: now });
    await moveDelivery(tx, { delivery_id: id, to: 'removed', at: now, reason_code: 'takedown_not_confirmed' });
  }
  return unconfirmed;
}
