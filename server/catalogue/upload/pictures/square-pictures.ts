import path from 'node:path';
import { ARTWORK_DERIVATIVE_PX } from '@tangent/domain/catalogue/file-limits.ts';
import sharp, { type Sharp } from 'sharp';
import type { Storage } from '../../../gateways/storage/storage.ts';
import { imageKey } from '../upload-key.ts';
import { openPicture } from './open-picture.ts';

const [, LARGEST_PX] = ARTWORK_DERIVATIVE_PX;
const JPEG_QUALITY = 88;

/**
 * Reads the square middle of a picture, upright, opaque on white, in sRGB and without metadata (the location where it
 * was taken is removed): the source of every displayed size. Null when pixels are missing.
 */
export async function readSquare(file: string): Promise<Sharp | null> {
  try {
    const { data, info } = await (await openPicture(file))
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

/** A picture that is less opaque than this everywhere shows nothing: its squares would be plain white. */
export const VISIBLE_ALPHA = 16;
export const OPAQUE = { least: 255, most: 255 };

/** Reads how opaque a picture with an alpha channel is: from 0 to 255, where it is the least and the most. */
export async function readOpacity(file: string): Promise<typeof OPAQUE> {
  const picture = await openPicture(file);
  const alpha = await picture
    .toColourspace('srgb')
    .extractChannel('alpha')
    .toColourspace('b-w')
    .raw({ depth: 'uchar' })
    .toBuffer();
  let [least, most] = [255, 0];
  for (const value of alpha) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return { least, most };
}

/** Stores the picture in the sizes that screens show. */
export async function storeSquares(storage: Storage, uploadId: string, square: Sharp, folder: string): Promise<void> {
  for (const side of ARTWORK_DERIVATIVE_PX) {
    const target = path.join(folder, `${side}.jpg`);
    await square.clone().resize(side, side).jpeg({ quality: JPEG_QUALITY }).toFile(target);
    await storage.put(imageKey(uploadId, side), target);
  }
}
