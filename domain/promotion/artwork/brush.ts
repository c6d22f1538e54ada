import type { Palette } from './cover-palette.ts';
import { fitText, type TextStyle } from './fit-text.ts';
import { type Box, DESCENT, type Measure, type TextLine } from './scene.ts';

/** The gap between a text and the one below it, relative to the size of the upper one. */
const GAP = 0.08;

/** The tools of a design: the text, the colours, and random numbers that repeat for the same seed. */
export type Brush = {
  readonly palette: Palette;
  readonly title: string;
  readonly artist: string;
  /** Converts text to capitals in the language of the release: İ and I in Turkish. */
  readonly upper: (text: string) => string;
  readonly set: (text: string, style: TextStyle, box: Box) => TextLine[];
  /** Sets a text right below another at the top of its box; the box of both has `height` more. */
  readonly setBoth: (title: Part, artist: Part, box: Box, height: number) => TextLine[];
  /** Returns a random number from `low` up to `high`. */
  readonly between: (low: number, high: number) => number;
  readonly oneOf: <const Value>(values: readonly [Value, ...Value[]]) => Value;
};

type Part = readonly [text: string, style: TextStyle];

export type CoverText = {
  readonly title: string;
  readonly artist: string;
  /** BCP 47 tag of the release's language; null if unknown. */
  readonly language: string | null;
};

export function createBrush(cover: CoverText, palette: Palette, seed: number, measure: Measure): Brush {
  const random = createRandom(seed);
  const between = (low: number, high: number) => low + random() * (high - low);
  const { title, artist, language } = cover;
  const set: Brush['set'] = (text, style, box) => fitText(text, style, box, measure);
  return {
    palette,
    title: title.normalize('NFC'),
    artist: artist.normalize('NFC'),
    between,
    upper: (text) => text.toLocaleUpperCase(language ?? 'en'),
    set,
    setBoth: (above, under, box, height) => {
      const lines = set(...above, box);
      const last = lines.at(-1);
      const y = last === undefined ? box.y : last.y + (DESCENT + GAP) * last.size;
      return [...lines, ...set(...under, { ...box, y, height })];
    },
    oneOf: (values) => values[Math.floor(random() * values.length)] ?? values[0],
  };
}

/**
 * Creates a generator of pseudo-random numbers from 0 up to 1, repeatable by seed (a counter through a hash, 32 bits).
 */
function createRandom(seed: number): () => number {
  let counter = Math.imul(seed + 1, 0x9e3779b1);
  return () => {
    counter = (counter + 0x6d2b79f5) | 0;
    let hash = Math.imul(counter ^ (counter >>> 15), counter | 1);
    hash ^= hash + Math.imul(hash ^ (hash >>> 7), hash | 61);
    return ((hash ^ (hash >>> 14)) >>> 0) / 2 ** 32;
  };
}
