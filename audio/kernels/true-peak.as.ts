// AssemblyScript. True peaks by ITU-R BS.1770-4, annex 2: a polyphase interpolator of 24 taps that reads a quarter, a
// half and three quarters of the way between two samples, and near the highest peaks every eighth. The filter of three
// quarters is that of a quarter in reverse, so both follow from the sums and the differences of opposite taps; the same
// holds for the eighths. One vector has four neighbouring samples.
import { largestLane } from './lane.as.ts';

const TAPS: i32 = 24;
/** Samples by which an interpolated value lags behind the newest one that it needs. */
export const LATENCY: i32 = TAPS / 2;

/**
 * Three factors for each pair of opposite taps, outermost first: of the sum and of the difference for a quarter, and of
 * the sum for a half. Behind them four for each pair: of the sum and of the difference for one eighth and for three
 * eighths. Set by the caller before the first use.
 */
// Literals, because the compiler takes no constants here: bytes of a factor, factors of a pair, pairs.
export const factors: usize = memory.data(4 * 7 * 12, 16);
const EIGHTHS: usize = 4 * 3 * 12;

/** No peak exceeds the nearest quarter by more: that is at most an eighth of a sample away, and 1 / cos(pi / 8) is 1.083. */
const BETWEEN_QUARTERS: f32 = 1.09;

/** Sum of the tap magnitudes: how far an interpolated value can exceed the samples around it. */
let tapBound: f32 = 3;
let truePeak: f32 = 0;

export function resetTruePeak(bound: f32): void {
  tapBound = bound;
  truePeak = 0;
}

export function truePeakSoFar(): f32 { return truePeak; }

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
    let found = f32x4.splat(0);
    // The last vector may overlap the one before: what follows the block is not audio.
    for (let s = i; s < min(n, i + 16); s += 4) found = f32x4.pmax(found, peaksUpToNext(p + 4 * min(s, n - 4)));
    // The quarter nearest to a peak may be the first sample of the next group.
    const near = max(largestLane(found), abs(load<f32>(p + 4 * (min(n, i + 16) - LATENCY))));
    truePeak = max(truePeak, near);
    if (near * BETWEEN_QUARTERS <= truePeak) continue;
    for (let s = i; s < min(n, i + 16); s += 4) found = f32x4.pmax(found, eighthsUpToNext(p + 4 * min(s, n - 4)));
    truePeak = max(truePeak, largestLane(found));
  }
}

/** Returns the largest of sixteen samples. */
// @ts-ignore: decorator of AssemblyScript
@inline
export function groupPeak(p: usize): f32 {
  const a = f32x4.pmax(f32x4.abs(v128.load(p)), f32x4.abs(v128.load(p, 16)));
  const b = f32x4.pmax(f32x4.abs(v128.load(p, 32)), f32x4.abs(v128.load(p, 48)));
  return largestLane(f32x4.pmax(a, b));
}

/**
 * Returns for each of four samples the largest magnitude among the sample itself and the three points interpolated
 * before the next one. The samples lie `LATENCY` before `x`.
 */
// @ts-ignore: decorator of AssemblyScript
@inline
export function peaksUpToNext(x: usize): v128 {
  let even = f32x4.splat(0), odd = even, half = even;
  for (let k = 0; k < LATENCY; k++) {
    const a = v128.load(x - 4 * k), b = v128.load(x - 4 * (TAPS - 1 - k));
    const sum = f32x4.add(a, b), difference = f32x4.sub(a, b);
    const factor = factors + 12 * k;
    even = f32x4.add(even, f32x4.mul(v128.load32_splat(factor), sum));
    odd = f32x4.add(odd, f32x4.mul(v128.load32_splat(factor, 4), difference));
    half = f32x4.add(half, f32x4.mul(v128.load32_splat(factor, 8), sum));
  }
  // The larger of |even + odd| and |even - odd|.
  const quarters = f32x4.add(f32x4.abs(even), f32x4.abs(odd));
  return f32x4.pmax(f32x4.pmax(quarters, f32x4.abs(half)), f32x4.abs(v128.load(x - 4 * LATENCY)));
}

/** Returns for each of four samples the largest magnitude among the four odd eighths before the next one. */
// @ts-ignore: decorator of AssemblyScript
@inline
export function eighthsUpToNext(x: usize): v128 {
  let even = f32x4.splat(0), odd = even, innerEven = even, innerOdd = even;
  for (let k = 0; k < LATENCY; k++) {
    const a = v128.load(x - 4 * k), b = v128.load(x - 4 * (TAPS - 1 - k));
    const sum = f32x4.add(a, b), difference = f32x4.sub(a, b);
    const factor = factors + EIGHTHS + 16 * k;
    even = f32x4.add(even, f32x4.mul(v128.load32_splat(factor), sum));
    odd = f32x4.add(odd, f32x4.mul(v128.load32_splat(factor, 4), difference));
    innerEven = f32x4.add(innerEven, f32x4.mul(v128.load32_splat(factor, 8), sum));
    innerOdd = f32x4.add(innerOdd, f32x4.mul(v128.load32_splat(factor, 12), difference));
  }
  const outer = f32x4.add(f32x4.abs(even), f32x4.abs(odd));
  return f32x4.pmax(outer, f32x4.add(f32x4.abs(innerEven), f32x4.abs(innerOdd)));
}
