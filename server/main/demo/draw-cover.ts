import sharp from 'sharp';
import { COVER_DESIGNS } from './cover-designs.ts';
import type { DemoRelease } from './demo-releases.ts';

const SIDE_PX = 3000;
const JPEG_QUALITY = 90;

/** Paints the cover of a release as an artist would bring it: a square JPEG of 3000 px. */
export function drawCover({ design, palette }: DemoRelease['cover']): Promise<Buffer> {
  const drawing = COVER_DESIGNS[design](palette);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE_PX}" height="${SIDE_PX}" viewBox="0 0 1000 1000">${drawing}</svg>`;
  return sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY }).toBuffer();
}
