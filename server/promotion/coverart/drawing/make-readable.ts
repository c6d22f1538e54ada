import { contrastOf, luminance, shade, toLinear } from '@tangent/domain/colour/colour.ts';
import { type Box, computeLineBox, type TextLine } from '@tangent/domain/promotion/artwork/scene.ts';
import { measureType } from './typeface.ts';

/** WCAG asks for 4.5 with small type. Type of a cover is seen as a thumbnail, so it gets some more. */
const WANTED = 5;
/** Sampled points per side of a line's box. */
const SAMPLES = 48;
const LINEAR = Float32Array.from({ length: 256 }, (_, level) => toLinear(level / 255));
const LIGHT = '#fffaf0';
const DARK = '#12110f';
/** How far a calmed band fades, in thousandths of the side. */
const RIM = 220;
/** Half way between black and white to the eye, as a luminance. */
const MIDDLE = 0.32;

type Ground = { readonly low: number; readonly high: number };

/**
 * Gives every text a colour that is readable on what is painted behind it. Where none is, the picture is calmed there:
 * mixed towards a deep or a pale tone of the ground, in a band that fades. Returns the lines and the lowest contrast.
 */
export function makeReadable(
  pixels: Buffer,
  lines: readonly TextLine[],
  side: number,
  ground: string,
): { lines: TextLine[]; contrast: number | null } {
  const sizes = [...new Set(lines.map(({ size }) => size))];
  const texts = sizes.map((size) => lines.filter((line) => line.size === size));
  const set = texts.map((text) => drawLines(pixels, text, side, ground));
  const contrasts = set.map(({ contrast }) => contrast);
  return {
    lines: set.flatMap(({ lines: one }) => one),
    contrast: contrasts.length === 0 ? null : Math.min(...contrasts),
  };
}

/** The lines of one text share a colour. */
function drawLines(pixels: Buffer, lines: readonly TextLine[], side: number, ground: string) {
  const boxes = lines.map((line) => computeLineBox(line, measureType));
  const own = lines[0]?.colour ?? LIGHT;
  let behind = measureGround(pixels, side, boxes);
  let colour = [own, LIGHT, DARK].find((one) => contrastWith(one, behind) >= WANTED);
  if (colour === undefined) {
    colour = behind.low + behind.high < 2 * MIDDLE ? LIGHT : DARK;
    const calm = shade(ground, colour === LIGHT ? -0.62 : 0.78);
    for (let pass = 0; pass < 8 && contrastWith(colour, behind) < WANTED; pass += 1) {
      calmDown(pixels, side, boxes, calm);
      behind = measureGround(pixels, side, boxes);
    }
  }
  const chosen = colour;
  return { lines: lines.map((line) => ({ ...line, colour: chosen })), contrast: contrastWith(chosen, behind) };
}

function contrastWith(colour: string, { low, high }: Ground): number {
  const own = luminance(colour);
  return Math.min(contrastOf(own, low), contrastOf(own, high));
}

/** The luminance that one in twenty points lies below, and that one in twenty lies above. */
function measureGround(pixels: Buffer, side: number, boxes: readonly Box[]): Ground {
  const found = boxes.flatMap((box) => sampleBox(pixels, side, box)).sort((a, b) => a - b);
  const at = (share: number) => found[Math.floor(share * (found.length - 1))] ?? 0;
  return { low: at(0.05), high: at(0.95) };
}

function sampleBox(pixels: Buffer, side: number, { x, y, width, height }: Box): number[] {
  const found: number[] = [];
  for (let row = 0; row < SAMPLES; row += 1) {
    for (let column = 0; column < SAMPLES; column += 1) {
      const px = toPixel(x + ((column + 0.5) / SAMPLES) * width, side);
      const py = toPixel(y + ((row + 0.5) / SAMPLES) * height, side);
      const at = (py * side + px) * 3;
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      found.push(0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0));
    }
  }
  return found;
}

const toPixel = (value: number, side: number) => Math.min(side - 1, Math.max(0, Math.floor((value / 1000) * side)));

/** Mixes the picture behind a text a quarter of the way to a colour, from edge to edge, fading above and below. */
function calmDown(pixels: Buffer, side: number, boxes: readonly Box[], colour: string): void {
  const goal = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [top, bottom] = [Math.min(...boxes.map(({ y }) => y)), Math.max(...boxes.map(({ y, height }) => y + height))];
  const first = toPixel(top - RIM, side);
  const last = toPixel(bottom + RIM, side);
  for (let row = first; row <= last; row += 1) {
    const y = (row / side) * 1000;
    // A text at an edge is calmed up to the edge.
    const isOutside = (y < top && top < RIM) || (y > bottom && bottom > 1000 - RIM);
    const share = 0.26 * (isOutside ? 1 : fadeOut(y, top, bottom, RIM));
    for (let at = row * side * 3; at < (row + 1) * side * 3; at += 3) {
      for (let band = 0; band < 3; band += 1) {
        const value = pixels[at + band] ?? 0;
        pixels[at + band] = value + ((goal[band] ?? 0) - value) * share + 0.5;
      }
    }
  }
}

/** 1 inside, falling smoothly to 0 at a distance. */
function fadeOut(value: number, from: number, to: number, rim: number): number {
  const away = Math.max(from - value, value - to, 0) / rim;
  return away >= 1 ? 0 : 0.5 + 0.5 * Math.cos(away * Math.PI);
}
