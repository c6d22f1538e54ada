import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { checkDay } from './check-day.ts';
import type { DayPart, MonitoredDay } from './monitored-day.ts';

const DAY = '2028-03-10';
/** Monday to Sunday; a Friday brings nearly twice what a Tuesday does. */
const WEEK = [90, 80, 85, 95, 150, 140, 110];
const HOME = { TR: 0.6, DE: 0.25, US: 0.15 };

type Made = Partial<Omit<MonitoredDay, 'countries' | 'playlists'>> & {
  shares?: Record<string, number>;
  playlists?: readonly DayPart[];
};

/** A day as people make it: one and a half streams a listener, some of whom save it, and most of it at home. */
function makeDay({ day = DAY, streams = 0, shares = HOME, playlists = [], ...more }: Made = {}): MonitoredDay {
  const part = ([key, share]: [string, number]) => ({ key, streams: Math.round(streams * share), listeners: 0 });
  return {
    day,
    streams,
    listeners: Math.round(streams / 1.5),
    saves: Math.round(streams / 50),
    playlist_adds: 1,

    countries: Object.entries(shares).map(part),
    playlists,
    ...more,
  };
}

/** The days before, with the rhythm of the week, the first one that many days ago. */
function makeHistory(scale: number, days = 28, change: (ago: number) => Made = () => ({})): MonitoredDay[] {
  return Array.from({ length: days }, (_, index) => {
    const ago = days - index;
    // 2028-03-10 is a Friday.
    const streams = (WEEK[(4 - (ago % 7) + 7) % 7] ?? 0) * scale;
    return makeDay({ day: addDays(DAY, -ago), streams, ...change(ago) });
  });
}

const findRules = (day: MonitoredDay, history: readonly MonitoredDay[], releaseDays: string[] = []) =>
  checkDay(day, history, releaseDays).map(({ rule, subject }) => (subject === null ? rule : `${rule} ${subject}`));
const playlist = (key: string, streams: number, listeners: number): DayPart => ({ key, streams, listeners });

describe('what must be found', () => {
  test('ten times the usual of such a weekday is a spike, with every number that says so', () => {
    const [finding, ...others] = checkDay(makeDay({ streams: 15_000 }), makeHistory(10), []);
    expect(others).toEqual([]);
    expect(finding).toEqual({
      rule: 'spike',
      subject: null,
      numbers: { streams: 15_000, usual_streams: 1_500, limit: 4_500, spread: 0, highest: 1_500, known_days: 28 },
    });
  });

  test('a crowd in a country that never listened is named beside the spike it makes', () => {
    const day = makeDay({ streams: 8_000, shares: { VN: 0.85, TR: 0.1, DE: 0.05 } });
    expect(findRules(day, makeHistory(10))).toEqual(['spike', 'territory VN']);
    const [, found] = checkDay(day, makeHistory(10), []);
    expect(found?.numbers).toMatchObject({ share: 8_500, usual_share: 0, of_streams: 8_000 });
  });

  test('a country that takes over a day no larger than usual is found without a spike', () => {
    const day = makeDay({ streams: 1_500, shares: { VN: 0.6, TR: 0.4 } });
    expect(findRules(day, makeHistory(10))).toEqual(['territory VN']);
  });

  test('few listeners who play it over and over are found on any day, the first one too', () => {
    const day = makeDay({ streams: 1_400, listeners: 40 });
    expect(findRules(day, makeHistory(10))).toEqual(['repeats']);
    expect(findRules(day, [], [DAY])).toEqual(['repeats']);
  });

  test('a new playlist that brings nearly everything, played over and over, is one source and explains nothing', () => {
    const day = makeDay({ streams: 6_000, listeners: 1_000, playlists: [playlist('7', 5_200, 900)] });
    expect(findRules(day, makeHistory(10))).toEqual(['spike', 'one_playlist 7']);
  });

  test('where listeners are not counted, one playlist played in one country is one source', () => {
    const history = makeHistory(10, 28, () => ({ listeners: 0, saves: 0 }));
    const made = { streams: 1_500, listeners: 0, saves: 0, playlists: [playlist('7', 1_300, 0)] };
    expect(findRules(makeDay({ ...made, shares: { TR: 0.95, DE: 0.05 } }), history)).toEqual(['one_playlist 7']);
    expect(findRules(makeDay(made), history)).toEqual([]);
  });

  test('a crowd of whom nobody saves it is not explained by a new release or a playlist', () => {
    const hollow = { streams: 9_000, saves: 0, playlists: [playlist('7', 8_000, 6_000)] };
    expect(findRules(makeDay(hollow), makeHistory(10), [DAY])).toEqual(['spike']);
    expect(findRules(makeDay({ ...hollow, saves: 60 }), makeHistory(10), [DAY])).toEqual([]);
  });

  test('an old release that nobody played does not need a usual to exceed', () => {
    expect(findRules(makeDay({ streams: 500, saves: 0 }), makeHistory(0))).toEqual(['spike']);
  });
});

describe('what must not be found', () => {
  test('a release day and the days after it have no history to differ from', () => {
    for (const known of [0, 1, 5, 13])
      expect(findRules(makeDay({ streams: 90_000 }), makeHistory(1, known))).toEqual([]);
  });

  test('a new release brings listeners to the older ones of the account for a week', () => {
    const day = makeDay({ streams: 9_000 });
    for (const ago of [0, 7]) expect(findRules(day, makeHistory(10), [addDays(DAY, -ago)])).toEqual([]);
    for (const ago of [-1, 8]) expect(findRules(day, makeHistory(10), [addDays(DAY, -ago)])).toEqual(['spike']);
  });

  test('a playlist that takes it up brings listeners, also from a country that was not there before', () => {
    const shares = { BR: 0.7, TR: 0.3 };
    const day = makeDay({ streams: 12_000, shares, playlists: [playlist('7', 10_000, 7_500)] });
    expect(findRules(day, makeHistory(10))).toEqual([]);
    expect(findRules(makeDay({ streams: 12_000, playlist_adds: 60 }), makeHistory(10))).toEqual([]);
  });

  test('a playlist it has long been in, and a country where it was always heard, are no news', () => {
    const lines = (streams: number) => ({ playlists: [playlist('7', streams, 10)], shares: { IS: 0.95, TR: 0.05 } });
    const history = makeHistory(10, 28, () => lines(900));
    expect(findRules(makeDay({ streams: 1_500, ...lines(1_300) }), history)).toEqual([]);
  });

  test('sounds to sleep to are always played over and over', () => {
    const history = makeHistory(10, 28, () => ({ listeners: 100 }));
    expect(findRules(makeDay({ streams: 1_500, listeners: 100 }), history)).toEqual([]);
  });

  test('tiny numbers say nothing, whatever they look like', () => {
    const day = makeDay({ streams: 499, listeners: 1, shares: { VN: 1 }, playlists: [playlist('7', 499, 1)] });
    expect(findRules(day, makeHistory(0))).toEqual([]);
  });

  test('a day is no spike below any one of the limits', () => {
    const peak = makeHistory(10, 28, (ago) => (ago === 10 ? { streams: 5_000 } : {}));
    const unsteady = makeHistory(0, 28, (ago) => ({ streams: Math.ceil(ago / 7) % 2 === 0 ? 500 : 1_500 }));
    const limits: [MonitoredDay[], number][] = [
      [makeHistory(1), 650],
      [makeHistory(10), 4_500],
      [peak, 10_000],
      [unsteady, 6_931],
    ];
    for (const [history, limit] of limits) {
      expect(findRules(makeDay({ streams: limit - 1 }), history)).toEqual([]);
      expect(findRules(makeDay({ streams: limit }), history)).toEqual(['spike']);
    }
  });

  test('a few hundred streams of a new country are no case, however small the rest is', () => {
    expect(findRules(makeDay({ streams: 600, shares: { VN: 0.8, TR: 0.2 } }), makeHistory(1))).toEqual([]);
  });

  test('growth from day to day is no spike, however far it goes', () => {
    const grow = (ago: number) => Math.round(40_000 / 1.12 ** ago);
    const history = makeHistory(0, 28, (ago) => ({ streams: grow(ago), listeners: grow(ago), saves: grow(ago) / 50 }));
    expect(findRules(makeDay({ streams: 40_000 }), history)).toEqual([]);
  });

  test('countries that nobody knows are no country', () => {
    expect(findRules(makeDay({ streams: 1_500, shares: { ZZ: 0.9, TR: 0.1 } }), makeHistory(10))).toEqual([]);
  });

  test('the rhythm of a week with a mood of up to a third more or less is never found', () => {
    const moods = fc.array(fc.integer({ min: 67, max: 133 }), { minLength: 29, maxLength: 29 });
    fc.assert(
      fc.property(moods, fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 28 }), (mood, scale, known) => {
        const at = (ago: number, streams: number) => Math.round((streams * (mood[ago] ?? 100)) / 100);
        const history = makeHistory(scale, known).map((day, index) =>
          makeDay({ day: day.day, streams: at(known - index, day.streams) }),
        );
        expect(findRules(makeDay({ streams: at(0, 150 * scale) }), history)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** Streams of a country of a day of 1500, the others at home. */
const visited = (country: string, streams: number) =>
  makeDay({ streams: 1_500, shares: { [country]: streams / 1_500, TR: 1 - streams / 1_500 } });
const unheard = { streams: 1_500, listeners: 0, saves: 0, playlists: [playlist('7', 1_300, 0)] };
const broughtListeners = (streams: number) => makeDay({ streams: 12_000, playlists: [playlist('7', streams, 4_000)] });
const played = (streams: number, listeners: number) =>
  makeDay({ streams: 1_500, playlists: [playlist('7', streams, listeners)] });

type Edge = { rule: string; at: MonitoredDay; below: MonitoredDay; found: string; history?: () => Made };
const EDGES: readonly Edge[] = [
  {
    rule: 'a country has four tenths of a day',
    at: visited('VN', 600),
    below: visited('VN', 599),
    found: 'territory VN',
  },
  // Germany usually has 25.01 of a hundred.
  {
    rule: 'and three tenths more than usual',
    at: visited('DE', 826),
    below: visited('DE', 825),
    found: 'territory DE',
  },
  {
    rule: 'ten streams a listener',
    at: makeDay({ streams: 1_500, listeners: 150 }),

    below: makeDay({ streams: 1_500, listeners: 151 }),
    found: 'repeats',
  },
  {
    rule: 'three times the usual streams a listener',
    history: () => ({ listeners: 268 }),
    found: 'repeats',

    at: makeDay({ streams: 1_500, listeners: 125 }),
    below: makeDay({ streams: 1_500, listeners: 126 }),
  },
  { rule: 'a playlist has eight tenths', at: played(1_200, 299), below: played(1_199, 299), found: 'one_playlist 7' },
  { rule: 'and is thinly heard', at: played(1_200, 299), below: played(1_200, 300), found: 'one_playlist 7' },
  {
    rule: 'or by one country',
    history: () => ({ listeners: 0, saves: 0 }),
    found: 'one_playlist 7',

    at: { ...visited('DE', 150), ...unheard },
    below: { ...visited('DE', 151), ...unheard },
  },
];

test.each(EDGES)('$rule is the least of what is found', ({ at, below, history, found }) => {
  const before = makeHistory(10, 28, history);
  expect([findRules(at, before), findRules(below, before)]).toEqual([[found], []]);
});

test('each limit of what is usual and of what explains a day is met on one side only', () => {
  const day = played(1_300, 300);
  const withPlaylist = (streams: number) => makeHistory(10, 28, () => ({ playlists: [playlist('7', streams, 300)] }));
  expect([findRules(day, withPlaylist(535)), findRules(day, withPlaylist(536))]).toEqual([['one_playlist 7'], []]);
  const crowd = makeDay({ streams: 1_500, shares: { VN: 0.6, TR: 0.4 } });
  expect([13, 14].map((days) => findRules(crowd, makeHistory(10, days)))).toEqual([[], ['territory VN']]);
  // All of a usual day at home is no more than usual there; and of a release that nobody played no country is unusual.
  expect(findRules(makeDay({ streams: 1_500, shares: { TR: 1 } }), makeHistory(10))).toEqual([]);
  expect(findRules(makeDay({ streams: 900, shares: { VN: 1 } }), makeHistory(0))).toEqual(['spike']);
  const saved = (saves: number) => findRules(makeDay({ streams: 9_000, saves }), makeHistory(10), [DAY]);
  expect([saved(18), saved(17)]).toEqual([[], ['spike']]);
  expect([
    findRules(broughtListeners(5_500), makeHistory(10)),
    findRules(broughtListeners(5_400), makeHistory(10)),
  ]).toEqual([[], ['spike']]);
  const added = (adds: number, before: (ago: number) => number) =>
    findRules(
      makeDay({ streams: 12_000, playlist_adds: adds }),
      makeHistory(10, 28, (ago) => ({ playlist_adds: before(ago) })),
    );
  expect(added(5, (ago) => (ago < 3 ? 5 : 1))).toEqual([]);
  expect([added(35, () => 5), added(34, () => 5)]).toEqual([[], ['spike']]);
  const uneven = makeHistory(10, 28, (ago) => (ago === 7 || ago === 14 ? { streams: 1_501 } : {}));
  expect(checkDay(makeDay({ streams: 15_000 }), uneven, [])[0]?.numbers).toMatchObject({ usual_streams: 1_501 });
});

test('days outside the four weeks before, and the order of days, change nothing', () => {
  const day = makeDay({ streams: 9_000 });
  const history = makeHistory(10);
  const far = [29, 40, 0, -1, -5].map((ago) =>
    makeDay({ day: addDays(DAY, -ago), streams: 90_000, shares: { VN: 1 } }),
  );
  expect(checkDay(day, [...far, ...history.toReversed()], [])).toEqual(checkDay(day, history, []));
});

test('two wild days in the history hide nothing of a third', () => {
  const wild = (ago: number) => (ago === 7 || ago === 10 ? { streams: 4_000 } : {});
  const history = makeHistory(10, 28, wild);
  expect(findRules(makeDay({ streams: 8_000 }), history)).toEqual(['spike']);
  expect(checkDay(makeDay({ streams: 8_000 }), history, [])[0]?.numbers).toMatchObject({ usual_streams: 1_500 });
});
