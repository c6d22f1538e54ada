import { AudioRefusal } from './audio-refusal.ts';
import type { AudioSource } from './audio-report.ts';

// A-124; the upper rate is the maximum that the meters support.
const MAX_CHANNELS = 2;
const MIN_SAMPLE_RATE_HZ = 44_100;
const MAX_SAMPLE_RATE_HZ = 384_000;
const MIN_MP3_KBITS = 192;

/** Throws the refusal for the source properties: more than two channels, or a sample rate under 44.1 kHz. */
export function refuseSource({ channels, sample_rate_hz }: AudioSource): void {
  if (channels > MAX_CHANNELS) throw new AudioRefusal('too_many_channels', undefined, { channels });
  if (sample_rate_hz < MIN_SAMPLE_RATE_HZ) throw new AudioRefusal('low_sample_rate', undefined, { sample_rate_hz });
  if (sample_rate_hz <= MAX_SAMPLE_RATE_HZ) return;
  throw new AudioRefusal('unsupported_codec', 'sample rate', { found: `${sample_rate_hz / 1000} kHz` });
}

/** Throws the refusal for the bit rate: an MP3 under 192 kbit/s on average. */
export function refuseBitrate({ format }: AudioSource, bitrateBps: number): void {
  const kbits = Math.round(bitrateBps / 1000);
  if (format === 'mp3' && kbits < MIN_MP3_KBITS) throw new AudioRefusal('low_bitrate', undefined, { kbits });
}
