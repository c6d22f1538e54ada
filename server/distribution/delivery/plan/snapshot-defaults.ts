import { USUAL_CLAIM_POLICY } from '@tangent/domain/catalogue/release/claim-policy.ts';
import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';

/** The fields of a release that older snapshots lack. */
export const NO_MORE = {
  version_title: null,
  artist_spotify_id: null,
  artist_id: null,
  profiles: [],
  various_artists: false,
  presave_date: null,
  schedule: 'standard' as const,
  territories: ['Worldwide'],
  ...USUAL_CLAIM_POLICY,
  artwork_ai: null,
  original_release_date: null,
  p_line: null,
  c_line: null,
};

/** The same for a track. */
export const EMPTY_TRACK_FIELDS = {
  disc_number: 1,
  version_title: null,
  artist: null,
  co_artists: [],
  featured_artists: [],
  remixers: [],
  genre: null,
  lyrics: null,
  composer_name: null,
  composer_spotify_uri: null,
  contributors: [],
  songwriters: 'named' as const,
  performers: [],
  production_credits: [],
  recording_country: null,
  recording_date: null,
  iswc: null,
  publisher: null,
  ai_answers: {},
  // Releases from before the question went to fingerprint services as a whole.
  claim_conditions: CLAIM_CONDITIONS,
  removed_from: [],
  clip_start_seconds: null,
  is_instant: false,
  loudest_start_ms: null,
  p_line: null,
};

export const NO_SIDE = { side_px: null };
export const NO_FACTS = { format: null, sample_rate_hz: null, bits_per_sample: null };
