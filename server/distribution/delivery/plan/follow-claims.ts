import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { hasTracksFor } from '@tangent/domain/catalogue/release/claims.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { deliverToStore, takeDownAtStore } from './change-one-store.ts';
import { listClaims } from './plan-deliveries.ts';

/**
 * Takes the release down at the fingerprint services that lost every track they may claim by a change, and delivers it
 * again to those that got one back.
 */
export async function followClaims(tx: Tx, releaseId: string, now: Date): Promise<void> {
  const services = await tx
    .select({ id: stores.id, state: deliveries.state, wanted: deliveries.wanted })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .innerJoin(releases, eq(releases.id, deliveries.release_id))
    .where(
      and(
        eq(deliveries.release_id, releaseId),
        eq(stores.category, 'fingerprint'),
        sql`${stores.id} = any(${releases.store_ids})`,
      ),
    );
  const isClaimed = hasTracksFor('fingerprint', await listClaims(tx, releaseId));
  for (const { id, state, wanted } of services) {
    if (!isClaimed && wanted === 'live') await takeDownAtStore(tx, releaseId, id, now);
    if (isClaimed && state === 'removed') await deliverToStore(tx, releaseId, id, now);
  }
}
