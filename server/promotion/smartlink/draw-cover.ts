import sharp from 'sharp';
import { readArtwork } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';

/**
 * The sides of covers in pixels: the one on a release page is never shown larger than 480 CSS pixels, the one in a list
 * than 150.
 */
export const COVER_PX = { page: 600, list: 300 } as const;
const QUALITY = { webp: 74, jpeg: 76 } as const;

export type CoverSize = keyof typeof COVER_PX;
export type CoverFormat = keyof typeof QUALITY;

/** Draws the cover of a release, small enough for a phone network; null when the file is gone. */
export async function drawCover(
  storage: Storage,
  uploadId: string,
  { size, format }: { size: CoverSize; format: CoverFormat },
): Promise<Buffer | null> {
  const artwork = await readArtwork(storage, uploadId);
  if (artwork === null) return null;
  return sharp(artwork)
    .resize(COVER_PX[size], COVER_PX[size])
    .toFormat(format, { quality: QUALITY[format] })
    .toBuffer();
}
