// One block of audio in memory: as it was decoded, and split into channels.

// Samples kept in front of a block, so that the interpolator and the search for clipped runs see across block boundaries.
export const HISTORY: i32 = 64;

// Interleaved samples as decoded, of one or two channels. `packBlock` overwrites them with the bytes for
// the checksum.
export const input: usize = memory.data(8 * 16384 + 64, 16);
const leftBuffer: usize = memory.data(4 * (16384 + 128), 16);
const rightBuffer: usize = memory.data(4 * (16384 + 128), 16);
/** The first sample of each channel; the history precedes it. */
export const left: usize = leftBuffer + 4 * HISTORY;
export const right: usize = rightBuffer + 4 * HISTORY;

const INT16: i32 = 0;
const INT32: i32 = 1;
const FLOAT32: i32 = 2;

export let channels: i32 = 2;
let sampleKind: i32 = INT16;

export function configureBlock(channelCount: i32, kind: i32): void {
  channels = channelCount;
  sampleKind = kind;
  memory.fill(leftBuffer, 0, 4 * HISTORY);
  memory.fill(rightBuffer, 0, 4 * HISTORY);
}

/** Makes the end of a block of `n` samples the history of the next one. */
export function saveHistory(n: i32): void {
  memory.copy(leftBuffer, leftBuffer + 4 * n, 4 * HISTORY);
  memory.copy(rightBuffer, rightBuffer + 4 * n, 4 * HISTORY);
}

/** Adds a block of zeros after the last one, as long as the history. */
export function fillSilence(): void {
  memory.fill(left, 0, 4 * HISTORY);
  memory.fill(right, 0, 4 * HISTORY);
}

/** Writes the integer samples of the last block as `bytes` bytes each, shifted down by `shift`; returns the total. */
export function packBlock(n: i32, shift: i32, bytes: i32): i32 {
  const count = n * channels;
  if (sampleKind == INT32 && bytes == 3 && shift == 8) return packTop24(count);
  // A store may write past its own bytes, never over an unread sample: the target lags behind the source.
  for (let i = 0; i < count; i++) {
    if (sampleKind == INT16) store<i16>(input + bytes * i, <i16>(<i32>load<i16>(input + 2 * i) >> shift));
    else store<i32>(input + bytes * i, load<i32>(input + 4 * i) >> shift);
  }
  return bytes * count;
}

function packTop24(count: i32): i32 {
  // Takes the top three of every four bytes.
  for (let i = 0; i < count; i += 4) {
    const x = v128.load(input + 4 * i);
    v128.store(input + 3 * i, i8x16.swizzle(x, i8x16(1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15, -1, -1, -1, -1)));
  }
  return 3 * count;
}

export function deinterleave(n: i32): void {
  if (sampleKind == INT16) spread(n, INT16);
  else if (sampleKind == INT32) spread(n, INT32);
  else spread(n, FLOAT32);
}

// Inlined once per kind, so that the loop itself has no branch.
// @ts-ignore: AssemblyScript decorator
@inline
function spread(n: i32, kind: i32): void {
  if (channels == 1) {
    for (let i = 0; i < n; i += 4) v128.store(left + 4 * i, loadSamples(i, kind));
    return;
  }
  for (let i = 0; i < n; i += 4) {
    const a = loadSamples(2 * i, kind);
    const b = loadSamples(2 * i + 4, kind);
    v128.store(left + 4 * i, v128.shuffle<f32>(a, b, 0, 2, 4, 6));
    v128.store(right + 4 * i, v128.shuffle<f32>(a, b, 1, 3, 5, 7));
  }
}

// @ts-ignore: AssemblyScript decorator
@inline
function loadSamples(i: i32, kind: i32): v128 {
  if (kind == INT16) {
    return f32x4.mul(f32x4.convert_i32x4_s(v128.load_ext<i16>(input + 2 * i)), f32x4.splat(1.0 / 32768.0));
  }
  const x = v128.load(input + 4 * i);
  if (kind == INT32) return f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(1.0 / 2147483648.0));
  // A float file may contain infinities or NaNs, which would corrupt every later sum.
  return v128.and(x, f32x4.lt(f32x4.abs(x), f32x4.splat(Infinity)));
}
