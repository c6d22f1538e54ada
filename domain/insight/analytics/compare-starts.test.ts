import { expect, test } from 'vitest';
import { addUp, chooseStarts, countKnownDays, findStartOfNote, placeStart } from './compare-starts.ts';

const start = (id: string, daily: number, days: number, rest: (number | null)[] = []) => ({
  id,
  days: [...Array.from({ length: days }, () => daily), ...rest],
});
const OLD = [start('lua', 100, 28), start('sal', 60, 28)];

test.each([
  ['more than all others', [start('new', 120, 28), ...OLD], { code: 'best', day: 28, streams: 3_360, place: 1, of: 3 }],
  ['between them', [start('new', 80, 28), ...OLD], { code: 'place', day: 28, streams: 2_240, place: 2, of: 3 }],
  ['compared at its own day', [start('new', 101, 9), ...OLD], { code: 'best', day: 9, streams: 909, place: 1, of: 3 }],
  ['too early for a place', [start('new', 500, 2), ...OLD], { code: 'early', day: 2, streams: 1_000, place: 1, of: 3 }],
  ['the only one', [start('new', 5, 28)], { code: 'only', day: 28, streams: 140, place: 1, of: 1 }],
  [
    'others that have not come as far',
    [start('new', 5, 20), start('newer', 90, 3)],
    { code: 'only', day: 20, streams: 100, place: 1, of: 1 },
  ],
  ['as many', [start('new', 100, 28), ...OLD], { code: 'best', day: 28, streams: 2_800, place: 1, of: 3 }],
  ['nothing known', [start('new', 0, 0, [null, null]), ...OLD], null],
] as const)('%s', (_, starts, expected) => {
  expect(placeStart(starts, 'new')).toEqual(expected);
});

test('days are added up, and an unknown one is no zero', () => {
  expect(addUp([5, 0, null, 7, null])).toEqual([5, 5, null, 12, null]);
  expect(countKnownDays([5, 0, null, 7, null])).toBe(4);
  expect(countKnownDays([null])).toBe(0);
});

test('the newest start and the best two others are drawn, or those asked for; the best comes first', () => {
  const starts = [start('dated', 0, 0, [null]), start('new', 70, 9), start('low', 10, 28), ...OLD];
  const ids = (chosen: string[]) => chooseStarts(starts, chosen).map(({ id }) => id);
  expect(ids([])).toEqual(['lua', 'sal', 'new']);
  expect(ids(['low', 'lua'])).toEqual(['lua', 'low']);
  expect(chooseStarts([], [])).toEqual([]);
});

test('a headline is about the newest start while its first days last, then about the best', () => {
  expect(findStartOfNote([start('dated', 0, 0, [null]), start('new', 7, 9), ...OLD])?.id).toBe('new');
  expect(findStartOfNote([start('new', 7, 28), ...OLD])?.id).toBe('lua');
  expect(findStartOfNote([start('dated', 0, 0, [null])])).toBeNull();
});
