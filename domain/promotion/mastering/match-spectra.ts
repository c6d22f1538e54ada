/** A sound's loudness and its level per frequency. */
interface Spectrum {
  readonly integrated_lufs: number | null;
  readonly spectrum_db: readonly number[];
}

/**
 * Compares two spectra at equal loudness: the first is shifted by the difference, so that only the balance differs, and
 * both so that the highest level is 0 dB.
 *
 * @example matchSpectra({ integrated_lufs: -20, spectrum_db: [-9] }, { integrated_lufs: -11, spectrum_db: [-3] })
 * // { before: [0], after: [-3] }
 */
export function matchSpectra(before: Spectrum, after: Spectrum): { before: number[]; after: number[] } {
  const louder = (after.integrated_lufs ?? 0) - (before.integrated_lufs ?? 0);
  const raised = before.spectrum_db.map((level) => level + louder);
  const highest = Math.max(...raised, ...after.spectrum_db);
  return {
    before: raised.map((level) => level - highest),
    after: after.spectrum_db.map((level) => level - highest),
  };
}
