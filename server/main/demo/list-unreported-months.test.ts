import { expect, test } from 'vitest';
import { listUnreportedMonths } from './seed-demo-trends.ts';

const OCTOBER = { first: '2026-10-01', last: '2026-10-31' };
const NOVEMBER = { first: '2026-11-01', last: '2026-11-21' };

test('interrupted trends of the demo continue with the missing files, and end when none is missing', () => {
  const unreported = (...reported: { store_id: string; first: string; last: string }[]) =>
    listUnreportedMonths([OCTOBER, NOVEMBER], ['spotify', 'deezer'], reported);
  expect(unreported().map(({ store_ids }) => store_ids)).toEqual([
    ['spotify', 'deezer'],
    ['spotify', 'deezer'],
  ]);
  const october = ['spotify', 'deezer'].map((store_id) => ({ store_id, ...OCTOBER }));
  // A store that started later has the days that it reported.
  const quiet = { store_id: 'spotify', first: '2026-11-19', last: '2026-11-21' };
  expect(unreported(...october, quiet)).toEqual([{ ...NOVEMBER, store_ids: ['deezer'] }]);
  expect(unreported(...october, quiet, { store_id: 'deezer', ...NOVEMBER })).toEqual([]);
});
