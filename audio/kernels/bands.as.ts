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

// Filters follow each other within one sample: while one waits for its own last sample, the processor works on another.

/** Splits `n` samples of `input` into the four bands. */
export function splitBands(n: i32): void {
  splitMiddle(n, states + STATES);
  splitHalves(n, states + 5 * STATES);
}

// @ts-ignore: decorator of the compiler
@inline
function factor(filter: usize, index: usize): v128 {
  return v128.load64_splat(filterFactors + FACTORS * filter + 8 * index);
}

// The next states of a filter, from its states and its input less the second one.
// @ts-ignore: decorator of the compiler
@inline
function next1(p: v128, q: v128, s1: v128, y: v128): v128 {
  return f64x2.add(f64x2.mul(p, s1), f64x2.mul(q, y));
}

// @ts-ignore: decorator of the compiler
@inline
function next2(q: v128, r: v128, s1: v128, s2: v128, y: v128): v128 {
  return f64x2.add(f64x2.add(s2, f64x2.mul(q, s1)), f64x2.mul(r, y));
}

// The outputs of a filter, from its input and its old and new states.
// @ts-ignore: decorator of the compiler
@inline
function turn(x: v128, old1: v128, new1: v128): v128 {
  return f64x2.sub(x, f64x2.mul(f64x2.splat(DAMPING), f64x2.add(new1, old1)));
}

// @ts-ignore: decorator of the compiler
@inline
function lowPass(old2: v128, new2: v128): v128 {
  return f64x2.mul(f64x2.splat(0.5), f64x2.add(new2, old2));
}

// Splits the input at the middle crossover into `low` and `high`; each half then passes the all-pass of the crossover
// that only the other half has, so that all bands stay in phase.
function splitMiddle(n: i32, state: usize): void {
  const p = factor(2, 0), q = factor(2, 1), r = factor(2, 2);
  const lowP = factor(3, 0), lowQ = factor(3, 1), lowR = factor(3, 2);
  const highP = factor(1, 0), highQ = factor(1, 1), highR = factor(1, 2);
  let a1 = v128.load(state), a2 = v128.load(state, 16), b1 = v128.load(state, 32), b2 = v128.load(state, 48);
  let l1 = v128.load(state, 64), l2 = v128.load(state, 80), h1 = v128.load(state, 96), h2 = v128.load(state, 112);
  for (let at: usize = 0; at < 16 * <usize>n; at += 16) {
    const x = v128.load(input + at);
    const y = f64x2.sub(x, a2);
    const c1 = next1(p, q, a1, y), c2 = next2(q, r, a1, a2, y);
    const z = f64x2.sub(lowPass(a2, c2), b2);
    const d1 = next1(p, q, b1, z), d2 = next2(q, r, b1, b2, z);
    const below = lowPass(b2, d2);
    const above = f64x2.sub(turn(x, a1, c1), below);
    const u = f64x2.sub(below, l2), v = f64x2.sub(above, h2);
    const m1 = next1(lowP, lowQ, l1, u), m2 = next2(lowQ, lowR, l1, l2, u);
    const k1 = next1(highP, highQ, h1, v), k2 = next2(highQ, highR, h1, h2, v);
    v128.store(low + at, turn(below, l1, m1));
    v128.store(high + at, turn(above, h1, k1));
    a1 = c1; a2 = c2; b1 = d1; b2 = d2;
    l1 = m1; l2 = m2; h1 = k1; h2 = k2;
  }
  storeStates(state, a1, a2, b1, b2);
  storeStates(state + 64, l1, l2, h1, h2);
}

// Splits `low` at the first crossover and `high` at the third one.
function splitHalves(n: i32, state: usize): void {
  const p = factor(1, 0), q = factor(1, 1), r = factor(1, 2);
  const s = factor(3, 0), t = factor(3, 1), u = factor(3, 2);
  let a1 = v128.load(state), a2 = v128.load(state, 16), b1 = v128.load(state, 32), b2 = v128.load(state, 48);
  let e1 = v128.load(state, 64), e2 = v128.load(state, 80), f1 = v128.load(state, 96), f2 = v128.load(state, 112);
  for (let at: usize = 0; at < 16 * <usize>n; at += 16) {
    const x = v128.load(low + at), y = v128.load(high + at);
    const v = f64x2.sub(x, a2), w = f64x2.sub(y, e2);
    const c1 = next1(p, q, a1, v), c2 = next2(q, r, a1, a2, v);
    const g1 = next1(s, t, e1, w), g2 = next2(t, u, e1, e2, w);
    const z = f64x2.sub(lowPass(a2, c2), b2), zz = f64x2.sub(lowPass(e2, g2), f2);
    const d1 = next1(p, q, b1, z), d2 = next2(q, r, b1, b2, z);
    const h1 = next1(s, t, f1, zz), h2 = next2(t, u, f1, f2, zz);
    const deepest = lowPass(b2, d2), third = lowPass(f2, h2);
    v128.store(bands + at, deepest);
    v128.store(bands + BAND_BYTES + at, f64x2.sub(turn(x, a1, c1), deepest));
    v128.store(bands + 2 * BAND_BYTES + at, third);
    v128.store(bands + 3 * BAND_BYTES + at, f64x2.sub(turn(y, e1, g1), third));
    a1 = c1; a2 = c2; b1 = d1; b2 = d2;
    e1 = g1; e2 = g2; f1 = h1; f2 = h2;
  }
  storeStates(state, a1, a2, b1, b2);
  storeStates(state + 64, e1, e2, f1, f2);
}

function storeStates(at: usize, a: v128, b: v128, c: v128, d: v128): void {
  v128.store(at, flushTiny(a));
  v128.store(at, flushTiny(b), 16);
  v128.store(at, flushTiny(c), 32);
  v128.store(at, flushTiny(d), 48);
}
