import { deliveryFormat } from '@tangent/audio/delivery-format.ts';
import type { DeliveryQuality } from '@tangent/domain/delivery/delivery-quality.ts';
import type { StoreProfile } from '@tangent/domain/store/store-profile.ts';
import type { SnapshotCover, SnapshotSound } from './release-snapshot.ts';

/** What a file made for stores is, and the word it goes by: `flac-24-192000`, `pcm-16-44100`. */
export type SoundVariant = { codec: 'flac' | 'pcm'; bits_per_sample: 16 | 24; sample_rate_hz: number };
/** As `jpeg-3000`: the longest side in pixels. */
export type CoverVariant = { format: 'jpeg' | 'png'; side_px: number };

/**
 * The file a store gets of a sound: the least of what the plan pays for, what the source offers and what the store takes, so
 * that stores of different appetite share a file where they can.
 */
export function nameSoundVariant(
  { format, sample_rate_hz, bits_per_sample }: SnapshotSound,
  quality: DeliveryQuality,
  { codec, max_bits, max_sample_rate_hz }: StoreProfile['audio'],
): string {
  const source = {
    format: format ?? 'wav',
    sample_rate_hz: sample_rate_hz ?? max_sample_rate_hz,
    bits_per_sample: bits_per_sample ?? max_bits,
  };
  const encoded = deliveryFormat(source, quality, { max_bits, max_sample_rate_hz });
  return [codec.toLowerCase(), encoded.bits_per_sample, encoded.sample_rate_hz].join('-');
}

/** The file a store gets of a cover: no larger than the source. */
export function nameCoverVariant({ side_px }: SnapshotCover, { format, max_side_px }: StoreProfile['image']): string {
  return `${format.toLowerCase()}-${Math.min(max_side_px, side_px ?? max_side_px)}`;
}

export function parseSoundVariant(variant: string): SoundVariant {
  const [, codec, bits, rate] = /^(flac|pcm)-(16|24)-(\d+)$/.exec(variant) ?? [];
  if (codec === undefined) throw new Error(`${variant} is no sound for stores`);
  const bits_per_sample = bits === '16' ? 16 : 24;
  return { codec: codec as SoundVariant['codec'], bits_per_sample, sample_rate_hz: Number(rate) };
}

export function parseCoverVariant(variant: string): CoverVariant {
  const [, format, side] = /^(jpeg|png)-(\d+)$/.exec(variant) ?? [];
  if (format === undefined) throw new Error(`${variant} is no cover for stores`);
  return { format: format as CoverVariant['format'], side_px: Number(side) };
}
