import type { AudioRefusalCode, AudioSource } from './audio-report.ts';

// A-124; the upper rate is what the meters are built for.
const MAX_CHANNELS = 2;
const MIN_SAMPLE_RATE_HZ = 44_100;
const MAX_SAMPLE_RATE_HZ = 384_000;
const MIN_MP3_KBITS = 192;

/** Why the kind of sound can not be used: more than two channels or under 44.1 kHz. */
export function findSourceRefusal({ channels, sample_rate_hz }: AudioSource): AudioRefusalCode | null {
  if (channels < 1 || sample_rate_hz > MAX_SAMPLE_RATE_HZ) return 'unsupported_format';
  if (channels > MAX_CHANNELS) return 'too_many_channels';
  return sample_rate_hz < MIN_SAMPLE_RATE_HZ ? 'low_sample_rate' : null;
}

/** Why the bit rate can not be used: an MP3 under 192 kbit/s on average. */
export function findBitrateRefusal({ format }: AudioSource, bitrateBps: number): AudioRefusalCode | null {
  return format === 'mp3' && Math.round(bitrateBps / 1000) < MIN_MP3_KBITS ? 'low_bitrate' : null;
}
