import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import * as analytics from '@tangent/contract/insight/analytics.ts';
import { listChartEvents } from '@tangent/contract/insight/chart-event.ts';
import * as dashboard from '@tangent/contract/insight/dashboard.ts';
import { getAnalyticsCatalog } from '@tangent/contract/insight/release-starts.ts';
import { getReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import { getTrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DEVICES } from '@tangent/domain/insight/analytics/device.ts';
import type { FraudCaseState, FraudCaseVerdict } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import { addPlaylists, addPublished, addTrends } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { writeTrendYears } from './write-trend-years.ts';

const STORES = ['spotify', 'deezer', 'anghami'] as const;
const DATA_SETS = 50;
const SETS_PER_RELEASE = 5;

let app: TestApp;
let artist: TestAccount;
let releases: { id: string; tracks: string[] }[];
let playlists: number[];
let today: string;
const ago = (days: number) => addDays(today, -days);

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  await app.clock.set(Date.parse('2027-05-20T08:00:00Z') - Date.now());
  today = utcDay(app.clock.now().getTime());
  artist = await signUp(app);
  await grantPlanTo(app, artist, 'pro');
  releases = [];
  for (const title of ['Sea', 'Land'])
    releases.push(await addPublished(app, artist, { title, live_date: ago(300), track_count: 2 }));
  playlists = await addPlaylists(app, 'spotify', ['Run', 'Rest']);
});
afterAll(() => app.close());

const line = fc.record({
  days_ago: fc.integer({ min: 0, max: 70 }),
  release: fc.constantFrom(0, 1),
  track: fc.constantFrom(0, 1),
  store_id: fc.constantFrom(...STORES),
  country: fc.constantFrom('TR', 'DE', 'ZZ'),
  playlist: fc.option(fc.constantFrom(0, 1)),
  device: fc.constantFrom(null, 'phone' as const, 'desktop' as const),
  streams: fc.integer({ min: 1, max: 2_000 }),
  listeners: fc.nat(500),
  saves: fc.nat(20),
  playlist_adds: fc.nat(3),
  followers: fc.nat(5),
});
const outcomes: readonly [FraudCaseState, FraudCaseVerdict | null][] = [
  ['open', null],
  ['calm', null],
  ['closed', 'natural'],
  ['closed', 'artificial'],
];
const fraudCase = fc.record({
  release: fc.constantFrom(0, 1),
  store_id: fc.constantFrom(...STORES),
  days_ago: fc.uniqueArray(fc.integer({ min: 0, max: 70 }), { minLength: 1, maxLength: 6 }),
  outcome: fc.constantFrom(...outcomes),
  /** The part of the streams that is flagged; null for all. */
  part: fc.option(
    fc.constantFrom(
      { kind: 'countries' as const, key: 'TR' },
      { kind: 'playlists' as const, key: 0 },
      { kind: 'devices' as const, key: 'desktop' },
    ),
  ),
});
const dataSet = fc.record({
  lines: fc.array(line, { minLength: 20, maxLength: 60 }),
  cases: fc.array(fraudCase, { maxLength: 4 }),
  /** The last days that each store has not reported yet. */
  missing: fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)),
});
type Line = typeof line extends fc.Arbitrary<infer One> ? One : never;
type DataSet = typeof dataSet extends fc.Arbitrary<infer One> ? One : never;
type Count = 'streams' | 'listeners' | 'saves' | 'playlist_adds' | 'followers';

/** Replaces everything that stores reported and that is being checked. */
async function store({ lines, cases }: Pick<DataSet, 'lines' | 'cases'>, file_no: number): Promise<void> {
  const account_id = artist.user._id;
  const tables = ['track', 'country', 'playlist', 'audience'].flatMap((kind) => [
    `trend_${kind}_days where day >= '${ago(71)}'`,
    `trend_${kind}_months`,
  ]);
  const others = ['trend_track_first_days', 'trend_playlist_first_days', 'trend_reported_days'];
  const removals = [...tables, ...others, `trend_entries where day >= '${ago(71)}'`].map((of) => `delete from ${of}`);
  await app.pool.query(removals.join(';'));
  await app.db.delete(fraud_cases);
  const rows = lines.map(({ days_ago, release, track, playlist, device, ...rest }) => ({
    ...rest,
    device: device === null ? null : DEVICES.indexOf(device),
    day: ago(days_ago),
    track_id: releases[release]?.tracks[track] ?? '',
    store_id: playlist === null ? rest.store_id : 'spotify',
    playlist_no: playlist === null ? null : (playlists[playlist] ?? null),
  }));
  await addTrends(app, account_id, { file_no, lines: rows });
  const at = app.clock.now();
  for (const { release, store_id, days_ago, outcome, part } of cases) {
    const days = days_ago.map(ago).sort();
    const place = { account_id, release_id: releases[release]?.id ?? '', store_id };
    const span = { first_day: days[0] ?? today, last_day: days.at(-1) ?? today };
    const [state, verdict] = outcome;
    const [row] = await app.db
      .insert(fraud_cases)
      .values({ ...place, ...span, state, verdict, opened_at: at, changed_at: at })
      .returning();
    const about = { case_id: row?.id ?? '', rule: 'spike' as const, numbers: { streams: 1 } };
    // One finding about parts of all days, or one of each day.
    const flagged = part && {
      part: { kind: part.kind, key: `${typeof part.key === 'number' ? playlists[part.key] : part.key}` },
      days: Object.fromEntries(days.map((day) => [day, 1])),
    };
    const found = part ? [{ ...about, day: span.last_day, flagged }] : days.map((day) => ({ ...about, day }));
    await app.db.insert(fraud_findings).values(found);
  }
}

const storeOf = ({ playlist, store_id }: Line) => (playlist === null ? store_id : 'spotify');
const sum = (lines: readonly Line[], count: Count) => lines.reduce((total, one) => total + one[count], 0);

/** Computes the figures from the lines, in another way than the product does it. */
function expectFigures({ lines, cases }: DataSet) {
  const isFlagged = (one: Line) =>
    cases.some(
      ({ release, store_id, days_ago, outcome: [state, verdict], part }) =>
        (state === 'open' || verdict === 'artificial') &&
        release === one.release &&
        store_id === storeOf(one) &&
        days_ago.includes(one.days_ago) &&
        (part === null || [one.country, one.playlist, one.device].some((key) => key === part.key)),
    );
  const counted = lines.filter((one) => !isFlagged(one));
  const newest = Math.min(...lines.map(({ days_ago }) => days_ago));
  const length = 31 - Math.max(1, newest);
  const within = (of: readonly Line[], oldest: number, latest: number) =>
    of.filter(({ days_ago }) => days_ago <= oldest && days_ago >= latest);
  return {
    now: within(counted, 30, 1),
    before: newest > 30 ? null : within(counted, 30 + length, 31),
    flagged: within(lines.filter(isFlagged), 30, 1),
    ever: counted.filter(({ days_ago }) => days_ago >= 1),
  };
}

test('[S9-014] every call that returns a figure of the last 30 days returns the same, for 50 sets of figures with stores behind and streams being checked', async () => {
  const sets = fc.sample(dataSet, { numRuns: DATA_SETS, seed: 30 });
  const query = { period: 'last_30_days', compare: 'previous' } as const;
  for (const [index, set] of sets.entries()) {
    const missing = (one: Line) => set.missing[STORES.indexOf(storeOf(one))] ?? 0;
    const lines = set.lines.filter((one) => one.days_ago === 0 || one.days_ago > missing(one));
    if (lines.length === 0) continue;
    await store({ ...set, lines }, index + 1);
    const { now, before, flagged, ever } = expectFigures({ ...set, lines });
    const figure = (count: Count) => ({ value: sum(now, count), before: before && sum(before, count) });
    const name = `set ${index}`;
    const [overview, platforms, territories, playlistTab, figures, streams, top, catalog, events] = await Promise.all([
      artist.call(analytics.getAnalyticsOverview, { query }),
      artist.call(analytics.getAnalyticsPlatforms, { query }),
      artist.call(analytics.getAnalyticsTerritories, { query }),
      artist.call(analytics.getAnalyticsPlaylists, { query }),
      artist.call(dashboard.getDashboardFigures),
      artist.call(dashboard.getDashboardStreams, { query: { days: '30' } }),
      artist.call(dashboard.getTopTracks),
      artist.call(getAnalyticsCatalog, { query }),
      artist.call(listChartEvents, { query }),
    ]);
    const heads = [overview, platforms, territories, playlistTab, figures, streams, top, catalog].map(
      ({ body }) => body,
    );
    for (const { range, open_day, compared, comparison, flagged: left_out } of heads) {
      expect([name, range, open_day]).toEqual([name, { from: ago(30), to: ago(1) }, today]);
      expect([name, compared, comparison]).toEqual([name, figures.body.compared, figures.body.comparison]);
      // No day is in neither period, and none in both.
      if (comparison) expect(addDays(comparison.to, 1)).toBe(range.from);
      expect([name, left_out.reduce((all, one) => all + one.streams, 0)]).toEqual([name, sum(flagged, 'streams')]);
    }
    for (const count of ['streams', 'listeners', 'playlist_adds'] as const)
      expect([name, count, figures.body[count]]).toMatchObject([name, count, figure(count)]);
    for (const count of ['streams', 'listeners', 'saves', 'playlist_adds', 'followers'] as const)
      expect([name, count, overview.body.figures[count]]).toEqual([name, count, figure(count)]);
    const total = (values: readonly (number | null)[]) => values.reduce((all: number, one) => all + (one ?? 0), 0);
    const all = sum(now, 'streams');
    const parts = {
      series: total(overview.body.series.map((point) => point.streams)),
      dashboard: total(streams.body.series.map((point) => point.streams)),
      days: total(figures.body.streams.days),
      stores: total(platforms.body.items.map((item) => item.streams.value)),
      store_days: total(platforms.body.items.flatMap(({ values }) => values)),
      countries: total(territories.body.items.map((item) => item.streams.value)),
      tracks: total(overview.body.tracks.map((track) => track.streams.value)),
      releases: total(catalog.body.items.map((item) => item.streams.value)),
      top_tracks: total(top.body.items.map((track) => track.streams.value)),
    };
    expect([name, parts]).toEqual([name, Object.fromEntries(Object.keys(parts).map((part) => [part, all]))]);
    const named = now.filter(({ playlist }) => playlist !== null);
    expect([name, playlistTab.body.figures.streams.value]).toEqual([name, sum(named, 'streams')]);
    expect([name, total(playlistTab.body.items.map((item) => item.streams.value))]).toEqual([
      name,
      sum(named, 'streams'),
    ]);
    const left = sum(flagged, 'streams');
    const leftParts = [
      total(overview.body.series.map((point) => point.flagged)),
      total(streams.body.series.map((point) => point.flagged)),
      total(platforms.body.items.map((item) => item.flagged)),
      total(territories.body.items.map((item) => item.flagged)),
      total(overview.body.tracks.map((track) => track.flagged)),
      total(catalog.body.items.map((item) => item.flagged)),
      total(events.body.items.map((item) => (item.kind === 'left_out' ? item.streams : 0))),
    ];
    expect([name, leftParts]).toEqual([name, leftParts.map(() => left)]);
    for (const track of overview.body.tracks) {
      const own = (of: readonly Line[]) =>
        of.filter((one) => releases[one.release]?.tracks[one.track] === track.track.id);
      const expected = { value: sum(own(now), 'streams'), before: before && sum(own(before), 'streams') };
      expect([name, track.streams]).toEqual([name, expected]);
      const same = top.body.items.find((item) => item.track.id === track.track.id);
      if (same) expect([name, same.streams]).toEqual([name, expected]);
    }
    // The remaining calls read the same rows: some of the sets are enough.
    if (index % SETS_PER_RELEASE > 0) continue;
    for (const [position, { id }] of releases.entries()) {
      const own = (of: readonly Line[]) => of.filter(({ release }) => release === position);
      const { last_30_days, all_time, stores } = (await artist.call(getReleaseStats, { params: { id } })).body;
      const filtered = (await artist.call(analytics.getAnalyticsOverview, { query: { ...query, release: id } })).body;
      expect([name, last_30_days.streams, all_time.streams]).toEqual([
        name,
        sum(own(now), 'streams'),
        sum(own(ever), 'streams'),
      ]);
      expect([name, filtered.figures.streams.value]).toEqual([name, last_30_days.streams]);
      expect([name, filtered.flagged]).toEqual([name, last_30_days.flagged]);
      const ever_query = { period: 'all_time', compare: 'none', release: id } as const;
      const [whole, by_store, placed] = await Promise.all([
        artist.call(analytics.getAnalyticsOverview, { query: ever_query }),
        artist.call(analytics.getAnalyticsPlatforms, { query: ever_query }),
        artist.call(analytics.getAnalyticsPlaylists, { query: ever_query }),
      ]);
      expect([name, stores.map(({ store, streams, saves }) => ({ store: store.id, streams, saves }))]).toEqual([
        name,
        by_store.body.items.map(({ store, streams, saves }) => ({ store: store.id, streams: streams.value, saves })),
      ]);
      const { streams: plays, listeners: people, saves } = whole.body.figures;
      expect([name, all_time.streams, all_time.listeners ?? 0, all_time.saves ?? 0]).toEqual([
        name,
        plays.value,
        people.value,
        saves.value,
      ]);
      expect([name, all_time.playlists ?? 0]).toEqual([name, placed.body.figures.playlists.value]);
    }
    for (const { track, streams: value, listeners } of overview.body.tracks) {
      const page = (await artist.call(getTrackAnalytics, { params: { id: track.id } })).body;
      const own = ever.filter((one) => releases[one.release]?.tracks[one.track] === track.id);
      const { playlists, others, outside } = page.sources;
      expect([name, page.figures.streams, page.figures.listeners?.value ?? 0]).toEqual([name, value, listeners]);
      expect([name, page.all_time.streams]).toEqual([name, sum(own, 'streams')]);
      const weeks = [...page.weeks, ...(page.open_week ? [page.open_week] : [])];
      expect([name, total(weeks.map((week) => week.streams))]).toEqual([name, sum(own, 'streams')]);
      expect([
        name,
        total(
          [...page.countries, ...(page.other_countries ? [page.other_countries] : [])].map((one) => one.streams.value),
        ),
      ]).toEqual([name, value.value]);
      const named_parts = [...playlists, ...(others ? [others] : []), outside];
      expect([name, total(named_parts.map((one) => one.streams.value))]).toEqual([name, page.sources.streams.value]);
    }
    const file = await app.http.inject({
      url: `${analytics.ANALYTICS_CSV_PATH}?tab=overview`,
      cookies: { '__Host-session': artist.session },
    });
    const cells = file.body
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((row) => row.split(','));
    expect([name, total(cells.map((row) => Number(row[1]))), total(cells.map((row) => Number(row[6])))]).toEqual([
      name,
      all,
      left,
    ]);
  }
});

test('streams of a case are in no figure while it is open, count again when it was natural, and stay out when artificial', async () => {
  const day = {
    release: 0 as const,
    track: 0 as const,
    country: 'TR' as const,
    playlist: null,
    device: null,
    listeners: 1,
    saves: 0,
    playlist_adds: 0,
    followers: 0,
  };
  const lines: Line[] = [
    { ...day, days_ago: 2, store_id: 'deezer', streams: 1_850 },
    { ...day, days_ago: 2, store_id: 'spotify', streams: 100 },
    { ...day, days_ago: 40, store_id: 'spotify', streams: 50 },
  ];
  const read = async (outcome: (typeof outcomes)[number]) => {
    await store({ lines, cases: [{ release: 0, store_id: 'deezer', days_ago: [2], outcome, part: null }] }, 900);
    const { streams, flagged } = (await artist.call(dashboard.getDashboardFigures)).body;
    return [streams.value, flagged.map(({ store: { name }, reason, streams: out }) => `${name} ${reason} ${out}`)];
  };
  expect(await read(['open', null])).toEqual([100, ['Deezer checking 1850']]);
  expect(await read(['calm', null])).toEqual([1_950, []]);
  expect(await read(['closed', 'natural'])).toEqual([1_950, []]);
  expect(await read(['closed', 'artificial'])).toEqual([100, ['Deezer artificial 1850']]);
});

test('the archive has every line, and says which streams do not count: those of a day, or of one country', async () => {
  const [of, track] = [{ release: 0 as const, playlist: null, device: null, saves: 0 }, { track: 0 as const }];
  const line = { ...of, ...track, store_id: 'deezer' as const, listeners: 1, playlist_adds: 0, followers: 0 };
  const lines: Line[] = [
    { ...line, days_ago: 4, country: 'TR', streams: 70 },
    { ...line, days_ago: 3, country: 'TR', streams: 40 },
    { ...line, days_ago: 3, country: 'DE', streams: 60 },
    { ...line, days_ago: 2, country: 'DE', streams: 90 },
    { ...line, days_ago: 1, country: 'TR', streams: 80 },
  ];
  const fraud = {
    release: 0 as const,
    store_id: 'deezer' as const,
    outcome: ['open', null] as (typeof outcomes)[number],
  };
  const cases = [
    { ...fraud, days_ago: [3, 2], part: { kind: 'countries' as const, key: 'TR' as const } },
    { ...fraud, days_ago: [1], part: null },
  ];
  await store({ lines, cases }, 901);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'archive-'));
  const files = await writeTrendYears(app.db, artist.user._id, folder);
  const rows = files.flatMap(({ local_path }) => fs.readFileSync(local_path, 'utf8').trim().split('\r\n').slice(1));
  fs.rmSync(folder, { recursive: true });
  const cells = rows.map((row) => row.split(',')).map((row) => [row[0], row[8], ...row.slice(-2)]);
  expect(cells).toEqual([
    [ago(4), '70', '', ''],
    [ago(3), '100', 'checking', '40'],
    [ago(2), '90', '', ''],
    [ago(1), '80', 'checking', '80'],
  ]);
});
