// AssemblyScript, compiled to WebAssembly with SIMD. One call of `analyze` measures one block of decoded audio: samples
// are split into channels, packed for the checksum, K-weighted (ITU-R BS.1770-4, both channels in one vector), searched
// for true peaks and flat tops, and summed up as one row per 10 ms frame and once for the whole file; the spectrum of
// its start can be read afterwards. Everything else is computed from these results, outside the kernel.

import {
  channels, deinterleave, configureBlock, fillSilence, HISTORY, input, saveHistory, left, packBlock, right,
} from './block.as.ts';
import { countFlatLeft, countFlatRight, resetFlatTops } from './flat-top.as.ts';
import { cosines, imaginary, real, sines, transform, window } from './fourier.as.ts';
import { largestLane } from './lane.as.ts';
import { addSums, bitsInUse, resetSums, noteBits, sums } from './sums.as.ts';
import { factors, findTruePeak, resetTruePeak, truePeakSoFar } from './true-peak.as.ts';
import { resetWeighting, setWeights, weighStrides } from './weighting.as.ts';

const ROW_BYTES: usize = 24;
// Enough for the rows of one block at the lowest measured rate, 8 kHz.
const rows: usize = memory.data(24 * 512, 16);

let frameLength: i32 = 441;

// The current frame, which may have started in the previous block.
let filled: i32 = 0;
let energy: f64 = 0;
const addedEnergy: usize = memory.data(8, 16);
let lowest: f32 = 0, highest: f32 = 0;
let flatRuns: i32 = 0;
let wordBytes: i32 = 4;

export function inputPointer(): usize { return input; }
export function interpolatorPointer(): usize { return factors; }
export function rowsPointer(): usize { return rows; }
export function rowBytes(): i32 { return <i32>ROW_BYTES; }
export function sumsPointer(): usize { return sums; }
export function windowPointer(): usize { return window; }
export function cosinesPointer(): usize { return cosines; }
export function sinesPointer(): usize { return sines; }
export function realPointer(): usize { return real; }
export function imaginaryPointer(): usize { return imaginary; }
export function getTruePeak(): f32 { return truePeakSoFar(); }
export function getUsedBits(): i32 { return bitsInUse(); }

// Functions, because the compiler would load the other module twice for a plain re-export.
export function pack(n: i32, shift: i32, bytes: i32): i32 { return packBlock(n, shift, bytes); }

export function configure(channelCount: i32, kind: i32, samplesPerFrame: i32, bound: f32): void {
  configureBlock(channelCount, kind);
  resetTruePeak(bound);
  frameLength = samplesPerFrame;
  resetWeighting();
  wordBytes = kind == 0 ? 2 : 4;
  resetFlatTops();
  resetSums();
  beginFrame();
}

export function setWeighting(b0: f64, b1: f64, b2: f64, a1: f64, a2: f64, highPassA1: f64, highPassA2: f64): void {
  setWeights(b0, b1, b2, a1, a2, highPassA1, highPassA2);
}

/** Measures `n` frames of the input and returns how many rows were completed. */
export function analyze(n: i32): i32 {
  noteBits(n * channels, wordBytes);
  deinterleave(n);
  addSums(left, right, n);
  findTruePeak(left, n);
  if (channels == 2) findTruePeak(right, n);
  let row = 0;
  let done = 0;
  while (done < n) {
    const m = min(n - done, frameLength - filled);
    const l = left + 4 * done;
    const r = right + 4 * done;
    weighStrides(l, r, m, m, addedEnergy);
    energy += load<f64>(addedEnergy);
    scan(l, r, m);
    done += m;
    filled += m;
    if (filled == frameLength) {
      writeRow(row);
      row++;
    }
  }
  saveHistory(n);
  return row;
}

/** Transforms the first 4096 samples of the last block. */
export function findSpectrum(): void {
  transform(left, right);
}

/** Closes the incomplete frame; returns how many samples it contains. */
export function flush(): i32 {
  const held = filled;
  if (held > 0) writeRow(0);
  fillSilence();
  findTruePeak(left, HISTORY);
  if (channels == 2) findTruePeak(right, HISTORY);
  return held;
}

// Peaks, envelope and flat tops of the frame. The right channel is silent in a mono file.
function scan(l: usize, r: usize, n: i32): void {
  scanChannel(l, n);
  flatRuns += countFlatLeft(l, n);
  if (channels == 2) {
    scanChannel(r, n);
    flatRuns += countFlatRight(r, n);
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

function beginFrame(): void {
  filled = 0;
  energy = 0;
  lowest = 3.4e38;
  highest = -3.4e38;
  flatRuns = 0;
}

// Row: energy of both channels f64, lowest f32, highest f32, flat tops i32.
function writeRow(index: i32): void {
  const row = rows + ROW_BYTES * index;
  store<f64>(row, energy);
  store<f32>(row, lowest, 8);
  store<f32>(row, highest, 12);
  store<i32>(row, flatRuns, 16);
  beginFrame();
}
