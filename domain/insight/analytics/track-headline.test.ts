import { expect, test } from 'vitest';
import { findCountryHeadline, findTrackTrend } from './track-headline.ts';

const weeks = (...months: number[]) => months.flatMap((month) => [month, month, month, month]);

test.each([
  ['grows every month', weeks(50, 60, 80), 'rising'],
  ['shrinks every month', weeks(80, 60, 50), 'falling'],
  ['has its best week', [...weeks(80, 60, 70), 90], 'best_week'],
  ['more than a month ago', weeks(90, 60, 80), 'up'],
  ['fewer than a month ago', weeks(60, 90, 70), 'down'],
  ['about as many', weeks(70, 60, 61), 'steady'],
  ['a month and a week', [40, 30, 20, 20, 19], 'steady'],
  ['two weeks', [40, 20], 'down'],
  ['one week', [40], 'new'],
  ['no week yet', [], 'new'],
  ['never played', [0, 0, 0], 'none'],
  ['not reported', [null, null, null], 'none'],
] as const)('a track that %s', (_, list, expected) => {
  expect(findTrackTrend(list)).toBe(expected);
});

const country = (code: string, streams: number, before: number | null) => ({ country: code, streams, before });

test.each([
  [
    'one grows much faster',
    [country('BR', 24_870, 19_400), country('PT', 9_104, 5_200), country('GB', 4_210, 3_800)],
    { code: 'catching_up', first: 'BR', second: 'PT' },
  ],
  [
    'nobody does',
    [country('BR', 24_870, 19_400), country('PT', 9_104, 7_200)],
    { code: 'second', first: 'BR', second: 'PT' },
  ],
  [
    'a small one does',
    [country('BR', 24_870, 19_400), country('PT', 9_104, 7_200), country('FI', 40, 4)],
    { code: 'second', first: 'BR', second: 'PT' },
  ],
  [
    'nothing is compared',
    [country('BR', 20, null), country('PT', 10, null)],
    { code: 'second', first: 'BR', second: 'PT' },
  ],
  [
    'a country was silent before',
    [country('BR', 20, 10), country('PT', 10, 0)],
    { code: 'second', first: 'BR', second: 'PT' },
  ],
  ['one country', [country('ZZ', 90, 1), country('BR', 20, 10)], { code: 'only', first: 'BR' }],
  ['no country', [country('ZZ', 90, 1), country('BR', 0, 10)], { code: 'none' }],
] as const)('countries of which %s', (_, list, expected) => {
  expect(findCountryHeadline(list)).toEqual(expected);
});
