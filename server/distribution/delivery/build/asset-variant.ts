import { chooseDeliveryFormat } from '@tangent/audio/delivery-format.ts';
import type { StoreProfile } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { DeliveryQuality } from '@tangent/domain/distribution/delivery/delivery-quality.ts';
import type { SnapshotCover, SnapshotSound } from '../plan/release-snapshot.ts';

/** The format of a sound file for stores, and its name: `flac-24-192000`, `pcm-16-44100`. */
export type SoundVariant = { codec: 'flac' | 'pcm'; bits_per_sample: 16 | 24; sample_rate_hz: number };
/** Named like `jpeg-3000`: the longest side in pixels. */
export type CoverVariant = { format: 'jpeg' | 'png'; side_px: number };

/**
 * Returns the sound variant for a store: the minimum of what the plan pays for, the source offers and the store
 * accepts, so that stores share a file where they can.
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
  const encoded = chooseDeliveryFormat(source, quality, { max_bits, max_sample_rate_hz });
  return [codec.toLowerCase(), encoded.bits_per_sample, encoded.sample_rate_hz].join('-');
}

/** Returns the cover variant for a store: no larger than the source. */
export function nameCoverVariant({ side_px }: SnapshotCover, { format, max_side_px }: StoreProfile['image']): string {
  return `${format.toLowerCase()}-${Math.min(max_side_px, side_px ?? max_side_px)}`;
}

export function parseSoundVariant(variant: string): SoundVariant {
  const [, codec, bits, rate] = /^(flac|pcm)-(16|24)-(\d+)$/.exec(variant) ?? [];
  if (codec === undefined) throw new Error(`${variant} is not a sound variant`);
  const bits_per_sample = bits === '16' ? 16 : 24;
  return { codec: codec as SoundVariant['codec'], bits_per_sample, sample_rate_hz: Number(rate) };
}

export function parseCoverVariant(variant: string): CoverVariant {
  const [, format, side] = /^(jpeg|png)-(\d+)$/.exec(variant) ?? [];
  if (format === undefined) throw new Error(`${variant} is not a cover variant`);
  return { format: format as CoverVariant['format'], side_px: Number(side) };
}
