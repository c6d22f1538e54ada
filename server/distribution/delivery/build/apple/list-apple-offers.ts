import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { APPLE_STORES } from '@tangent/domain/catalogue/store/apple-stores.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { and, eq, inArray, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../../platform/sql/open-database.ts';
import { listNewestProfiles } from '../insert-messages.ts';
import type { AppleOffer } from './apple-products.ts';

/**
 * Lists the stores of our account at Apple that are meant to have a release now: a package states what holds for all of them,
 * because Apple takes the last one for the whole truth.
 */
export async function listAppleOffers(tx: Tx, releaseId: string): Promise<AppleOffer[]> {
  const rows = await tx
    .select({ store_id: deliveries.store_id })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(
      and(
        eq(deliveries.release_id, releaseId),
        inArray(deliveries.store_id, [...APPLE_STORES]),
        eq(deliveries.wanted, 'live'),
        ne(deliveries.state, 'removed'),
        // A delivery that waits for its store has no part in the package of the other one. A store that is set
        // back keeps what it has, as every store does.
        or(eq(stores.state, 'live'), isNotNull(deliveries.live_at), hasReceived),
      ),
    );
  const profiles = await listNewestProfiles(
    tx,
    rows.map(({ store_id }) => store_id),
  );
  return APPLE_STORES.filter((id) => rows.some(({ store_id }) => store_id === id)).flatMap((store_id) => {
    const profile = profiles.get(store_id)?.profile;
    return profile && takesApplePackage(profile) ? [{ store_id, is_sale: sells(profile) }] : [];
  });
}

/** The store has the release by a message that no takedown follows. */
const hasReceived = sql`exists (
  select 1 from ${delivery_messages} m
   where m.delivery_id = ${deliveries.id} and m.kind <> 'takedown' and m.state in ('delivered', 'accepted')
     and not exists (select 1 from ${delivery_messages} k where k.delivery_id = m.delivery_id
       and k.kind = 'takedown' and k.state <> 'superseded' and k.sequence > m.sequence))`;

function sells({ deals }: StoreProfile): boolean {
  return deals.some(({ model }) => model === 'pay_as_you_go');
}
