// AssemblyScript, compiled to WebAssembly with SIMD: the kernel of the mastering chain. Everything here works on one
// block of stereo sound; what is decided per file is computed outside and set before.

import { filterFactors, resetBands } from './bands.as.ts';
import {
  cleanBlock, compressBlock, countedSamples, levels, measureBands, resetCompressor, settings,
} from './compressor.as.ts';
import { equalizeBlock, takeFilters } from './equalizer.as.ts';
import {
  addStrides, applyGains, applyLevel, compareEnergies, findGains, lookAhead, reserveStrides, smallestGain, sumEnergies,
} from './limiter.as.ts';
import { packBlock, packed, resetDither } from './output.as.ts';
import { addExcerpt, classes, excerpts, resetSpectra, window } from './spectra.as.ts';
import {
  beginSilence, clearBlock, interleaved, joinChannels, keepSilence, noteSilence, splitChannels,
} from './stereo.as.ts';
import { factors, imaginary, real } from './transform.as.ts';
import { factors as interpolator } from './true-peak.as.ts';
import { setWeights } from './weighting.as.ts';

// One value per 100 ms, for up to 30 minutes.
const HOPS: i32 = 18000;
const hops: usize = memory.data(8 * 18000, 16);

export function interleavedPointer(): usize { return interleaved; }
export function packedPointer(): usize { return packed; }
export function windowPointer(): usize { return window; }
export function factorsPointer(): usize { return factors; }
export function realPointer(): usize { return real; }
export function imaginaryPointer(): usize { return imaginary; }
export function classesPointer(): usize { return classes; }
export function excerptsPointer(): usize { return excerpts; }
export function filterFactorsPointer(): usize { return filterFactors; }
export function settingsPointer(): usize { return settings; }
export function levelsPointer(): usize { return levels; }
export function interpolatorPointer(): usize { return interpolator; }
export function hopsPointer(): usize { return hops; }
export function countedSamplesOfBands(): f64 { return countedSamples(); }
export function deepestGain(): f32 { return smallestGain(); }

// The functions of other modules are wrapped, because the compiler would load them twice for a plain re-export.

/** Starts a pass over a file, of which one block in `spacing` is studied. */
export function start(spacing: i32): void {
  studied = 0;
  studySpacing = spacing;
  clearBlock();
  beginSilence();
  resetBands();
  resetCompressor();
  resetSpectra();
  resetDither();
}

export function setWeighting(b0: f64, b1: f64, b2: f64, a1: f64, a2: f64, highPassA1: f64, highPassA2: f64): void {
  setWeights(b0, b1, b2, a1, a2, highPassA1, highPassA2);
}

export function setFilters(): void { takeFilters(); }

export function reserve(strides: i32, samplesPerStride: i32): void { reserveStrides(strides, samplesPerStride); }

/** Takes a block of interleaved samples; returns how many values were not finite. */
export function take(n: i32, channels: i32, kind: i32): i32 { return splitChannels(n, channels, kind); }

let studied: i32 = 0;
let studySpacing: i32 = 1;
// Levels of bands are means and peaks over the whole file, for which a quarter of the studied blocks is enough.
const MEASURED_BLOCKS: i32 = 4;

/** Of every `studySpacing` blocks, collects the spectrum of the first, if it is whole; of a quarter of them the bands. */
export function study(n: i32, stride: i32): void {
  const isStudied = studied % studySpacing == 0;
  if (isStudied && n == 16384) addExcerpt();
  if (studied % (MEASURED_BLOCKS * studySpacing) == 0) measureBands(n, stride);
  studied++;
}

/**
 * Equalises a block in place, compresses it or only removes what lies under 20 Hz, and adds its strides; `n` is a
 * multiple of the stride. The result is interleaved.
 */
export function shape(n: i32, equalizerTaps: i32, stride: i32, isCompressed: bool, floor: f32): void {
  // Until then, equaliser and crossovers have faded away.
  noteSilence(n, 3 * equalizerTaps);
  equalizeBlock(n, equalizerTaps);
  if (isCompressed) compressBlock(n, stride);
  else cleanBlock(n);
  keepSilence(n);
  addStrides(n, floor);
  joinChannels(n);
}

/** Ends the table of strides with a little silence. */
export function endStrides(): void {
  clearBlock();
  addStrides(128, 0);
  lookAhead();
}

export function limit(ceiling: f32, fast: f32, hold: i32, sinking: f32, slow: f32, depth: f32): void {
  findGains(ceiling, fast, hold, sinking, slow, depth);
}

export function sumHops(stridesPerHop: f64): i32 { return sumEnergies(hops, HOPS, stridesPerHop); }

/** Applies drive and gains to a block that starts at a stride, and rounds it to 24 bits. */
export function finish(firstStride: i32, n: i32, drive: f32): void {
  applyGains(firstStride, n, drive);
  packBlock(n, true);
}

/** Limits a block, and adds the energy that the table predicted for it and the one it has to the first two hops. */
export function compare(firstStride: i32, n: i32, drive: f32): void {
  applyGains(firstStride, n, drive);
  compareEnergies(firstStride, n, drive, hops);
}

/** Applies one gain to a block and rounds it to 24 bits; at gain 1 every sample of up to 24 bits stays the same. */
export function level(n: i32, gain: f32, withDither: bool): void {
  if (gain != 1) applyLevel(n, gain);
  packBlock(n, withDither);
}
