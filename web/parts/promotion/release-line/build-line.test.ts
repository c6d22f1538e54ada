import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildLine, type LineFacts, type MarkTone } from './build-line.ts';
import { buildFrame } from './line-frame.ts';
import { placeCaptions, placeMarks } from './line-words.ts';

const TONES: readonly MarkTone[] = ['done', 'now', 'bad', 'release', 'later', 'missed'];
/** Letters are about this wide, in any script. */
const measure = (text: string, isBold: boolean) => text.length * (isBold ? 7.5 : 6.5);

const count = fc.integer({ min: 0, max: 5_000_000 });
const text = fc.string({ maxLength: 34, unit: 'grapheme' });
const facts = fc.integer({ min: 1, max: 900 }).chain((days): fc.Arbitrary<LineFacts> => {
  const day = fc.integer({ min: 0, max: days });
  const counts = fc
    .tuple(day, fc.array(fc.option(count, { nil: null }), { maxLength: 90 }))
    .map(([from, values]) =>
      values.map((value, index) => ({ day: from + index, value, is_open: index === values.length - 1 })),
    );
  return fc.record({
    days: fc.constant(days),
    today: fc.option(fc.double({ min: 0, max: days, noNaN: true }), { nil: null }),
    release: fc.option(day, { nil: null }),
    marks: fc
      .array(
        fc.record({
          day,
          tone: fc.constantFrom(...TONES),
          label: text,
          detail: text,
          short: fc.record({ label: text, detail: text }),
        }),
        { maxLength: 14 },
      )
      .map((marks) => marks.map((mark, index) => ({ ...mark, key: String(index) }))),
    bars: counts,
    streams: counts,
    before: fc.array(fc.option(count, { nil: null }), { maxLength: 28 }),
    broken: fc.option(day, { nil: null }),
    isDraft: fc.boolean(),
  });
});
const frame = fc
  .tuple(fc.integer({ min: 328, max: 1920 }), fc.double({ min: 0, max: 1, noNaN: true }), fc.boolean(), fc.boolean())
  .map(([width, out, isDay, isTall]) => buildFrame(width, out, { isDay, isTall }));

const numbersOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

test('later days are further right, and nothing is drawn outside of its box, at any width', () => {
  fc.assert(
    fc.property(facts, frame, (line, box) => {
      const { x, ghost, curve, area, bars, ticks, dots, open, past, future } = buildLine(line, box);
      const places = Array.from({ length: line.days + 1 }, (_, day) => x(day));
      expect(places.every((place, day) => day === 0 || place > (places[day - 1] ?? 0))).toBe(true);
      expect([x(0), x(line.days)]).toEqual([box.left, box.right]);
      const points = [ghost, curve, area].flatMap(numbersOf);
      const around = [
        ...points,
        ...bars.flatMap((bar) => [
          [bar.x, bar.y],
          [bar.x + bar.width, bar.y + bar.height],
        ]),
        ...[...ticks, ...dots].map((one) => [one.x, box.baseline]),
        ...(open ? [[open.x, open.y]] : []),
      ];
      const isInside = ([left = Number.NaN, top = Number.NaN]: readonly (number | undefined)[]) =>
        left >= box.left - 0.1 &&
        left <= box.right + 0.1 &&
        top >= box.baseline - box.rise - 0.1 &&
        top <= box.baseline + 0.1;
      expect(around.filter((point) => !isInside(point))).toEqual([]);
      expect(`${past}${future}${ghost}${curve}${area}`).not.toMatch(/NaN|Infinity|undefined/);
      const tickPlaces = ticks.map((tick) => tick.x);
      expect([...new Set(tickPlaces)].toSorted((a, b) => a - b)).toEqual(tickPlaces);
    }),
    { numRuns: 150 },
  );
});

test('labels and captions never lie over each other or outside of the line; today and release day are always named', () => {
  fc.assert(
    fc.property(facts, frame, (line, box) => {
      const drawing = buildLine(line, box);
      const labels = placeMarks(line.marks, drawing, box, measure);
      const width = ({ label, detail, tone }: Pick<LineFacts['marks'][number], 'label' | 'detail' | 'tone'>) =>
        Math.ceil(Math.max(measure(label, true) + (tone === 'now' ? 16 : 0), measure(detail, false)));
      const boxes = labels
        .map((one) => ({ left: one.left, right: one.left + width(one) }))
        .toSorted((a, b) => a.left - b.left);
      boxes.forEach((one, index) => {
        expect(one.left).toBeGreaterThanOrEqual(box.left - 6);
        expect(one.right).toBeLessThanOrEqual(box.right + 0.01);
        const next = boxes[index + 1];
        if (next) expect(next.left - one.right).toBeGreaterThanOrEqual(7.9);
      });
      const [first] = line.marks
        .filter(({ tone, label }) => tone === 'now' && label !== '')
        .toSorted((a, b) => a.day - b.day);
      const others = line.marks.filter(({ tone }) => tone === 'bad' || tone === 'now').length;
      if (first && others === 1 && box.size !== 'narrow' && width(first) <= box.right - box.left) {
        expect(labels.map(({ key }) => key)).toContain(first.key);
      }
      const captions = placeCaptions(
        [
          { key: 'bars', text: '185 fans wait', isStrong: true, from: 0 },
          { key: 'before', text: 'To beat: Lua de Papel, 38,170 in 28 days', isStrong: false, until: line.days },
        ],
        drawing,
        box,
        measure,
      );
      for (const { left, top, text: words, isStrong } of captions) {
        expect(left).toBeGreaterThanOrEqual(box.left);
        expect(left + measure(words, isStrong)).toBeLessThanOrEqual(box.right + 0.01);
        expect(top + 16).toBeLessThanOrEqual(drawing.topBetween(left, left + measure(words, isStrong)));
      }
    }),
    { numRuns: 150 },
  );
});

const mark = (tone: MarkTone, day: number, label: string, detail: string, short = { label, detail }) => ({
  key: label,
  tone,
  day,
  label,
  detail,
  short,
});
const COMING = [
  mark('done', 0, 'Submitted, approved', 'Nov 19 and 20'),
  mark('now', 9, 'Today', 'Amazon'),
  mark('later', 13, 'Dec 2', 'Apple'),
  mark('later', 16, 'Dec 5', 'Spotify'),
  mark('release', 23, 'Release day', 'Sat, Dec 12', { label: 'Dec 12', detail: 'Release' }),
  mark('later', 30, 'Week 1', 'Dec 18'),
  mark('later', 51, 'Day 28', 'Jan 8'),
];

test.each([
  [1312, COMING.map(({ key }) => key)],
  [960, ['Today', 'Dec 2', 'Release day', 'Week 1', 'Day 28']],
  [358, ['Today', 'Release day', 'Day 28']],
  [328, ['Today', 'Release day', 'Day 28']],
])('at %i pixels the line of a coming release names %o', (width, expected) => {
  const box = buildFrame(width, 0.4);
  const line = { days: 51, today: 9, release: 23, marks: COMING, bars: [], streams: [], before: [] };
  const labels = placeMarks(COMING, buildLine(line, box), box, measure);
  expect(labels.toSorted((a, b) => a.left - b.left).map(({ key }) => key)).toEqual(expected);
});

test('a year is drawn by weeks, and only the complete days stand on the curve', () => {
  const streams = Array.from({ length: 366 }, (_, day) => ({ day, value: 1000 - day, is_open: day === 365 }));
  const line = { days: 370, today: 365, release: 0, marks: [], bars: [], streams, before: [] };
  const { curve, open } = buildLine(line, buildFrame(1312, 1));
  expect(curve.match(/C/g)).toHaveLength(60);
  expect(open?.x).toBeCloseTo(buildFrame(1312, 1).left + (365.5 / 370) * 912, 1);
});

test('a release that left the stores has a broken line, and a draft has no past', () => {
  const line = { days: 100, today: 100, release: 0, marks: [], bars: [], streams: [], before: [] };
  const box = buildFrame(1312, 1);
  const broken = buildLine({ ...line, broken: 80 }, box);
  expect(broken.cross).toEqual({ x: 400 + 0.8 * 912 + 18, y: box.baseline });
  expect(broken.past).toBe(`M262,${box.baseline}H1129.6`);
  expect(buildLine({ ...line, isDraft: true }, box).past).toBe('');
});

test('a text stands above a curve whose points lie before and after it', () => {
  const months = [0, 31, 61].map((day, index) => ({ day, value: [40, 42, 30][index] ?? 0, is_open: false }));
  const line: LineFacts = {
    days: 75,
    today: 75,
    release: 0,
    marks: [],
    bars: [],
    streams: months,
    before: [],
    broken: null,
    isDraft: false,
  };
  const drawing = buildLine(line, buildFrame(1312, 1, { isDay: false, isTall: false }));
  // Between the second and the third month, where the curve falls.
  expect(drawing.topBetween(drawing.x(46), drawing.x(70))).toBeLessThan(
    drawing.topBetween(drawing.x(61), drawing.x(70)),
  );
});
