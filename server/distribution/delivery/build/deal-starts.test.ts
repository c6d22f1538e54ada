import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { expect, test } from 'vitest';
import { ALBUM } from '../../../testing/fixtures/sample-snapshot.ts';
import { buildErnRelease } from './build-ern-release.ts';

const LIVE_AT = '2027-03-21T10:30:00Z';

// The day of the release begins in the first zone at 10:00 UTC of the day before, in the last one at 12:00 UTC.
test.each<[string, string, string | null, string]>([
  ['2027-03-21T11:00:00Z', LIVE_AT, null, LIVE_AT],
  ['2027-03-22T11:59:59Z', LIVE_AT, null, LIVE_AT],
  ['2027-03-22T12:00:00Z', LIVE_AT, null, '2027-03-22T00:00:00'],
  // Not shown yet: each country opens at its own midnight.
  ['2027-03-22T02:00:00Z', '', null, '2027-03-22T00:00:00'],
  // One instant has passed everywhere at once.
  ['2027-03-22T16:00:00Z', '2027-03-22T15:00:05Z', '2027-03-22T15:00:00Z', '2027-03-22T15:00:00Z'],
])('at %s, shown since %j, with the opening %j, deals start at %s', (at, shown, opens_at, expected) => {
  const profile = buildMajorProfile({ id: 'deezer', category: 'streaming' });
  const purpose = { kind: 'update', at: new Date(at), live_at: shown === '' ? null : new Date(shown) } as const;
  const snapshot = { ...ALBUM, opens_at };
  const { deals } = buildErnRelease({ snapshot, profile, assets: { cover: null, tracks: null }, purpose });
  expect(new Set(deals.map(({ start_at }) => start_at))).toEqual(new Set([expected]));
});
