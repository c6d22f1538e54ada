import { contrast as contrastOf } from '@tangent/domain/colour/colour.ts';
import { GENRES } from '@tangent/domain/genre.ts';
import { COVER_STYLES } from '@tangent/domain/promotion/artwork/cover.ts';
import { computeLineBox, type TextLine } from '@tangent/domain/promotion/artwork/scene.ts';
import { expect, test } from 'vitest';
import { chooseType } from './choose-type.ts';
import { createCloud, createNoise, renderField } from './field.ts';
import { addGrain } from './grain.ts';
import { makeReadable } from './make-readable.ts';
import { canSet, measureType, outlineLine } from './typeface.ts';

const SIDE = 200;
const LINE: TextLine = {
  text: 'Gece',
  x: 64,
  y: 500,
  size: 100,
  anchor: 'start',
  colour: '#aa3355',
  weight: 800,
  stretch: 'expanded',
  tracking: 0,
};
/** A picture of one byte value for each pixel, in grey. */
const paint = (level: (x: number, y: number) => number) =>
  Buffer.from(
    Uint8Array.from({ length: 3 * SIDE * SIDE }, (_, index) => {
      const pixel = Math.floor(index / 3);
      return level(pixel % SIDE, Math.floor(pixel / SIDE));
    }),
  );
const rowOf = (pixels: Buffer, thousandth: number) => {
  const row = Math.floor((thousandth / 1000) * SIDE);
  return [...pixels.subarray(3 * SIDE * row, 3 * SIDE * row + 12)];
};

test.each<[string, number, string, string]>([
  ['its own colour where that can be read', 255, '#101010', '#101010'],
  ['a light one on black', 0, '#101010', '#fffaf0'],
  ['a dark one on white', 255, '#f0f0f0', '#12110f'],
])('type keeps or gets %s, and the picture stays as it is', (_name, level, own, colour) => {
  const pixels = paint(() => level);
  const before = Buffer.from(pixels);
  const { lines, contrast } = makeReadable(pixels, [{ ...LINE, colour: own }], SIDE, '#336699');
  expect(lines).toEqual([{ ...LINE, colour }]);
  const grey = level.toString(16).padStart(2, '0').repeat(3);
  expect(contrast).toBeCloseTo(contrastOf(colour, `#${grey}`), 1);
  expect(pixels.equals(before)).toBe(true);
});

test('where no colour can be read the picture is calmed behind the type, in a band that fades, as far as is needed', () => {
  const pixels = paint((x, y) => (((x >> 1) + (y >> 1)) % 2 === 0 ? 0 : 255));
  const { lines, contrast } = makeReadable(pixels, [LINE], SIDE, '#336699');
  expect(contrast).toBeGreaterThanOrEqual(5);
  expect(['#fffaf0', '#12110f']).toContain(lines[0]?.colour);
  const box = computeLineBox(LINE, measureType);
  const spread = (thousandth: number) =>
    Math.max(...rowOf(pixels, thousandth)) - Math.min(...rowOf(pixels, thousandth));
  const inside = spread(box.y + box.height / 2);
  expect(inside).toBeLessThan(120);
  const [near, far] = [spread(box.y - 110), spread(box.y - 230)];
  expect(near).toBeGreaterThan(inside);
  expect(far).toBe(255);
  expect(spread(box.y + box.height + 240)).toBe(255);
});

test.each([
  ['a ground that is dark in the middle of its tones', 0, 150, '#fffaf0'],
  ['a ground that is light in the middle of its tones', 0, 255, '#12110f'],
])('%s gets a calm ground for the nearer colour', (_name, low, high, colour) => {
  const pixels = paint((x) => (x % 10 < 4 ? low : high));
  const before = Buffer.from(pixels);
  expect(makeReadable(pixels, [LINE], SIDE, '#336699').lines[0]?.colour).toBe(colour);
  expect(pixels.equals(before)).toBe(false);
});

test('of several texts the one that is read worst counts', () => {
  const pixels = paint((_, y) => (y < SIDE / 2 ? 0 : 128));
  const texts = [
    { ...LINE, y: 200, colour: '#fffaf0' },
    { ...LINE, y: 900, size: 40, colour: '#12110f' },
  ];
  const [black, grey] = texts.map((text) => makeReadable(Buffer.from(pixels), [text], SIDE, '#336699').contrast ?? 0);
  expect(black).toBeGreaterThan(15);
  expect(grey).toBeLessThan(6);
  expect(makeReadable(pixels, texts, SIDE, '#336699').contrast).toBe(grey);
});

test('type at an edge calms the picture up to the edge, each text by itself', () => {
  const pixels = paint((x) => (x % 4 < 2 ? 0 : 255));
  const texts = [
    { ...LINE, y: 150 },
    { ...LINE, text: 'Işıl', y: 930, size: 40 },
  ];
  const { lines, contrast } = makeReadable(pixels, texts, SIDE, '#336699');
  expect(lines.map(({ text }) => text)).toEqual(['Gece', 'Işıl']);
  expect(contrast).toBeGreaterThanOrEqual(5);
  const spread = (thousandth: number) =>
    Math.max(...rowOf(pixels, thousandth)) - Math.min(...rowOf(pixels, thousandth));
  // Above the first and below the last as much as behind them.
  expect(Math.abs(spread(2) - spread(100))).toBeLessThan(8);
  expect(Math.abs(spread(995) - spread(915))).toBeLessThan(8);
  expect(spread(550)).toBe(255);
  expect(makeReadable(pixels, [], SIDE, '#336699')).toEqual({ lines: [], contrast: null });
});

test('our fonts have all letters of the four languages and no others, in four families with kerning', () => {
  expect(['Şarkı İÇĞÖÜ', 'ñ¿¡áéíóú', 'ãõâêôàç', "Don't – “A” & B\t"].map(canSet)).toEqual([true, true, true, true]);
  expect(['夜', '🎸', 'שיר', 'a\u0301夜'].map(canSet)).toEqual([false, false, false, false]);
  const width = (text: string, change: Partial<TextLine> = {}) => measureType(text, { ...LINE, ...change });
  expect(width('Gece')).toBeGreaterThan(width('Gec'));
  expect(width('Gece', { tracking: 0.1 }) - width('Gece')).toBeCloseTo(0.4, 5);
  expect(width('AVAV')).toBeLessThan(width('A') * 2 + width('V') * 2);
  const faces = [{ stretch: 'condensed' }, { stretch: 'normal' }, {}, { weight: 300 }, { family: 'serif' }] as const;
  expect(new Set(faces.map((face) => width('Gece', face).toFixed(4))).size).toBe(5);
});

test('a line is drawn letter by letter from its anchor, in its colour', () => {
  const starts = (['start', 'middle', 'end'] as const).map((anchor) => {
    const svg = outlineLine({ ...LINE, x: 500, anchor });
    expect(svg.startsWith('<g fill="#aa3355"><path transform="translate(')).toBe(true);
    return [...svg.matchAll(/translate\(([\d.]+) ([\d.]+)\)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  });
  const width = measureType(LINE.text, LINE) * LINE.size;
  const [start = [], middle = [], end = []] = starts;
  expect(start).toHaveLength(4);
  expect(start.every(([x], index) => index === 0 || x > (start[index - 1]?.[0] ?? 0))).toBe(true);
  expect(start.map(([, y]) => y)).toEqual([500, 500, 500, 500]);
  const spaced = [...outlineLine({ ...LINE, x: 500, tracking: 0.2 }).matchAll(/translate\(([\d.]+)/g)];
  expect(Number(spaced[3]?.[1]) - (start[3]?.[0] ?? 0)).toBeCloseTo(3 * 0.2 * LINE.size, 1);
  expect([start[0]?.[0], middle[0]?.[0], end[0]?.[0]].map((x) => Math.round(x ?? 0))).toEqual([
    500,
    Math.round(500 - width / 2),
    Math.round(500 - width),
  ]);
});

/** The face of the title by its traits. */
function choose(
  style: (typeof COVER_STYLES)[number],
  genre: (typeof GENRES)[number],
  mood: 'calm' | 'dreamy',
  at: number,
) {
  const { title_type, artist_type, shown_title, shown_artist } = chooseType(
    {
      title: 'Kış işi',
      artist: 'Işıl',
      upper: (text) => text.toLocaleUpperCase('tr'),
      oneOf: (values) => values[Math.floor(at * values.length)] ?? values[0],
      between: () => at,
    },
    { style, genre, mood },
  );
  const { family, weight, stretch, size, leading } = title_type('#111111', 100);
  const spaced = artist_type('#111111', 40, { place: 'bottom' });
  return { family, weight, stretch, size, leading, shown_title, shown_artist, spaced };
}

test('the type suits the genre: narrow stands in capitals, serif beside a spaced artist, a fine line never on a busy ground', () => {
  expect(choose('horizon', 'metal', 'calm', 0.4)).toMatchObject({
    weight: 900,
    stretch: 'condensed',
    size: 142,
    leading: 1.12,
    shown_title: 'KIŞ İŞİ',
    shown_artist: 'IŞIL',
    spaced: { tracking: 0.14, size: 32, place: 'bottom' },
  });
  expect(choose('horizon', 'classical', 'calm', 0)).toMatchObject({
    family: 'serif',
    size: expect.closeTo(112, 5),
    leading: 1.02,
    shown_title: 'Kış işi',
    shown_artist: 'IŞIL',
  });
  expect(choose('horizon', 'pop', 'calm', 0)).toMatchObject({
    stretch: 'expanded',
    weight: 800,
    size: 100,
    shown_artist: 'Işıl',
    spaced: { tracking: 0, size: 40 },
  });
  // The mood asks first, in one of three.
  expect(choose('glow', 'pop', 'dreamy', 0.34)).toMatchObject({ weight: 300, size: 94 });
  expect(choose('glow', 'pop', 'dreamy', 0.36).weight).toBe(800);
  for (const style of COVER_STYLES) {
    const isBusy = ['type', 'marble', 'halftone', 'collage'].includes(style);
    expect([style, choose(style, 'pop', 'dreamy', 0).weight]).toEqual([style, isBusy ? 800 : 300]);
  }
  for (const genre of GENRES) expect(choose('glow', genre, 'calm', 0)).toEqual(choose('glow', genre, 'calm', 0.36));
});

test('a field becomes the colours of its ramp, from the first to the last, and no others', () => {
  const colours = ['#102030', '#c04080', '#f0e0d0'];
  const draw = (value: number) => renderField({ value: () => value, ramp: colours, side: 2 });
  const hex = (value: number) => `#${draw(value).toString('hex', 0, 3)}`;
  expect([hex(-3), hex(0), hex(0.5), hex(0.9999), hex(7)]).toEqual([
    '#102030',
    '#102030',
    expect.stringMatching(/^#c[01]4[01][78]/),
    '#f0e0d0',
    '#f0e0d0',
  ]);
  const slope = renderField({ value: (x, y) => (x + y) / 2, ramp: ['#000000', '#ffffff'], side: 64 });
  const grey = (x: number, y: number) => slope[3 * (64 * y + x)] ?? 0;
  for (let at = 1; at < 64; at += 1) expect(grey(at, at)).toBeGreaterThanOrEqual(grey(at - 1, at - 1));
  expect(new Set(slope).size).toBeGreaterThan(60);
  expect([grey(0, 63), grey(63, 0)]).toEqual([grey(31, 32), grey(32, 31)]);
});

test('noise is smooth, has no lean to either side, and repeats for the same numbers', () => {
  const create = (seed: number) => {
    let state = seed;
    return createNoise((low, high) => {
      state = (state * 16_807) % 2_147_483_647;
      return low + (state / 2_147_483_647) * (high - low);
    });
  };
  const [one, same, other] = [create(5), create(5), create(6)];
  const points = Array.from({ length: 4000 }, (_, index) => [(index % 63) * 0.37 - 9, index * 0.0123 - 20] as const);
  const values = points.map(([x, y]) => one(x, y));
  expect(points.map(([x, y]) => same(x, y))).toEqual(values);
  expect(points.some(([x, y], index) => Math.abs(other(x, y) - (values[index] ?? 0)) > 0.5)).toBe(true);
  expect(Math.max(...values.map(Math.abs))).toBeLessThan(1.1);
  expect(Math.max(...values)).toBeGreaterThan(0.6);
  expect(Math.abs(values.reduce((sum, value) => sum + value, 0) / values.length)).toBeLessThan(0.1);
  for (let x = 0; x < 3; x += 0.002) {
    expect(Math.abs(one(x + 0.002, 0.3) - one(x, 0.3))).toBeLessThan(0.012);
    expect(Math.abs(one(0.3, x + 0.002) - one(0.3, x))).toBeLessThan(0.012);
  }
  expect([one(3, 4), one(-2, 7)].map((value) => Math.abs(value))).toEqual([0, 0]);
  const cloud = createCloud(one, 3);
  expect(cloud(0.4, 0.3)).toBeCloseTo(
    0.55 * one(0.4, 0.3) +
      0.275 * one(0.4 * 2.03 + 17.3, 0.3 * 2.03 - 9.1) +
      0.1375 * one(0.4 * 4.1209 + 34.6, 0.3 * 4.1209 - 18.2),
    6,
  );
});

test('grain has its strength in the middle tones, less in black and white, and leans to no side or colour', () => {
  const measure = (level: number, seed = 9) => {
    const pixels = paint(() => level);
    addGrain(pixels, SIDE, 5, seed);
    const away = Array.from(pixels, (value) => value - level);
    const mean = away.reduce((sum, value) => sum + value, 0) / away.length;
    return { mean, spread: Math.sqrt(away.reduce((sum, value) => sum + value * value, 0) / away.length), pixels };
  };
  const [middle, dark, light] = [measure(128), measure(20), measure(238)];
  expect(middle.spread).toBeGreaterThan(4.4);
  expect(middle.spread).toBeLessThan(5.4);
  expect([dark.spread < middle.spread - 0.5, light.spread < middle.spread - 0.5]).toEqual([true, true]);
  for (const { mean } of [middle, dark, light]) expect(Math.abs(mean)).toBeLessThan(0.25);
  expect(middle.pixels.every((value, index) => value === middle.pixels[index - (index % 3)])).toBe(true);
  expect(measure(128).pixels.equals(middle.pixels)).toBe(true);
  expect(measure(128, 10).pixels.equals(middle.pixels)).toBe(false);
  const wide = 1100;
  const picture = Buffer.alloc(3 * wide * wide, 128);
  addGrain(picture, wide, 5, 9);
  const part = (row: number, column: number) =>
    picture.subarray(3 * (wide * row + column), 3 * (wide * row + column + 70));
  expect([part(0, 0).equals(part(1024, 0)), part(5, 0).equals(part(5, 1024))]).toEqual([false, false]);
  const black = measure(0).pixels;
  expect(Math.max(...black)).toBeLessThan(30);
});
