import {
  AV_SAMPLE_FMT_DBL,
  AV_SAMPLE_FMT_DBLP,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AV_SAMPLE_FMT_S32,
  AV_SAMPLE_FMT_S32P,
  AV_SAMPLE_FMT_U8,
} from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { AudioRefusal } from './audio-refusal.ts';
import type { AudioSource } from './audio-report.ts';

/** The storage format of decoded samples: integers fill their word from the top. */
export type SampleKind = 'int16' | 'int32' | 'float32';

export type Samples = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;

interface FrameFormat {
  View: { new (buffer: ArrayBufferLike, at: number, length: number): Samples; BYTES_PER_ELEMENT: number };
  kind: SampleKind;
  /** Every channel has an array of its own; otherwise the channels take turns in one. */
  planar?: true;
}

/** The formats in which decoders return samples, and the kind that our blocks have. */
const FRAME_FORMATS = new Map<number, FrameFormat>([
  [AV_SAMPLE_FMT_U8, { View: Uint8Array, kind: 'int16' }],
  [AV_SAMPLE_FMT_S16, { View: Int16Array, kind: 'int16' }],
  [AV_SAMPLE_FMT_S16P, { View: Int16Array, kind: 'int16', planar: true }],
  [AV_SAMPLE_FMT_S32, { View: Int32Array, kind: 'int32' }],
  [AV_SAMPLE_FMT_S32P, { View: Int32Array, kind: 'int32', planar: true }],
  [AV_SAMPLE_FMT_FLT, { View: Float32Array, kind: 'float32' }],
  [AV_SAMPLE_FMT_FLTP, { View: Float32Array, kind: 'float32', planar: true }],
  [AV_SAMPLE_FMT_DBL, { View: Float64Array, kind: 'float32' }],
  [AV_SAMPLE_FMT_DBLP, { View: Float64Array, kind: 'float32', planar: true }],
]);

/** Returns the kind that samples of one of FFmpeg's formats have here. */
export function toSampleKind(format: number): SampleKind {
  return FRAME_FORMATS.get(format)?.kind ?? 'float32';
}

/** Throws `AudioRefusal` if a frame has another rate, number of channels or sample format than the file said. */
export function refuseChangedForm(
  { format, channels, sampleRate }: Frame,
  source: Pick<AudioSource, 'channels' | 'sample_rate_hz'>,
  sampleFormat: number,
): void {
  if (format === sampleFormat && channels === source.channels && sampleRate === source.sample_rate_hz) return;
  throw new AudioRefusal('corrupt', 'the format of the sound changes');
}

/**
 * Returns the samples of a frame: one array per channel, or a single one in which the channels take turns. Throws
 * `AudioRefusal` if they are of another form than the rest of the file.
 */
export function readPlanes(
  frame: Frame,
  { source, sample_kind }: { source: Pick<AudioSource, 'channels' | 'sample_rate_hz'>; sample_kind: SampleKind },
): Samples[] {
  const format = FRAME_FORMATS.get(frame.format);
  if (format?.kind !== sample_kind || frame.channels !== source.channels || frame.sampleRate !== source.sample_rate_hz)
    throw new AudioRefusal('corrupt', 'the format of the sound changes');
  const { View, planar } = format;
  // A copy: the views that `frame.data` returns keep the memory of every frame until the whole file has been read.
  const { buffer, byteOffset } = frame.toBuffer();
  const length = frame.nbSamples * (planar ? 1 : source.channels);
  return Array.from({ length: planar ? source.channels : 1 }, (_, plane) => {
    return new View(buffer, byteOffset + plane * length * View.BYTES_PER_ELEMENT, length);
  });
}
