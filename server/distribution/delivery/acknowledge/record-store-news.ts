import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import type { DeliveryState } from '@tangent/domain/distribution/delivery/status.ts';
import { eq } from 'drizzle-orm';
import { recordActivity } from '../../../events/activity/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** Stores that have the release, and stores that cannot get it for now; all others are still being delivered. */
const RECEIVED: readonly DeliveryState[] = ['acknowledged', 'live'];
const OPEN: readonly DeliveryState[] = ['queued', 'sent'];

/**
 * Records the news of a delivery that has just moved, with the release locked: a store that shows the release, and the
 * moment when every store that can take it has it.
 */
export async function recordStoreNews(
  tx: Tx,
  { id, release_id }: { id: string; release_id: string },
  at: Date,
): Promise<void> {
  const [release] = await tx
    .select({ account_id: releases.account_id })
    .from(releases)
    .where(eq(releases.id, release_id));
  if (!release) throw new Error(`release ${release_id} does not exist`);
  const rows = await tx
    .select({ id: deliveries.id, state: deliveries.state, store: stores.name })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(eq(deliveries.release_id, release_id));
  const event = { account_id: release.account_id, release_id, at };
  const moved = rows.find((row) => row.id === id);
  const live = rows.filter(({ state }) => state === 'live').length;
  const received = rows.filter(({ state }) => RECEIVED.includes(state)).length;
  const isComplete = received > 0 && !rows.some(({ state }) => OPEN.includes(state));
  if (isComplete) await recordActivity(tx, { ...event, type: 'delivered', params: { stores: received } });
  if (moved?.state !== 'live') return;
  await recordActivity(tx, { ...event, type: 'live', params: { store: moved.store, live, total: rows.length } });
}
