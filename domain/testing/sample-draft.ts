import type { Draft, DraftTrack } from '../catalogue/release/draft.ts';

/** Builds a complete track. */
export function sampleTrack(change: Partial<DraftTrack> = {}): DraftTrack {
  return { ...EMPTY_TRACK, title: 'Deniz', language: 'tr', audio: { state: 'complete', facts: SONG }, ...change };
}

/** Builds a release that is complete for a submission on 2026-01-01. */
export function sampleDraft(change: Partial<Draft> = {}): Draft {
  return {
    artist_id: 'a',
    various_artists: false,
    co_artists: [],
    featured_artists: [],
    credited_pages: [],
    title: 'Deniz',
    version_title: null,
    release_type: 'single',
    language: 'tr',
    primary_genre: 'pop',
    secondary_genre: null,
    record_label: null,
    upc: null,
    p_line_year: null,
    p_line_owner: null,
    c_line_year: null,
    c_line_owner: null,
    explicit: false,
    artwork: { state: 'complete' },
    artwork_ai: null,
    tracks: [sampleTrack()],
    territory_mode: 'worldwide',
    territories: [],
    claim_policy: 'monetize',
    claim_exceptions: [],
    store_ids: ['spotify'],
    schedule: 'standard',
    release_date: '2026-03-01',
    release_opening: 'local_midnight',
    release_time: null,
    release_zone: null,
    original_release_date: null,
    presave_enabled: false,
    presave_date: null,
    ...change,
  };
}

const SONG = { duration_ms: 180_000, middle_silence_ms: 0, integrated_lufs: -11 };

const EMPTY_TRACK = {
  disc_number: 1,
  version_type: 'original',
  version_title: null,
  artist: null,
  co_artists: [],
  featured_artists: [],
  remixers: [],
  genre: null,
  isrc: null,
  explicit: false,
  has_lyrics: false,
  lyrics: null,
  lyrics_synchronized: false,
  composer_name: null,
  composer_spotify_uri: null,
  contributors: [],
  songwriters: 'named',
  performers: [],
  production_credits: [],
  recording_country: null,
  recording_date: null,
  iswc: null,
  publisher: null,
  ai_answers: {},
  claim_conditions: [],
  clip_start_seconds: null,
  is_instant: false,
  p_line_year: null,
  p_line_owner: null,
} as const;
