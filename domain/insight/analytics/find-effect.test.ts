import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../calendar.ts';
import { EFFECT } from '../analytics-limits.ts';
import { type DailyStreams, findEffect } from './find-effect.ts';

const AT = '2026-11-06';
const UNTIL = '2026-11-27';
/** A week with a quiet Monday and a loud Friday. */
const WEEKDAYS = [80, 90, 100, 110, 160, 150, 110];

/** Streams around the event: `factor` on the days from it on, `unknown` days as their distance from it. */
function streams({ factor = 1, size = 10, unknown = [] as number[], drift = 1 } = {}): DailyStreams {
  return (day) => {
    const n = daysBetween(AT, day);
    if (unknown.includes(n)) return null;
    const usual = (WEEKDAYS[((n % 7) + 7) % 7] ?? 0) * size * drift ** n;
    return Math.round(n >= 0 ? usual * factor : usual);
  };
}
const stateOf = (days: DailyStreams, own: number | null = null, until = UNTIL) =>
  findEffect({ at: AT, own }, days, until).state;

test.each([
  ['a third more is seen', streams({ factor: 1.31 }), null, 'seen'],
  ['a fall is seen', streams({ factor: 0.6 }), null, 'seen'],
  ['what is usual from weekday to weekday is none', streams(), null, 'none'],
  ['less than a tenth is none', streams({ factor: 1.08 }), null, 'none'],
  ['growth that went on before is none', streams({ drift: 1.02 }), null, 'none'],
  ['few streams change by chance', streams({ factor: 1.4, size: 0.02 }), null, 'none'],
  ['a playlist that brought most of the rise', streams({ factor: 1.31 }), 2_000, 'seen'],
  ['a playlist that brought hardly any of it', streams({ factor: 1.31 }), 100, 'none'],
  ['a playlist explains no fall', streams({ factor: 0.6 }), 2_000, 'none'],
  ['a day of the week is unknown', streams({ factor: 2, unknown: [3] }), null, 'unknown'],
  ['a day of the week before is unknown', streams({ factor: 2, unknown: [-2] }), null, 'unknown'],
  ['an unknown day long before leaves enough to compare', streams({ factor: 2, unknown: [-24] }), null, 'seen'],
  ['too little is known to tell noise', streams({ factor: 2, unknown: [-15] }), null, 'unknown'],
] as const)('%s', (_, days, own, expected) => {
  expect(stateOf(days, own)).toBe(expected);
});

test('an effect is stated after its week, with the streams of both weeks', () => {
  const days = streams({ factor: 1.5 });
  expect(stateOf(days, null, addDays(AT, 5))).toBe('early');
  expect(findEffect({ at: AT, own: null }, days, addDays(AT, 6))).toEqual({
    state: 'seen',
    week: 12_000,
    before: 8_000,
  });
});

test('an unusual week before makes the same change none', () => {
  const restless: DailyStreams = (day) => (daysBetween(AT, day) < -14 ? 500 : (streams({ factor: 1.5 })(day) ?? 0));
  expect(stateOf(restless)).toBe('none');
});

test('noise alone is nearly never an effect', () => {
  const noise = fc.array(fc.integer({ min: 700, max: 1_300 }), { minLength: 35, maxLength: 35 });
  const samples = fc.sample(noise, { numRuns: 400, seed: 7 });
  const seen = samples.filter((days) => {
    const at = (day: string) => days[daysBetween(addDays(AT, -EFFECT.history_days), day)] ?? 0;
    return stateOf(at) === 'seen';
  });
  expect(seen.length).toBeLessThan(20);
});
