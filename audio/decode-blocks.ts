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
import type { DecodedAmount, Decoder, SampleKind } from './decode.ts';

type Samples = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;

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

type BlockSamples = Int16Array | Int32Array | Float32Array;
const BLOCK_ARRAYS = { int16: Int16Array, int32: Int32Array, float32: Float32Array };

/**
 * Decodes a file from start to end into blocks of interleaved samples of `decoder.sample_kind`, each of `blockSamples`
 * per channel except the last. A block is valid only during its call. `onFrame` receives the decoded frames themselves.
 * Throws `AudioRefusal` if the sound is damaged, or if its format changes on the way.
 */
export function decodeBlocks(
  decoder: Decoder,
  blockSamples: number,
  onBlock: (interleaved: Uint8Array, samples: number) => void,
  onFrame: (frame: Frame) => void = () => undefined,
): DecodedAmount {
  const { channels } = decoder.source;
  const block = new BLOCK_ARRAYS[decoder.sample_kind](blockSamples * channels);
  const bytes = new Uint8Array(block.buffer);
  let filled = 0;
  const pass = () => {
    if (filled > 0) onBlock(bytes.subarray(0, filled * channels * block.BYTES_PER_ELEMENT), filled);
    filled = 0;
  };
  const amount = decoder.run((frame) => {
    onFrame(frame);
    const planes = readPlanes(frame, decoder);
    for (let at = 0; at < frame.nbSamples; ) {
      const count = Math.min(blockSamples - filled, frame.nbSamples - at);
      copySamples(planes, at, block.subarray(filled * channels, (filled + count) * channels), channels);
      filled += count;
      at += count;
      if (filled === blockSamples) pass();
    }
  });
  pass();
  return amount;
}

/** Returns the samples of a frame: one array per channel, or a single one in which the channels take turns. */
function readPlanes(frame: Frame, { source, sample_kind }: Decoder): Samples[] {
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

/** Fills `target`, in which the channels take turns, with the samples from the position `from` of each channel on. */
function copySamples(planes: readonly Samples[], from: number, target: BlockSamples, channels: number): void {
  const [first] = planes;
  if (first && planes.length === 1) {
    const start = from * channels;
    const source = first.subarray(start, start + target.length);
    if (source instanceof Uint8Array) for (let i = 0; i < source.length; i++) target[i] = ((source[i] ?? 0) - 128) << 8;
    else target.set(source);
    return;
  }
  planes.forEach((plane, channel) => {
    for (let i = channel, at = from; i < target.length; i += channels, at++) target[i] = plane[at] ?? 0;
  });
}
