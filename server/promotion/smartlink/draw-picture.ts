import type { LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { getTintColours, type TintColours } from '@tangent/domain/promotion/smartlink/tint-colours.ts';
import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import { readArtwork } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { renderText, renderTitle } from '../../platform/picture/render-text.ts';

const WIDTH_PX = 1200;
const HEIGHT_PX = 630;
const COVER = { side: 440, left: 72, top: 95 } as const;
const TEXT = { left: 748, top: 158, width: 392, bottom: 492 } as const;
const JPEG_QUALITY = 84;
const INK = '#101c15';
/** The sizes of titles are in points at 72 dpi. */
const TITLE = { width: 392, max_height: 230, points: [88, 72, 56, 46, 38, 30] } as const;
const LINE_POINTS = 32;

interface PictureTexts {
  title: string;
  artist: string;
  /** For example 'Out 4 December'; empty once it is out. */
  date: string;
  product_name: string;
}

/**
 * Draws the picture that apps show for a shared release page (Open Graph): cover, vinyl record, title, artist and date.
 * A JPEG of 1200 by 630 pixels.
 */
export async function drawPicture(
  storage: Storage,
  coverUploadId: string | null,
  tint: LinkTint,
  texts: PictureTexts,
): Promise<Buffer> {
  const artwork = coverUploadId === null ? null : await readArtwork(storage, coverUploadId);
  const colors = getTintColours(tint).light;
  const layers: OverlayOptions[] = [{ input: Buffer.from(buildBackground(colors)), left: 0, top: 0 }];
  if (artwork !== null) {
    const cover = await sharp(artwork).resize(COVER.side, COVER.side).toBuffer();
    layers.push({ input: cover, left: COVER.left, top: COVER.top });
  }
  layers.push(...(await renderTexts(texts, colors.soft)));
  return sharp({ create: { width: WIDTH_PX, height: HEIGHT_PX, channels: 3, background: '#fff' } })
    .composite(layers)
    .jpeg({ quality: JPEG_QUALITY, mozjpeg: true })
    .toBuffer();
}

function buildBackground({ wash, line }: TintColours): string {
  const grooves = Array.from({ length: 12 }, (_, index) => {
    const radius = 188 - index * 9.1;
    return `<circle cx="500" cy="315" r="${radius.toFixed(1)}"/>`;
  }).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH_PX}" height="${HEIGHT_PX}">
    <rect width="100%" height="100%" fill="${wash}"/>
    <path d="M480 119H1200" stroke="${INK}" stroke-width="4"/>
    <circle cx="500" cy="315" r="198" fill="#0b1710"/>
    <g fill="none" stroke="#2f4236" stroke-width="1.6">${grooves}</g>
    <circle cx="500" cy="315" r="67" fill="${wash}"/>
    <rect x="66" y="103" width="452" height="444" rx="4" fill="#000" opacity=".18"/>
    <rect x="72" y="95" width="440" height="440" fill="${line}"/>
    <g fill="none" stroke="${INK}" stroke-width="5"><circle cx="764" cy="516" r="11.5"/><path d="M764 504.5h27"/></g>
  </svg>`;
}

async function renderTexts(
  { title, artist, date, product_name }: PictureTexts,
  ink: string,
): Promise<OverlayOptions[]> {
  const heading = await renderTitle(title, { ...TITLE, color: INK });
  const layers: OverlayOptions[] = [{ input: heading.data, left: TEXT.left, top: TEXT.top }];
  let top = TEXT.top + heading.height + 22;
  for (const text of [artist, date]) {
    if (text === '') continue;
    const line = await renderText(text, { points: LINE_POINTS, color: ink, font: 'text', width: TEXT.width });
    if (top + line.height > TEXT.bottom) break;
    layers.push({ input: line.data, left: TEXT.left, top });
    top += line.height + 10;
  }
  const name = await renderText(product_name.toLowerCase(), {
    points: 28,
    color: INK,
    font: 'display',
    width: TEXT.width,
  });
  layers.push({ input: name.data, left: 806, top: 516 - Math.round(name.height / 2) });
  return layers;
}

/**
 * The sides of covers in pixels: the one on a release page is never shown larger than 480 CSS pixels, the one in a list
 * than 150.
 */
export const COVER_PX = { page: 600, list: 300 } as const;
const QUALITY = { webp: 74, jpeg: 76 } as const;

export type CoverSize = keyof typeof COVER_PX;
export type CoverFormat = keyof typeof QUALITY;

/** Draws the cover of a release, small enough for a phone network; null when the file is gone. */
export async function drawCover(
  storage: Storage,
  uploadId: string,
  { size, format }: { size: CoverSize; format: CoverFormat },
): Promise<Buffer | null> {
  const artwork = await readArtwork(storage, uploadId);
  if (artwork === null) return null;
  return sharp(artwork)
    .resize(COVER_PX[size], COVER_PX[size])
    .toFormat(format, { quality: QUALITY[format] })
    .toBuffer();
}
