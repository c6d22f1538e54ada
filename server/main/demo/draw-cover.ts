import { ARTWORK_MIN_PX } from '@tangent/domain/limits.ts';
import sharp from 'sharp';
import { COVER_DESIGNS } from './cover-designs.ts';
import type { DemoRelease } from './demo-releases.ts';

const JPEG_QUALITY = 90;

/** Paints the cover of a release, in the smallest size that stores take: thirteen of them should not make anybody wait. */
export function drawCover({ design, palette }: DemoRelease['cover']): Promise<Buffer> {
  const drawing = COVER_DESIGNS[design](palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${ARTWORK_MIN_PX}" height="${ARTWORK_MIN_PX}" viewBox="0 0 1000 1000">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
