// The last step: 24-bit samples with triangular dither.

import { interleaved, left, right } from './stereo.as.ts';

/** Packed 24-bit samples, interleaved, little endian. */
export const packed: usize = memory.data(6 * 16384 + 16, 16);

const FULL: f32 = 8388608;
const LARGEST: f32 = 8388607;
// Under a quarter of a step a sample is silence, which stays silent.
const SILENT: f32 = 0.25;

let seed: u32 = 1;

export function resetDither(): void {
  seed = 0x9e3779b9;
}

// Triangular between -1 and 1.
// @ts-ignore: decorator of the compiler
@inline
function dither(): f32 {
  seed ^= seed << 13;
  seed ^= seed >> 17;
  seed ^= seed << 5;
  return (<f32>(seed & 0xffff) - <f32>(seed >> 16)) * <f32>(1.0 / 65536.0);
}

/**
 * Rounds a block of `n` samples to 24 bits: into `packed`, and as floats of the same value into `interleaved`. Without
 * dither, samples that already fit stay the same.
 */
export function packBlock(n: i32, withDither: bool): void {
  for (let i = 0; i < n; i++) {
    const l = round(load<f32>(left + 4 * i), withDither), r = round(load<f32>(right + 4 * i), withDither);
    store<i32>(packed + 6 * i, <i32>l);
    store<i32>(packed + 6 * i + 3, <i32>r);
    store<f32>(interleaved + 8 * i, l / FULL);
    store<f32>(interleaved + 8 * i + 4, r / FULL);
  }
}

// @ts-ignore: decorator of the compiler
@inline
function round(x: f32, withDither: bool): f32 {
  const scaled = x * FULL;
  if (withDither && Mathf.abs(scaled) < SILENT) return 0;
  return max(-FULL, min(LARGEST, nearest<f32>(withDither ? scaled + dither() : scaled)));
}
