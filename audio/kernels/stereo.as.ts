// One block of the mastering chain in memory: interleaved as it comes in or goes out, and split into two channels.

/** The most samples per channel of a block. */
export const BLOCK: i32 = 16384;

// Samples kept in front of a block, for the equaliser (up to 8192) and the interpolator.
export const HISTORY: i32 = 8192;

/** Interleaved samples; 32-bit floats of two channels once they are taken. */
export const interleaved: usize = memory.data(8 * 16384 + 64, 16);
const leftBuffer: usize = memory.data(4 * (16384 + 8192), 16);
const rightBuffer: usize = memory.data(4 * (16384 + 8192), 16);
/** The first sample of each channel; the history precedes it. */
export const left: usize = leftBuffer + 4 * HISTORY;
export const right: usize = rightBuffer + 4 * HISTORY;

// Samples of digital silence up to now; a file begins as if it followed a long one.
let silentRun: i32 = 0;
const silent: usize = memory.data(16384, 16);

/** Begins a file. */
export function beginSilence(): void {
  silentRun = 0x3fffffff;
}

/** Notes which of the `n` samples of the block follow at least `after` samples of digital silence. */
export function noteSilence(n: i32, after: i32): void {
  for (let i = 0; i < n; i += 4) {
    const isSound = v128.or(f32x4.ne(v128.load(left + 4 * i), f32x4.splat(0)), f32x4.ne(v128.load(right + 4 * i), f32x4.splat(0)));
    if (i32x4.all_true(isSound)) {
      silentRun = 0;
      store<u32>(silent + i, 0);
      continue;
    }
    const mask = i32x4.bitmask(isSound);
    for (let lane = 0; lane < 4; lane++) {
      silentRun = (mask >> lane) & 1 ? 0 : min(silentRun + 1, 0x3fffffff);
      store<u8>(silent + i + lane, silentRun > after ? 1 : 0);
    }
  }
}

/** Silences the noted samples again: the rounding of a transform spreads over its whole block. */
export function keepSilence(n: i32): void {
  for (let i = 0; i < n; i++) {
    if ((i & 7) == 0 && load<u64>(silent + i) == 0) {
      i += 7;
      continue;
    }
    if (load<u8>(silent + i) == 0) continue;
    store<f32>(left + 4 * i, 0);
    store<f32>(right + 4 * i, 0);
  }
}

export function clearBlock(): void {
  memory.fill(leftBuffer, 0, 4 * (HISTORY + BLOCK));
  memory.fill(rightBuffer, 0, 4 * (HISTORY + BLOCK));
}

const INT16: i32 = 0;
const INT32: i32 = 1;
const FLOAT32: i32 = 2;

/**
 * Splits `n` interleaved samples of one or two channels, integers or floats; one channel becomes two equal ones, also interleaved. Fills up
 * to a full block with silence. Returns how many values were not finite; they become zeros.
 */
export function splitChannels(n: i32, channels: i32, kind: i32): i32 {
  const bytes = kind == INT16 ? 2 : 4;
  // The last vector may reach beyond the block.
  memory.fill(interleaved + bytes * n * channels, 0, bytes * 8);
  let broken = 0;
  if (kind == INT16) spread(n, channels, INT16);
  else if (kind == INT32) spread(n, channels, INT32);
  else broken = spread(n, channels, FLOAT32);
  memory.fill(left + 4 * n, 0, 4 * (BLOCK - n));
  memory.fill(right + 4 * n, 0, 4 * (BLOCK - n));
  return broken;
}

// From the end, because two floats may take more room than what they are read from. Inlined once per kind, so that the
// loop itself has no branch.
// @ts-ignore: decorator of the compiler
@inline
function spread(n: i32, channels: i32, kind: i32): i32 {
  let broken = 0;
  for (let i = (n - 1) & ~3; i >= 0; i -= 4) {
    let a = loadSamples(channels * i, kind), b = channels == 1 ? a : loadSamples(2 * i + 4, kind);
    if (kind == FLOAT32) {
      const isA = isFinite(a), isB = isFinite(b);
      if (!i32x4.all_true(v128.and(isA, isB))) {
        broken += 4 - popcnt<i32>(i32x4.bitmask(isA));
        if (channels == 2) broken += 4 - popcnt<i32>(i32x4.bitmask(isB));
        a = v128.and(a, isA);
        b = v128.and(b, isB);
      }
    }
    if (channels == 1) {
      b = v128.shuffle<f32>(a, a, 2, 2, 3, 3);
      a = v128.shuffle<f32>(a, a, 0, 0, 1, 1);
    }
    v128.store(interleaved + 8 * i, a);
    v128.store(interleaved + 8 * i, b, 16);
    v128.store(left + 4 * i, v128.shuffle<f32>(a, b, 0, 2, 4, 6));
    v128.store(right + 4 * i, v128.shuffle<f32>(a, b, 1, 3, 5, 7));
  }
  return broken;
}

// @ts-ignore: decorator of the compiler
@inline
function loadSamples(i: i32, kind: i32): v128 {
  if (kind == INT16) {
    return f32x4.mul(f32x4.convert_i32x4_s(v128.load_ext<i16>(interleaved + 2 * i)), f32x4.splat(1.0 / 32768.0));
  }
  const x = v128.load(interleaved + 4 * i);
  return kind == INT32 ? f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(1.0 / 2147483648.0)) : x;
}

// @ts-ignore: decorator of the compiler
@inline
function isFinite(x: v128): v128 {
  return f32x4.lt(f32x4.abs(x), f32x4.splat(Infinity));
}

/** Interleaves the channels of a block of `n` samples. */
export function joinChannels(n: i32): void {
  for (let i = 0; i < n; i += 4) storeFrames(i, v128.load(left + 4 * i), v128.load(right + 4 * i));
}

/** Interleaves four samples of both channels, from the sample `i` of the block on. */
// @ts-ignore: decorator of the compiler
@inline
export function storeFrames(i: i32, l: v128, r: v128): void {
  v128.store(interleaved + 8 * i, v128.shuffle<f32>(l, r, 0, 4, 1, 5));
  v128.store(interleaved + 8 * i, v128.shuffle<f32>(l, r, 2, 6, 3, 7), 16);
}

/** Makes the samples before `n` the history of the next block. */
export function saveHistory(n: i32): void {
  memory.copy(leftBuffer, leftBuffer + 4 * n, 4 * HISTORY);
  memory.copy(rightBuffer, rightBuffer + 4 * n, 4 * HISTORY);
}
