import type { StyleRelease, StyleTrack } from '../catalogue/release/style/style-rule.ts';
import { sampleDraft, sampleTrack } from './sample-draft.ts';

/** Builds a track that meets all store rules. */
export function sampleStyleTrack(change: Partial<StyleTrack> = {}): StyleTrack {
  return {
    ...sampleTrack(),
    title: 'Night Drive',
    language: 'en',
    audio: LOSSLESS,
    contributors: SONGWRITER,
    performers: SINGER,
    production_credits: PRODUCER,
    ...change,
  };
}

/** Builds a release that meets all store rules, as of 2026-01-01. */
export function sampleStyle(change: Partial<StyleRelease> = {}): StyleRelease {
  return {
    ...sampleDraft(),
    title: 'Night Drive',
    language: 'en',
    artist: { name: 'Ada Kaya', type: 'solo' },
    artwork: FLAWLESS,
    tracks: [sampleStyleTrack()],
    known_names: NO_NAMES,
    today: '2026-01-01',
    ...change,
  };
}

const SONGWRITER = [{ name: 'Ada Kaya', role: 'writer', share_basis_points: 10_000 }] as const;

const SINGER = [{ name: 'Ada Kaya', instrument: 'vocals' }] as const;

const PRODUCER = [{ name: 'Ada Kaya', role: 'producer' }] as const;

const NO_NAMES: readonly string[] = [];

const LOSSLESS = { codec: 'flac', sample_rate_hz: 44_100, channels: 2, duration_ms: 180_000, lossy_cutoff_hz: null };

const FLAWLESS = {
  width_px: 3000,
  true_side_px: null,
  has_border: false,
  had_transparency: false,
  colour_space: 'srgb',
  bits_per_channel: 8,
  had_rotation: false,
  similar_release_ids: [],
};
