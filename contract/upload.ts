import { SILENCE_PLACES, STEREO_RELATIONS } from '@tangent/domain/release/check-audio.ts';
import { RELEASE_STATUSES } from '@tangent/domain/release/status.ts';
import { UPLOAD_KINDS, UPLOAD_STATES } from '@tangent/domain/upload/upload.ts';
import { z } from 'zod';
import { defineCall } from './define-call.ts';
import { id, idParams, instant } from './values.ts';

/** Where the tus 1.0 protocol is spoken: POST here with metadata kind, filename, release; then HEAD and PATCH. */
export const TUS_PATH = '/v1/api/uploads';

/** A stretch of silence with its place, in milliseconds. */
const silence = z.object({
  start_ms: z.number().int(),
  length_ms: z.number().int(),
  place: z.enum(SILENCE_PLACES),
});

/** A place in a track, in milliseconds. */
const span = z.object({ start_ms: z.number().int(), length_ms: z.number().int() });

/**
 * What was measured in an audio file (EBU R128, ITU-R BS.1770). Places are the first of each kind, at most twenty. Defaults
 * stand for what was not measured yet when an older file was looked at.
 */
export const audioFacts = z.object({
  format: z.string(),
  codec: z.string(),
  sample_rate_hz: z.number().int(),
  bits_per_sample: z.number().int().nullable(),
  /** Bits that are really used: 16 in a 24-bit file that was only padded. Null for MP3 and floating point. */
  effective_bits: z.number().int().nullable().default(null),
  channels: z.number().int(),
  duration_ms: z.number().int(),
  integrated_lufs: z.number().nullable(),
  loudness_range_lu: z.number().nullable(),
  true_peak_dbtp: z.number().nullable(),
  /** Runs of four or more equal samples at a peak, in all, and where the first are. */
  clipped_runs: z.number().int().default(0),
  clippings: z.array(span).default([]),
  /** Largest mean of a channel, as a share of full scale. */
  dc_offset: z.number().default(0),
  /** What the two channels are to each other; a mono file is `mono`. */
  stereo: z.enum(STEREO_RELATIONS).default('stereo'),
  /** Where a lossless file was cut off by a lossy encoder; null when nothing says so (docs/standards/audio.md). */
  lossy_cutoff_hz: z.number().int().nullable().default(null),
  middle_silence_ms: z.number().int(),
  silences: z.array(silence),
});
export type UploadedAudioFacts = z.infer<typeof audioFacts>;

/**
 * What was found in a cover or a picture (A-123, docs/standards/audio.md); the hints are null when it was looked at
 * before they existed.
 */
export const artworkFacts = z.object({
  format: z.enum(['jpeg', 'png']),
  width_px: z.number().int(),
  height_px: z.number().int(),
  /** Hue of the dominant colour in degrees, 0-360, and how colourful it is, 0-1: they tint the release's pages. */
  hue: z.number(),
  chroma: z.number(),
  /** Mean absolute gradient as libvips estimates it: below 0.5 it looks soft or enlarged. */
  sharpness: z.number().nullable().default(null),
  /** Side in pixels that the detail in the picture would need; less than the real side when it was enlarged. */
  true_side_px: z.number().int().nullable().default(null),
  has_border: z.boolean().default(false),
  had_transparency: z.boolean().default(false),
  /** 'cmyk' and others are converted for stores. */
  colour_space: z.string().default('srgb'),
  bits_per_channel: z.number().int().default(8),
  had_rotation: z.boolean().default(false),
  /** Releases of the same account whose cover looks the same. */
  similar_release_ids: z.array(id).default([]),
});

export const upload = z.object({
  id,
  kind: z.enum(UPLOAD_KINDS),
  filename: z.string(),
  size_bytes: z.number().int(),
  state: z.enum(UPLOAD_STATES),
  /** Why it failed: a code with words in the texts. */
  failure_code: z.string().nullable(),
  failure_params: z.record(z.string(), z.union([z.string(), z.number()])).nullable(),
  audio: audioFacts.nullable(),
  artwork: artworkFacts.nullable(),
  created_at: instant,
});
export type Upload = z.infer<typeof upload>;

export const getUpload = defineCall({
  method: 'GET',
  path: '/v1/api/uploads/:id',
  summary: 'Where an upload stands and what was found in it',
  scope: 'read_releases',
  params: idParams,
  response: upload,
});

/** A track of the same account that holds the same recording. */
const uploadMatch = z.object({
  release_id: id,
  release_title: z.string(),
  status: z.enum(RELEASE_STATUSES),
  track_id: id,
  track_title: z.string(),
  position: z.number().int(),
  /** Sample by sample; otherwise another encoding, level or beginning of the same sound. */
  is_identical: z.boolean(),
});
export type UploadMatch = z.infer<typeof uploadMatch>;

export const listUploadMatches = defineCall({
  method: 'GET',
  path: '/v1/api/uploads/:id/matches',
  summary: "One's own tracks that hold the recording of an audio upload, also those that use this very upload",
  scope: 'read_releases',
  params: idParams,
  response: z.object({ items: z.array(uploadMatch) }),
});

/** Files are served, not described: GET uploads/:id/image?size=300|1000|full, uploads/:id/preview (MP3), uploads/:id/document. */
export const imageQuery = z.object({ size: z.enum(['300', '1000', 'full']).default('300') });

export const getWaveform = defineCall({
  method: 'GET',
  path: '/v1/api/uploads/:id/waveform',
  summary: 'Peaks of an audio upload from -1 to 1, lowest and highest of each of about a thousand slices',
  scope: 'read_releases',
  params: idParams,
  response: z.object({ duration_ms: z.number().int(), min: z.array(z.number()), max: z.array(z.number()) }),
});
