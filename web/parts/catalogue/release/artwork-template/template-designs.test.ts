import { contrast } from '@tangent/domain/colour/colour.ts';
import { PALETTE_NAMES, PALETTES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { computeLineBox, type Measure, SAFE_AREA } from '@tangent/domain/promotion/artwork/scene.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CoverChoice, DESIGN_NAMES, layOutCover } from './template-designs.ts';

/** Letters about as wide as in the font, wide letters wider; the breaking must work for any measure. */
const measure: Measure = (text, { stretch, tracking }) => {
  const letters = [...text];
  const widths = letters.map((letter) => (/[MWŞĞÖ@]/.test(letter) ? 0.86 : /[iIlı .,']/.test(letter) ? 0.3 : 0.62));
  const share = { condensed: 0.72, normal: 1, expanded: 1.24 }[stretch];
  return widths.reduce((sum, width) => sum + width * share + tracking, 0);
};

const ROUNDING = 0.01;

function findProblems(choice: CoverChoice): string[] {
  return layOutCover(choice, measure).lines.flatMap((line) => {
    const { x, y, width, height } = computeLineBox(line, measure);
    const inside =
      x >= SAFE_AREA.x - ROUNDING &&
      y >= SAFE_AREA.y - ROUNDING &&
      x + width <= SAFE_AREA.x + SAFE_AREA.width + ROUNDING &&
      y + height <= SAFE_AREA.y + SAFE_AREA.height + ROUNDING;
    return inside && line.size > 6 ? [] : [`${choice.design}: ${JSON.stringify(line)}`];
  });
}

const LONG =
  'Gökyüzünün Altında Şıkır Şıkır Işıldayan Çiğ Üzümler İçin Yazılmış Uzunca Bir Ağıt ve Güz Şarkısı ÇĞİ'.slice(0, 100);
const SAMPLES = {
  'a short title': { title: 'Su', artist: 'Ada', language: 'tr' },
  'a long Turkish title': { title: LONG, artist: 'Işık İğdeli & Şükrü Öğütçü', language: 'tr' },
  'a hundred letters without a space': { title: 'Ş'.repeat(100), artist: 'W'.repeat(60), language: 'tr' },
  'no words yet': { title: '', artist: '   ', language: null },
};

test.each(DESIGN_NAMES)('[S6-031] the design %s cuts no text, even for extreme titles', (design) => {
  for (const sample of Object.values(SAMPLES)) {
    for (const seed of [0, 1, 7, 4711]) {
      expect(findProblems({ design, palette: 'volt', seed, ...sample })).toEqual([]);
    }
  }
});

test('no text is cut for any title and seed', () => {
  const choice = fc.record({
    design: fc.constantFrom(...DESIGN_NAMES),
    palette: fc.constantFrom(...PALETTE_NAMES),
    seed: fc.nat(1_000_000),
    title: fc.string({ unit: 'grapheme', maxLength: 100 }),
    artist: fc.string({ unit: 'grapheme', maxLength: 60 }),
    language: fc.constantFrom('en', 'tr', 'pt', null),
  });
  fc.assert(
    fc.property(choice, (value) => {
      expect(findProblems(value)).toEqual([]);
    }),
    { numRuns: 150 },
  );
});

test('every word of a title is on the cover, in its order', () => {
  for (const design of DESIGN_NAMES) {
    const { lines } = layOutCover({ design, palette: 'ember', seed: 3, ...SAMPLES['a long Turkish title'] }, measure);
    const shown = lines
      .map(({ text }) => text)
      .join(' ')
      .toLocaleLowerCase('tr');
    expect(shown).toContain(LONG.toLocaleLowerCase('tr'));
  }
});

test('capitals follow the language of the release', () => {
  const choice = { design: 'poster', palette: 'volt', seed: 1, title: 'kış ilk', artist: 'ilgın' } as const;
  const capitals = (language: string | null) =>
    layOutCover({ ...choice, language }, measure).lines.map(({ text }) => text);
  expect(capitals('tr').join(' ')).toBe('İLGIN KIŞ İLK');
  expect(capitals('en').join(' ')).toBe('ILGIN KIŞ ILK');
});

test('the same seed draws the same cover, another seed another one', () => {
  for (const design of DESIGN_NAMES) {
    const draw = (seed: number) => layOutCover({ design, palette: 'sand', seed, ...SAMPLES['a short title'] }, measure);
    expect(draw(5)).toEqual(draw(5));
    expect(draw(5).shapes).not.toEqual(draw(6).shapes);
  }
});

test.each(PALETTE_NAMES)('text is readable on the ground of %s', (name) => {
  expect(contrast(PALETTES[name].ink, PALETTES[name].ground)).toBeGreaterThan(4.5);
});

test('text has the contrast of small type on every colour', () => {
  expect(DESIGN_NAMES).toHaveLength(12);
  for (const palette of PALETTE_NAMES) {
    const { ground, first } = PALETTES[palette];
    for (const design of DESIGN_NAMES) {
      const { lines } = layOutCover({ design, palette, seed: 1, ...SAMPLES['a short title'] }, measure);
      const best = lines.map(({ colour }) => Math.max(contrast(colour, ground), contrast(colour, first)));
      expect(Math.min(...best)).toBeGreaterThan(4.5);
    }
  }
});
