import type { pictureCheck } from '@tangent/contract/promotion/made-here.ts';
import { ARTWORK_MAX_PX } from '@tangent/domain/catalogue/file-limits.ts';
import { readSourceType, type SourceType } from '@tangent/domain/promotion/artwork/source-type.ts';
import {
  createWatermark,
  measureWatermark,
  WATERMARK_SQUARES,
  WATERMARK_SURE,
} from '@tangent/domain/promotion/artwork/watermark.ts';
import sharp from 'sharp';
import type { z } from 'zod';
import type { PictureMarks } from '../../platform/provenance/picture-marks.ts';
import { readSignature } from '../../platform/provenance/read-signature.ts';
import { Refusal } from '../../platform/refusal.ts';

const DECODING = { failOn: 'error', limitInputPixels: ARTWORK_MAX_PX ** 2 } as const;

/** Reads the marks of a picture: its signature, our watermark, and its label. Refuses what is no picture. */
export async function checkPicture(
  { getCredential, watermark_key }: PictureMarks,
  bytes: Buffer,
): Promise<z.input<typeof pictureCheck>> {
  const seen = await decode(bytes);
  const found = await readSignature(bytes, await getCredential());
  const signature = { signed_by: null, source_type: null, ...found };
  const watermark = measureWatermark(seen.luma, createWatermark(watermark_key)) >= WATERMARK_SURE;
  return { made_here: signature.state === 'own' || watermark, signature, watermark, label: seen.label };
}

async function decode(bytes: Buffer): Promise<{ luma: Buffer; label: SourceType | null }> {
  try {
    const { xmpAsString = '' } = await sharp(bytes, DECODING).metadata();
    const side = WATERMARK_SQUARES;
    const luma = await sharp(bytes, DECODING)
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .resize(side, side, { fit: 'fill' })
      .greyscale()
      .raw()
      .toBuffer();
    return { luma, label: readSourceType(xmpAsString) };
  } catch {
    throw new Refusal('invalid_file_format');
  }
}
