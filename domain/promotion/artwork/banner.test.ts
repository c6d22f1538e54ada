import { expect, test } from 'vitest';
import { contrast } from '../../colour/colour.ts';
import { type BannerText, layOutBanner } from './banner.ts';
import { BANNER_PALETTE_NAMES, BANNER_PALETTES } from './banner-palette.ts';
import { BANNER_SHAPE_NAMES, BANNER_SHAPES } from './banner-shape.ts';
import { computeLineBox, type Measure } from './scene.ts';

const measure: Measure = (text, { stretch, tracking }) =>
  [...text].length * ({ condensed: 0.45, normal: 0.6, expanded: 0.78 }[stretch] + tracking);
const EMPTY: BannerText = { title: '', artist: '', date: '', language: 'en' };
const TEXTS: BannerText[] = [
  { title: 'Su', artist: 'Ada', date: '4 Aralık Cuma yayında', language: 'tr' },
  { title: 'Gökyüzünün Altında Şıkır Şıkır Işıldayan Çiğ', artist: 'Işık & Şükrü', date: 'Yayında', language: 'tr' },
  { title: 'Ş'.repeat(100), artist: 'W'.repeat(60), date: 'Out Wednesday, September 30', language: 'en' },
  EMPTY,
];

test('[S9-005] [S9-006] [S9-007] [S2-133] the three shapes have the sizes of page covers, posts and stories', () => {
  const sizes = BANNER_SHAPE_NAMES.map((name) => `${BANNER_SHAPES[name].width}x${BANNER_SHAPES[name].height}`);
  expect(sizes).toEqual(['1080x1920', '1080x1080', '820x300']);
});

test('what apps cover is as wide on both sides, and nothing is laid out beyond the picture', () => {
  const margins = BANNER_SHAPE_NAMES.map((shape) => {
    const { width, height, safe } = BANNER_SHAPES[shape];
    const { panel, artwork } = layOutBanner(EMPTY, shape, { palette: 'mono', has_code: true }, measure);
    for (const box of [panel.box, artwork]) {
      expect(Math.min(box.x, box.y, width - box.x - box.width, height - box.y - box.height)).toBeGreaterThanOrEqual(0);
    }
    return [safe.x, width - safe.x - safe.width, safe.y, height - safe.y - safe.height];
  });
  expect(margins).toEqual([
    [0, 0, 250, 250],
    [0, 0, 0, 0],
    [90, 90, 0, 0],
  ]);
});

test.each(BANNER_SHAPE_NAMES)('all type of a %s is where every app shows it, and clear of the code', (shape) => {
  const { safe } = BANNER_SHAPES[shape];
  for (const text of TEXTS) {
    for (const has_code of [true, false]) {
      const { lines, code } = layOutBanner(text, shape, { palette: 'ocean', has_code }, measure);
      for (const line of lines) {
        const box = computeLineBox(line, measure);
        expect(box.x).toBeGreaterThanOrEqual(safe.x);
        expect(box.y).toBeGreaterThanOrEqual(safe.y);
        expect(box.x + box.width).toBeLessThanOrEqual(safe.x + safe.width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(safe.y + safe.height + 0.01);
        const isBeside = code === null || box.x + box.width <= code.x || box.y + box.height <= code.y;
        expect(isBeside).toBe(true);
      }
    }
  }
});

test('[S2-132] the type of the five palettes is readable, and no two of them look alike', () => {
  const looks = BANNER_PALETTE_NAMES.map((name) => BANNER_PALETTES[name].panel);
  expect(new Set(looks).size).toBe(5);
  expect(BANNER_PALETTE_NAMES).toEqual(['midnight', 'sunset', 'forest', 'ocean', 'mono']);
  for (const name of BANNER_PALETTE_NAMES) {
    const { title, detail, panel } = BANNER_PALETTES[name];
    expect(Math.min(contrast(title, panel), contrast(detail, panel))).toBeGreaterThan(4.5);
  }
});

test('capitals follow the language of the banner', () => {
  const date = (language: string) =>
    layOutBanner(
      { title: 'a', artist: 'b', date: 'yayında ilk', language },
      'square',
      { palette: 'mono', has_code: false },
      measure,
    ).lines.at(-1)?.text;
  expect(date('tr')).toBe('YAYINDA İLK');
  expect(date('en')).toBe('YAYINDA ILK');
});
