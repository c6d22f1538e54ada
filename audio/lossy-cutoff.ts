import { toDecibels } from './decibel.ts';
import { binPower, SPECTRUM_SAMPLES, type Spectrum } from './spectrum.ts';

/** Finds the frequency at which a lossy encoder cut off the audio. */
export interface CutoffFinder {
  add(spectrum: Spectrum): void;
  /** Hz, or null without a sign of lossy encoding. */
  find(): number | null;
}

// Encoders of 128 to 320 kbit/s cut between these. A lower cut indicates an old recording, radio or a 32 kHz source, a
// higher one a converter's filter; both are searched too, so that their edges are not mistaken for a cut in between.
const LOWEST_LOSSY_HZ = 16_000;
const HIGHEST_LOSSY_HZ = 20_700;
const LOWEST_CUT_HZ = 15_000;
const HIGHEST_CUT_HZ = 21_200;
const BAND_HZ = 100;
// Compares 500 Hz below the cut with 500 Hz above it, leaving out the slope itself.
const BANDS_COMPARED = 5;
const BANDS_UNDER = 6;
const BANDS_ABOVE = 2;
const FIRST_BAND = LOWEST_CUT_HZ / BAND_HZ - BANDS_UNDER;
const LAST_BAND = HIGHEST_CUT_HZ / BAND_HZ + BANDS_ABOVE + BANDS_COMPARED;
const CUTS = (HIGHEST_CUT_HZ - LOWEST_CUT_HZ) / BAND_HZ + 1;

const CLIFF_DB = 30;
const AUDIBLE_DB = -105;
const MIN_CLIFFS = 8;
const MIN_CLIFF_SHARE = 0.7;

/**
 * Searches for a spectral cliff: in most moments with audio just below a frequency, almost nothing is left 300 Hz above
 * it. Moments are compared one by one and bands by their geometric mean, so that neither a tone nor a sweep looks like
 * a cliff. A cliff is a hint, not a proof: encoders without a low-pass leave none, and a mastering engineer may leave
 * one between 16 and 20.7 kHz.
 */
export function createCutoffFinder(sampleRateHz: number): CutoffFinder {
  const audible = new Uint32Array(CUTS);
  const cliffs = new Uint32Array(CUTS);
  const drops = new Float64Array(CUTS);
  const bands = listBands(sampleRateHz);
  const levels = new Float64Array(bands.length);
  return {
    add(spectrum) {
      bands.forEach(([from, to], band) => {
        levels[band] = meanLevel(spectrum, from, to);
      });
      for (let cut = 0; cut < CUTS; cut++) {
        const under = computeMean(levels, cut);
        if (under < AUDIBLE_DB) continue;
        const drop = under - computeMean(levels, cut + BANDS_UNDER + BANDS_ABOVE);
        audible[cut] = (audible[cut] ?? 0) + 1;
        if (drop < CLIFF_DB) continue;
        cliffs[cut] = (cliffs[cut] ?? 0) + 1;
        drops[cut] = (drops[cut] ?? 0) + drop;
      }
    },
    find() {
      const isCliff = (cut: number) =>
        (cliffs[cut] ?? 0) >= MIN_CLIFFS && (cliffs[cut] ?? 0) >= MIN_CLIFF_SHARE * (audible[cut] ?? 0);
      let best: number | null = null;
      for (let cut = 0; cut < CUTS; cut++) {
        if (isCliff(cut) && (best === null || (drops[cut] ?? 0) > (drops[best] ?? 0))) best = cut;
      }
      const found = best === null ? 0 : LOWEST_CUT_HZ + best * BAND_HZ;
      return found < LOWEST_LOSSY_HZ || found > HIGHEST_LOSSY_HZ ? null : found;
    },
  };
}

// Lists the first and last bin of each 100 Hz band.
function listBands(sampleRateHz: number): [number, number][] {
  const bins = SPECTRUM_SAMPLES / sampleRateHz;
  return Array.from({ length: LAST_BAND - FIRST_BAND }, (_, band) => {
    const from = Math.ceil((FIRST_BAND + band) * BAND_HZ * bins);
    return [from, Math.max(from + 1, Math.ceil((FIRST_BAND + band + 1) * BAND_HZ * bins))];
  });
}

// Returns the mean level of all bins with one logarithm: the smallest product of ten powers is far above the underflow
// limit.
function meanLevel(spectrum: Spectrum, from: number, to: number): number {
  let product = 1;
  for (let bin = from; bin < to; bin++) product *= binPower(spectrum, bin) + 1e-20;
  return toDecibels(product) / 2 / (to - from);
}

function computeMean(levels: Float64Array, from: number): number {
  let sum = 0;
  for (let band = from; band < from + BANDS_COMPARED; band++) sum += levels[band] ?? 0;
  return sum / BANDS_COMPARED;
}
