import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { parseCoverVariant } from './asset-variant.ts';
import type { EncodedFile } from './delivery-asset.ts';

const JPEG = { quality: 92, chromaSubsampling: '4:4:4' } as const;
const PNG = { compressionLevel: 9 } as const;

/**
 * Writes the cover for stores: sRGB, transparency on white, never enlarged, without the metadata of the source.
 */
export async function encodeCover(source: string, target: string, variant: string): Promise<EncodedFile> {
  const { format, side_px } = parseCoverVariant(variant);
  const picture = sharp(source)
    .rotate()
    .resize({ width: side_px, height: side_px, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb');
  const { data, info } = await (format === 'png' ? picture.png(PNG) : picture.jpeg(JPEG)).toBuffer({
    resolveWithObject: true,
  });
  await writeFile(target, data);
  const hash = (algorithm: string) => createHash(algorithm).update(data).digest('hex');
  return {
    size_bytes: data.length,
    sha256: hash('sha256'),
    md5: hash('md5'),
    sha1: hash('sha1'),
    technical: { format, width_px: info.width, height_px: info.height },
  };
}
