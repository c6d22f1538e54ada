import { createRandom } from '../../random.ts';

/** Squares along a side of the pattern. In a cover of 3,000 px each is 12 px wide: fine enough not to be seen. */
export const WATERMARK_SQUARES = 256;
/** Levels of brightness (0 to 255) that the pattern adds at most, in black and in white: dark areas show more of it. */
const STRENGTH = { black: 0.6, white: 1 };
/** A difference from its neighbours beyond this is an edge of the picture, which says nothing about the pattern. */
const EDGE = 6;
/** How many standard deviations a measure has to lie above chance. One picture in a trillion without the mark does. */
export const WATERMARK_SURE = 7;

/** A pattern of the operator: for each square, row by row, 1 or -1. */
export type Watermark = Int8Array;

/** Creates the pattern of a key. Without the key nobody can draw, measure or take away the mark. */
export function createWatermark(key: string): Watermark {
  const random = createRandom(key);
  return Int8Array.from({ length: WATERMARK_SQUARES ** 2 }, () => (random() < 0.5 ? -1 : 1));
}

/**
 * Adds the pattern to a square picture in place: every channel becomes lighter or darker by up to a level, in a straight
 * line between the middles of the squares. `pixels` are RGB bytes, row by row.
 */
export function addWatermark(pixels: Uint8Array, side: number, mark: Watermark): void {
  const along = listPlaces(side);
  for (let y = 0; y < side; y += 1) {
    const { at: row, next: below, share: down } = along[y] as Place;
    for (let x = 0; x < side; x += 1) {
      const { at, next, share } = along[x] as Place;
      const top = mix(mark[row * WATERMARK_SQUARES + at], mark[row * WATERMARK_SQUARES + next], share);
      const bottom = mix(mark[below * WATERMARK_SQUARES + at], mark[below * WATERMARK_SQUARES + next], share);
      const first = (y * side + x) * 3;
      const strength = mix(STRENGTH.black, STRENGTH.white, (pixels[first + 1] as number) / 255);
      const change = strength * mix(top, bottom, down);
      for (let channel = first; channel < first + 3; channel += 1) {
        pixels[channel] = clamp((pixels[channel] as number) + change, first + channel);
      }
    }
  }
}

/**
 * Measures how sure it is that a picture carries the pattern, in standard deviations above chance. `luma` is the
 * picture in grey, made as small as the pattern: a byte a square.
 */
export function measureWatermark(luma: Uint8Array, mark: Watermark): number {
  let together = 0;
  let energy = 0;
  for (let y = 1; y < WATERMARK_SQUARES - 1; y += 1) {
    for (let x = 1; x < WATERMARK_SQUARES - 1; x += 1) {
      const rest = differ(luma, x, y);
      if (Math.abs(rest) > EDGE) continue;
      together += rest * differ(mark, x, y);
      energy += rest * rest;
    }
  }
  return energy === 0 ? 0 : together / Math.sqrt(energy * PATTERN_VARIANCE);
}

/** The variance of a square of a random pattern less the mean of the eight around it: 1 + 1/8. */
const PATTERN_VARIANCE = 9 / 8;

/** Returns how much a square differs from the mean of the eight around it. */
function differ(grid: Uint8Array | Int8Array, x: number, y: number): number {
  let around = 0;
  for (let row = y - 1; row <= y + 1; row += 1) {
    for (let column = x - 1; column <= x + 1; column += 1) around += grid[row * WATERMARK_SQUARES + column] as number;
  }
  const own = grid[y * WATERMARK_SQUARES + x] as number;
  return own - (around - own) / 8;
}

interface Place {
  at: number;
  next: number;
  share: number;
}

/** For each pixel of a side: the squares it lies between, and how far it is from the first to the second. */
function listPlaces(side: number): Place[] {
  return Array.from({ length: side }, (_, pixel) => {
    const place = ((pixel + 0.5) * WATERMARK_SQUARES) / side - 0.5;
    const at = Math.max(0, Math.floor(place));
    return { at, next: Math.min(WATERMARK_SQUARES - 1, at + 1), share: Math.max(0, place - at) };
  });
}

function mix(one: number | undefined, other: number | undefined, share: number): number {
  return (one ?? 0) * (1 - share) + (other ?? 0) * share;
}

/** Rounds up or down in turn with the place, so that half a level is not lost in flat areas. */
function clamp(value: number, place: number): number {
  const dither = ((place * 2654435761) >>> 0) / 2 ** 32;
  return Math.max(0, Math.min(255, Math.floor(value + dither)));
}
