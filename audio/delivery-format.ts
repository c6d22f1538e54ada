import type { AudioSource } from './audio-report.ts';

/** The format of a delivered file, FLAC or WAV. */
export interface DeliveryFormat {
  bits_per_sample: 16 | 24;
  sample_rate_hz: number;
  channels: 2;
  /** Triangular dither, if the samples themselves change. */
  dither: boolean;
}

const STORE_RATES_HZ = [192_000, 176_400, 96_000, 88_200, 48_000, 44_100] as const;

/** The highest quality that a store accepts. */
export interface DeliveryLimit {
  max_bits: 16 | 24;
  max_sample_rate_hz: number;
}

/**
 * Returns the format in which a source is delivered to stores. Standard quality is always 16 bits at 44.1 kHz;
 * high quality keeps the depth and the rate of the source up to 24 bits and 192 kHz, or up to the store's limit. A
 * lowered rate stays in its family if possible: 96 kHz becomes 48, 88.2 kHz becomes 44.1. An MP3 gains nothing from
 * more than 16 bits at 44.1 kHz and is delivered that way in both
 * qualities. The result is always stereo.
 */
export function chooseDeliveryFormat(
  source: Pick<AudioSource, 'format' | 'sample_rate_hz' | 'bits_per_sample'>,
  quality: 'standard' | 'high',
  ceiling: DeliveryLimit = { max_bits: 24, max_sample_rate_hz: 192_000 },
): DeliveryFormat {
  const isCdQuality = quality === 'standard' || source.format === 'mp3';
  const sourceBits = source.bits_per_sample ?? Number.POSITIVE_INFINITY;
  const bits_per_sample = isCdQuality || sourceBits <= 16 || ceiling.max_bits === 16 ? 16 : 24;
  const sample_rate_hz = isCdQuality ? 44_100 : chooseRate(source.sample_rate_hz, ceiling.max_sample_rate_hz);
  const dither = sourceBits > bits_per_sample || sample_rate_hz !== source.sample_rate_hz;
  return { bits_per_sample, sample_rate_hz, channels: 2, dither };
}

function chooseRate(sourceRate: number, maxRate: number): number {
  const highestRate = STORE_RATES_HZ.find((rate) => rate <= sourceRate) ?? 44_100;
  const possible = STORE_RATES_HZ.filter((rate) => rate <= Math.min(highestRate, maxRate));
  return possible.find((rate) => highestRate % rate === 0) ?? possible[0] ?? 44_100;
}
