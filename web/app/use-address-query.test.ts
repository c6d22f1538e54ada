import { expect, test } from 'vitest';
import { changeQuery } from './use-address-query.ts';

test.each([
  ['', { period: 'last_7_days' }, 'period=last_7_days'],
  ['period=last_7_days', { compare: 'last_year' }, 'period=last_7_days&compare=last_year'],
  ['period=last_7_days&compare=last_year', { period: 'last_30_days' }, 'compare=last_year'],
  ['artist=1&from=2026-10&to=2026-11', { artist: null, from: undefined, to: '' }, ''],
])('the query "%s" changed by %o is "%s"', (before, changes, after) => {
  expect(changeQuery(new URLSearchParams(before), changes, { period: 'last_30_days' }).toString()).toBe(after);
});
