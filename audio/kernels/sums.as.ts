// Totals over the whole file: mean of each channel, correlation of the channels, and which bits of the samples are ever
// set.
import { input } from './block.as.ts';
import { largestLane } from './lane.as.ts';

// Layout, read by `readTotals` in frame-meter.ts: left, right, left², right², left·right, largest difference.
export const sums: usize = memory.data(8 * 6, 16);
let usedBits: i32 = 0;

// Samples added in 32 bits before the sum moves to 64 bits.
const CHUNK: i32 = 1024;

export function resetSums(): void {
  memory.fill(sums, 0, 48);
  usedBits = 0;
}

export function bitsInUse(): i32 { return usedBits; }

/** Adds `n` samples of both channels; the right one is silent in a mono file. */
export function addSums(left: usize, right: usize, n: i32): void {
  for (let start = 0; start < n; start += CHUNK) addChunk(left + 4 * start, right + 4 * start, min(CHUNK, n - start));
}

function addChunk(left: usize, right: usize, n: i32): void {
  let l = f32x4.splat(0), r = l, ll = l, rr = l, lr = l, difference = l;
  let i = 0;
  for (; i + 4 <= n; i += 4) {
    const x = v128.load(left + 4 * i);
    const y = v128.load(right + 4 * i);
    l = f32x4.add(l, x);
    r = f32x4.add(r, y);
    ll = f32x4.add(ll, f32x4.mul(x, x));
    rr = f32x4.add(rr, f32x4.mul(y, y));
    lr = f32x4.add(lr, f32x4.mul(x, y));
    difference = f32x4.pmax(difference, f32x4.abs(f32x4.sub(x, y)));
  }
  let largest = largestLane(difference);
  let a = total(l), b = total(r), aa = total(ll), bb = total(rr), ab = total(lr);
  for (; i < n; i++) {
    const x = <f64>load<f32>(left + 4 * i);
    const y = <f64>load<f32>(right + 4 * i);
    a += x;
    b += y;
    aa += x * x;
    bb += y * y;
    ab += x * y;
    largest = max(largest, <f32>Math.abs(x - y));
  }
  add(0, a);
  add(1, b);
  add(2, aa);
  add(3, bb);
  add(4, ab);
  store<f64>(sums + 40, max(load<f64>(sums + 40), <f64>largest));
}

function add(index: i32, value: f64): void {
  store<f64>(sums + 8 * index, load<f64>(sums + 8 * index) + value);
}

function total(x: v128): f64 {
  return <f64>f32x4.extract_lane(x, 0) + <f64>f32x4.extract_lane(x, 1) + <f64>f32x4.extract_lane(x, 2) + <f64>f32x4.extract_lane(x, 3);
}

/** Records the bits that are set anywhere in `words` words of the input, each `bytes` long. */
export function noteBits(words: i32, bytes: i32): void {
  const length = words * bytes;
  let bits = i32x4.splat(0);
  let i = 0;
  for (; i + 16 <= length; i += 16) bits = v128.or(bits, v128.load(input + i));
  let all = i32x4.extract_lane(bits, 0) | i32x4.extract_lane(bits, 1) | i32x4.extract_lane(bits, 2) | i32x4.extract_lane(bits, 3);
  for (; i < length; i += bytes) all |= bytes == 2 ? <i32>load<u16>(input + i) : load<i32>(input + i);
  usedBits |= bytes == 2 ? (all | all >>> 16) & 0xffff : all;
}
