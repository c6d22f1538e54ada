import { GENRES } from '@tangent/domain/genre.ts';
import { COVER_STYLES, type CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { type Box, computeLineBox, SAFE_AREA, type TextLine } from '@tangent/domain/promotion/artwork/scene.ts';
import { COVER_MIN_CONTRAST } from '@tangent/domain/promotion/coverart-limits.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type CoverOrder, composeCover, drawCover, setOverPicture } from './draw-cover.ts';
import { measureType } from './typeface.ts';

const ORDER: CoverOrder = {
  style: 'type',
  palette: 'paper',
  seed: 7,
  title: 'Kış İşi Güncesi',
  artist: 'Işıl Rota',
  language: 'tr',
  prompt: '',
  genre: 'folk',
  mood: 'calm',
};
const SIDE = 160;

/** Every palette and genre, each with another seed, and some with a text that is long or short. */
function listOrders(style: CoverStyle): CoverOrder[] {
  const texts = [
    {},
    { title: 'O', artist: 'Ç' },
    { title: 'Geceyarısı Treninde Unutulan Bütün Mektuplar ve Bir Şemsiye', artist: 'Uluslararası Dostluk Korosu' },
  ];
  return Array.from({ length: 3 * PALETTE_NAMES.length }, (_, index) => ({
    ...ORDER,
    style,
    palette: PALETTE_NAMES[index % PALETTE_NAMES.length] ?? 'paper',
    genre: GENRES[index % GENRES.length] ?? 'pop',
    seed: 1000 * index + 3,
    ...texts[index % texts.length],
  }));
}

const joinText = (lines: readonly { text: string }[]) =>
  lines
    .map(({ text }) => text)
    .join('')
    .replaceAll(' ', '')
    .toLocaleLowerCase('tr');
const boxOf = (lines: readonly TextLine[]): Box => {
  const boxes = lines.map((line) => computeLineBox(line, measureType));
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  return { x, y, width: right - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
};

describe.each(COVER_STYLES)('the style %s', (style) => {
  let covers: { order: CoverOrder; picture: ReturnType<typeof composeCover> }[];
  beforeAll(() => {
    covers = listOrders(style).map((order) => ({ order, picture: composeCover(order) }));
  });

  test('sets all of title and artist inside the safe area, one clear of the other, the title larger', () => {
    for (const {
      order,
      picture: { lines },
    } of covers) {
      const sizes = [...new Set(lines.map(({ size }) => size))];
      const texts = sizes.map((size) => lines.filter((line) => line.size === size));
      const [title = [], artist = []] = ['title', 'artist'].map((name) =>
        texts.find((text) => joinText(text) === joinText([{ text: order[name as 'title'] }])),
      );
      expect([title.length > 0, artist.length > 0], JSON.stringify(order)).toEqual([true, true]);
      const [upper, lower] = [boxOf(title), boxOf(artist)].sort((one, other) => one.y - other.y) as [Box, Box];
      expect(upper.y + upper.height, JSON.stringify(order)).toBeLessThanOrEqual(lower.y + 0.5);
      for (const box of [upper, lower]) {
        expect(box.x).toBeGreaterThanOrEqual(SAFE_AREA.x);
        expect(box.y).toBeGreaterThanOrEqual(SAFE_AREA.y);
        expect(box.x + box.width).toBeLessThanOrEqual(SAFE_AREA.x + SAFE_AREA.width + 0.01);
        expect(box.y + box.height).toBeLessThanOrEqual(SAFE_AREA.y + SAFE_AREA.height + 0.01);
      }
      if (order.title.length > 1 && order.title.length < 20)
        expect(title[0]?.size).toBeGreaterThan(1.2 * (artist[0]?.size ?? 0));
    }
  });

  test('draws with numbers and the colours of its palette, the same picture for the same seed, another for others', () => {
    const drawn = new Set<string>();
    for (const { order, picture } of covers) {
      const { svg, ground, field, lines, grain } = picture;
      expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
      for (const [, colour] of svg.matchAll(/(?:fill|stroke|stop-color)="(?!none|url)([^"]*)"/g))
        expect(colour).toMatch(/^#[0-9a-f]{3}(?:[0-9a-f]{3})?$/);
      expect(ground).toMatch(/^#[0-9a-f]{6}$/);
      expect([grain > 1, grain < 7]).toEqual([true, true]);
      const values = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((y) => [0.2, 0.5, 0.8].map((x) => field?.value(x, y) ?? 0));
      expect(values.every((value) => value > -0.6 && value < 1.6)).toBe(true);
      if (field) expect(Math.max(...values) - Math.min(...values)).toBeGreaterThan(0.05);
      if (drawn.size < 3) {
        const again = composeCover(order);
        expect([again.svg, again.lines, again.field?.value(0.3, 0.7)]).toEqual([svg, lines, field?.value(0.3, 0.7)]);
      }
      drawn.add(svg + values.join() + JSON.stringify(lines));
    }
    expect(drawn.size).toBe(3 * PALETTE_NAMES.length);
  });

  test('is drawn so that its type can be read', async () => {
    const order = { ...ORDER, style, palette: 'dawn', seed: 11 } as const;
    const { pixels, contrast } = await drawCover(order, SIDE);
    expect(pixels).toHaveLength(3 * SIDE * SIDE);
    expect(contrast).toBeGreaterThanOrEqual(COVER_MIN_CONTRAST);
    expect(new Set(pixels).size).toBeGreaterThan(20);
  });
});

test('a field shows under the shapes, the shapes show over it, and grain lies over both', async () => {
  const { pixels } = await drawCover({ ...ORDER, style: 'marble', palette: 'midnight' }, SIDE);
  const spread = (from: number, to: number) => {
    const rows = Array.from({ length: to - from }, (_, row) =>
      pixels.subarray(3 * SIDE * (from + row), 3 * SIDE * (from + row) + 24),
    );
    const levels = rows.flatMap((row) => [...row].filter((_level, index) => index % 3 === 1));
    return Math.max(...levels) - Math.min(...levels);
  };
  expect(spread(10, 100)).toBeGreaterThan(60);
  // The plate under the type is plain but for the grain.
  expect(spread(125, 158)).toBeLessThan(30);
  expect(spread(125, 158)).toBeGreaterThan(3);
});

test('a name without letters in our fonts leaves a picture without any type', async () => {
  for (const text of [{ title: 'שיר' }, { artist: '🎸' }, { title: '夜に' }]) {
    expect(composeCover({ ...ORDER, ...text }).lines).toEqual([]);
  }
  expect((await drawCover({ ...ORDER, artist: 'مساء' }, SIDE)).contrast).toBeNull();
});

test('over the picture of a model stand the title above and the artist below, readable on whatever it shows', async () => {
  const pixels = Buffer.from(Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, index) => ((index >> 3) & 1 ? 250 : 5)));
  const middle = Buffer.from(pixels.subarray(3 * SIDE * 78, 3 * SIDE * 82));
  const { contrast, pixels: drawn } = await setOverPicture(Buffer.from(pixels), ORDER, SIDE);
  expect(contrast).toBeGreaterThanOrEqual(COVER_MIN_CONTRAST);
  const rows = (from: number, to: number) => drawn.subarray(3 * SIDE * from, 3 * SIDE * to);
  const distance = rows(78, 82).reduce((sum, value, index) => sum + Math.abs(value - (middle[index] ?? 0)), 0);
  // Between both only the grain has changed.
  expect(distance / middle.length).toBeLessThan(5);
  expect(rows(10, 40).equals(pixels.subarray(3 * SIDE * 10, 3 * SIDE * 40))).toBe(false);
});
