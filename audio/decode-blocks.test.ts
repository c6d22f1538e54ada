import {
  AV_SAMPLE_FMT_DBL,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
  AV_SAMPLE_FMT_S16,
  AV_SAMPLE_FMT_S16P,
  AV_SAMPLE_FMT_S32,
  AV_SAMPLE_FMT_U8,
} from 'node-av/constants';
import type { Frame } from 'node-av/lib';
import { expect, test } from 'vitest';
import { AudioRefusal } from './audio-refusal.ts';
import type { Decoder } from './decode.ts';
import { decodeBlocks } from './decode-blocks.ts';
import type { SampleKind } from './frame-samples.ts';

type Samples = Uint8Array | Int16Array | Int32Array | Float32Array | Float64Array;
const VIEWS = { int16: Int16Array, int32: Int32Array, float32: Float32Array };

function frame(format: number, samples: Samples, channels = 2): Frame {
  const toBuffer = () => Buffer.from(samples.slice().buffer);
  return { format, channels, sampleRate: 48_000, nbSamples: samples.length / channels, toBuffer } as unknown as Frame;
}

/** Returns the blocks of stereo frames, each as its samples. */
function readBlocks(sample_kind: SampleKind, frames: readonly Frame[], blockSamples: number): number[][] {
  const decoder = {
    source: { channels: 2, sample_rate_hz: 48_000 },
    sample_kind,
    run: (onFrame: (one: Frame) => void) => frames.forEach(onFrame),
  } as unknown as Decoder;
  const blocks: number[][] = [];
  decodeBlocks(decoder, blockSamples, (bytes, samples) => {
    const View = VIEWS[sample_kind];
    expect(bytes.length).toBe(2 * samples * View.BYTES_PER_ELEMENT);
    blocks.push([...new View(bytes.slice().buffer)]);
  });
  return blocks;
}

test.each([
  ['int16', AV_SAMPLE_FMT_S16, Int16Array.of(1, -1, 2, -2, 3, -3)],
  ['int16', AV_SAMPLE_FMT_S16P, Int16Array.of(1, 2, 3, -1, -2, -3)],
  ['int32', AV_SAMPLE_FMT_S32, Int32Array.of(1, -1, 2, -2, 3, -3)],
  ['float32', AV_SAMPLE_FMT_FLT, Float32Array.of(1, -1, 2, -2, 3, -3)],
  ['float32', AV_SAMPLE_FMT_FLTP, Float32Array.of(1, 2, 3, -1, -2, -3)],
  ['float32', AV_SAMPLE_FMT_DBL, Float64Array.of(1, -1, 2, -2, 3, -3)],
] as const)(
  'the channels of a frame take turns in a block of %s, in whatever order format %i has them',
  (kind, format, samples) => {
    expect(readBlocks(kind, [frame(format, samples)], 8)).toEqual([[1, -1, 2, -2, 3, -3]]);
  },
);

test('samples of eight bits have no sign, and silence stays silence', () => {
  const samples = Uint8Array.of(128, 255, 0, 129);
  expect(readBlocks('int16', [frame(AV_SAMPLE_FMT_U8, samples)], 8)).toEqual([[0, 127 << 8, -32_768, 256]]);
});

test('blocks do not depend on where frames end, and only the last one is shorter', () => {
  const first = frame(AV_SAMPLE_FMT_S16, Int16Array.of(1, -1, 2, -2, 3, -3));
  const second = frame(AV_SAMPLE_FMT_S16, Int16Array.of(4, -4, 5, -5));
  expect(readBlocks('int16', [first, second], 2)).toEqual([
    [1, -1, 2, -2],
    [3, -3, 4, -4],
    [5, -5],
  ]);
});

test('sound whose format changes on the way is refused', () => {
  const frames = [frame(AV_SAMPLE_FMT_S16, Int16Array.of(1, -1)), frame(AV_SAMPLE_FMT_FLT, Float32Array.of(1, -1))];
  expect(() => readBlocks('int16', frames, 8)).toThrow(AudioRefusal);
  expect(() => readBlocks('int16', [frame(AV_SAMPLE_FMT_S16, Int16Array.of(1, 2), 1)], 8)).toThrow(AudioRefusal);
});
