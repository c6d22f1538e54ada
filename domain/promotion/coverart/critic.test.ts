import { expect, test } from 'vitest';
import { type CoverMeasures, chooseCovers, scoreCover } from './critic.ts';

const GOOD: CoverMeasures = {
  spread: 0.25,
  lean: [0.02, 0.05],
  empty: 0.6,
  contrast: 10,
  title_size: 90,
  thumbnail: [0, 0, 0, 0],
};

test('a cover without a fault has all points, and each fault costs its own part', () => {
  expect(scoreCover(GOOD)).toEqual({ contrast: 1, balance: 1, emptiness: 1, legibility: 1, difference: 1, total: 100 });
  expect(scoreCover({ ...GOOD, spread: 0.1 })).toMatchObject({ contrast: 0.5, total: 90 });
  expect(scoreCover({ ...GOOD, lean: [0.3, 0] })).toMatchObject({ balance: 0, total: 80 });
  expect(scoreCover({ ...GOOD, empty: 1 })).toMatchObject({ total: 90 });
  expect(scoreCover({ ...GOOD, empty: 0 })).toMatchObject({ emptiness: 0, total: 80 });
  expect(scoreCover({ ...GOOD, contrast: 4.5, title_size: 40 })).toMatchObject({ legibility: 0.5, total: 87.5 });
  expect(scoreCover({ ...GOOD, contrast: null, title_size: null })).toMatchObject({ legibility: 1 });
  expect(scoreCover(GOOD, [GOOD])).toMatchObject({ difference: 0, total: 85 });
});

test('of six the best four stay, the best first, and of two that look alike only one before the others', () => {
  const cover = (spread: number, shade: number): CoverMeasures => ({
    ...GOOD,
    spread,
    thumbnail: [shade, shade, shade, shade],
  });
  const six = [cover(0.2, 0), cover(0.19, 0), cover(0.02, 0.4), cover(0.16, 0.2), cover(0.14, 0.6), cover(0.12, 0.8)];
  expect(chooseCovers(six, 4).map(({ index }) => index)).toEqual([0, 3, 4, 5]);
  expect(chooseCovers(six.slice(0, 2), 4).map(({ index }) => index)).toEqual([0, 1]);
  expect(chooseCovers([], 4)).toEqual([]);
});
