import { describe, expect, test } from 'vitest';
import { addDays, type CalendarDate } from '../../calendar.ts';
import { checkDay, type MonitoringContext } from './check-day.ts';
import type { DayPart, MonitoredDay } from './monitored-day.ts';

const DAY = '2028-03-10';
/** Monday to Sunday; a Friday has nearly twice the streams of a Tuesday. */
const WEEK = [90, 80, 85, 95, 150, 140, 110];
const HOME = { TR: 0.6, DE: 0.25, US: 0.15 };
const DEVICES = { phone: 0.75, desktop: 0.2, tablet: 0.05 };
const NOTHING: MonitoringContext = { found: new Set(), release_days: [], home: 'TR', account_days: 400, others: null };

interface Made {
  streams: number;
  listeners?: number;
  saves?: number | null;
  countries?: Record<string, number>;
  devices?: Record<string, number>;
  /** The streams of a playlist, all from listeners like the others. */
  playlist?: number;
}

/** A day of people: one and a half streams of each, who save the track once in fifty streams, unless said otherwise. */
function makeDay(
  day: CalendarDate,
  { streams, countries = HOME, devices = DEVICES, playlist = 0, ...made }: Made,
): MonitoredDay {
  const { listeners = Math.round(streams / 1.5), saves = Math.round(streams / 50) } = made;
  const part = ([key, share]: [string, number]): DayPart => ({
    key,
    streams: Math.round(streams * share),
    listeners: Math.round(listeners * share),
    saves: Math.round((saves ?? 0) * share),
  });
  const list = (shares: Record<string, number>) => Object.entries(shares).map(part);
  const playlists = playlist === 0 ? [] : list({ '7': playlist / streams });
  const parts = { countries: list(countries), playlists, devices: list(devices) };
  return { day, streams, listeners, saves, playlist_adds: 0, ...parts };
}

/** Usual days with the rhythm of the week before the day itself, which is `ago` days back from `DAY`. */
function makeDays(count: number, streams: number, change: (ago: number) => Partial<Made> = () => ({}), last = 0) {
  return Array.from({ length: count }, (_, index) => {
    const ago = count - 1 - index + last;
    // 2028-03-10 is a Friday.
    const usual = Math.round(((WEEK[(((4 - ago) % 7) + 7) % 7] ?? 0) * streams) / 100);
    return makeDay(addDays(DAY, -ago), { streams: usual, ...change(ago) });
  });
}

/** Adds machines to the last days of people. */
function withMachines(people: readonly MonitoredDay[], days: number, machines: Made): MonitoredDay[] {
  return people.map((one, index) => {
    if (index < people.length - days) return one;
    const added = makeDay(one.day, machines);
    const join = (kind: 'countries' | 'playlists' | 'devices') => {
      const keys = new Set([...one[kind], ...added[kind]].map(({ key }) => key));
      const at = (from: MonitoredDay, key: string) => from[kind].find((part) => part.key === key);
      return [...keys].map((key) => ({
        key,
        streams: (at(one, key)?.streams ?? 0) + (at(added, key)?.streams ?? 0),
        listeners: (at(one, key)?.listeners ?? 0) + (at(added, key)?.listeners ?? 0),
        saves: (at(one, key)?.saves ?? 0) + (at(added, key)?.saves ?? 0),
      }));
    };
    return {
      ...one,
      streams: one.streams + added.streams,
      listeners: one.listeners + added.listeners,
      saves: one.saves === null ? null : one.saves + (added.saves ?? 0),
      countries: join('countries'),
      playlists: join('playlists'),
      devices: join('devices'),
    };
  });
}

const check = (days: readonly MonitoredDay[], context: Partial<MonitoringContext> = {}) =>
  checkDay(DAY, days, { ...NOTHING, ...context });
const rules = (days: readonly MonitoredDay[], context: Partial<MonitoringContext> = {}) =>
  check(days, context).map(({ rule, subject }) => (subject === null ? rule : `${rule} ${subject}`));

const VIETNAM = { VN: 1 };
const PEOPLE = makeDays(56, 40);

const BURST = { streams: 500, saves: 3, countries: VIETNAM };
/** A day that stands out before the checked one, on which this many are left, or nothing was reported of anybody. */
const burst = (left: number | 'nothing') => [
  ...withMachines(PEOPLE.slice(0, -1), 1, BURST),
  ...(left === 'nothing'
    ? [makeDay(DAY, { streams: 2, saves: 0 })]
    : withMachines(PEOPLE.slice(-1), 1, { streams: left, saves: 0, countries: VIETNAM })),
];

describe('found', () => {
  test.each([
    {
      kind: 'fifty streams a day for four weeks, without a save',
      days: withMachines(PEOPLE, 28, { streams: 60, saves: 0, listeners: 45, countries: VIETNAM }),
      found: ['territory VN', 'hollow', 'even'],
    },
    {
      kind: 'six hundred streams of one day from a playlist that few play twice',
      days: withMachines(PEOPLE, 1, { streams: 650, saves: 0, listeners: 648, playlist: 650, countries: VIETNAM }),
      found: ['spike', 'territory VN', 'one_playlist 7', 'hollow', 'played_once'],
    },
    {
      kind: 'one day of which nothing is left on the next',
      days: burst(0),
      found: ['spike', 'territory VN', 'no_echo'],
    },
    {
      kind: 'a few accounts that play it over and over',
      days: withMachines(PEOPLE, 7, { streams: 300, listeners: 8, saves: 0 }),
      found: ['spike', 'repeats', 'even'],
    },
    {
      kind: 'one kind of device',
      days: withMachines(PEOPLE, 7, { streams: 200, listeners: 100, saves: 0, devices: { desktop: 1 } }),
      found: ['spike', 'one_device desktop', 'hollow'],
    },
    {
      kind: 'a farm of which every account plays once, on a release of two weeks',
      days: makeDays(14, 100, () => ({ saves: 0, listeners: 98, streams: 98 })),
      found: ['hollow', 'played_once', 'even'],
    },
    {
      kind: 'listeners who were replaced, while the streams stay the same',
      days: [
        ...makeDays(42, 600, () => ({}), 14),
        ...makeDays(14, 600, () => ({ saves: 0, countries: VIETNAM, devices: { web: 1 } })),
      ],
      found: ['spike', 'territory VN', 'one_device web', 'hollow'],
    },
  ])('$kind', ({ days, found }) => {
    expect(rules(days).toSorted()).toEqual([...found].sort());
  });

  test('every sign has the numbers that it was measured from', () => {
    const days = withMachines(makeDays(56, 100), 1, { streams: 2_000, listeners: 100, saves: 0, countries: VIETNAM });
    const found = Object.fromEntries(check(days).map(({ rule, numbers }) => [rule, numbers]));
    const shared = { streams: 2_000, of_streams: 2_150, day_streams: 2_150, days: 1, span_days: 1, needed: 460 };
    expect(found.spike).toMatchObject({ ...shared, usual_streams: 0, known_days: 28, surprise: 300 });
    expect(found.territory).toMatchObject({ ...shared, share: 9_302, usual_share: 0 });
    expect(found.repeats).toMatchObject({
      ...shared,
      listeners: 100,
      streams_per_listener: 2_000,
      usual_streams_per_listener: 150,
    });
  });

  test('the share of a country is that of its own streams, also where saves are counted for the whole alone', () => {
    const undivided = withMachines(makeDays(56, 28), 1, { streams: 900, saves: 0, countries: VIETNAM }).map((one) => {
      const withoutSaves = (parts: readonly DayPart[]) => parts.map((part) => ({ ...part, saves: 0 }));
      return { ...one, countries: withoutSaves(one.countries), devices: withoutSaves(one.devices) };
    });
    const found = check(undivided);
    expect(found.find(({ rule }) => rule === 'hollow')?.numbers).toMatchObject({ streams: 942, of_streams: 942 });
    const country = found.find(({ rule }) => rule === 'territory');
    expect(country).toMatchObject({ subject: 'VN', numbers: { streams: 900, of_streams: 942, share: 9_554 } });
  });

  test('a new account needs less evidence, and the case says so', () => {
    const days = makeDays(14, 100, () => ({
      streams: 100,
      listeners: 50,
      saves: 0,
      devices: {},
      countries: { TR: 1 },
    }));
    const [last] = check(days, { account_days: 12 }).toReversed();
    expect(last).toMatchObject({ rule: 'new_account', subject: null, numbers: { account_days: 12, needed: 350 } });
    const known = check(days, { account_days: 60 });
    expect(known.map(({ rule, numbers }) => [rule, numbers.needed])).toEqual([
      ['hollow', 400],
      ['even', 400],
    ]);
  });
});

describe('silent', () => {
  test.each([
    {
      kind: 'twenty listeners at home',
      days: makeDays(56, 30, () => ({ countries: { TR: 1 }, devices: { phone: 1 }, saves: 0 })),
    },
    {
      kind: 'a school that plays a single on its first day',
      days: makeDays(1, 0, () => ({
        streams: 240,
        listeners: 60,
        saves: 4,
        countries: { TR: 1 },
        devices: { phone: 1 },
      })),
    },
    {
      kind: 'a fan club, eight times each on release day',
      days: makeDays(1, 0, () => ({ streams: 1_600, listeners: 200, saves: 30 })),
    },
    {
      kind: 'a real playlist',
      days: withMachines(PEOPLE, 10, {
        streams: 900,
        listeners: 820,
        saves: 7,
        playlist: 900,
        countries: { DE: 0.5, US: 0.5 },
      }),
    },
    {
      kind: 'a radio play',
      days: withMachines(PEOPLE, 1, { streams: 1_500, listeners: 1_300, saves: 25, countries: { TR: 1 } }),
    },
    {
      kind: 'a viral day',
      days: withMachines(PEOPLE, 1, {
        streams: 40_000,
        listeners: 30_000,
        saves: 700,
        countries: { BR: 0.8, US: 0.2 },
      }),
    },
    { kind: 'sleep sounds', days: makeDays(56, 1_000, () => ({ listeners: 70, saves: 1 })) },
    {
      kind: 'a store that counts neither listeners nor saves',
      days: withMachines(
        makeDays(56, 40, () => ({ listeners: 0, saves: null, devices: {} })),
        5,
        { streams: 900, listeners: 0, saves: null, devices: {}, countries: VIETNAM },
      ),
    },
    {
      kind: 'fewer streams than prove anything',
      days: withMachines(makeDays(56, 0), 1, { streams: 119, listeners: 1, saves: 0, countries: VIETNAM }),
    },
    {
      kind: 'what ended',
      days: [...withMachines(PEOPLE.slice(0, 55), 5, { streams: 2_000, listeners: 40, saves: 0 }), ...PEOPLE.slice(55)],
    },
    { kind: 'one day of which people come back', days: burst(150) },
    { kind: 'one day before a report that is not complete', days: burst('nothing') },
    { kind: 'a day that the store has not reported', days: PEOPLE.slice(0, 55) },
  ])('$kind', ({ days }) => {
    expect(rules(days)).toEqual([]);
  });

  test('a new release explains more streams, not how they are played', () => {
    const days = withMachines(makeDays(56, 200), 1, { streams: 4_000, listeners: 2_000, saves: 0 });
    expect([rules(days), rules(days, { release_days: [addDays(DAY, -3)] })]).toEqual([['spike', 'hollow'], []]);
    const thin = withMachines(makeDays(56, 200), 7, { streams: 1_200, listeners: 20, saves: 0, devices: { web: 1 } });
    expect(rules(thin, { release_days: [addDays(DAY, -3)] })).toEqual(['one_device web', 'repeats']);
  });
});

test('days with findings are not usual days, and the order of days makes no difference', () => {
  const days = withMachines(PEOPLE, 20, { streams: 400, listeners: 200, saves: 0, countries: VIETNAM });
  const found = new Set(days.slice(-20, -1).map(({ day }) => day));
  const [spike] = check(days, { found });
  expect(spike).toMatchObject({ rule: 'spike' });
  expect(check(days.toReversed(), { found })).toEqual(check(days, { found }));
});
