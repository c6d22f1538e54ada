import { expect, test } from 'vitest';
import { checkOpening, findReleaseInstant, listOtherStarts, type OpeningChoice } from './release-opening.ts';

const at = (release_time: string | null, release_zone: string | null): OpeningChoice => ({
  release_opening: 'one_instant',
  release_time,
  release_zone,
});
const MIDNIGHT: OpeningChoice = { release_opening: 'local_midnight', release_time: null, release_zone: null };

test.each([
  ['18:00', 'Europe/Istanbul', '2027-03-01', '2027-03-01T15:00:00Z'],
  ['00:00', 'Asia/Tokyo', '2027-03-01', '2027-02-28T15:00:00Z'],
  ['20:30', 'America/Sao_Paulo', '2027-03-01', '2027-03-01T23:30:00Z'],
  ['09:00', 'Asia/Kathmandu', '2027-03-01', '2027-03-01T03:15:00Z'],
  // Clocks change in the night before, in the other direction half a year later, and skip this half hour.
  ['12:00', 'America/New_York', '2027-03-14', '2027-03-14T16:00:00Z'],
  ['12:00', 'America/New_York', '2027-11-07', '2027-11-07T17:00:00Z'],
  ['02:30', 'Europe/Berlin', '2027-03-28', '2027-03-28T01:30:00Z'],
])('%s in %s on %s is %s', (time, zone, date, instant) => {
  expect(findReleaseInstant(at(time, zone), date)).toBe(instant);
});

test('midnight of each country has no instant, and an unfinished choice names its field', () => {
  expect(findReleaseInstant(MIDNIGHT, '2027-03-01')).toBeNull();
  expect(checkOpening(MIDNIGHT)).toEqual([]);
  expect(checkOpening(at(null, null)).map(({ code, path }) => [code, path])).toEqual([
    ['required', 'release_time'],
    ['required', 'release_zone'],
  ]);
  expect(checkOpening(at('25:00', 'Mars/Olympus')).map(({ code, path }) => [code, path])).toEqual([
    ['time_invalid', 'release_time'],
    ['invalid_choice', 'release_zone'],
  ]);
  expect(findReleaseInstant(at('18:00', 'Mars/Olympus'), '2027-03-01')).toBeNull();
});

test('stores that cannot take the choice are named', () => {
  const stores = [
    { id: 'a', starts: 'any' },
    { id: 'b', starts: 'local_midnight' },
    { id: 'c', starts: 'instant' },
  ] as const;
  expect(listOtherStarts(stores, 'one_instant').map(({ id }) => id)).toEqual(['b']);
  expect(listOtherStarts(stores, 'local_midnight').map(({ id }) => id)).toEqual(['c']);
});
