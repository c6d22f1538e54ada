import { expect, test } from 'vitest';
import { grantEndMs, listGrantable } from './grant.ts';

test.each([
  ['2026-11-22T10:30:15.250Z', 1, '2026-12-22T10:30:15.250Z'],
  ['2026-11-22T10:30:00.000Z', 12, '2027-11-22T10:30:00.000Z'],
  ['2026-08-31T23:59:59.999Z', 6, '2027-02-28T23:59:59.999Z'],
  ['2027-08-31T00:00:00.000Z', 6, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T12:00:00.000Z', 12, '2029-02-28T12:00:00.000Z'],
  ['2026-12-31T12:00:00.000Z', 24, '2028-12-31T12:00:00.000Z'],
])('a plan granted on %s for %d months ends on %s', (start, months, end) => {
  expect(new Date(grantEndMs(Date.parse(start), months)).toISOString()).toBe(end);
});

test('only plans above the paid one can be granted', () => {
  expect(listGrantable('free')).toEqual(['pro', 'advanced']);
  expect(listGrantable('pro')).toEqual(['advanced']);
  expect(listGrantable('advanced')).toEqual([]);
});
