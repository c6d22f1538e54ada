// Splits both channels into four bands by three crossovers of 24 dB per octave (Linkwitz-Riley), whose sum has the
// level of the input at every frequency. Both channels share one vector of 64-bit floats, because deep crossovers need
// the precision. A filter is a state-variable one: one structure gives the low-pass and the all-pass of a crossover, and
// the high band is the difference of the all-pass and the second low-pass. Both outputs are means of the old and the new
// state, so that a sample waits for three operations of the sample before it.

import { flushTiny } from './lane.as.ts';

/** Samples that are split in one go; small enough for the fastest cache. */
export const CHUNK: i32 = 256;

export const input: usize = memory.data(16 * 256, 16);
const low: usize = memory.data(16 * 256, 16);
const high: usize = memory.data(16 * 256, 16);
/** The four bands of a chunk, deepest first. */
export const bands: usize = memory.data(4 * 16 * 256, 16);
export const BAND_BYTES: usize = 16 * 256;

// Per frequency: three factors of the states. In order: subsonic high-pass, then the crossovers, deepest first.
const FACTORS: usize = 24;
export const filterFactors: usize = memory.data(24 * 4, 16);
const DAMPING: f64 = Math.SQRT2;

// Two states per filter.
const STATES: usize = 32;
const states: usize = memory.data(32 * 10, 16);

export function resetBands(): void {
  memory.fill(states, 0, STATES * 10);
}

/** Removes what lies under 20 Hz, and any offset, from `n` samples of `input`. */
export function removeSubsonic(n: i32): void {
  const p = factor(0, 0), q = factor(0, 1), r = factor(0, 2);
  const halfDamping = f64x2.splat(0.5 * DAMPING), half = f64x2.splat(0.5);
  let s1 = v128.load(states), s2 = v128.load(states, 16);
  for (let at = input; at < input + 16 * n; at += 16) {
    const x = v128.load(at);
    const y = f64x2.sub(x, s2);
    const t1 = f64x2.add(f64x2.mul(p, s1), f64x2.mul(q, y));
    const t2 = f64x2.add(f64x2.add(s2, f64x2.mul(q, s1)), f64x2.mul(r, y));
    const below = f64x2.add(f64x2.mul(halfDamping, f64x2.add(t1, s1)), f64x2.mul(half, f64x2.add(t2, s2)));
    s1 = t1;
    s2 = t2;
    v128.store(at, f64x2.sub(x, below));
  }
  v128.store(states, flushTiny(s1));
  v128.store(states, flushTiny(s2), 16);
}

/** Splits `n` samples of `input` into the four bands. */
export function splitBands(n: i32): void {
  split(input, low, high, n, 2, states + STATES);
  // Each half passes the all-pass of the crossover that only the other half has, so that all bands stay in phase.
  rotate(low, n, 3, states + 3 * STATES);
  rotate(high, n, 1, states + 4 * STATES);
  split(low, bands, bands + BAND_BYTES, n, 1, states + 5 * STATES);
  split(high, bands + 2 * BAND_BYTES, bands + 3 * BAND_BYTES, n, 3, states + 7 * STATES);
}

// @ts-ignore: decorator of the compiler
@inline
function factor(filter: usize, index: usize): v128 {
  return v128.load64_splat(filterFactors + FACTORS * filter + 8 * index);
}

function split(from: usize, below: usize, above: usize, n: i32, filter: usize, state: usize): void {
  const p = factor(filter, 0), q = factor(filter, 1), r = factor(filter, 2);
  const damping = f64x2.splat(DAMPING), half = f64x2.splat(0.5);
  let s1 = v128.load(state), s2 = v128.load(state, 16), s3 = v128.load(state, 32), s4 = v128.load(state, 48);
  for (let at: usize = 0; at < 16 * <usize>n; at += 16) {
    const x = v128.load(from + at);
    const y = f64x2.sub(x, s2);
    const t1 = f64x2.add(f64x2.mul(p, s1), f64x2.mul(q, y));
    const t2 = f64x2.add(f64x2.add(s2, f64x2.mul(q, s1)), f64x2.mul(r, y));
    const rotated = f64x2.sub(x, f64x2.mul(damping, f64x2.add(t1, s1)));
    const z = f64x2.sub(f64x2.mul(half, f64x2.add(t2, s2)), s4);
    s1 = t1;
    s2 = t2;
    const t3 = f64x2.add(f64x2.mul(p, s3), f64x2.mul(q, z));
    const t4 = f64x2.add(f64x2.add(s4, f64x2.mul(q, s3)), f64x2.mul(r, z));
    const low = f64x2.mul(half, f64x2.add(t4, s4));
    s3 = t3;
    s4 = t4;
    v128.store(below + at, low);
    v128.store(above + at, f64x2.sub(rotated, low));
  }
  v128.store(state, flushTiny(s1));
  v128.store(state, flushTiny(s2), 16);
  v128.store(state, flushTiny(s3), 32);
  v128.store(state, flushTiny(s4), 48);
}

function rotate(at: usize, n: i32, filter: usize, state: usize): void {
  const p = factor(filter, 0), q = factor(filter, 1), r = factor(filter, 2);
  const damping = f64x2.splat(DAMPING);
  let s1 = v128.load(state), s2 = v128.load(state, 16);
  for (const end = at + 16 * n; at < end; at += 16) {
    const x = v128.load(at);
    const y = f64x2.sub(x, s2);
    const t1 = f64x2.add(f64x2.mul(p, s1), f64x2.mul(q, y));
    const t2 = f64x2.add(f64x2.add(s2, f64x2.mul(q, s1)), f64x2.mul(r, y));
    v128.store(at, f64x2.sub(x, f64x2.mul(damping, f64x2.add(t1, s1))));
    s1 = t1;
    s2 = t2;
  }
  v128.store(state, flushTiny(s1));
  v128.store(state, flushTiny(s2), 16);
}
