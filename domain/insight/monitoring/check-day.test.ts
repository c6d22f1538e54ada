import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { checkDay } from './check-day.ts';
import type { DayPart, MonitoredDay } from './monitored-day.ts';

const DAY = '2028-03-10';
/** Monday to Sunday; a Friday has nearly twice the streams of a Tuesday. */
const WEEK = [90, 80, 85, 95, 150, 140, 110];
const HOME = { TR: 0.6, DE: 0.25, US: 0.15 };

type Made = Partial<Omit<MonitoredDay, 'countries' | 'playlists'>> & {
  shares?: Record<string, number>;
  playlists?: readonly DayPart[];
};

/**
 * A day of genuine listening: one and a half streams per listener, some of whom save the track, and most of them in the
 * home country.
 */
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

/** The days before, with the rhythm of the week, starting `days` days ago. */
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

describe('detected', () => {
  test('ten times the usual streams of this weekday are a spike, with every number that proves it', () => {
    const [finding, ...others] = checkDay(makeDay({ streams: 15_000 }), makeHistory(10), []);
    expect(others).toEqual([]);
    expect(finding).toEqual({
      rule: 'spike',
      subject: null,
      numbers: { streams: 15_000, usual_streams: 1_500, limit: 4_500, spread: 0, highest: 1_500, known_days: 28 },
    });
  });

  test('a crowd in a country without listeners so far is reported beside the spike it causes', () => {
    const day = makeDay({ streams: 8_000, shares: { VN: 0.85, TR: 0.1, DE: 0.05 } });
    expect(findRules(day, makeHistory(10))).toEqual(['spike', 'territory VN']);
    const [, found] = checkDay(day, makeHistory(10), []);
    expect(found?.numbers).toMatchObject({ share: 8_500, usual_share: 0, of_streams: 8_000 });
  });

  test('a country that dominates a day of usual size is found without a spike', () => {
    const day = makeDay({ streams: 1_500, shares: { VN: 0.6, TR: 0.4 } });
    expect(findRules(day, makeHistory(10))).toEqual(['territory VN']);
  });

  test('few listeners who play a release over and over are found on any day, even the first one', () => {
    const day = makeDay({ streams: 1_400, listeners: 40 });
    expect(findRules(day, makeHistory(10))).toEqual(['repeats']);
    expect(findRules(day, [], [DAY])).toEqual(['repeats']);
  });

  test('a new playlist that brings nearly all streams, played over and over, is a single source and explains nothing', () => {
    const day = makeDay({ streams: 6_000, listeners: 1_000, playlists: [playlist('7', 5_200, 900)] });
    expect(findRules(day, makeHistory(10))).toEqual(['spike', 'one_playlist 7']);
  });

  test('where listeners are not counted, one playlist played in one country is a single source', () => {
    const history = makeHistory(10, 28, () => ({ listeners: 0, saves: 0 }));
    const made = { streams: 1_500, listeners: 0, saves: 0, playlists: [playlist('7', 1_300, 0)] };
    expect(findRules(makeDay({ ...made, shares: { TR: 0.95, DE: 0.05 } }), history)).toEqual(['one_playlist 7']);
    expect(findRules(makeDay(made), history)).toEqual([]);
  });

  test('a crowd that saves nothing is not explained by a new release or a playlist', () => {
    const hollow = { streams: 9_000, saves: 0, playlists: [playlist('7', 8_000, 6_000)] };
    expect(findRules(makeDay(hollow), makeHistory(10), [DAY])).toEqual(['spike']);
    expect(findRules(makeDay({ ...hollow, saves: 60 }), makeHistory(10), [DAY])).toEqual([]);
  });

  test('an old release without streams has no usual figure to exceed', () => {
    expect(findRules(makeDay({ streams: 500, saves: 0 }), makeHistory(0))).toEqual(['spike']);
  });
});

describe('not detected', () => {
  test('a release day and the days after it have no history to compare with', () => {
    for (const known of [0, 1, 5, 13])
      expect(findRules(makeDay({ streams: 90_000 }), makeHistory(1, known))).toEqual([]);
  });

  test('a new release brings listeners to older releases of the account for a week', () => {
    const day = makeDay({ streams: 9_000 });
    for (const ago of [0, 7]) expect(findRules(day, makeHistory(10), [addDays(DAY, -ago)])).toEqual([]);
    for (const ago of [-1, 8]) expect(findRules(day, makeHistory(10), [addDays(DAY, -ago)])).toEqual(['spike']);
  });

  test('a new playlist brings listeners, even from a country that had none before', () => {
    const shares = { BR: 0.7, TR: 0.3 };
    const day = makeDay({ streams: 12_000, shares, playlists: [playlist('7', 10_000, 7_500)] });
    expect(findRules(day, makeHistory(10))).toEqual([]);
    expect(findRules(makeDay({ streams: 12_000, playlist_adds: 60 }), makeHistory(10))).toEqual([]);
  });

  test('a playlist and a country with a long history are not suspicious', () => {
    const lines = (streams: number) => ({ playlists: [playlist('7', streams, 10)], shares: { IS: 0.95, TR: 0.05 } });
    const history = makeHistory(10, 28, () => lines(900));
    expect(findRules(makeDay({ streams: 1_500, ...lines(1_300) }), history)).toEqual([]);
  });

  test('sleep sounds are always played over and over', () => {
    const history = makeHistory(10, 28, () => ({ listeners: 100 }));
    expect(findRules(makeDay({ streams: 1_500, listeners: 100 }), history)).toEqual([]);
  });

  test('small numbers are never a finding, whatever they look like', () => {
    const day = makeDay({ streams: 499, listeners: 1, shares: { VN: 1 }, playlists: [playlist('7', 499, 1)] });
    expect(findRules(day, makeHistory(0))).toEqual([]);
  });

  test('a day is not a spike if it stays below any one of the limits', () => {
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

  test('a few hundred streams from a new country are not a finding, however few other streams there are', () => {
    expect(findRules(makeDay({ streams: 600, shares: { VN: 0.8, TR: 0.2 } }), makeHistory(1))).toEqual([]);
  });

  test('steady growth from day to day is not a spike, however far it goes', () => {
    const grow = (ago: number) => Math.round(40_000 / 1.12 ** ago);
    const history = makeHistory(0, 28, (ago) => ({ streams: grow(ago), listeners: grow(ago), saves: grow(ago) / 50 }));
    expect(findRules(makeDay({ streams: 40_000 }), history)).toEqual([]);
  });

  test('streams without a known country are not a territory finding', () => {
    expect(findRules(makeDay({ streams: 1_500, shares: { ZZ: 0.9, TR: 0.1 } }), makeHistory(10))).toEqual([]);
  });

  test('the rhythm of a week, with random changes of up to a third, is never found', () => {
    const noise = fc.array(fc.integer({ min: 67, max: 133 }), { minLength: 29, maxLength: 29 });
    fc.assert(
      fc.property(noise, fc.integer({ min: 1, max: 10_000 }), fc.integer({ min: 0, max: 28 }), (rate, scale, known) => {
        const at = (ago: number, streams: number) => Math.round((streams * (rate[ago] ?? 100)) / 100);
        const history = makeHistory(scale, known).map((day, index) =>
          makeDay({ day: day.day, streams: at(known - index, day.streams) }),
        );
        expect(findRules(makeDay({ streams: at(0, 150 * scale) }), history)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

/** A day with 1500 streams: these from one country, the others from home. */
const abroad = (country: string, streams: number) =>
  makeDay({ streams: 1_500, shares: { [country]: streams / 1_500, TR: 1 - streams / 1_500 } });
const uncounted = { streams: 1_500, listeners: 0, saves: 0, playlists: [playlist('7', 1_300, 0)] };
const fromNewPlaylist = (streams: number) => makeDay({ streams: 12_000, playlists: [playlist('7', streams, 4_000)] });
const played = (streams: number, listeners: number) =>
  makeDay({ streams: 1_500, playlists: [playlist('7', streams, listeners)] });

type Edge = { rule: string; at: MonitoredDay; below: MonitoredDay; found: string; history?: () => Made };
const EDGES: readonly Edge[] = [
  {
    rule: 'a country with four tenths of a day',
    at: abroad('VN', 600),
    below: abroad('VN', 599),
    found: 'territory VN',
  },
  // Germany usually has 25.01 %.
  {
    rule: 'a country with three tenths more than usual',
    at: abroad('DE', 826),
    below: abroad('DE', 825),
    found: 'territory DE',
  },
  {
    rule: 'ten streams per listener',
    at: makeDay({ streams: 1_500, listeners: 150 }),
    below: makeDay({ streams: 1_500, listeners: 151 }),
    found: 'repeats',
  },
  {
    rule: 'three times the usual streams per listener',
    history: () => ({ listeners: 268 }),
    found: 'repeats',
    at: makeDay({ streams: 1_500, listeners: 125 }),
    below: makeDay({ streams: 1_500, listeners: 126 }),
  },
  { rule: 'a playlist with eight tenths', at: played(1_200, 299), below: played(1_199, 299), found: 'one_playlist 7' },
  { rule: 'a playlist with few listeners', at: played(1_200, 299), below: played(1_200, 300), found: 'one_playlist 7' },
  {
    rule: 'a playlist played in one country',
    history: () => ({ listeners: 0, saves: 0 }),
    found: 'one_playlist 7',
    at: { ...abroad('DE', 150), ...uncounted },
    below: { ...abroad('DE', 151), ...uncounted },
  },
];

test.each(EDGES)('the smallest finding: $rule', ({ at, below, history, found }) => {
  const before = makeHistory(10, 28, history);
  expect([findRules(at, before), findRules(below, before)]).toEqual([[found], []]);
});

test('each limit of the usual figures and of explanations is met on one side only', () => {
  const day = played(1_300, 300);
  const withPlaylist = (streams: number) => makeHistory(10, 28, () => ({ playlists: [playlist('7', streams, 300)] }));
  expect([findRules(day, withPlaylist(535)), findRules(day, withPlaylist(536))]).toEqual([['one_playlist 7'], []]);
  const crowd = makeDay({ streams: 1_500, shares: { VN: 0.6, TR: 0.4 } });
  expect([13, 14].map((days) => findRules(crowd, makeHistory(10, days)))).toEqual([[], ['territory VN']]);
  // A usual day that is all at home is within its usual share; and for a release without streams no country is unusual.
  expect(findRules(makeDay({ streams: 1_500, shares: { TR: 1 } }), makeHistory(10))).toEqual([]);
  expect(findRules(makeDay({ streams: 900, shares: { VN: 1 } }), makeHistory(0))).toEqual(['spike']);
  const saved = (saves: number) => findRules(makeDay({ streams: 9_000, saves }), makeHistory(10), [DAY]);
  expect([saved(18), saved(17)]).toEqual([[], ['spike']]);
  expect([
    findRules(fromNewPlaylist(5_500), makeHistory(10)),
    findRules(fromNewPlaylist(5_400), makeHistory(10)),
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

test('days outside the previous four weeks, and the order of days, make no difference', () => {
  const day = makeDay({ streams: 9_000 });
  const history = makeHistory(10);
  const far = [29, 40, 0, -1, -5].map((ago) =>
    makeDay({ day: addDays(DAY, -ago), streams: 90_000, shares: { VN: 1 } }),
  );
  expect(checkDay(day, [...far, ...history.toReversed()], [])).toEqual(checkDay(day, history, []));
});

test('two extreme days in the history do not hide a third one', () => {
  const wild = (ago: number) => (ago === 7 || ago === 10 ? { streams: 4_000 } : {});
  const history = makeHistory(10, 28, wild);
  expect(findRules(makeDay({ streams: 8_000 }), history)).toEqual(['spike']);
  expect(checkDay(makeDay({ streams: 8_000 }), history, [])[0]?.numbers).toMatchObject({ usual_streams: 1_500 });
});
