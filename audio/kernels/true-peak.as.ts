// True peaks by ITU-R BS.1770-4, annex 2: a polyphase interpolator, one vector per tap, one lane per phase.
import { largestLane } from './lane.as.ts';

export const taps: usize = memory.data(16 * 64, 16);

let tapCount: i32 = 24;
let tapBound: f32 = 3;
let truePeak: f32 = 0;

export function describeInterpolator(count: i32, bound: f32): void {
  tapCount = count;
  tapBound = bound;
  truePeak = 0;
}

export function highestTruePeak(): f32 { return truePeak; }

/** Searches one channel of a block. */
export function findTruePeak(p: usize, n: i32): void {
  // The interpolator reaches back less than two groups of 16.
  let older = groupPeak(p - 4 * 32);
  let old = groupPeak(p - 4 * 16);
  for (let i = 0; i < n; i += 16) {
    const here = groupPeak(p + 4 * i);
    const reachable = max(max(older, old), here) * tapBound;
    older = old;
    old = here;
    // No interpolated value can exceed the local peak times the sum of the tap magnitudes: most of the music is
    // skipped.
    if (reachable <= truePeak) continue;
    const end = min(n, i + 16);
    let found = f32x4.splat(0);
    for (let s = i; s < end; s++) found = f32x4.pmax(found, f32x4.abs(interpolate(p + 4 * s)));
    truePeak = max(truePeak, largestLane(found));
  }
}

/** Returns the largest of sixteen samples. */
// @ts-ignore: decorator of the compiler
@inline
export function groupPeak(p: usize): f32 {
  const a = f32x4.pmax(f32x4.abs(v128.load(p)), f32x4.abs(v128.load(p, 16)));
  const b = f32x4.pmax(f32x4.abs(v128.load(p, 32)), f32x4.abs(v128.load(p, 48)));
  return largestLane(f32x4.pmax(a, b));
}

/** Interpolates between the samples twelve before `x`; one lane per phase. */
// @ts-ignore: decorator of the compiler
@inline
export function interpolate(x: usize): v128 {
  let even = f32x4.splat(0);
  let odd = f32x4.splat(0);
  for (let k = 0; k < tapCount; k += 2) {
    even = f32x4.add(even, f32x4.mul(v128.load(taps + 16 * k), v128.load32_splat(x - 4 * k)));
    odd = f32x4.add(odd, f32x4.mul(v128.load(taps + 16 * k, 16), v128.load32_splat(x - 4 * k - 4)));
  }
  return f32x4.add(even, odd);
}
