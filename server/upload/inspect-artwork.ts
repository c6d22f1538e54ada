import { open } from 'node:fs/promises';
import path from 'node:path';
import type { artworkFacts } from '@tangent/contract/upload.ts';
import { ARTWORK_DERIVATIVE_PX, ARTWORK_MAX_PX } from '@tangent/domain/limits.ts';
import { checkArtwork } from '@tangent/domain/upload/check-artwork.ts';
import sharp, { type Sharp } from 'sharp';
import type { z } from 'zod';
import type { ProcessContext } from './context.ts';
import { findTint } from './find-tint.ts';
import type { Inspection } from './inspection.ts';
import { imageKey } from './upload-key.ts';
import type { UploadRow } from './upload-store.ts';

type ArtworkFacts = z.input<typeof artworkFacts>;
type Header = Pick<ArtworkFacts, 'width_px' | 'height_px'> & { format: ArtworkFacts['format'] | null };

const NO_PICTURE: Header = { format: null, width_px: 0, height_px: 0 };
const SIGNATURES = { jpeg: [0xff, 0xd8, 0xff], png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] } as const;
/** A picture that would unpack to more than this is not unpacked at all. */
const MAX_PIXELS = ARTWORK_MAX_PX ** 2;
const JPEG_QUALITY = 88;

/** Looks at a cover: first its header against the rules, then every pixel, while the smaller pictures are made. */
export async function inspectArtwork(
  { storage }: ProcessContext,
  { id, size_bytes }: UploadRow,
  file: string,
  folder: string,
): Promise<Inspection> {
  const { format, width_px, height_px } = await readHeader(file);
  const [issue] = checkArtwork({ format, width_px, height_px, size_bytes });
  if (issue || format === null) return { ok: false, issue: issue ?? { code: 'invalid_file_format' } };
  const image = await readPixels(file);
  if (image === null) return { ok: false, issue: { code: 'artwork_corrupt' } };
  for (const side of ARTWORK_DERIVATIVE_PX) {
    const target = path.join(folder, `${side}.jpg`);
    await image.clone().resize(side, side).jpeg({ quality: JPEG_QUALITY }).toFile(target);
    await storage.put(imageKey(id, side), target);
  }
  const facts: ArtworkFacts = { format, width_px, height_px, ...(await findTint(image)) };
  return { ok: true, found: { facts } };
}

// Only bytes that begin like a JPEG or a PNG ever reach a decoder: an SVG under another name is not parsed.
async function readHeader(path: string): Promise<Header> {
  const beginning = Buffer.alloc(8);
  const file = await open(path, 'r');
  await file.read(beginning, 0, beginning.length, 0).finally(() => file.close());
  const kinds = ['jpeg', 'png'] as const;
  const format = kinds.find((kind) =>
    beginning.subarray(0, SIGNATURES[kind].length).equals(Buffer.from(SIGNATURES[kind])),
  );
  if (!format) return NO_PICTURE;
  try {
    const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    return { format, width_px: width, height_px: height };
  } catch {
    // It begins like a picture and is none.
    return NO_PICTURE;
  }
}

// Upright, opaque on white, in sRGB and without metadata: what every derivative starts from. Null when pixels are missing.
async function readPixels(file: string): Promise<Sharp | null> {
  try {
    const { data, info } = await sharp(file, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .resize(ARTWORK_DERIVATIVE_PX[1], ARTWORK_DERIVATIVE_PX[1])
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  } catch {
    return null;
  }
}
