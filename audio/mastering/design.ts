import type { SourceAnalysis, StereoSpectrum } from './analyze.ts';
import { CROSSOVERS_HZ, type MasterKernel, TRANSFORM_SAMPLES } from './kernel.ts';
import { designMinimumPhase } from './minimum-phase.ts';
import { colourGain, type PresetSettings, recordLevel } from './preset.ts';

/** The gains of the equaliser in decibels, per frequency from 0 to half the sample rate. */
export interface EqualizerCurve {
  sample_rate_hz: number;
  mid_db: Float64Array;
  side_db: Float64Array;
}

// Presets move a mix towards a usual balance, references match it: how far, and at most by how many decibels.
const PRESET_REACH = { share: 0.6, limit_db: 6 };
const REFERENCE_REACH = { share: 1, limit_db: 12 };
// Level differences are compared where music has its energy, every octave alike.
const COMPARED_HZ = [60, 12_000] as const;
const HIGHEST_HZ = 20_000;
// Above, there is more noise than music.
const TREBLE_HZ = 16_000;
const TREBLE_LIMIT_DB = 3;
const DEEP_SIDE_HZ = 100;
const DEEP_SIDE_DB = -6;
// A side so far under the mid is noise of a mono mix; it is not raised.
const FAINT_SIDE_DB = -40;
// Powers this far under the strongest one count as nothing.
const FLOOR = 1e-9;

/** Designs the curve that moves a mix towards the balance of a preset. */
export function designForPreset(mix: SourceAnalysis, { colour }: PresetSettings): EqualizerCurve {
  const own = smoothSpectrum(mix.spectrum);
  const wanted = own.frequencies.map((frequency) => recordLevel(Math.max(frequency, 1)));
  const corrected = reach(own, wanted, own.mid, PRESET_REACH);
  const coloured = corrected.map((gain, bin) => {
    const frequency = own.frequencies[bin] ?? 0;
    const added = colourGain(Math.max(frequency, 1), colour);
    return gain + (frequency > HIGHEST_HZ ? Math.min(0, added) : added);
  });
  const mid_db = limitAboveCutoff(coloured, own.frequencies, mix.lossy_cutoff_hz);
  const side_db = mid_db.map(
    (gain, bin) => gain + DEEP_SIDE_DB / (1 + ((own.frequencies[bin] ?? 0) / DEEP_SIDE_HZ) ** 4),
  );
  return { sample_rate_hz: mix.source.sample_rate_hz, mid_db, side_db };
}

/** Designs the curve that gives a mix the balance and the width of a reference. */
export function designForReference(mix: SourceAnalysis, reference: StereoSpectrum): EqualizerCurve {
  const own = smoothSpectrum(mix.spectrum);
  const other = smoothSpectrum(resample(reference, mix.spectrum));
  const matched = reach(own, other.mid, own.mid, REFERENCE_REACH);
  const mid_db = limitAboveCutoff(matched, own.frequencies, mix.lossy_cutoff_hz);
  const offset = meanDifference(own.frequencies, other.mid, own.mid);
  const side_db = mid_db.map((gain, bin) => {
    const apart = (own.side[bin] ?? 0) - (own.mid[bin] ?? 0);
    const wanted = (other.side[bin] ?? 0) - (own.side[bin] ?? 0) - offset;
    const { limit_db } = REFERENCE_REACH;
    const limited = Math.max(-limit_db, Math.min(limit_db, wanted));
    return apart < FAINT_SIDE_DB ? Math.min(gain, limited, 0) : limited;
  });
  const smoothed = limitAboveCutoff(smoothGains(side_db), own.frequencies, mix.lossy_cutoff_hz);
  return { sample_rate_hz: mix.source.sample_rate_hz, mid_db, side_db: smoothed };
}

interface SmoothSpectrum {
  frequencies: Float64Array;
  mid: Float64Array;
  side: Float64Array;
}

// Levels in decibels, smoothed over a third of an octave.
function smoothSpectrum({ mid, side, sample_rate_hz }: StereoSpectrum): SmoothSpectrum {
  const floor = FLOOR * mid.reduce((most, power) => Math.max(most, power), 0);
  const level = (powers: Float64Array) => smooth(powers, 1 / 3).map((power) => 10 * Math.log10(power + floor + 1e-30));
  const frequencies = mid.map((_, bin) => (bin * sample_rate_hz) / TRANSFORM_SAMPLES);
  return { frequencies, mid: level(mid), side: level(side) };
}

/** Averages every bin over a share of an octave around it. */
export function smooth(values: Float64Array, octaves: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  values.forEach((value, i) => {
    sums[i + 1] = (sums[i] ?? 0) + value;
  });
  const ratio = 2 ** (octaves / 2);
  return values.map((_, i) => {
    const from = Math.floor(i / ratio);
    const to = Math.min(values.length, Math.max(from + 1, Math.ceil(i * ratio) + 1));
    return ((sums[to] ?? 0) - (sums[from] ?? 0)) / (to - from);
  });
}

function smoothGains(gains_db: Float64Array): Float64Array {
  return smooth(gains_db, 1 / 6);
}

function meanDifference(frequencies: Float64Array, wanted: Float64Array, own: Float64Array): number {
  let [sum, weights] = [0, 0];
  frequencies.forEach((frequency, bin) => {
    if (frequency < COMPARED_HZ[0] || frequency > COMPARED_HZ[1]) return;
    sum += ((wanted[bin] ?? 0) - (own[bin] ?? 0)) / frequency;
    weights += 1 / frequency;
  });
  return sum / weights;
}

function reach(
  { frequencies }: SmoothSpectrum,
  wanted: Float64Array,
  own: Float64Array,
  { share, limit_db }: typeof PRESET_REACH,
): Float64Array {
  const offset = meanDifference(frequencies, wanted, own);
  let held = 0;
  const gains = frequencies.map((frequency, bin) => {
    // Above hearing, the last value holds.
    if (frequency > HIGHEST_HZ) return Math.min(0, held);
    const gain = share * ((wanted[bin] ?? 0) - (own[bin] ?? 0) - offset);
    const limit = frequency > TREBLE_HZ ? Math.min(limit_db, TREBLE_LIMIT_DB) : limit_db;
    held = Math.max(-limit_db, Math.min(limit, gain));
    return held;
  });
  return smoothGains(gains);
}

// Behind a lossy encoder's cut-off there is only its noise. The boost ends an eighth of an octave before it, so that
// smoothing does not carry it across.
function limitAboveCutoff(gains: Float64Array, frequencies: Float64Array, cutoffHz: number | null): Float64Array {
  if (cutoffHz === null) return gains;
  const end = cutoffHz / 2 ** (1 / 8);
  return gains.map((gain, bin) => {
    const frequency = frequencies[bin] ?? 0;
    const share = Math.max(0, Math.min(1, Math.log2(end / frequency) / 0.25));
    return gain > 0 ? gain * share : gain;
  });
}

// The reference may have another sample rate: its powers are read at the frequencies of the mix.
function resample(reference: StereoSpectrum, mix: StereoSpectrum): StereoSpectrum {
  if (reference.sample_rate_hz === mix.sample_rate_hz) return reference;
  const ratio = mix.sample_rate_hz / reference.sample_rate_hz;
  const read = (powers: Float64Array) =>
    mix.mid.map((_, bin) => {
      const position = Math.min(powers.length - 1, bin * ratio);
      const low = Math.floor(position);
      const from = powers[low] ?? 0;
      return from + ((powers[low + 1] ?? from) - from) * (position - low);
    });
  return { sample_rate_hz: mix.sample_rate_hz, mid: read(reference.mid), side: read(reference.side) };
}

/**
 * Returns the mean balance of several sounds at the frequencies of the first, each sound counting alike however loud it
 * is; a single spectrum is returned as it is.
 *
 * @example mergeSpectra([song, ballad]).sample_rate_hz // that of the song
 */
export function mergeSpectra(spectra: readonly [StereoSpectrum, ...StereoSpectrum[]]): StereoSpectrum {
  const [first, ...others] = spectra;
  if (others.length === 0) return first;
  const sum = { sample_rate_hz: first.sample_rate_hz, mid: first.mid.map(() => 0), side: first.side.map(() => 0) };
  for (const spectrum of [first, ...others.map((other) => resample(other, first))]) {
    const power = [...spectrum.mid, ...spectrum.side].reduce((total, value) => total + value, 0);
    for (const channel of ['mid', 'side'] as const) {
      spectrum[channel].forEach((value, bin) => {
        sum[channel][bin] = (sum[channel][bin] ?? 0) + value / power / spectra.length;
      });
    }
  }
  return sum;
}

/** Loads the curve into the kernel as two minimum-phase filters. */
export function loadEqualizer(kernel: MasterKernel, { mid_db, side_db }: EqualizerCurve): void {
  const taps = kernel.equalizer_taps;
  const [mid, side] = [designMinimumPhase(mid_db, taps), designMinimumPhase(side_db, taps)];
  const sum = kernel.floats(kernel.realPointer(), TRANSFORM_SAMPLES).fill(0);
  const difference = kernel.floats(kernel.imaginaryPointer(), TRANSFORM_SAMPLES).fill(0);
  mid.forEach((value, i) => {
    sum[i] = (value + (side[i] ?? 0)) / 2;
    difference[i] = (value - (side[i] ?? 0)) / 2;
  });
  kernel.setFilters();
}

/** Returns the mean square of both channels, summed, in each band of the loud parts after the equaliser. */
export function predictBandLevels({ mid, side }: StereoSpectrum, curve: EqualizerCurve): number[] {
  const levels = new Array<number>(CROSSOVERS_HZ.length + 1).fill(0);
  mid.forEach((power, bin) => {
    const frequency = (bin * curve.sample_rate_hz) / TRANSFORM_SAMPLES;
    const band = CROSSOVERS_HZ.filter((crossover) => frequency >= crossover).length;
    const shaped =
      power * 10 ** ((curve.mid_db[bin] ?? 0) / 10) + (side[bin] ?? 0) * 10 ** ((curve.side_db[bin] ?? 0) / 10);
    // left² + right² = 2 (mid² + side²)
    levels[band] = (levels[band] ?? 0) + 2 * shaped;
  });
  return levels;
}
