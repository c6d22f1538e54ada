import { expect, test } from 'vitest';
import { addDays, utcDay, utcStartMs } from '../../../calendar.ts';
import { findClosingDay, findLastWholeDay, findLocalDay } from './local-day.ts';
import { readOffsetMs } from './time-zone.ts';

const ZONES = [
  'Pacific/Auckland',
  'Pacific/Honolulu',
  'Pacific/Kiritimati',
  'America/St_Johns',
  'Europe/Lisbon',
  'UTC',
];
const HOUR_MS = 3_600_000;

test('the calendar of a zone: the date it has now, and the last date that ends before a UTC day does', () => {
  const instant = utcStartMs('2026-12-02') + 6 * HOUR_MS;
  expect(ZONES.map((zone) => findLocalDay(instant, zone))).toEqual([
    '2026-12-02',
    '2026-12-01',
    '2026-12-02',
    '2026-12-02',
    '2026-12-02',
    '2026-12-02',
  ]);
  expect(ZONES.map((zone) => findLastWholeDay('2026-12-02', zone))).toEqual([
    '2026-12-02',
    '2026-12-01',
    '2026-12-02',
    '2026-12-01',
    '2026-12-02',
    '2026-12-02',
  ]);
});

test.each(ZONES)('whenever on the named day a person in %s acts, the UTC day of the rule is not over', (zone) => {
  for (let offset = 0; offset < 400; offset += 1) {
    const day = addDays('2026-11-01', offset);
    const local = findLastWholeDay(day, zone);
    const endMs = findEnd(local, zone);
    if (utcDay(endMs - 1) > day) expect.fail(`${local} ends after ${day}`);
    if (utcDay(findEnd(addDays(local, 1), zone) - 1) <= day)
      expect.fail(`${day} is not over after ${addDays(local, 1)}`);
    if (findClosingDay(local, zone) !== utcDay(endMs - 1))
      expect.fail(`${local} does not close on ${utcDay(endMs - 1)}`);
  }
  expect(findClosingDay(findLastWholeDay('2026-12-02', zone), zone) <= '2026-12-02').toBe(true);
});

/** The instant at which a calendar date ends: midnight, or the change of clocks that skips it. */
function findEnd(day: string, zone: string): number {
  const midnight = utcStartMs(addDays(day, 1));
  const ends = [-13, -12, -10, 3.5, 2.5, -14, -1, 0, 10].map((hours) => midnight + hours * HOUR_MS);
  const end = ends.find((ms) => isDayOver(ms, day, zone) && !isDayOver(ms - 1, day, zone));
  if (end === undefined) throw new Error(`${day} does not end in ${zone}`);
  return end;
}

const isDayOver = (ms: number, day: string, zone: string) => utcDay(ms + readOffsetMs(ms, zone)) > day;
