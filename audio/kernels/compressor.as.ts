// Compression of four bands, both channels alike. A level is the mean square of one stride, smoothed with separate
// times for rising and falling; the gain is computed once per stride and moves to its new value within the next one.

import { BAND_BYTES, bands, CHUNK, input, removeSubsonic, resetBands, splitBands } from './bands.as.ts';
import { left, right } from './stereo.as.ts';

const BANDS: usize = 4;
/** Per band: threshold (mean square of both channels, summed), exponent of the gain, rising and falling share. */
export const settings: usize = memory.data(4 * 4 * 8, 16);
/** Per band: sum of squares, largest sample, and the deepest gain. */
export const levels: usize = memory.data(4 * 3 * 8, 16);
const envelopes: usize = memory.data(8 * 4, 16);
const gains: usize = memory.data(8 * 4, 16);
// A band is lowered by at most 6 dB, however unusual the mix is.
const DEEPEST: f64 = 0.5;
// Strides quieter than this, -60 dBFS, do not count for the levels of bands.
const AUDIBLE: f64 = 1e-6;
/** Samples that counted for the levels. */
let audibleSamples: f64 = 0;

export function countedSamples(): f64 { return audibleSamples; }

export function resetCompressor(): void {
  memory.fill(levels, 0, 8 * 3 * BANDS);
  memory.fill(envelopes, 0, 8 * BANDS);
  for (let band: usize = 0; band < BANDS; band++) {
    store<f64>(gains + 8 * band, 1);
    store<f64>(levels + 24 * band, 1, 16);
  }
  audibleSamples = 0;
}

/** Removes what cannot be heard under 20 Hz from a block of `n` samples and compresses its bands in place. */
export function compressBlock(n: i32, stride: i32): void {
  for (let start = 0; start < n; start += CHUNK) {
    const length = min(CHUNK, n - start);
    loadChunk(start, length);
    removeSubsonic(length);
    splitBands(length);
    for (let i = 0; i < length; i += stride) compressStride(start + i, 16 * i, stride);
  }
}

/** Only removes what cannot be heard under 20 Hz. */
export function cleanBlock(n: i32): void {
  for (let start = 0; start < n; start += CHUNK) {
    const length = min(CHUNK, n - start);
    loadChunk(start, length);
    removeSubsonic(length);
    for (let i = 0; i < length; i++) storeSample(start + i, v128.load(input + 16 * i));
  }
}

// Until then, the filters have forgotten where they started.
const SETTLED: i32 = 2048;

/**
 * Measures the levels of the bands of a block of `n` samples, and changes nothing. A block stands alone, so not every
 * block of a file has to be measured.
 */
export function measureBands(n: i32, stride: i32): void {
  resetBands();
  for (let start = 0; start < n; start += CHUNK) {
    const length = min(CHUNK, n - start);
    loadChunk(start, length);
    splitBands(length);
    if (start < SETTLED) continue;
    for (let i = 0; i < length; i += stride) measureStride(16 * i, min(stride, length - i));
  }
}

function measureStride(from: usize, n: i32): void {
  let all = f64x2.splat(0);
  for (let at = from; at < from + 16 * n; at += 16) {
    const x = v128.load(input + at);
    all = f64x2.add(all, f64x2.mul(x, x));
  }
  if (f64x2.extract_lane(all, 0) + f64x2.extract_lane(all, 1) < 2 * AUDIBLE * n) return;
  audibleSamples += n;
  for (let band: usize = 0; band < BANDS; band++) {
    let squares = f64x2.splat(0);
    let largest = f64x2.splat(0);
    for (let at = bands + BAND_BYTES * band + from; at < bands + BAND_BYTES * band + from + 16 * n; at += 16) {
      const x = v128.load(at);
      const square = f64x2.mul(x, x);
      squares = f64x2.add(squares, square);
      largest = f64x2.pmax(largest, square);
    }
    const row = levels + 24 * band;
    store<f64>(row, load<f64>(row) + f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1));
    store<f64>(row, max(load<f64>(row, 8), max(f64x2.extract_lane(largest, 0), f64x2.extract_lane(largest, 1))), 8);
  }
}

function loadChunk(start: i32, n: i32): void {
  for (let i = 0; i < n; i += 4) {
    const l = v128.load(left + 4 * (start + i)), r = v128.load(right + 4 * (start + i));
    const at = input + 16 * i;
    const early = v128.shuffle<f32>(l, r, 0, 4, 1, 5), late = v128.shuffle<f32>(l, r, 2, 6, 3, 7);
    v128.store(at, f64x2.promote_low_f32x4(early));
    v128.store(at, f64x2.promote_low_f32x4(v128.shuffle<f32>(early, early, 2, 3, 2, 3)), 16);
    v128.store(at, f64x2.promote_low_f32x4(late), 32);
    v128.store(at, f64x2.promote_low_f32x4(v128.shuffle<f32>(late, late, 2, 3, 2, 3)), 48);
  }
}

// @ts-ignore: decorator of the compiler
@inline
function storeSample(i: i32, x: v128): void {
  const y = f32x4.demote_f64x2_zero(v128.and(x, f64x2.gt(f64x2.abs(x), f64x2.splat(1e-30))));
  v128.store32_lane(left + 4 * i, y, 0);
  v128.store32_lane(right + 4 * i, y, 1);
}

// Compresses one stride, `from` bytes into the bands, and stores the sum of its bands from the sample `first` on.
function compressStride(first: i32, from: usize, stride: i32): void {
  const share = 1.0 / <f64>stride;
  let gain0 = load<f64>(gains), gain1 = load<f64>(gains, 8), gain2 = load<f64>(gains, 16), gain3 = load<f64>(gains, 24);
  for (let band: usize = 0; band < BANDS; band++) store<f64>(gains + 8 * band, findGain(band, from, stride));
  const step0 = share * (load<f64>(gains) - gain0), step1 = share * (load<f64>(gains, 8) - gain1);
  const step2 = share * (load<f64>(gains, 16) - gain2), step3 = share * (load<f64>(gains, 24) - gain3);
  for (let i = 0; i < stride; i++) {
    gain0 += step0; gain1 += step1; gain2 += step2; gain3 += step3;
    const at = bands + from + 16 * i;
    const lower = f64x2.add(scaled(at, gain0), scaled(at + BAND_BYTES, gain1));
    storeSample(first + i, f64x2.add(lower, f64x2.add(scaled(at + 2 * BAND_BYTES, gain2), scaled(at + 3 * BAND_BYTES, gain3))));
  }
}

// @ts-ignore: decorator of the compiler
@inline
function scaled(at: usize, gain: f64): v128 {
  return f64x2.mul(v128.load(at), f64x2.splat(gain));
}

// Returns the gain of a band at the end of a stride, from its level up to then.
function findGain(band: usize, from: usize, stride: i32): f64 {
  const threshold = load<f64>(settings + 32 * band), exponent = load<f64>(settings + 32 * band, 8);
  const rising = load<f64>(settings + 32 * band, 16), falling = load<f64>(settings + 32 * band, 24);
  let squares = f64x2.splat(0);
  const start = bands + BAND_BYTES * band + from;
  for (let at = start; at < start + 16 * stride; at += 16) {
    const x = v128.load(at);
    squares = f64x2.add(squares, f64x2.mul(x, x));
  }
  const level = (f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1)) / <f64>stride;
  let envelope = load<f64>(envelopes + 8 * band);
  envelope += (level - envelope) * (level > envelope ? rising : falling);
  if (envelope < 1e-40) envelope = 0;
  store<f64>(envelopes + 8 * band, envelope);
  if (envelope <= threshold) return 1;
  const gain = max(DEEPEST, <f64>Mathf.pow(<f32>(threshold / envelope), <f32>exponent));
  if (gain < load<f64>(levels + 24 * band, 16)) store<f64>(levels + 24 * band, gain, 16);
  return gain;
}
