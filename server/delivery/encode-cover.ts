import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { EncodedFile } from './encode-asset.ts';

const JPEG_QUALITY = 92;

/** Writes the cover that stores get: JPEG in sRGB, transparency on white, without the metadata of the source. */
export async function encodeCover(source: string, target: string): Promise<EncodedFile> {
  const { data, info } = await sharp(source)
    .rotate()
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .jpeg({ quality: JPEG_QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true });
  await writeFile(target, data);
  return {
    size_bytes: data.length,
    sha256: createHash('sha256').update(data).digest('hex'),
    md5: createHash('md5').update(data).digest('hex'),
    technical: { format: 'jpeg', width_px: info.width, height_px: info.height },
  };
}
