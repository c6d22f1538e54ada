// AssemblyScript, compiled to WebAssembly with SIMD. One call of `analyze` measures one block of decoded audio: samples are
// taken apart into channels, packed for the checksum, K-weighted (ITU-R BS.1770-4, both channels in one vector), searched for
// true peaks, and summed up as one row per 10 ms frame. Everything else is computed from the rows, outside.

const MAX_FRAMES: i32 = 16384;
// Samples kept in front of a block, so that the interpolator and the flat-top search see across the border.
const HISTORY: i32 = 64;
const ROW_BYTES: usize = 24;

// Interleaved samples as decoded: i16, i32 or f32, at most two channels. Packing writes the checksum bytes over them.
const input: usize = memory.data(8 * 16384 + 64, 16);
const left: usize = memory.data(4 * (16384 + 128), 16);
const right: usize = memory.data(4 * (16384 + 128), 16);
// The interpolator: one vector per tap, one lane per phase.
const taps: usize = memory.data(16 * 64, 16);
// Enough for the rows of one block at the lowest rate that is measured, 8 kHz.
const rows: usize = memory.data(24 * 512, 16);

const INT16: i32 = 0;
const INT32: i32 = 1;

let channels: i32 = 2;
let sampleKind: i32 = INT16;
let frameLength: i32 = 441;
let tapCount: i32 = 24;
let tapBound: f32 = 3;

// The two K-weighting sections, the same coefficient in both lanes, and their states.
let shelfB0: v128, shelfB1: v128, shelfB2: v128, shelfA1: v128, shelfA2: v128, passA1: v128, passA2: v128;
let shelf1: v128, shelf2: v128, pass1: v128, pass2: v128;

let truePeak: f32 = 0;
// The frame being summed up, which may have begun in the block before.
let filled: i32 = 0;
let energy: v128;
let lowest: f32 = 0, highest: f32 = 0;
let flatRuns: i32 = 0, flatLeft: i32 = 0, flatRight: i32 = 0;

export function inputPointer(): usize { return input; }
export function tapsPointer(): usize { return taps; }
export function rowsPointer(): usize { return rows; }
export function maxFrames(): i32 { return MAX_FRAMES; }
export function rowBytes(): i32 { return <i32>ROW_BYTES; }
export function getTruePeak(): f32 { return truePeak; }

export function configure(channelCount: i32, kind: i32, samplesPerFrame: i32, interpolatorTaps: i32, bound: f32): void {
  channels = channelCount;
  sampleKind = kind;
  frameLength = samplesPerFrame;
  tapCount = interpolatorTaps;
  tapBound = bound;
  truePeak = 0;
  shelf1 = shelf2 = pass1 = pass2 = f64x2.splat(0);
  memory.fill(left, 0, 4 * HISTORY);
  memory.fill(right, 0, 4 * HISTORY);
  flatLeft = flatRight = 0;
  beginFrame();
}

export function setWeighting(b0: f64, b1: f64, b2: f64, a1: f64, a2: f64, highPassA1: f64, highPassA2: f64): void {
  shelfB0 = f64x2.splat(b0);
  shelfB1 = f64x2.splat(b1);
  shelfB2 = f64x2.splat(b2);
  shelfA1 = f64x2.splat(a1);
  shelfA2 = f64x2.splat(a2);
  passA1 = f64x2.splat(highPassA1);
  passA2 = f64x2.splat(highPassA2);
}

/** Measures `n` frames of the input and answers how many rows were completed. */
export function analyze(n: i32): i32 {
  deinterleave(n);
  findTruePeak(left + 4 * HISTORY, n);
  if (channels == 2) findTruePeak(right + 4 * HISTORY, n);
  let row = 0;
  let done = 0;
  while (done < n) {
    const m = min(n - done, frameLength - filled);
    const l = left + 4 * (HISTORY + done);
    const r = right + 4 * (HISTORY + done);
    weigh(l, r, m);
    scan(l, r, m);
    done += m;
    filled += m;
    if (filled == frameLength) {
      writeRow(row);
      row++;
    }
  }
  memory.copy(left, left + 4 * n, 4 * HISTORY);
  memory.copy(right, right + 4 * n, 4 * HISTORY);
  return row;
}

/** Closes the frame that is not full; answers how many samples it holds. */
export function flush(): i32 {
  const held = filled;
  if (held > 0) writeRow(0);
  memory.fill(left + 4 * HISTORY, 0, 4 * HISTORY);
  memory.fill(right + 4 * HISTORY, 0, 4 * HISTORY);
  findTruePeak(left + 4 * HISTORY, HISTORY);
  if (channels == 2) findTruePeak(right + 4 * HISTORY, HISTORY);
  return held;
}

/** Writes the integer samples of the last block as `bytes` bytes each, shifted down by `shift`; answers the total. */
export function pack(n: i32, shift: i32, bytes: i32): i32 {
  const count = n * channels;
  if (sampleKind == INT32 && bytes == 3 && shift == 8) return packTop24(count);
  // A store may spill over its own bytes, never over a sample not yet read: the target lags behind the source.
  for (let i = 0; i < count; i++) {
    if (sampleKind == INT16) store<i16>(input + bytes * i, <i16>(<i32>load<i16>(input + 2 * i) >> shift));
    else store<i32>(input + bytes * i, load<i32>(input + 4 * i) >> shift);
  }
  return bytes * count;
}

function packTop24(count: i32): i32 {
  for (let i = 0; i < count; i += 4) {
    const x = v128.load(input + 4 * i);
    v128.store(input + 3 * i, i8x16.swizzle(x, i8x16(1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, -1, -1, -1, -1)));
  }
  return 3 * count;
}

function deinterleave(n: i32): void {
  const l = left + 4 * HISTORY;
  const r = right + 4 * HISTORY;
  if (channels == 1) {
    for (let i = 0; i < n; i += 4) v128.store(l + 4 * i, loadSamples(i));
    return;
  }
  for (let i = 0; i < n; i += 4) {
    const a = loadSamples(2 * i);
    const b = loadSamples(2 * i + 4);
    v128.store(l + 4 * i, v128.shuffle<f32>(a, b, 0, 2, 4, 6));
    v128.store(r + 4 * i, v128.shuffle<f32>(a, b, 1, 3, 5, 7));
  }
}

// @ts-ignore: decorator of the compiler
@inline
function loadSamples(i: i32): v128 {
  if (sampleKind == INT16) {
    return f32x4.mul(f32x4.convert_i32x4_s(v128.load_ext<i16>(input + 2 * i)), f32x4.splat(1.0 / 32768.0));
  }
  const x = v128.load(input + 4 * i);
  if (sampleKind == INT32) return f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(1.0 / 2147483648.0));
  // A float file may hold infinities or no numbers at all, which would spoil every sum after them.
  return v128.and(x, f32x4.lt(f32x4.abs(x), f32x4.splat(Infinity)));
}

function weigh(l: usize, r: usize, n: i32): void {
  let s1 = shelf1, s2 = shelf2, p1 = pass1, p2 = pass2, sum = energy;
  const two = f64x2.splat(2);
  for (let i = 0; i < n; i++) {
    const x = f64x2.replace_lane(f64x2.splat(<f64>load<f32>(l + 4 * i)), 1, <f64>load<f32>(r + 4 * i));
    const y = f64x2.add(f64x2.mul(shelfB0, x), s1);
    s1 = f64x2.add(f64x2.sub(f64x2.mul(shelfB1, x), f64x2.mul(shelfA1, y)), s2);
    s2 = f64x2.sub(f64x2.mul(shelfB2, x), f64x2.mul(shelfA2, y));
    // The high-pass has the numerator 1, -2, 1.
    const z = f64x2.add(y, p1);
    p1 = f64x2.sub(p2, f64x2.add(f64x2.mul(two, y), f64x2.mul(passA1, z)));
    p2 = f64x2.sub(y, f64x2.mul(passA2, z));
    sum = f64x2.add(sum, f64x2.mul(z, z));
  }
  shelf1 = flushTiny(s1);
  shelf2 = flushTiny(s2);
  pass1 = flushTiny(p1);
  pass2 = flushTiny(p2);
  energy = sum;
}

// WebAssembly never flushes denormal numbers to zero, and they make digital silence seven times slower than music.
// @ts-ignore: decorator of the compiler
@inline
function flushTiny(state: v128): v128 {
  return v128.and(state, f64x2.gt(f64x2.abs(state), f64x2.splat(1e-40)));
}

// Peaks, envelope and flat tops of the frame. The right channel is silent in a mono file.
function scan(l: usize, r: usize, n: i32): void {
  scanChannel(l, n);
  flatLeft = countFlat(l, n, flatLeft);
  if (channels == 2) {
    scanChannel(r, n);
    flatRight = countFlat(r, n, flatRight);
  }
}

function scanChannel(p: usize, n: i32): void {
  let low = f32x4.splat(lowest);
  let high = f32x4.splat(highest);
  let i = 0;
  for (; i + 4 <= n; i += 4) {
    const x = v128.load(p + 4 * i);
    low = f32x4.pmin(low, x);
    high = f32x4.pmax(high, x);
  }
  lowest = min(min(f32x4.extract_lane(low, 0), f32x4.extract_lane(low, 1)), min(f32x4.extract_lane(low, 2), f32x4.extract_lane(low, 3)));
  highest = largestLane(high);
  for (; i < n; i++) {
    const x = load<f32>(p + 4 * i);
    lowest = min(lowest, x);
    highest = max(highest, x);
  }
}

// A flat top is four or more equal samples above -12 dBFS: clipped, even when it was turned down afterwards.
function countFlat(p: usize, n: i32, run: i32): i32 {
  const loud = f32x4.splat(0.25);
  let i = 0;
  while (i < n) {
    if (i + 4 <= n && run == 0) {
      const x = v128.load(p + 4 * i);
      const equal = f32x4.eq(x, v128.load(p + 4 * i - 4));
      if (!v128.any_true(v128.and(equal, f32x4.gt(f32x4.abs(x), loud)))) {
        i += 4;
        continue;
      }
    }
    const x = load<f32>(p + 4 * i);
    run = x == load<f32>(p + 4 * i - 4) && Mathf.abs(x) > 0.25 ? run + 1 : 0;
    if (run == 3) flatRuns++;
    i++;
  }
  return run;
}

function findTruePeak(p: usize, n: i32): void {
  for (let i = 0; i < n; i += 16) {
    // No interpolated value can exceed the local peak times the sum of the tap magnitudes: most of the music is skipped.
    let window = f32x4.splat(0);
    for (let j = -tapCount; j < 16; j += 4) window = f32x4.pmax(window, f32x4.abs(v128.load(p + 4 * (i + j))));
    if (largestLane(window) * tapBound <= truePeak) continue;
    const end = min(n, i + 16);
    let found = f32x4.splat(0);
    for (let s = i; s < end; s++) found = f32x4.pmax(found, f32x4.abs(interpolate(p + 4 * s)));
    truePeak = max(truePeak, largestLane(found));
  }
}

// @ts-ignore: decorator of the compiler
@inline
function interpolate(x: usize): v128 {
  let even = f32x4.splat(0);
  let odd = f32x4.splat(0);
  for (let k = 0; k < tapCount; k += 2) {
    even = f32x4.add(even, f32x4.mul(v128.load(taps + 16 * k), v128.load32_splat(x - 4 * k)));
    odd = f32x4.add(odd, f32x4.mul(v128.load(taps + 16 * k, 16), v128.load32_splat(x - 4 * k - 4)));
  }
  return f32x4.add(even, odd);
}

// @ts-ignore: decorator of the compiler
@inline
function largestLane(x: v128): f32 {
  return max(max(f32x4.extract_lane(x, 0), f32x4.extract_lane(x, 1)), max(f32x4.extract_lane(x, 2), f32x4.extract_lane(x, 3)));
}

function beginFrame(): void {
  filled = 0;
  energy = f64x2.splat(0);
  lowest = 3.4e38;
  highest = -3.4e38;
  flatRuns = 0;
}

// Row: energy of both channels f64, lowest f32, highest f32, flat tops i32.
function writeRow(index: i32): void {
  const row = rows + ROW_BYTES * index;
  store<f64>(row, f64x2.extract_lane(energy, 0) + f64x2.extract_lane(energy, 1));
  store<f32>(row, lowest, 8);
  store<f32>(row, highest, 12);
  store<i32>(row, flatRuns, 16);
  beginFrame();
}
