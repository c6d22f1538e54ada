// Compression of four bands, both channels alike. A level is the mean square of one stride, smoothed with separate
// times for rising and falling; the gain is computed once per stride and moves to its new value within the next one.

import { BAND_BYTES, bands, CHUNK, input, removeSubsonic, resetBands, splitBands } from './bands.as.ts';
import { flushTiny } from './lane.as.ts';
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
    for (let band: usize = 0; band < BANDS; band++) compressBand(band, length, stride);
    storeSum(start, length);
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
  for (let i = 0; i < n; i++) {
    const at = 4 * (start + i);
    v128.store(input + 16 * i, f64x2.replace_lane(f64x2.splat(<f64>load<f32>(left + at)), 1, <f64>load<f32>(right + at)));
  }
}

function storeSum(start: i32, n: i32): void {
  for (let i = 0; i < n; i++) {
    const at = bands + 16 * i;
    const lower = f64x2.add(v128.load(at), v128.load(at + BAND_BYTES));
    storeSample(start + i, f64x2.add(lower, f64x2.add(v128.load(at + 2 * BAND_BYTES), v128.load(at + 3 * BAND_BYTES))));
  }
}

// @ts-ignore: decorator of the compiler
@inline
function storeSample(i: i32, x: v128): void {
  const y = v128.and(x, f64x2.gt(f64x2.abs(x), f64x2.splat(1e-30)));
  store<f32>(left + 4 * i, <f32>f64x2.extract_lane(y, 0));
  store<f32>(right + 4 * i, <f32>f64x2.extract_lane(y, 1));
}

function compressBand(band: usize, n: i32, stride: i32): void {
  const threshold = load<f64>(settings + 32 * band), exponent = load<f64>(settings + 32 * band, 8);
  const rising = load<f64>(settings + 32 * band, 16), falling = load<f64>(settings + 32 * band, 24);
  let envelope = load<f64>(envelopes + 8 * band), gain = load<f64>(gains + 8 * band);
  let deepest = load<f64>(levels + 24 * band, 16);
  const share = 1.0 / <f64>stride;
  const first = bands + BAND_BYTES * band;
  for (let start = 0; start < n; start += stride) {
    const from = first + 16 * start;
    const end = from + 16 * stride;
    let squares = f64x2.splat(0);
    for (let at = from; at < end; at += 16) {
      const x = v128.load(at);
      squares = f64x2.add(squares, f64x2.mul(x, x));
    }
    const level = (f64x2.extract_lane(squares, 0) + f64x2.extract_lane(squares, 1)) * share;
    envelope += (level - envelope) * (level > envelope ? rising : falling);
    const excess = <f32>(threshold / envelope);
    const target = envelope > threshold ? max(DEEPEST, <f64>Mathf.pow(excess, <f32>exponent)) : 1.0;
    if (target < deepest) deepest = target;
    const step = (target - gain) * share;
    for (let at = from; at < end; at += 16) {
      gain += step;
      v128.store(at, f64x2.mul(v128.load(at), f64x2.splat(gain)));
    }
    gain = target;
  }
  store<f64>(envelopes + 8 * band, f64x2.extract_lane(flushTiny(f64x2.splat(envelope)), 0));
  store<f64>(gains + 8 * band, gain);
  store<f64>(levels + 24 * band, deepest, 16);
}
