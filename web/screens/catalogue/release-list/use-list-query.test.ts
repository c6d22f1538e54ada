import { expect, test } from 'vitest';
import { hasFilter, readListFilter } from './use-list-query.ts';

const ID = '01939c8f-0000-7000-8000-000000000001';

test.each([
  ['', { q: '', status: null, artist: null, type: null, sort: 'newest' }],
  [
    `q=+night+&status=live&artist=${ID}&type=ep&sort=oldest`,
    { q: 'night', status: 'live', artist: ID, type: 'ep', sort: 'oldest' },
  ],
  [
    'status=published&artist=x&type=mixtape&sort=title',
    { q: '', status: null, artist: null, type: null, sort: 'newest' },
  ],
])('the address ?%s is read without impossible values', (address, filter) => {
  expect(readListFilter(new URLSearchParams(address))).toEqual(filter);
});

test('an order alone is no filter', () => {
  expect(hasFilter(readListFilter(new URLSearchParams('sort=oldest')))).toBe(false);
  expect(hasFilter(readListFilter(new URLSearchParams('q=night')))).toBe(true);
});
