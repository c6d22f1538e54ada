import type { MajorStoreId } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { StoreCategory } from '@tangent/domain/catalogue/store/store.ts';
import type { StoreDeal, StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import {
  DOWNLOADS,
  SHORT_VIDEO,
  STREAMS,
  STREAMS_AND_DOWNLOADS,
  USER_UPLOADS,
  YOUTUBE_STREAMS,
} from './deal-templates.ts';
import { buildProfile } from './store-profiles.ts';

/**
 * `is_confirmed` when DDEX or the store has published the id; the others are our own and only valid for the sandbox.
 */
export const MAJOR_PARTY_IDS: Record<MajorStoreId, { party_id: string; is_confirmed: boolean }> = {
  spotify: { party_id: 'PADPIDA2011072101T', is_confirmed: true },
  'youtube-music': { party_id: 'PADPIDA2013020802I', is_confirmed: true },
  'youtube-content-id': { party_id: 'PADPIDA2015120100H', is_confirmed: true },
  tiktok: { party_id: 'PADPIDA2018082301A', is_confirmed: true },
  'facebook-instagram': { party_id: 'PADPIDA2013071501L', is_confirmed: true },
  'apple-music': { party_id: 'PADPIDA2026010101N', is_confirmed: false },
  'itunes-store': { party_id: 'PADPIDA2026010102L', is_confirmed: false },
  'amazon-music': { party_id: 'PADPIDA2026010103J', is_confirmed: false },
  deezer: { party_id: 'PADPIDA2026010104H', is_confirmed: false },
  tidal: { party_id: 'PADPIDA2026010105F', is_confirmed: false },
  soundcloud: { party_id: 'PADPIDA2026010106D', is_confirmed: false },
  // delivery.pandora.com; it was a sandbox id before.
  pandora: { party_id: 'PADPIDA20140404055', is_confirmed: true },
};

type ProfileOverrides = { deals: readonly StoreDeal[] } & Partial<Omit<StoreProfile, 'lead_time' | 'deals'>>;

const OLDER = { ern_version: '382', hash_algorithm: 'MD5', acknowledgement: 'ern_c_15' } as const;

/** Apple's own package (docs/standards/apple.md): here once by Transporter, once by a bridge, so that both ways are in use. */
const APPLE = {
  choreography: 'apple_package',
  hash_algorithm: 'MD5',
  timed_lyrics: 'TTML',
  takes_clip_start: true,
  starts: 'local_midnight',
} as const satisfies Partial<StoreProfile>;

/**
 * Known requirements of the twelve major stores (docs/standards/delivery.md), and assumptions where a store publishes
 * none, chosen so that every version and choreography is in use.
 */
const OVERRIDES: Record<MajorStoreId, ProfileOverrides> = {
  // Refuses ERN versions older than 4.3 and an empty batch-complete file; compilations are a type of the sender's own.
  spotify: {
    deals: STREAMS,
    compilation_style: 'user_defined',
    takes_artist_key: true,
    // Onboarding Guideline 2.14, section 1.1: producer and remixer at the level of the product.
    takes_release_credits: true,
    service_days: { insert: 5, update: 2 },
  },
  // Reads only the deals of tracks, and releases of these types alone (support.google.com/youtube/answer/3506114).
  'youtube-music': {
    deals: YOUTUBE_STREAMS,
    deals_on: 'tracks',
    release_types: ['single', 'album', 'classical_album'],
  },
  // Recordings alone, without artwork, in the version of YouTube's own samples (answers 7161494, 3506094).
  'youtube-content-id': {
    deals: USER_UPLOADS,
    deals_on: 'tracks',
    content: 'recordings',
    ern_version: '382',
    starts: 'local_midnight',
  },
  'apple-music': {
    deals: STREAMS,
    ...APPLE,
    takes_lyrics: true,
    transport: { kind: 'transporter' },
    acknowledgement: 'apple_transporter',
  },
  'itunes-store': { deals: DOWNLOADS, takes_pre_orders: true, ...APPLE, acknowledgement: 'apple_bridge' },
  'amazon-music': {
    deals: STREAMS_AND_DOWNLOADS,
    ern_version: '432',
    takes_pre_orders: true,
    choreography: 'release_by_release',
    folder_prefix: true,
  },
  // ERN 4.3, an MD5 of every file.
  tiktok: { deals: SHORT_VIDEO, takes_clip_start: true, choreography: 'release_by_release', hash_algorithm: 'MD5' },
  'facebook-instagram': {
    deals: SHORT_VIDEO,
    takes_clip_start: true,
    hash_algorithm: 'MD5',
    // Two services read one message: reels and audio pages.
    other_recipients: [{ party_id: 'PADPIDA2018010804X', name: 'Facebook_AAP' }],
    choreography: 'release_by_release',
    takedown_style: 'end_date',
  },
  deezer: { deals: STREAMS, takes_clip_start: true, ...OLDER, batch_complete: 'empty' },
  tidal: { deals: STREAMS, ern_version: '432', takes_lyrics: true, timed_lyrics: 'LRC' },
  soundcloud: { deals: STREAMS, folder_prefix: true },
  pandora: { deals: STREAMS, ...OLDER, takedown_style: 'end_date' },
};

export function buildMajorProfile(store: { id: MajorStoreId; category: StoreCategory }): StoreProfile {
  const { deals, ...overrides } = OVERRIDES[store.id];
  return buildProfile(store, deals, overrides);
}
