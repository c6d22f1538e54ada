import type { StoreCategory } from '@tangent/domain/store/store.ts';
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

type MajorStore = {
  id: string;
  name: string;
  category: StoreCategory;
  party_id: string;
  deals: StoreProfile['commercial_models'];
};

/** The twelve stores every plan reaches, with the party ids DDEX or the store has published. */
const CONFIRMED: readonly MajorStore[] = [
  { id: 'spotify', name: 'Spotify', category: 'streaming', party_id: 'PADPIDA2011072101T', deals: STREAMS },
  {
    id: 'youtube-music',
    name: 'YouTube Music',
    category: 'streaming',
    party_id: 'PADPIDA2013020802I',
    deals: YOUTUBE_STREAMS,
  },
  {
    id: 'youtube-content-id',
    name: 'YouTube Content ID',
    category: 'fingerprint',
    party_id: 'PADPIDA2015120100H',
    deals: USER_UPLOADS,
  },
  { id: 'tiktok', name: 'TikTok', category: 'social', party_id: 'PADPIDA2018082301A', deals: SHORT_VIDEO },
  {
    id: 'facebook-instagram',
    name: 'Facebook and Instagram',
    category: 'social',
    party_id: 'PADPIDA2013071501L',
    deals: SHORT_VIDEO,
  },
];

/** Stores that have not published their party id: these are ours, good for the sandbox only. */
const UNCONFIRMED: readonly MajorStore[] = [
  { id: 'apple-music', name: 'Apple Music', category: 'streaming', party_id: 'PADPIDA2026010101N', deals: STREAMS },
  { id: 'itunes-store', name: 'iTunes Store', category: 'download', party_id: 'PADPIDA2026010102L', deals: DOWNLOADS },
  {
    id: 'amazon-music',
    name: 'Amazon Music',
    category: 'streaming',
    party_id: 'PADPIDA2026010103J',
    deals: STREAMS_AND_DOWNLOADS,
  },
  { id: 'deezer', name: 'Deezer', category: 'streaming', party_id: 'PADPIDA2026010104H', deals: STREAMS },
  { id: 'tidal', name: 'TIDAL', category: 'streaming', party_id: 'PADPIDA2026010105F', deals: STREAMS },
  { id: 'soundcloud', name: 'SoundCloud', category: 'streaming', party_id: 'PADPIDA2026010106D', deals: STREAMS },
  { id: 'pandora', name: 'Pandora', category: 'radio', party_id: 'PADPIDA2026010107B', deals: STREAMS },
];

/**
 * Puts the stores and their first profile into the database; runs after every migration. What is there stays: an operator
 * may have entered a real party id or switched a store off, and profiles are never changed.
 */
export async function seedStores(tx: Pick<NodePgDatabase, 'insert' | 'execute'>, now: Date): Promise<void> {
  // Several processes may start at once; the second one waits and then finds everything there.
  await tx.execute(sql`select pg_advisory_xact_lock(7311905)`);
  const rows = [...CONFIRMED, ...UNCONFIRMED].map((store) => ({
    id: store.id,
    name: store.name,
    category: store.category,
    premium: false,
    ddex_party_id: store.party_id,
    party_id_confirmed: CONFIRMED.includes(store),
  }));
  await tx.insert(stores).values(rows).onConflictDoNothing();
  const profiles = [...CONFIRMED, ...UNCONFIRMED].map((store) => ({
    store_id: store.id,
    version: 1,
    profile: buildProfile(store),
    created_at: now,
  }));
  await tx.insert(store_profiles).values(profiles).onConflictDoNothing();
}

function buildProfile(store: MajorStore): StoreProfile {
  return {
    ern_version: '43',
    commercial_models: store.deals,
    hash_algorithm: 'SHA-256',
    folder_prefix: false,
    sftp_url: null,
    sftp_username: store.id,
  };
}
