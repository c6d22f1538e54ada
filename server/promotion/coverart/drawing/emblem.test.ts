import { toOkLab } from '@tangent/domain/colour/colour.ts';
import { type CoverStyle, PICTURING_STYLES } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { NAMED_COLOURS } from '@tangent/domain/promotion/coverart/colours.ts';
import { COVER_MIN_CONTRAST } from '@tangent/domain/promotion/coverart-limits.ts';
import { describe, expect, test } from 'vitest';
import { composeCover, drawCover } from './draw-cover.ts';
import { SHAPES } from './subjects/shapes.ts';

const ORDER = { title: 'Lua de Papel', artist: 'Maré Cheia', language: 'pt', genre: 'folk', mood: 'calm' } as const;
const SIDE = 160;

/** The names that the groups of a picture are marked with. */
function readMarks(style: CoverStyle, prompt: string, seed: number): Set<string> {
  const { svg } = composeCover({ ...ORDER, style, palette: 'midnight', seed, prompt });
  return new Set([...svg.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
}

/** The share of pixels that look like a colour. */
function shareOf(pixels: Buffer, hex: string): number {
  const [lightness = 0, a = 0, b = 0] = toOkLab(hex);
  let count = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const rgb = `#${pixels.subarray(at, at + 3).toString('hex')}`;
    const [other = 0, c = 0, d = 0] = toOkLab(rgb);
    if (Math.hypot(lightness - other, a - c, b - d) < 0.11) count += 1;
  }
  return count / (pixels.length / 3);
}

const MOTIF_PROMPTS = {
  sea: 'sea',
  sun: 'sun',
  moon: 'moon',
  stars: 'stars',
  night: 'night',
  mountains: 'mountains',
  forest: 'forest',
  city: 'city',
  desert: 'desert',
  road: 'road',
  rain: 'rain',
  snow: 'snow',
  fog: 'fog',
  wind: 'wind',
  field: 'meadow',
  light: 'light',
} as const;

describe.each(PICTURING_STYLES)('the style %s', (style) => {
  test('draws the subjects of the prompt, at most three, in every palette, and its type can be read', async () => {
    for (const [seed, palette] of PALETTE_NAMES.entries()) {
      const order = { ...ORDER, style, palette, seed, prompt: 'a boat, a bird, a house and a key by the sea at night' };
      const { svg } = composeCover(order);
      for (const name of ['boat', 'bird', 'house'] as const) expect(svg).toContain(SHAPES[name].d);
      expect(svg).not.toContain(SHAPES.key.d);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      if (seed % 4 > 0) continue;
      expect((await drawCover(order, SIDE)).contrast).toBeGreaterThanOrEqual(COVER_MIN_CONTRAST);
    }
  });

  test('leaves no land, light or weather out, alone or beside another or a subject', () => {
    const names = Object.keys(MOTIF_PROMPTS) as (keyof typeof MOTIF_PROMPTS)[];
    const lost = names.flatMap((one, at) =>
      ['', ' and a key', ...names.map((other) => ` and ${MOTIF_PROMPTS[other]}`)].flatMap((rest, seed) => {
        const prompt = MOTIF_PROMPTS[one] + rest;
        return readMarks(style, prompt, at * 100 + seed).has(one) ? [] : [`${one}: ${prompt}`];
      }),
    );
    expect(lost).toEqual([]);
  });

  test('shows a colour that the prompt names, of a thing or of nothing in particular', async () => {
    const prompts = [
      'an orange moon over the sea',
      'a red house',
      'a green sea',
      'a boat, purple',
      'a yellow city at night',
    ];
    const hues = ['orange', 'red', 'green', 'purple', 'yellow'] as const;
    for (const [seed, prompt] of prompts.entries()) {
      for (const palette of ['midnight', 'signal'] as const) {
        const { pixels } = await drawCover({ ...ORDER, style, palette, seed, prompt }, SIDE);
        const share = shareOf(pixels, NAMED_COLOURS[hues[seed] ?? 'orange'].hex);
        expect(share, `${prompt} ${palette}`).toBeGreaterThan(0.004);
      }
    }
  });
});
