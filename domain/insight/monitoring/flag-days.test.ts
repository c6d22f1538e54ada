import { expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { flagDays, mergeFlagged } from './flag-days.ts';
import type { MonitoredDay, PartKind } from './monitored-day.ts';

const FIRST = '2027-03-01';
const dayOf = (index: number) => addDays(FIRST, index);
/** A day on which all streams come from Vietnam. */
const toDay = (streams: number, index: number): MonitoredDay => ({
  day: dayOf(index),
  streams,
  listeners: 0,
  saves: null,
  playlist_adds: 0,
  countries: [{ key: 'VN', streams, listeners: 0, saves: 0 }],
  playlists: [],
  devices: [],
});

function flag(
  by_day: readonly number[],
  usual: readonly number[],
  part: { kind: PartKind; key: string } | null = null,
) {
  const count = (all: readonly number[]) => ({
    streams: all.reduce((sum, one) => sum + one, 0),
    listeners: 0,
    saves: null,
  });
  const group = {
    kind: part?.kind ?? null,
    key: part?.key ?? null,
    by_day,
    counts: count(by_day),
    before: count(usual),
  };
  return flagDays(group, {
    days: by_day.map(toDay),
    before: usual.map((streams, n) => toDay(streams, n - usual.length)),
  });
}

test.each([
  { of: 'one day', by_day: [600], usual: [100, 100], days: [0] },
  { of: 'a rise inside the window', by_day: [90, 110, 100, 600, 640, 590, 610], usual: [100, 100], days: [3, 4, 5, 6] },
  { of: 'a drip with quiet days of the week', by_day: [150, 110, 145, 160], usual: [100, 100], days: [0, 1, 2, 3] },
  { of: 'days between that are as usual', by_day: [600, 100, 600, 95, 600], usual: [100, 100], days: [0, 2, 4] },
  { of: 'a slow ramp', by_day: [100, 150, 200, 250, 300, 350, 400], usual: [100], days: [2, 3, 4, 5, 6] },
  { of: 'a drip that began before the window', by_day: [150, 160], usual: [100, 100, 150, 140], days: [-2, -1, 0, 1] },
  { of: 'nothing known before', by_day: [5, 0, 400, 420], usual: [], days: [2, 3] },
  { of: 'listeners replaced by programs', by_day: [100, 90, 95], usual: [300, 300], days: [0, 1, 2] },
  { of: 'the checked day, whatever it has', by_day: [600, 600, 90], usual: [100], days: [0, 1, 2] },
])('$of: from the first day of the rise on, the days with more than usual are flagged', ({ by_day, usual, days }) => {
  const streamsOf = (index: number) => (index < 0 ? usual.at(index) : by_day[index]);
  const flagged = Object.fromEntries(days.map((index) => [dayOf(index), streamsOf(index)]));
  expect(flag(by_day, usual)).toEqual({ part: null, days: flagged });
});

test('of a country only its own streams are flagged', () => {
  const part = { kind: 'countries', key: 'VN' } as const;
  expect(flag([0, 60, 60], [0], part)).toEqual({ part, days: { [dayOf(1)]: 60, [dayOf(2)]: 60 } });
});

test('findings that overlap flag each day once: all of it, or the parts that any of them is about', () => {
  const [vn, list] = [{ kind: 'countries', key: 'VN' } as const, { kind: 'playlists', key: '5' } as const];
  const days = (from: number, to: number, streams: number) =>
    Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [dayOf(from + index), streams]));
  const found = [
    { day: dayOf(3), numbers: {}, flagged: { part: vn, days: days(1, 3, 50) } },
    { day: dayOf(4), numbers: {}, flagged: { part: list, days: days(3, 4, 70) } },
    { day: dayOf(4), numbers: {}, flagged: { part: list, days: days(3, 4, 70) } },
    { day: dayOf(5), numbers: {}, flagged: { part: null, days: days(4, 5, 900) } },
    // Without days of its own a finding is about its day.
    { day: dayOf(6), numbers: { day_streams: 800, of_streams: 2_000, streams: 600 }, flagged: null },
  ];
  const expected = {
    [dayOf(1)]: { parts: ['countries:VN'], streams: 50 },
    [dayOf(2)]: { parts: ['countries:VN'], streams: 50 },
    [dayOf(3)]: { parts: ['countries:VN', 'playlists:5'], streams: 70 },
    [dayOf(4)]: { parts: null, streams: 900 },
    [dayOf(5)]: { parts: null, streams: 900 },
    [dayOf(6)]: { parts: null, streams: 800 },
  };
  expect(Object.fromEntries(mergeFlagged(found))).toEqual(expected);
});
