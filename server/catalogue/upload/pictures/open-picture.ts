import { Buffer } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { ARTWORK_MAX_PX } from '@tangent/domain/catalogue/file-limits.ts';
import sharp, { type Sharp } from 'sharp';
import { convertColours } from './png-colours.ts';

/** A picture that would decode to more pixels than this is not decoded at all. */
const DECODING = { failOn: 'error', limitInputPixels: ARTWORK_MAX_PX ** 2 } as const;

const PNG_START = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_START = Buffer.from('ffd8ff', 'hex');
const JPEG_SCAN = Buffer.from('ffda', 'hex');
const JPEG_END = Buffer.from('ffd9', 'hex');

/**
 * Opens a picture as everything that shows or delivers it has to see it: a JPEG whose last two bytes are missing has them
 * again, and a PNG that describes its colours by gAMA, cHRM or cICP has a profile instead.
 */
export async function openPicture(file: string, limitInputPixels: number = DECODING.limitInputPixels): Promise<Sharp> {
  const bytes = await readFile(file);
  const options = { ...DECODING, limitInputPixels };
  if (bytes.subarray(0, 8).equals(PNG_START)) return sharp(convertColours(bytes)?.bytes ?? bytes, options);
  if (!bytes.subarray(0, 3).equals(JPEG_START) || hasEnd(bytes)) return sharp(bytes, options);
  // Only its end may be missing: with pixels missing, the decoder warns.
  return sharp(Buffer.concat([bytes, JPEG_END]), { ...options, failOn: 'warning' });
}

/** Whether a JPEG is closed behind its last scan; its thumbnail has an end of its own. */
function hasEnd(jpeg: Buffer): boolean {
  return jpeg.lastIndexOf(JPEG_END) > jpeg.lastIndexOf(JPEG_SCAN);
}
