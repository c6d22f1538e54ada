import path from 'node:path';
import { ARTWORK_DERIVATIVE_PX, ARTWORK_MAX_PX } from '@tangent/domain/limits.ts';
import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../../gateways/storage/storage.ts';
import { imageKey } from './upload-key.ts';

/** A picture that would decode to more pixels than this is not decoded at all. */
export const DECODING = { failOn: 'error', limitInputPixels: ARTWORK_MAX_PX ** 2 } as const;
const [, LARGEST_PX] = ARTWORK_DERIVATIVE_PX;
const JPEG_QUALITY = 88;

/**
 * Reads the square middle of a picture, upright, opaque on white, in sRGB and without metadata (the location where it
 * was taken is removed): the source of every displayed size. Null when pixels are missing.
 */
export async function readSquare(file: string): Promise<Sharp | null> {
  try {
    const { data, info } = await sharp(file, DECODING)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(LARGEST_PX, LARGEST_PX, { fit: 'cover', position: 'centre' })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  } catch {
    return null;
  }
}

/** Stores the picture in the sizes that screens show. */
export async function storeSquares(storage: Storage, uploadId: string, square: Sharp, folder: string): Promise<void> {
  for (const side of ARTWORK_DERIVATIVE_PX) {
    const target = path.join(folder, `${side}.jpg`);
    await square.clone().resize(side, side).jpeg({ quality: JPEG_QUALITY }).toFile(target);
    await storage.put(imageKey(uploadId, side), target);
  }
}
