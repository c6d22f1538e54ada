import type { ErnArtist, ErnDeal, ErnRelease, ErnTrack } from '../model.ts';
import { buildSampleRelease } from './sample-release.ts';

const ARTISTS: ErnArtist[] = [
  { name: 'Lua Sol', role: 'main_artist', ids: [{ namespace: 'ISNI', id: '0000000121032683' }] },
  { name: 'Kumsal', role: 'featured_artist', ids: [{ namespace: 'AppleMusic', id: '1440818839' }] },
];
const COUNTRIES = ['BR', 'DE', 'MX', 'TR', 'US'];

const TERMS = {
  territories: COUNTRIES,
  start_at: '2026-03-01T00:00:00',
  end_at: null,
  claim_policy: null,
  is_pre_order: false,
};
const SALE: ErnDeal = {
  ...TERMS,
  commercial_models: ['pay_as_you_go'],
  use_types: ['permanent_download'],
  instant_tracks: [],
};
const PRE_ORDER: ErnDeal = {
  ...SALE,
  start_at: '2026-02-10T00:00:00',
  end_at: TERMS.start_at,
  claim_policy: null,
  is_pre_order: true,
  instant_tracks: [1],
};
const PLAYED: ErnDeal = {
  ...SALE,
  commercial_models: ['advertisement_supported'],
  use_types: ['on_demand_stream', 'non_interactive_stream'],
};
const CLAIM: ErnDeal = {
  ...SALE,
  commercial_models: ['rights_claim'],
  use_types: ['user_make_available_user_provided'],
};

/**
 * Builds an album with everything a message can say: several main artists and a guest with ids, two discs, countries, an
 * earlier first release, a pre-order with an instant track, claims on all tracks but the last, previews, lyrics and
 * answers about AI.
 */
export function buildFullAlbum(trackCount: number): ErnRelease {
  const sample = buildSampleRelease(trackCount);
  const artists = [...sample.artists, ...ARTISTS];
  const display_artist_name = `${sample.display_artist_name} & Lua Sol feat. Kumsal`;
  const deals = [PRE_ORDER, SALE, PLAYED];
  return {
    ...sample,
    display_artist_name,
    artists,
    original_release_date: '2025-11-20',
    cover_contains_ai: 'none',
    deals,
    tracks: sample.tracks.map(
      (track, index): ErnTrack => ({
        ...track,
        display_artist_name,
        artists,
        disc_number: index < trackCount / 2 ? 1 : 2,
        p_line: { year: 2025, text: '2025 Lua Sol' },
        contains_ai: 'partly',
        contributors: track.contributors.map((person) => ({ ...person, ai: 'none' as const })),
        preview_start_seconds: 30,
        lyrics: {
          path: `resources/words-${index}.lrc`,
          format: 'LRC',
          contains_ai: 'none',
          size_bytes: 1200,
          hash: { algorithm: 'SHA-256', value: String(index + 50).repeat(32) },
        },
        deals: index === trackCount - 1 ? null : [...deals, CLAIM],
      }),
    ),
  };
}
