import { MAJOR_STORES, type MajorStoreId } from '@tangent/domain/store/major-stores.ts';
import { STORE_CATEGORIES } from '@tangent/domain/store/store.ts';
import { sql } from 'drizzle-orm';
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import { type StoreProfile, store_profiles, stores } from '../schema/store.ts';
import {
  DOWNLOADS,
  SHORT_VIDEO,
  STREAMS,
  STREAMS_AND_DOWNLOADS,
  USER_UPLOADS,
  YOUTUBE_STREAMS,
} from './deal-templates.ts';
import { PREMIUM_STORES } from './premium-stores.ts';

type Access = {
  party_id: string;
  /** True when DDEX or the store has published the id; the others are ours and good for the sandbox only. */
  is_confirmed: boolean;
  deals: StoreProfile['commercial_models'];
};

const confirmed = (party_id: string, deals: Access['deals']): Access => ({ party_id, is_confirmed: true, deals });
const made = (party_id: string, deals: Access['deals']): Access => ({ party_id, is_confirmed: false, deals });

/** How the twelve stores every plan reaches are addressed and what they are granted. */
const ACCESS: Record<MajorStoreId, Access> = {
  spotify: confirmed('PADPIDA2011072101T', STREAMS),
  'youtube-music': confirmed('PADPIDA2013020802I', YOUTUBE_STREAMS),
  'youtube-content-id': confirmed('PADPIDA2015120100H', USER_UPLOADS),
  tiktok: confirmed('PADPIDA2018082301A', SHORT_VIDEO),
  'facebook-instagram': confirmed('PADPIDA2013071501L', SHORT_VIDEO),
  'apple-music': made('PADPIDA2026010101N', STREAMS),
  'itunes-store': made('PADPIDA2026010102L', DOWNLOADS),
  'amazon-music': made('PADPIDA2026010103J', STREAMS_AND_DOWNLOADS),
  deezer: made('PADPIDA2026010104H', STREAMS),
  tidal: made('PADPIDA2026010105F', STREAMS),
  soundcloud: made('PADPIDA2026010106D', STREAMS),
  pandora: made('PADPIDA2026010107B', STREAMS),
};

/**
 * Puts the stores into the database, and the first profile of those that can be reached; runs after every migration. What is
 * there stays: an operator may have entered a real party id or switched a store off, and profiles are never changed.
 */
export async function seedStores(tx: Pick<NodePgDatabase, 'insert' | 'execute'>, now: Date): Promise<void> {
  // Several processes may start at once; the second one waits and then finds everything there.
  await tx.execute(sql`select pg_advisory_xact_lock(7311905)`);
  await tx
    .insert(stores)
    .values([...MAJOR_STORES.map(majorRow), ...premiumRows()])
    .onConflictDoNothing();
  const profiles = MAJOR_STORES.map(({ id }) => ({
    store_id: id,
    version: 1,
    profile: buildProfile(id),
    created_at: now,
  }));
  await tx.insert(store_profiles).values(profiles).onConflictDoNothing();
}

function majorRow({ id, name, category }: (typeof MAJOR_STORES)[number]): typeof stores.$inferInsert {
  const { party_id, is_confirmed } = ACCESS[id];
  return { id, name, category, premium: false, ddex_party_id: party_id, party_id_confirmed: is_confirmed };
}

// Nobody has agreed yet how they are reached: they may be chosen, and pages say that nothing goes there so far.
function premiumRows(): (typeof stores.$inferInsert)[] {
  return STORE_CATEGORIES.flatMap((category) =>
    PREMIUM_STORES[category].map(([id, name]) => ({
      ...{ id, name, category },
      ...{ premium: true, ddex_party_id: null, party_id_confirmed: false },
    })),
  );
}

function buildProfile(storeId: MajorStoreId): StoreProfile {
  return {
    ern_version: '43',
    commercial_models: ACCESS[storeId].deals,
    hash_algorithm: 'SHA-256',
    folder_prefix: false,
    sftp_url: null,
    sftp_username: storeId,
  };
}
