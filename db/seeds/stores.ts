import { MAJOR_STORES, type MajorStoreId } from '@tangent/domain/catalogue/store/major-stores.ts';
import { STORE_CATEGORIES } from '@tangent/domain/catalogue/store/store.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { store_profiles, stores } from '../schema/catalogue/store.ts';
import { buildMajorProfile, MAJOR_PARTY_IDS } from './major-profiles.ts';
import { CONFIRMED_PARTY_IDS, SANDBOX_PARTY_IDS } from './party-ids.ts';
import { PREMIUM_STORES } from './premium-stores.ts';
import { PROFILE_VERSIONS } from './profile-versions.ts';
import { assumeProfile, isByHand } from './store-profiles.ts';

type StoreInsert = typeof stores.$inferInsert;
type Seed = { store: StoreInsert; profile: StoreProfile };

/** Stores that have announced their last day (v.daum.net 20260827190840388). */
const CLOSINGS: Readonly<Record<string, string>> = { 'naver-vibe': '2026-12-31' };

/** Profiles of version 1 were incomplete. */
const FIRST_COMPLETE_VERSION = 2;

/**
 * Writes the stores and their delivery profiles into the database; runs after every migration. Existing rows stay: an
 * operator may have entered a real party id, a contract or a newer profile, or disabled a store.
 */
export async function seedStores(tx: Pick<NodePgDatabase, 'insert' | 'execute'>, now: Date): Promise<void> {
  // Several processes may start at once; the second one waits and then finds all rows written.
  await tx.execute(sql`select pg_advisory_xact_lock(7311905)`);
  const seeds = [...listMajor(), ...listPremium()];
  await tx
    .insert(stores)
    .values(seeds.map(({ store }) => store))
    .onConflictDoUpdate({
      target: stores.id,
      set: {
        ddex_party_id: sql`excluded.ddex_party_id`,
        party_id_confirmed: sql`excluded.party_id_confirmed`,
        contract: sql`case when ${stores.ddex_party_id} is null then excluded.contract else ${stores.contract} end`,
      },
      // A published id replaces one of ours, which is valid for the sandbox only; one of an operator stays.
      setWhere: sql`${stores.ddex_party_id} is null or (
        excluded.party_id_confirmed and not ${stores.party_id_confirmed} and ${stores.contract} <> 'signed'
      )`,
    });
  const profiles = seeds.map(({ store, profile }) => {
    const version = PROFILE_VERSIONS[store.id] ?? FIRST_COMPLETE_VERSION;
    return { store_id: store.id, version, profile, created_at: now };
  });
  const added = await tx
    .insert(store_profiles)
    .values(profiles)
    .onConflictDoNothing()
    .returning({ id: store_profiles.id });
  await replanUnsentMessages(
    tx,
    added.map(({ id }) => id),
  );
}

/** Finds a store of a fresh database with its profile; null for an unknown id. */
export function findStoreSeed(storeId: string): Seed | null {
  return [...listMajor(), ...listPremium()].find(({ store }) => store.id === storeId) ?? null;
}

function listMajor(): Seed[] {
  return MAJOR_STORES.map((store) => {
    const { id, name, category } = store;
    const { party_id, is_confirmed } = MAJOR_PARTY_IDS[id as MajorStoreId];
    const row = { id, name, category, premium: false, contract: 'sandbox' } as const;
    return {
      store: { ...row, ddex_party_id: party_id, party_id_confirmed: is_confirmed },
      profile: buildMajorProfile(store),
    };
  });
}

function listPremium(): Seed[] {
  const named = STORE_CATEGORIES.flatMap((category) =>
    PREMIUM_STORES[category].map(([id, name]) => ({ id, name, category })),
  );
  return named.map((store, position) => {
    const confirmed = CONFIRMED_PARTY_IDS[store.id];
    return {
      store: {
        ...store,
        premium: true,
        contract: isByHand(store.category) ? 'manual' : 'sandbox',
        closes_on: CLOSINGS[store.id] ?? null,
        ddex_party_id: confirmed ?? SANDBOX_PARTY_IDS[store.id] ?? null,
        party_id_confirmed: confirmed !== undefined,
      },
      profile: assumeProfile(store, position),
    };
  });
}

/**
 * Replans messages that were not sent when a store got one of these profiles, so that they follow that profile. A message of
 * DDEX to a store that now takes Apple's package stays what it is: a change may lack the files that the package needs.
 */
async function replanUnsentMessages(tx: Pick<NodePgDatabase, 'execute'>, added: readonly string[]): Promise<void> {
  if (added.length === 0) return;
  await tx.execute(sql`
    update delivery_messages m set profile_id = now.id, state = 'planned', xml = null, xml_sha256 = null
    from store_profiles before join store_profiles now on now.store_id = before.store_id and now.version > before.version
    where m.profile_id = before.id and now.id = any(${sql.param(added)}::uuid[]) and m.state in ('planned', 'built', 'uploading')
      and (before.profile ->> 'choreography' = 'apple_package') = (now.profile ->> 'choreography' = 'apple_package')`);
}
