import type { Capability } from '../../money/plan/capability.ts';
import { FREE_TRACKS_MAX } from '../release-limits.ts';
import type { Draft, DraftTrack } from './draft.ts';

/** The features of a release that not every plan includes, in the order of the wizard. */
export const PAID_RELEASE_CAPABILITIES = [
  'multi_track',
  'featured_artists',
  'secondary_genre',
  'record_label',
  'own_upc',
  'track_artist',
  'track_genre',
  'own_isrc',
  'composer',
  'synchronized_lyrics',
  'premium_stores',
  'priority_schedule',
  'express_schedule',
  'release_opening',
  'presave',
] as const satisfies readonly Capability[];

type PaidCapability = (typeof PAID_RELEASE_CAPABILITIES)[number];

/** A feature in a draft that not every plan includes, and the path of its field. */
export type PaidFeature = { readonly capability: Capability; readonly path: string };

export type PaidFeatureFacts = {
  /** Stores that only paid plans reach; without them the stores are not checked. */
  readonly premium_store_ids?: readonly string[];
};

/**
 * Finds everything in a draft that needs a paid plan, in the order of the wizard (S6-004 to S6-020, A-133, A-134). The
 * result does not depend on the caller's plan; `can` decides whether a plan includes it.
 */
export function findPaidFeatures(draft: Draft, { premium_store_ids = [] }: PaidFeatureFacts = {}): PaidFeature[] {
  const used: [PaidCapability, string, boolean][] = [
    ['multi_track', 'release_type', draft.release_type !== 'single'],
    ['featured_artists', 'co_artists', draft.co_artists.length > 0],
    ['featured_artists', 'featured_artists', draft.featured_artists.length > 0],
    ['secondary_genre', 'secondary_genre', draft.secondary_genre !== null],
    ['record_label', 'record_label', isFilled(draft.record_label)],
    ['own_upc', 'upc', isFilled(draft.upc)],
    ['multi_track', 'tracks', draft.tracks.length > FREE_TRACKS_MAX],
  ];
  const stores = draft.store_ids.some((id) => premium_store_ids.includes(id));
  return [
    ...pick(used),
    ...draft.tracks.flatMap((track, index) => findInTrack(track, `tracks.${index}`)),
    ...pick([['premium_stores', 'store_ids', stores]]),
    ...pick([
      ['priority_schedule', 'schedule', draft.schedule === 'priority'],
      ['express_schedule', 'schedule', draft.schedule === 'express'],
      ['release_opening', 'release_opening', draft.release_opening === 'one_instant'],
      ['presave', 'presave_enabled', draft.presave_enabled],
    ]),
  ];
}

function findInTrack(track: DraftTrack, path: string): PaidFeature[] {
  return pick([
    ['track_artist', `${path}.artist`, isFilled(track.artist)],
    ['featured_artists', `${path}.co_artists`, track.co_artists.length > 0],
    ['featured_artists', `${path}.featured_artists`, track.featured_artists.length > 0],
    ['featured_artists', `${path}.remixers`, track.remixers.length > 0],
    ['track_genre', `${path}.genre`, track.genre !== null],
    ['own_isrc', `${path}.isrc`, isFilled(track.isrc)],
    ['composer', `${path}.composer_name`, isFilled(track.composer_name)],
    ['composer', `${path}.composer_spotify_uri`, isFilled(track.composer_spotify_uri)],
    ['synchronized_lyrics', `${path}.lyrics_synchronized`, track.lyrics_synchronized],
  ]);
}

function pick(used: readonly (readonly [PaidCapability, string, boolean])[]): PaidFeature[] {
  return used.filter(([, , isUsed]) => isUsed).map(([capability, path]) => ({ capability, path }));
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}
