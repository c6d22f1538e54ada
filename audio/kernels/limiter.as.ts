// The limiter works on strides of 16 samples (32 or 64 at higher rates): the loudest true peak and the K-weighted
// energy of each are kept, eight bytes per third of a millisecond, so that any drive can be tried without the sound.

import { largestLane } from './lane.as.ts';
import { left, right } from './stereo.as.ts';
import { groupPeak, peaksUpToNext, LATENCY } from './true-peak.as.ts';
import { resetWeighting, weighStrides } from './weighting.as.ts';

const HISTORY: i32 = 128;

// Compressed samples of a channel, after the end of the previous block.
const buffer: usize = memory.data(4 * (16384 + 256), 16);
const first: usize = buffer + 4 * HISTORY;
const tailLeft: usize = memory.data(4 * 128, 16);
const tailRight: usize = memory.data(4 * 128, 16);
const blockEnergies: usize = memory.data(8 * 1024, 16);

// Tables, one value per stride: true peak, energy, gain at the start of the stride. They grow with the file.
let peaks: usize = 0;
let energies: usize = 0;
let gains: usize = 0;
/** Values in front of the gains, as if the first gain had been there for long. */
const PADDING: i32 = 16;
let capacity: i32 = 0;
let strides: i32 = 0;
let stride: i32 = 16;

/** Reserves the tables for `count` strides of `samplesPerStride`, behind the memory of the kernel. */
export function reserveStrides(count: i32, samplesPerStride: i32): void {
  capacity = count + 16;
  stride = samplesPerStride;
  const bytes: usize = (4 * <usize>capacity + 15) & ~15;
  peaks = (__heap_base + 15) & ~15;
  energies = peaks + bytes;
  gains = energies + bytes + 4 * PADDING;
  const pages = <i32>((gains + bytes + 0xffff) >> 16);
  if (pages > memory.size()) memory.grow(pages - memory.size());
  memory.fill(peaks, 0, 3 * bytes + 4 * PADDING);
  memory.fill(tailLeft, 0, 4 * HISTORY);
  memory.fill(tailRight, 0, 4 * HISTORY);
  resetWeighting();
  strides = 0;
}

/**
 * Adds the strides of a block of `n` samples, a multiple of the stride. Peaks under `floor` are not interpolated,
 * because no drive brings them to the ceiling. Peaks lag one stride behind, so one stride of silence ends the file.
 */
export function addStrides(n: i32, floor: f32): void {
  addEnergies(n);
  if (strides == 0) {
    reflectStart(left, tailLeft, floor);
    reflectStart(right, tailRight, floor);
  }
  findPeaks(left, tailLeft, n, floor);
  findPeaks(right, tailRight, n, floor);
  strides += n / stride;
}

// A sound that begins in the middle of a wave is also limited as a converter reads it that puts the reflection of its
// start in front of it instead of silence.
function reflectStart(channel: usize, tail: usize, floor: f32): void {
  for (let i = 1; i < HISTORY; i++) store<f32>(tail + 4 * (HISTORY - i), load<f32>(channel + 4 * i));
  findPeaks(channel, tail, HISTORY, floor);
  memory.fill(tail, 0, 4 * HISTORY);
}

function addEnergies(n: i32): void {
  weighStrides(left, right, n, stride, blockEnergies);
  for (let i = 0; i < n / stride; i++) {
    const energy = load<f64>(blockEnergies + 8 * i);
    store<f32>(energies + 4 * (strides + i), energy < 1e-30 ? 0 : <f32>energy);
  }
}

// What follows the first sample of a stride also counts for the stride before, because both gains act on it.
function findPeaks(channel: usize, tail: usize, n: i32, floor: f32): void {
  memory.copy(buffer, tail, 4 * HISTORY);
  memory.copy(first, channel, 4 * n);
  memory.copy(tail, first + 4 * (n - HISTORY), 4 * HISTORY);
  for (let start = -stride; start < n - stride; start += 16) {
    const at = first + 4 * start;
    const index = strides + (start + stride) / stride - 1;
    const peak = groupPeak(at);
    if (max(peak, max(load<f32>(at - 4), load<f32>(at + 64))) <= floor) {
      raise(index, peak);
      continue;
    }
    const edge = peaksUpToNext(at + 4 * LATENCY);
    let found = edge;
    for (let s = 4; s < 16; s += 4) found = f32x4.pmax(found, peaksUpToNext(at + 4 * (LATENCY + s)));
    raise(index - 1, f32x4.extract_lane(edge, 0));
    raise(index, largestLane(found));
  }
}

// @ts-ignore: decorator of the compiler
@inline
function raise(index: i32, peak: f32): void {
  if (index >= 0 && peak > load<f32>(peaks + 4 * index)) store<f32>(peaks + 4 * index, peak);
}

const FIRST_BOX: i32 = 3;
const SECOND_BOX: i32 = 4;

/**
 * Ends the table of peaks: instead of its own peak, each point gets the largest one of the stride before it and of the
 * six strides after it, which all limit its gain. No try of a drive has to look for it again.
 */
export function lookAhead(): void {
  // Seven strides, from maxima over 2 and 4.
  widenPeaks(1);
  widenPeaks(2);
  widenPeaks(3);
  memory.copy(peaks + 4, peaks, 4 * strides);
}

// From the start, so that no peak is read after it was replaced; behind the last one is silence.
function widenPeaks(by: usize): void {
  for (let at = peaks; at < peaks + 4 * strides; at += 16) {
    v128.store(at, f32x4.pmax(v128.load(at), v128.load(at + 4 * by)));
  }
}

/**
 * Computes the gain at the start of every stride for peaks up to `ceiling` (before the drive). The gain sinks before a
 * peak, within six strides, as two moving averages of the smallest gain ahead: so it never exceeds what a peak allows.
 * It rises by `fast` per stride, but a part of lasting reduction, `depth`, remains: reduction is lasting when peaks follow
 * each other within `hold` strides; it grows by `sinking` and falls by `slow`. So the gain recovers from a single hit at
 * once, and does not move between the waves of a steady sound.
 */
export function findGains(ceiling: f32, fast: f32, hold: i32, sinking: f32, slow: f32, depth: f32): void {
  let current = allowed(0, ceiling);
  let held = current;
  let rest = hold;
  let lasting: f32 = 1;
  for (let i = 1; i <= PADDING; i++) store<f32>(gains - 4 * i, current);
  for (let point = 0; point <= strides; point++) {
    const least = allowed(point, ceiling);
    current = least < current ? least : current + (least - current) * fast;
    if (least <= held || --rest < 0) {
      held = least;
      rest = hold;
    }
    lasting += (held - lasting) * (held < lasting ? sinking : slow);
    store<f32>(gains + 4 * point, min(current, <f32>1 - (<f32>1 - lasting) * depth));
  }
  averageGains(FIRST_BOX);
  averageGains(SECOND_BOX);
}

// @ts-ignore: decorator of the compiler
@inline
function allowed(point: i32, ceiling: f32): f32 {
  const peak = load<f32>(peaks + 4 * point);
  return peak > ceiling ? ceiling / peak : 1;
}

// Each gain becomes the mean of itself and those before it: from the end, so that no gain is read after it was replaced.
function averageGains(length: i32): void {
  const divisor = f32x4.splat(<f32>length);
  for (let point = strides & ~3; point >= 0; point -= 4) {
    let sum = f32x4.splat(0);
    for (let i = 0; i < length; i++) sum = f32x4.add(sum, v128.load(gains + 4 * (point - i)));
    v128.store(gains + 4 * point, f32x4.div(sum, divisor));
  }
}

/** Energies with the current gains, summed over steps of 100 ms; `hops` receives 64-bit floats. Returns their number. */
export function sumEnergies(hops: usize, limit: i32, stridesPerHop: f64): i32 {
  let hop = 0;
  let sum: f64 = 0;
  let next = stridesPerHop;
  for (let i = 0; i < strides; i++) {
    if (<f64>i >= next) {
      if (hop < limit) store<f64>(hops + 8 * hop, sum);
      hop++;
      sum = 0;
      next += stridesPerHop;
    }
    sum += limitedEnergy(i);
  }
  return min(hop, limit);
}

// Three times the energy of a stride with its gains.
// @ts-ignore: decorator of the compiler
@inline
function limitedEnergy(i: i32): f64 {
  const a = <f64>load<f32>(gains + 4 * i), b = <f64>load<f32>(gains + 4 * i + 4);
  return <f64>load<f32>(energies + 4 * i) * (a * a + a * b + b * b);
}

// Until then, the weighting has forgotten where it started.
const WEIGHED: i32 = 4096;

/**
 * Weighs a block that was limited and starts at a stride, and adds what the table predicted for it and what it became
 * to the two 64-bit floats at `totals`: gains that move fast change the sound more than the table can know.
 */
export function compareEnergies(firstStride: i32, n: i32, drive: f32, totals: usize): void {
  resetWeighting();
  weighStrides(left, right, n, stride, blockEnergies);
  const scale = <f64>drive * <f64>drive / 3;
  let predicted: f64 = 0, found: f64 = 0;
  for (let i = WEIGHED / stride; i < n / stride; i++) {
    predicted += scale * limitedEnergy(firstStride + i);
    found += load<f64>(blockEnergies + 8 * i);
  }
  store<f64>(totals, load<f64>(totals) + predicted);
  store<f64>(totals, load<f64>(totals, 8) + found, 8);
}

export function smallestGain(): f32 {
  let least: f32 = 1;
  for (let i = 0; i <= strides; i++) least = min(least, load<f32>(gains + 4 * i));
  return least;
}

/** Multiplies `n` samples of the block, which starts at a stride, by the drive and the gains. */
export function applyGains(firstStride: i32, n: i32, drive: f32): void {
  for (let start = 0; start < n; start += stride) {
    const at = gains + 4 * (firstStride + start / stride);
    const from = load<f32>(at) * drive;
    const step = (load<f32>(at, 4) * drive - from) / <f32>stride;
    const end = min(n, start + stride);
    for (let i = start; i < end; i++) {
      const gain = from + step * <f32>(i - start);
      store<f32>(left + 4 * i, load<f32>(left + 4 * i) * gain);
      store<f32>(right + 4 * i, load<f32>(right + 4 * i) * gain);
    }
  }
}

/** Multiplies the whole block by one gain. */
export function applyLevel(n: i32, gain: f32): void {
  for (let i = 0; i < n; i++) {
    store<f32>(left + 4 * i, load<f32>(left + 4 * i) * gain);
    store<f32>(right + 4 * i, load<f32>(right + 4 * i) * gain);
  }
}
