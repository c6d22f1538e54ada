import type { LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { getTintColours } from '@tangent/domain/promotion/smartlink/tint-colours.ts';
import type { OverlayOptions } from 'sharp';
import sharp from 'sharp';
import { readArtwork } from '../../catalogue/upload/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import { renderText, renderTitle, type TextPicture } from '../../platform/picture/render-text.ts';

const INK = '#101c15';
const DISC = '#0d1711';
const GROOVE = '#46514a';
const VOLT = '#d3f222';
const GROOVES = 13;
const MAIL_QUALITY = 84;

/** The record of a picture: its diameter and its left upper corner; the line leaves its highest point to the right. */
interface RecordPlace {
  diameter: number;
  left: number;
  top: number;
  line: number;
  /** The middle of the point on the line, from the right edge, and its radius. */
  point: { right: number; radius: number };
}

/** A column of texts: title, then artist. */
interface TextColumn {
  left: number;
  top: number;
  width: number;
  /** No text reaches below. */
  bottom: number;
  title: { max_height: number; points: readonly number[] };
  artist_points: readonly number[];
  gap: number;
}

interface Shape {
  width: number;
  height: number;
  record: RecordPlace;
  texts: TextColumn;
  logo: { left: number; top: number; scale: number };
  /** The middle of the address; without it none is shown. */
  address?: { middle: number; points: readonly number[] };
}

/** The pictures to post: a story, and a wide one as apps show it for a link. */
export const SHARE_SHAPES = {
  story: {
    width: 1080,
    height: 1920,
    record: { diameter: 1260, left: -90, top: 808, line: 6, point: { right: 112, radius: 22 } },
    texts: {
      left: 80,
      top: 256,
      width: 920,
      bottom: 770,
      title: { max_height: 400, points: [200, 168, 140, 116, 96, 80, 64, 52, 44] },
      artist_points: [48, 40, 32],
      gap: 40,
    },
    logo: { left: 80, top: 152, scale: 1.55 },
    address: { middle: 1606, points: [40, 34, 28, 22] },
  },
  wide: {
    width: 1200,
    height: 630,
    record: { diameter: 720, left: -70, top: 96, line: 4, point: { right: 88, radius: 16 } },
    texts: {
      left: 704,
      top: 162,
      width: 424,
      bottom: 486,
      title: { max_height: 216, points: [104, 88, 72, 60, 50, 42, 34, 28] },
      artist_points: [32, 26, 22],
      gap: 26,
    },
    logo: { left: 704, top: 516, scale: 1 },
  },
} as const satisfies Record<string, Shape>;
export type ShareShape = keyof typeof SHARE_SHAPES;

interface ShareTexts {
  title: string;
  /** Artist, and that it is out. */
  artist: string;
  /** The public address, without its protocol. */
  address: string;
  product_name: string;
}

/** Draws the picture of a release that is out, to post it: cover as the label of a record, title, artist and line; a PNG. */
export async function drawSharePicture(
  storage: Storage,
  coverUploadId: string | null,
  tint: LinkTint,
  shapeName: ShareShape,
  texts: ShareTexts,
): Promise<Buffer> {
  const shape: Shape = SHARE_SHAPES[shapeName];
  const { light: colors } = getTintColours(tint);
  const address = shape.address && (await renderAddress(texts.address, shape.width, shape.address));
  const cover = await readLabel(storage, coverUploadId, shape.record);
  const svg = buildScene(shape, { ...colors, cover, logo: buildLogo(shape.logo), badge: address?.badge ?? '' });
  const name = await renderText(texts.product_name.toLowerCase(), {
    points: 28 * shape.logo.scale,
    color: INK,
    font: 'display',
    width: 500,
  });
  return sharp(Buffer.from(svg))
    .composite([
      ...(await renderColumn(texts, shape.texts, colors.soft)),
      {
        input: name.data,
        left: Math.round(shape.logo.left + 54 * shape.logo.scale),
        top: Math.round(shape.logo.top + 12 * shape.logo.scale - name.height / 2),
      },
      ...(address === undefined ? [] : [address.layer]),
    ])
    .removeAlpha()
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** The head of an email about a release that is out, for 600 pixels of width at twice the density. */
const MAIL_HEAD: Pick<Shape, 'width' | 'height' | 'record'> = {
  width: 1200,
  height: 800,
  record: { diameter: 1120, left: -120, top: 128, line: 6, point: { right: 96, radius: 22 } },
};

/** Draws the head of an email about a release that is out: the record with its cover, and the line; a JPEG. */
export async function drawMailHead(storage: Storage, coverUploadId: string, tint: LinkTint): Promise<Buffer | null> {
  const cover = await readLabel(storage, coverUploadId, MAIL_HEAD.record);
  if (cover === null) return null;
  const svg = buildScene(MAIL_HEAD, { ...getTintColours(tint).light, cover, logo: '', badge: '' });
  return sharp(Buffer.from(svg)).flatten().jpeg({ quality: MAIL_QUALITY, mozjpeg: true }).toBuffer();
}

/** Reads a cover in the size of a record's label; null without one. */
async function readLabel(storage: Storage, id: string | null, { diameter }: RecordPlace): Promise<Buffer | null> {
  const artwork = id === null ? null : await readArtwork(storage, id);
  if (artwork === null) return null;
  const side = Math.round(diameter * LABEL);
  return sharp(artwork).resize(side, side).jpeg({ quality: 92 }).toBuffer();
}

/** The label of a record, as a part of its diameter. */
const LABEL = 0.62;

interface Scene {
  wash: string;
  line: string;
  cover: Buffer | null;
  logo: string;
  badge: string;
}

function buildScene({ width, height, record }: Pick<Shape, 'width' | 'height' | 'record'>, scene: Scene): string {
  const { diameter, left, top, line, point } = record;
  const [x, y] = [left + diameter / 2, top + diameter / 2];
  const label = (diameter * LABEL) / 2;
  const grooves = Array.from({ length: GROOVES }, (_, index) => {
    const radius = (diameter * (48 - index * 1.25)) / 100;
    return `<circle cx="${x}" cy="${y}" r="${radius.toFixed(1)}"/>`;
  }).join('');
  const image = scene.cover?.toString('base64');
  const cover =
    image === undefined
      ? ''
      : `<image href="data:image/jpeg;base64,${image}" x="${x - label}" y="${y - label}" width="${2 * label}" height="${2 * label}" clip-path="url(#label)"/>`;
  const [lineTop, pointX] = [top, width - point.right];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <clipPath id="label"><circle cx="${x}" cy="${y}" r="${label}"/></clipPath>
    <rect width="100%" height="100%" fill="${scene.wash}"/>
    <circle cx="${x}" cy="${y}" r="${diameter / 2}" fill="${DISC}"/>
    <g fill="none" stroke="${GROOVE}" stroke-width="${diameter * 0.0022}">${grooves}</g>
    <circle cx="${x}" cy="${y}" r="${label}" fill="${scene.line}"/>
    ${cover}
    <circle cx="${x}" cy="${y}" r="${diameter / 100}" fill="${scene.wash}"/>
    <path d="M${x} ${lineTop + line / 2}H${width}" stroke="${INK}" stroke-width="${line}"/>
    <circle cx="${pointX}" cy="${lineTop + line / 2}" r="${point.radius - line / 2}" fill="${VOLT}" stroke="${INK}" stroke-width="${line}"/>
    ${scene.logo}${scene.badge}
  </svg>`;
}

function buildLogo({ left, top, scale }: Shape['logo']): string {
  return `<g transform="translate(${left} ${top}) scale(${scale})" fill="none" stroke="${INK}" stroke-width="4.6">
    <circle cx="12" cy="13" r="10"/><path d="M12 3H38"/><circle cx="12" cy="13" r="2" fill="${INK}" stroke="none"/></g>`;
}

/** Sets title and artist below each other; texts that are read from the right end at the right edge. */
async function renderColumn(
  { title, artist }: ShareTexts,
  column: TextColumn,
  soft: string,
): Promise<OverlayOptions[]> {
  const { left, top, width, bottom, gap } = column;
  const heading = await renderTitle(title, { ...column.title, color: INK, width });
  const place = (picture: TextPicture, text: string, y: number) => ({
    input: picture.data,
    left: isReadFromRight(text) ? left + width - picture.width : left,
    top: y,
  });
  const below = top + heading.height + gap;
  for (const points of column.artist_points) {
    const line = await renderText(artist, { points, color: soft, font: 'bold', width });
    if (below + line.height <= bottom) return [place(heading, title, top), place(line, artist, below)];
  }
  return [place(heading, title, top)];
}

/** Whether the first letter of a text belongs to a script that is read from the right. */
function isReadFromRight(text: string): boolean {
  const [first = ''] = /\p{L}/u.exec(text) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u.test(first);
}

/** Sets an address in volt, as wide as it needs and at most as wide as the picture. */
async function renderAddress(
  text: string,
  width: number,
  { middle, points }: { middle: number; points: readonly number[] },
): Promise<{ badge: string; layer: OverlayOptions } | undefined> {
  const [padding, height] = [40, 92];
  for (const size of points) {
    const line = await renderText(text, { points: size, color: INK, font: 'bold', width: 10_000 });
    const outer = line.width + 2 * padding;
    if (outer > width - 80) continue;
    const left = Math.round((width - outer) / 2);
    return {
      badge: `<rect x="${left}" y="${middle - height / 2}" width="${outer}" height="${height}" rx="16" fill="${VOLT}"/>`,
      layer: { input: line.data, left: left + padding, top: Math.round(middle - line.height / 2) },
    };
  }
  return undefined;
}
