import path from 'node:path';
import { ARTWORK_DERIVATIVE_PX, ARTWORK_MAX_PX } from '@tangent/domain/limits.ts';
import { checkPicture } from '@tangent/domain/upload/check-picture.ts';
import sharp, { type Sharp } from 'sharp';
import type { ProcessContext } from './context.ts';
import { findTint } from './find-tint.ts';
import type { Inspection } from './inspection.ts';
import { readPictureHeader } from './picture-header.ts';
import { imageKey } from './upload-key.ts';
import type { UploadRow } from './upload-store.ts';

const NO_PICTURE = { format: null, width_px: 0, height_px: 0 };
const [, LARGEST_PX] = ARTWORK_DERIVATIVE_PX;
const JPEG_QUALITY = 88;

/** Looks at an artist's picture: its header against the rules, then every pixel, while squares of its middle are made. */
export async function inspectPicture(
  { storage }: ProcessContext,
  { id, size_bytes }: UploadRow,
  file: string,
  folder: string,
): Promise<Inspection> {
  const header = await readPictureHeader(file);
  const [issue] = checkPicture({ ...(header ?? NO_PICTURE), size_bytes });
  if (issue || header === null) return { ok: false, issue: issue ?? { code: 'invalid_file_format' } };
  const square = await readSquare(file);
  if (square === null) return { ok: false, issue: { code: 'artwork_corrupt' } };
  for (const side of ARTWORK_DERIVATIVE_PX) {
    const target = path.join(folder, `${side}.jpg`);
    await square.clone().resize(side, side).jpeg({ quality: JPEG_QUALITY }).toFile(target);
    await storage.put(imageKey(id, side), target);
  }
  const { format, width_px, height_px } = header;
  return { ok: true, found: { facts: { format, width_px, height_px, ...(await findTint(square)) } } };
}

// Upright, opaque on white, in sRGB and without metadata (where it was taken stays at home). Null when pixels are missing.
async function readSquare(file: string): Promise<Sharp | null> {
  try {
    const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: ARTWORK_MAX_PX ** 2 })
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
