import type { Genre } from '@tangent/domain/genre.ts';
import { type CoverText, createBrush } from '@tangent/domain/promotion/artwork/brush.ts';
import type { CoverMood, CoverPlan, CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { readPrompt } from '@tangent/domain/promotion/coverart/read-prompt.ts';
import sharp, { type Sharp } from 'sharp';
import type { Picture, Style } from './art.ts';
import { chooseType } from './choose-type.ts';
import { collage } from './collage.ts';
import { contour } from './contour.ts';
import { drawEmblem, TREATMENTS } from './emblem.ts';
import { renderField } from './field.ts';
import { geometry } from './geometry.ts';
import { glow } from './glow.ts';
import { addGrain } from './grain.ts';
import { halftone } from './halftone.ts';
import { horizon } from './horizon.ts';
import { makeReadable } from './make-readable.ts';
import { marble } from './marble.ts';
import { nameColours } from './name-colours.ts';
import { typeOnly } from './type-only.ts';
import { canSet, measureType, outlineLine } from './typeface.ts';

/** Styles with a picture of their own for a prompt that names nothing. */
const STYLES: Partial<Record<CoverStyle, Style>> = {
  horizon,
  contour,
  geometry,
  halftone,
  collage,
  glow,
  marble,
  type: typeOnly,
};

/** Everything a cover is drawn from. */
export type CoverOrder = CoverPlan &
  CoverText & {
    readonly prompt: string;
    readonly genre: Genre;
    readonly mood: CoverMood;
  };

export type DrawnCover = {
  /** RGB bytes, row by row. */
  readonly pixels: Buffer;
  /** The lowest contrast of a line of type with what is behind it; null without type. */
  readonly contrast: number | null;
  /** Size of the largest line of type in thousandths of the side; null without type. */
  readonly title_size: number | null;
};

/** Draws a cover in a size. The same order gives the same picture. */
export async function drawCover(order: CoverOrder, side: number): Promise<DrawnCover> {
  const picture = composeCover(order);
  const pixels = await paint(picture, side);
  return finish(pixels, picture, side, order.seed);
}

/** Sets title and artist over a picture of another maker, RGB bytes of a square. */
export async function setOverPicture(pixels: Buffer, order: CoverOrder, side: number): Promise<DrawnCover> {
  const art = createArt(order);
  const { palette, set, title_type, artist_type, shown_title, shown_artist } = art;
  const lines = [
    ...set(shown_title, title_type(palette.ink, 118), { x: 64, y: 62, width: 872, height: 200 }),
    ...set(shown_artist, artist_type(palette.ink, 40, { place: 'bottom' }), { x: 64, y: 886, width: 872, height: 52 }),
  ];
  return finish(pixels, { ground: palette.ground, svg: '', lines, grain: 3.4 }, side, order.seed);
}

/** Composes the shapes and the type of a cover. */
export function composeCover(order: CoverOrder): Picture {
  const art = createArt(order);
  const treatment = TREATMENTS.find((name) => name === order.style);
  const own = STYLES[order.style];
  const isNamed = art.subjects.length + art.motifs.size > 0;
  if (treatment !== undefined && (isNamed || own === undefined)) return drawEmblem(art, treatment);
  return (own ?? horizon)(art);
}

function createArt({ title, artist, language, prompt, palette, seed, ...request }: CoverOrder) {
  // Without letters for a name, the cover is a picture without any type: half a title would be a wrong one.
  const text = canSet(title) && canSet(artist) ? { title, artist, language } : { title: '', artist: '', language };
  const reading = readPrompt(prompt);
  const named = nameColours(reading, PALETTES[palette]);
  const brush = createBrush(text, named.palette, seed, measureType);
  const type = chooseType(brush, request);
  const { motifs, subjects } = reading;
  return { ...brush, ...request, ...named, motifs: new Set(motifs), subjects, ...type };
}

async function paint({ ground, field, svg }: Picture, side: number): Promise<Buffer> {
  const shapes = Buffer.from(wrap(svg, side, field === undefined ? ground : null));
  if (field === undefined) return toRgb(sharp(shapes));
  // A small picture needs no field that is finer than itself.
  const computed = { ...field, side: Math.min(field.side, 2 * side) };
  const base = sharp(renderField(computed), { raw: { width: computed.side, height: computed.side, channels: 3 } });
  const large = base.resize(side, side, { kernel: 'cubic' });
  if (svg === '') return toRgb(large);
  return toRgb(
    sharp(await toRgb(large), { raw: { width: side, height: side, channels: 3 } }).composite([{ input: shapes }]),
  );
}

async function finish(pixels: Buffer, picture: Picture, side: number, seed: number): Promise<DrawnCover> {
  const { lines, contrast } = makeReadable(pixels, picture.lines, side, picture.ground);
  const type = Buffer.from(wrap(lines.map(outlineLine).join(''), side, null));
  const raw = { width: side, height: side, channels: 3 } as const;
  const set = lines.length === 0 ? pixels : await toRgb(sharp(pixels, { raw }).composite([{ input: type }]));
  addGrain(set, side, picture.grain, seed);
  const title_size = lines.length === 0 ? null : Math.max(...lines.map(({ size }) => size));
  return { pixels: set, contrast, title_size };
}

function wrap(svg: string, side: number, ground: string | null): string {
  const back = ground === null ? '' : `<rect width="1000" height="1000" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 1000 1000">${back}${svg}</svg>`;
}

function toRgb(image: Sharp): Promise<Buffer> {
  return image.removeAlpha().toColourspace('srgb').raw().toBuffer();
}
