import sharp from 'sharp';
import { readArtwork } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';

/** The cover on a release page is never shown larger than 480 CSS pixels; phones show fewer. */
const SIDE_PX = 600;
const QUALITY = { webp: 74, jpeg: 76 } as const;

export type CoverFormat = keyof typeof QUALITY;

/** Draws the cover of a release page, small enough for a phone network; null when the file is gone. */
export async function drawCover(storage: Storage, uploadId: string, format: CoverFormat): Promise<Buffer | null> {
  const artwork = await readArtwork(storage, uploadId);
  if (artwork === null) return null;
  return sharp(artwork).resize(SIDE_PX, SIDE_PX).toFormat(format, { quality: QUALITY[format] }).toBuffer();
}
