import type { deliveries, delivery_messages } from '@tangent/db/schema/distribution/delivery.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { takesApplePackage } from '@tangent/domain/catalogue/store/store-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { findPreOrder } from '../build/apple/apple-products.ts';
import { listAppleOffers } from '../build/apple/list-apple-offers.ts';
import { assignDeals } from '../build/build-deals.ts';
import type { ReleaseSnapshot } from '../plan/release-snapshot.ts';

type Facts = {
  message: Pick<typeof delivery_messages.$inferSelect, 'kind' | 'created_at'>;
  delivery: Pick<typeof deliveries.$inferSelect, 'release_id' | 'store_id' | 'live_at'>;
  snapshot: ReleaseSnapshot;
  profile: StoreProfile;
};

/**
 * Returns whether a message that has waited states other terms than it would now (docs/standards/delivery.md): a
 * pre-order whose day has passed, which Apple refuses, or that is over, or a start that would take a release down which
 * the store has shown meanwhile.
 */
export async function isOutdated(tx: Tx, facts: Facts, now: Date): Promise<boolean> {
  if (facts.message.kind === 'takedown') return false;
  if (takesApplePackage(facts.profile)) return isPreOrderOutdated(tx, facts, now);
  const { snapshot, profile, message, delivery } = facts;
  const describe = (at: Date) => {
    const live_at = delivery.live_at !== null && delivery.live_at <= at ? delivery.live_at : null;
    return JSON.stringify(assignDeals(snapshot, profile, { kind: message.kind, at, live_at }, delivery.store_id));
  };
  return describe(message.created_at) !== describe(now);
}

async function isPreOrderOutdated(tx: Tx, { snapshot, message, delivery }: Facts, now: Date): Promise<boolean> {
  const offers = await listAppleOffers(tx, delivery.release_id);
  const find = (at: Date) =>
    findPreOrder({ snapshot, offers, price_tiers: undefined, kind: message.kind, today: utcDay(at.getTime()) });
  return find(message.created_at) !== find(now);
}
