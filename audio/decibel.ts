/** Converts an amplitude to decibels relative to full scale; minus infinity for zero. */
export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}

/** Converts decibels relative to full scale to an amplitude. */
export function toAmplitude(decibels: number): number {
  return 10 ** (decibels / 20);
}
