import { expect, test } from 'vitest';
import { breakEvenCents } from './true-cost.ts';
import { computeYearCosts, findCheapest, readMusicYear, readOwnPrices, USUAL_YEAR } from './year-cost.ts';

const OWN = { plan_cents: 2000, release_cents: 500, stores_cents: 200, content_id_cents: 0, share_percent: 10 };

test('a year costs the plan, fees per release and the share of royalties', () => {
  const [free, pro, own] = computeYearCosts(USUAL_YEAR, OWN);
  expect(free).toMatchObject({ total_cents: 3600, kept_cents: 20_400, obstacle: null });
  expect(pro).toMatchObject({ total_cents: 4999, share_cents: 0, kept_cents: 19_001 });
  expect(own).toMatchObject({ release_cents: 4000, stores_cents: 1600, share_cents: 2400, total_cents: 10_000 });
  expect(computeYearCosts(USUAL_YEAR, null)).toHaveLength(2);
});

test('the cheapest is the one that fits the year, also when it is not ours', () => {
  const find = (year: Partial<typeof USUAL_YEAR>, own: typeof OWN | null = null) =>
    findCheapest(computeYearCosts({ ...USUAL_YEAR, ...year }, own))?.offer;
  expect(find({})).toBe('free');
  expect(find({ royalties_cents: breakEvenCents('pro') + 100 })).toBe('pro');
  expect(find({ albums: 1 })).toBe('pro');
  expect(find({ singles: 25 })).toBe('pro');
  expect(find({}, { ...OWN, release_cents: 0, stores_cents: 0, share_percent: 0 })).toBe('own');
});

test('numbers are read from an address, within limits', () => {
  expect(readMusicYear({ singles: '3', albums: '1', royalties: '99,5' })).toEqual({
    singles: 3,
    albums: 1,
    royalties_cents: 9950,
  });
  expect(readMusicYear({ singles: '-1', albums: '1e9', royalties: '<b>' })).toEqual(USUAL_YEAR);
  expect(readMusicYear({ singles: '9999999', royalties: '9999999' })).toMatchObject({
    singles: 100,
    royalties_cents: 1_000_000,
  });
  expect(readOwnPrices({})).toBeNull();
  expect(readOwnPrices({ plan: '20.00', release: '5', share: '500' })).toMatchObject({
    plan_cents: 2000,
    release_cents: 500,
    share_percent: 100,
  });
});
