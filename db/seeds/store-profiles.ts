import { getLeadTime } from '@tangent/domain/catalogue/store/lead-time.ts';
import type { StoreCategory } from '@tangent/domain/catalogue/store/store.ts';
import type { StoreDeal, StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import {
  DOWNLOADS,
  LYRICS,
  LYRICS_AS_AGREED,
  STREAMS,
  STREAMS_AND_DOWNLOADS,
  STREAMS_ON_DEMAND,
  USER_UPLOADS,
} from './deal-templates.ts';

type Store = { readonly id: string; readonly category: StoreCategory };
type ProfileOverrides = Partial<Omit<StoreProfile, 'lead_time'>>;

/**
 * The settings most stores share: ERN 4.3 in batches by SFTP, FLAC and JPEG, acknowledgements of the newer generation.
 */
const USUAL: Omit<StoreProfile, 'lead_time' | 'transport' | 'deals'> = {
  ern_version: '43',
  choreography: 'batch',
  folder_prefix: false,
  batch_complete: 'manifest',
  other_recipients: [],
  hash_algorithm: 'SHA-256',
  audio: { codec: 'FLAC', max_bits: 24, max_sample_rate_hz: 192_000 },
  image: { format: 'JPEG', max_side_px: 3000 },
  deals_on: 'release_and_tracks',
  takes_pre_orders: false,
  takes_lyrics: false,
  timed_lyrics: 'TTML',
  lyrics_only: false,
  takes_clip_start: false,
  takes_release_credits: false,
  takes_artist_key: false,
  release_types: ['single', 'ep', 'album'],
  content: 'release',
  compilation_style: 'flag',
  takedown_style: 'no_deals',
  acknowledgement: 'ern_c_sftp_18',
  acknowledge_within_hours: 24,
  service_days: { insert: 5, update: 2 },
  starts: 'any',
};

/** Builds a full profile from the settings in which a store differs from the usual ones. */
export function buildProfile(
  store: Store,
  deals: readonly StoreDeal[],
  overrides: ProfileOverrides = {},
): StoreProfile {
  const transport = { kind: 'sftp', url: null, username: store.id } as const;
  return { ...USUAL, transport, deals, lead_time: getLeadTime(store), ...overrides };
}

/**
 * Older receivers: ERN 3.8.2, MD5, an empty batch-complete file, acknowledgements of the first generation, no times of
 * day.
 */
const OLDER: ProfileOverrides = {
  ern_version: '382',
  batch_complete: 'empty',
  hash_algorithm: 'MD5',
  starts: 'local_midnight',
  acknowledgement: 'ern_c_15',
  audio: { codec: 'FLAC', max_bits: 16, max_sample_rate_hz: 44_100 },
};
/** One folder per release, with the priority in its name. */
const ONE_BY_ONE: ProfileOverrides = { choreography: 'release_by_release', folder_prefix: true };
const NEWEST: ProfileOverrides = { ern_version: '432', takes_lyrics: true, takes_clip_start: true };
const UNCOMPRESSED: ProfileOverrides = {
  audio: { codec: 'PCM', max_bits: 24, max_sample_rate_hz: 96_000 },
  image: { format: 'PNG', max_side_px: 3000 },
};
const ENDED: ProfileOverrides = { takedown_style: 'end_date' };

/**
 * Assumed settings of the other stores until they publish their own, assigned in turn, so that every way to deliver is
 * always in use. For a store with a contract an operator writes the next version of the profile.
 */
const ASSUMED: readonly ProfileOverrides[] = [
  {},
  OLDER,
  ONE_BY_ONE,
  NEWEST,
  UNCOMPRESSED,
  { ...OLDER, ...ONE_BY_ONE, ...ENDED },
  { ...NEWEST, ...ENDED, folder_prefix: true, timed_lyrics: 'LRC' },
  { hash_algorithm: 'SHA1', batch_complete: 'empty', starts: 'instant' },
  { ...NEWEST, ...ONE_BY_ONE, compilation_style: 'user_defined', timed_lyrics: 'TXT' },
  { ...OLDER, takedown_style: 'purge' },
];

const DEALS: Partial<Record<StoreCategory, readonly StoreDeal[]>> = {
  download: DOWNLOADS,
  dj: DOWNLOADS,
  fingerprint: USER_UPLOADS,
  mobile: STREAMS_AND_DOWNLOADS,
};

/** Partners that only take lyrics, with the description of the release, and bring them to other services. */
const LYRICS_PARTNERS: Readonly<Record<string, ProfileOverrides>> = {
  // ERN 3.8.2 (docs.musixmatch.com, delivery package).
  musixmatch: { ...OLDER, takes_lyrics: true, lyrics_only: true, deals: LYRICS_AS_AGREED },
  lyricfind: { takes_lyrics: true, lyrics_only: true, timed_lyrics: 'LRC', deals: LYRICS },
};

/** Facts that these stores, or those who deliver to them, have published; the rest is assumed. */
const PUBLISHED: Readonly<Record<string, ProfileOverrides>> = {
  // ERN 4.3 since 2025; one folder per release and JPEG from 1400 pixels on.
  jiosaavn: { ern_version: '43' },
  gaana: { ern_version: '43' },
  // Takedowns are purges.
  audiomack: { ern_version: '43', takedown_style: 'purge' },
  // docs.audius.org: ERN 3 preferred, no NonInteractiveStream, no end of deals, deals on every track, purges.
  audius: {
    ern_version: '382',
    deals: STREAMS_ON_DEMAND,
    takedown_style: 'purge',
    starts: 'instant',
  },
};

/** Every n-th store receives deliveries in a bucket instead of by SFTP. */
const BUCKET_EVERY = 12;

/** Builds the assumed profile of a store other than the major ones; `position` is its index in the list, from 0. */
export function assumeProfile(store: Store, position: number): StoreProfile {
  const assumed = LYRICS_PARTNERS[store.id] ?? ASSUMED[position % ASSUMED.length] ?? {};
  const overrides = { ...assumed, ...PUBLISHED[store.id] };
  return buildProfile(store, DEALS[store.category] ?? STREAMS, {
    ...overrides,
    ...(store.category === 'download' || store.category === 'dj' ? { takes_pre_orders: true } : {}),
    ...findTransport(store, position),
  });
}

// The sandbox has no stand-in for places with their own players: staff deliver their packages by hand.
function findTransport({ id, category }: Store, position: number): ProfileOverrides {
  if (isByHand(category)) return { transport: { kind: 'folder', folder: id }, acknowledgement: 'none' };
  if (position % BUCKET_EVERY !== BUCKET_EVERY - 1) return {};
  return { transport: { kind: 's3', url: null, bucket: id, prefix: '' } };
}

/** Returns whether staff deliver packages by hand to stores of this kind. */
export function isByHand(category: StoreCategory): boolean {
  return category === 'places';
}
