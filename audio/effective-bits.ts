import type { AudioSource } from './audio-report.ts';
import type { SampleKind } from './decode.ts';

/**
 * Bits per sample that carry sound: 16 in a 24-bit file made from a 16-bit one. Null where samples are no integers. Integers
 * fill their word from the top, so that unused bits are zeros at its end.
 */
export function findEffectiveBits({ bits_per_sample }: AudioSource, kind: SampleKind, usedBits: number): number | null {
  if (kind === 'float32' || bits_per_sample === null || usedBits === 0) return null;
  const wordBits = kind === 'int16' ? 16 : 32;
  const unused = 31 - Math.clz32(usedBits & -usedBits);
  return Math.min(bits_per_sample, wordBits - unused);
}
