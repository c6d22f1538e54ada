import { expect, test } from 'vitest';
import { rankTrending } from './rank-trending.ts';

const rank = (stores: Record<string, readonly [streams: number, before: number]>) =>
  rankTrending(Object.entries(stores).map(([name, [streams, before]]) => ({ name, streams, before }))).map(
    ({ name }) => name,
  );

test('stores are ranked by growth, not by size', () => {
  expect(rank({ large: [1_100, 1_000], fast: [60, 20], falling: [500, 900], still: [80, 80] })).toEqual([
    'fast',
    'large',
    'still',
    'falling',
  ]);
});

test('few streams are no trend, however few there were before', () => {
  expect(rank({ tiny: [9, 0], least: [10, 10], few: [12, 1], grown: [30, 12], equal: [60, 24] })).toEqual([
    'equal',
    'grown',
    'few',
    'least',
  ]);
});
