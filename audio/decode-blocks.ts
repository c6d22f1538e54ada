import type { Frame } from 'node-av/lib';
import type { DecodedAmount, Decoder } from './decode.ts';
import { readPlanes, type Samples } from './frame-samples.ts';

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
