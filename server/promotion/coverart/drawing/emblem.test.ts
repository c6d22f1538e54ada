import { PICTURING_STYLES } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { COVER_MIN_CONTRAST } from '@tangent/domain/promotion/coverart-limits.ts';
import { describe, expect, test } from 'vitest';
import { composeCover, drawCover } from './draw-cover.ts';
import { SHAPES } from './subjects/shapes.ts';

const ORDER = { title: 'Lua de Papel', artist: 'Maré Cheia', language: 'pt', genre: 'folk', mood: 'calm' } as const;

describe.each(PICTURING_STYLES)('the style %s', (style) => {
  test('draws the subjects of the prompt, at most three, in every palette, and its type can be read', async () => {
    for (const [seed, palette] of PALETTE_NAMES.entries()) {
      const order = { ...ORDER, style, palette, seed, prompt: 'a boat, a bird, a house and a key by the sea at night' };
      const { svg } = composeCover(order);
      for (const name of ['boat', 'bird', 'house'] as const) expect(svg).toContain(SHAPES[name].d);
      expect(svg).not.toContain(SHAPES.key.d);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect((await drawCover(order, 160)).contrast).toBeGreaterThanOrEqual(COVER_MIN_CONTRAST);
    }
  });
});
