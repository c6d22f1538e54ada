import { SILENCE_POSITIONS, STEREO_RELATIONS } from '@tangent/domain/catalogue/release/check-audio.ts';
import { RELEASE_STATUSES } from '@tangent/domain/catalogue/release/status.ts';
import { UPLOAD_KINDS } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { UPLOAD_STATES } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, idParams, instant } from '../values.ts';

/** Path of the tus 1.0 protocol: POST here with metadata kind, filename, release; then HEAD and PATCH. */
export const TUS_PATH = '/v1/api/uploads';

/** A stretch of silence with its position, in milliseconds. */
const silence = z.object({
  start_ms: z.number().int(),
  length_ms: z.number().int(),
  place: z.enum(SILENCE_POSITIONS),
});

/** A span in a track, in milliseconds. */
const span = z.object({ start_ms: z.number().int(), length_ms: z.number().int() });

/**
 * The measurements of an audio file (EBU R128, ITU-R BS.1770). Of each kind the first twenty positions are listed.
 * Defaults stand for values that did not exist yet when an older file was measured.
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
  /** Samples per channel; null for files that were measured before they were kept. */
  samples: z.number().int().nullable().default(null),
  integrated_lufs: z.number().nullable(),
  loudness_range_lu: z.number().nullable(),
  true_peak_dbtp: z.number().nullable(),
  /** Number of runs of four or more equal samples at a peak, and the positions of the first ones. */
  clipped_runs: z.number().int().default(0),
  clippings: z.array(span).default([]),
  /** Largest mean of a channel, as a share of full scale. */
  dc_offset: z.number().default(0),
  /** Relation of the two channels; a mono file is `mono`. */
  stereo: z.enum(STEREO_RELATIONS).default('stereo'),
  /** How much louder the left channel is than the right one in decibels; null for one channel. */
  channel_balance_db: z.number().nullable().default(null),
  /**
   * Frequency at which a lossy encoder cut the sound of a lossless file; null without evidence
   * (docs/standards/audio.md).
   */
  lossy_cutoff_hz: z.number().int().nullable().default(null),
  /** Sample rate of the master that a file of a high rate seems to be made from; null without evidence. */
  upsampled_from_hz: z.number().int().nullable().default(null),
  /** Where the loudest 30 seconds start; null for files that were measured before it was sought. */
  loudest_start_ms: z.number().int().nullable().default(null),
  middle_silence_ms: z.number().int(),
  silences: z.array(silence),
});
export type UploadedAudioFacts = z.infer<typeof audioFacts>;

/**
 * The measurements of an artwork or a picture (A-123, docs/standards/audio.md); newer values are null for files that
 * were measured before they existed.
 */
export const artworkFacts = z.object({
  format: z.enum(['jpeg', 'png']),
  width_px: z.number().int(),
  height_px: z.number().int(),
  /** Hue of the dominant colour in degrees, 0-360, and its saturation, 0-1: they tint the pages of the release. */
  hue: z.number(),
  chroma: z.number(),
  /** Mean absolute gradient as libvips estimates it: below 0.5 the picture looks soft or enlarged. */
  sharpness: z.number().nullable().default(null),
  /** Side in pixels that the detail in the picture would need; less than the real side when it was enlarged. */
  true_side_px: z.number().int().nullable().default(null),
  has_border: z.boolean().default(false),
  had_transparency: z.boolean().default(false),
  /** 'cmyk' and others are converted for stores. */
  colour_space: z.string().default('srgb'),
  bits_per_channel: z.number().int().default(8),
  had_rotation: z.boolean().default(false),
  /** Releases of the same account whose artwork looks the same. */
  similar_release_ids: z.array(id).default([]),
});

export const upload = z.object({
  id,
  kind: z.enum(UPLOAD_KINDS),
  filename: z.string(),
  size_bytes: z.number().int(),
  state: z.enum(UPLOAD_STATES),
  /** Why it failed: a code with a label in the texts. */
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
  summary: 'Returns the state of an upload and its measurements',
  scope: 'read_releases',
  params: idParams,
  response: upload,
});

/** A track of the same account with the same recording. */
const uploadMatch = z.object({
  release_id: id,
  release_title: z.string(),
  status: z.enum(RELEASE_STATUSES),
  track_id: id,
  track_title: z.string(),
  position: z.number().int(),
  /** True if all samples are equal; otherwise another encoding, level or start of the same sound. */
  is_identical: z.boolean(),
});
export type UploadMatch = z.infer<typeof uploadMatch>;

export const listUploadMatches = defineCall({
  method: 'GET',
  path: '/v1/api/uploads/:id/matches',
  summary:
    'Lists the account’s own tracks with the recording of an audio upload, including those that use this very upload',
  scope: 'read_releases',
  params: idParams,
  response: z.object({ items: z.array(uploadMatch) }),
});

/**
 * Query of the image route. Files are plain HTTP routes, not JSON calls: GET uploads/:id/image?size=300|1000|full,
 * uploads/:id/preview (MP3), uploads/:id/document.
 */
export const imageQuery = z.object({ size: z.enum(['300', '1000', 'full']).default('300') });

export const getWaveform = defineCall({
  method: 'GET',
  path: '/v1/api/uploads/:id/waveform',
  summary:
    'Returns the waveform of an audio upload: minimum and maximum, from -1 to 1, of each of about a thousand slices',
  scope: 'read_releases',
  params: idParams,
  response: z.object({ duration_ms: z.number().int(), min: z.array(z.number()), max: z.array(z.number()) }),
});
