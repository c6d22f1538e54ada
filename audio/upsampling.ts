import { toDecibels } from './decibel.ts';
import { binPower, SPECTRUM_SAMPLES, type Spectrum } from './spectrum.ts';

/** Finds the sample rate of the master that a file of a high sample rate was made from. */
export interface UpsamplingFinder {
  add(spectrum: Spectrum): void;
  /** Hz, or null without a sign of a lower rate. */
  find(): number | null;
}

/** Rates of a master, lowest first, with bands just below and just above half of it. */
const SOURCES = [
  { rate_hz: 44_100, below: [18_800, 19_800], above: [22_300, 23_300] },
  { rate_hz: 48_000, below: [20_800, 21_800], above: [24_300, 25_300] },
] as const;

/** From this rate on a file is called high resolution. */
const HIGH_RATE_HZ = 88_200;
/** Music falls by far less between the two bands; a converter's filter falls by more. */
const CLIFF_DB = 30;
const AUDIBLE_DB = -105;
const MIN_CLIFFS = 8;
const MIN_CLIFF_SHARE = 0.9;

/**
 * Compares, moment by moment, the sound just below half the rate of a usual master with that just above it: a file that
 * was recorded at a high rate has no cliff there. Like every cliff it is a hint, not a proof. Null under 88.2 kHz and
 * for sound without highs.
 */
export function createUpsamplingFinder(sampleRateHz: number): UpsamplingFinder {
  const counts = SOURCES.map(() => ({ audible: 0, cliffs: 0 }));
  const level = (spectrum: Spectrum, [from, to]: readonly [number, number]) => {
    const bins = SPECTRUM_SAMPLES / sampleRateHz;
    return meanLevel(spectrum, Math.ceil(from * bins), Math.ceil(to * bins));
  };
  return {
    add(spectrum) {
      if (sampleRateHz < HIGH_RATE_HZ) return;
      for (const [i, { below, above }] of SOURCES.entries()) {
        const count = counts[i];
        const under = level(spectrum, below);
        if (count === undefined || under < AUDIBLE_DB) continue;
        count.audible += 1;
        if (under - level(spectrum, above) >= CLIFF_DB) count.cliffs += 1;
      }
    },
    find() {
      const found = counts.findIndex(
        ({ audible, cliffs }) => cliffs >= MIN_CLIFFS && cliffs >= MIN_CLIFF_SHARE * audible,
      );
      return SOURCES[found]?.rate_hz ?? null;
    },
  };
}

// The geometric mean of the bins: a single tone in a band is not its level.
function meanLevel(spectrum: Spectrum, from: number, to: number): number {
  let sum = 0;
  for (let bin = from; bin < to; bin++) sum += toDecibels(binPower(spectrum, bin) + 1e-20) / 2;
  return sum / (to - from);
}
