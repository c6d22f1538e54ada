/** Level of an amplitude in decibels relative to full scale; minus infinity for zero. */
export function toDecibels(amplitude: number): number {
  return 20 * Math.log10(amplitude);
}

/** Amplitude of a level in decibels relative to full scale. */
export function toAmplitude(decibels: number): number {
  return 10 ** (decibels / 20);
}
