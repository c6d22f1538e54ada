// The last step: 24-bit samples with triangular dither.

import { left, right, storeFrames } from './stereo.as.ts';

/** Packed 24-bit samples, interleaved, little endian. */
export const packed: usize = memory.data(6 * 16384 + 16, 16);

const FULL: f32 = 8388608;
const LARGEST: f32 = 8388607;
// Under a quarter of a step a sample is silence, which stays silent.
const SILENT: f32 = 0.25;

// One generator of random numbers per lane.
let seeds: v128;

export function resetDither(): void {
  seeds = i32x4(0x9e3779b9, 0x7f4a7c15, 0x2545f491, 0x4f6cdd1d);
}

// @ts-ignore: decorator of the compiler
@inline
function next(random: v128): v128 {
  let x = v128.xor(random, i32x4.shl(random, 13));
  x = v128.xor(x, i32x4.shr_u(x, 17));
  return v128.xor(x, i32x4.shl(x, 5));
}

// Four triangular values between -1 and 1.
// @ts-ignore: decorator of the compiler
@inline
function dither(random: v128): v128 {
  const low = f32x4.convert_i32x4_s(v128.and(random, i32x4.splat(0xffff)));
  const high = f32x4.convert_i32x4_s(i32x4.shr_u(random, 16));
  return f32x4.mul(f32x4.sub(low, high), f32x4.splat(1.0 / 65536.0));
}

/**
 * Rounds a block of `n` samples to 24 bits: into `packed`, and as floats of the same value into `interleaved`. Without
 * dither, samples that already fit stay the same.
 */
export function packBlock(n: i32, withDither: bool): void {
  let random = seeds;
  for (let i = 0; i < n; i += 4) {
    random = next(random);
    const l = round(v128.load(left + 4 * i), withDither, random);
    random = next(random);
    const r = round(v128.load(right + 4 * i), withDither, random);
    const a = i32x4.trunc_sat_f32x4_s(l), b = i32x4.trunc_sat_f32x4_s(r);
    // The four unused bytes of a vector are overwritten by the next one.
    const target = packed + 6 * i;
    v128.store(target, dropTopBytes(v128.shuffle<i32>(a, b, 0, 4, 1, 5)));
    v128.store(target, dropTopBytes(v128.shuffle<i32>(a, b, 2, 6, 3, 7)), 12);
    storeFrames(i, f32x4.mul(l, f32x4.splat(1 / FULL)), f32x4.mul(r, f32x4.splat(1 / FULL)));
  }
  seeds = random;
}

// @ts-ignore: decorator of the compiler
@inline
function round(x: v128, withDither: bool, random: v128): v128 {
  let scaled = f32x4.mul(x, f32x4.splat(FULL));
  if (withDither) {
    const isHeard = f32x4.ge(f32x4.abs(scaled), f32x4.splat(SILENT));
    scaled = v128.and(f32x4.add(scaled, dither(random)), isHeard);
  }
  return f32x4.pmax(f32x4.splat(-FULL), f32x4.pmin(f32x4.splat(LARGEST), f32x4.nearest(scaled)));
}

// @ts-ignore: decorator of the compiler
@inline
function dropTopBytes(x: v128): v128 {
  return i8x16.swizzle(x, i8x16(0, 1, 2, 4, 5, 6, 8, 9, 10, 12, 13, 14, -1, -1, -1, -1));
}
