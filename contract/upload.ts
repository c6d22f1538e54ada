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
  place: z.enum(['head', 'middle', 'tail']),
});

/** What was measured in an audio file (EBU R128, ITU-R BS.1770). */
export const audioFacts = z.object({
  format: z.string(),
  codec: z.string(),
  sample_rate_hz: z.number().int(),
  bits_per_sample: z.number().int().nullable(),
  channels: z.number().int(),
  duration_ms: z.number().int(),
  integrated_lufs: z.number().nullable(),
  loudness_range_lu: z.number().nullable(),
  true_peak_dbtp: z.number().nullable(),
  middle_silence_ms: z.number().int(),
  silences: z.array(silence),
});
export type UploadedAudioFacts = z.infer<typeof audioFacts>;

export const artworkFacts = z.object({
  format: z.enum(['jpeg', 'png']),
  width_px: z.number().int(),
  height_px: z.number().int(),
  /** Hue of the dominant colour in degrees, 0-360, and how colourful it is, 0-1: they tint the release's pages. */
  hue: z.number(),
  chroma: z.number(),
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
  params: idParams,
  response: upload,
});

/** Files are served, not described: GET uploads/:id/image?size=300|1000|full, GET uploads/:id/preview (MP3), with ranges. */
export const imageQuery = z.object({ size: z.enum(['300', '1000', 'full']).default('300') });

export const getWaveform = defineCall({
  method: 'GET',
  path: '/v1/api/uploads/:id/waveform',
  summary: 'Peaks of an audio upload from -1 to 1, lowest and highest of each of about a thousand slices',
  params: idParams,
  response: z.object({ duration_ms: z.number().int(), min: z.array(z.number()), max: z.array(z.number()) }),
});
