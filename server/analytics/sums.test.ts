import * as analytics from '@tangent/contract/analytics.ts';
import { AGE_GROUPS, GENDERS } from '@tangent/domain/analytics/audience.ts';
import { ANALYTICS_PERIODS, type AnalyticsPeriod, COMPARISONS } from '@tangent/domain/analytics/period.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDraw } from '../testing/draw.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { addStores } from '../testing/test-release.ts';
import { addPlaylists, addPublished, addTrends, type PostedTrend } from '../testing/trend-rows.ts';

/** Just before and just after a leap day ends in UTC, and the first day of a year, which is a Monday. */
const MOMENTS = ['2028-02-29T23:50:00Z', '2028-03-01T00:00:00Z', '2029-01-01T00:00:00Z'];
const STORES = ['spotify', 'deezer', 'anghami'];
const FIVE = ['streams', 'listeners', 'saves', 'playlist_adds', 'followers'] as const;

let app: TestApp;
let playlists: number[];
let files = 0;

type World = { person: TestPerson; now: string; lines: PostedTrend[]; releases: { id: string; tracks: string[] }[] };

beforeAll(async () => {
  app = await openTestApp();
  await addStores(app);
  playlists = await addPlaylists(app, 'spotify', ['Morning', 'Evening', 'Run']);
}, 60_000);
afterAll(() => app.close());

/** An artist at a moment, with lines of two years and a half before it, many of them where months, years and weeks meet. */
async function openWorld(moment: string): Promise<World> {
  await app.clock.set(Date.parse(moment) - Date.now());
  const person = await signUp(app);
  await givePlan(app, person, 'pro');
  const releases = [
    await addPublished(app, person, { title: 'Sea', live_date: '2027-12-31', track_count: 2 }),
    await addPublished(app, person, { title: 'Land', live_date: '2026-03-01', track_count: 1 }),
  ];
  const draw = openDraw(moment);
  const tracks = releases.flatMap((release) => release.tracks);
  const edges = [0, 1, 6, 7, 8, 29, 30, 31, 59, 60, 61, 89, 90, 91, 92, 180, 181, 365, 366, 367, 395, 396, 730, 731];
  const lines = Array.from({ length: 900 }, () => {
    const ago = draw.chance(50) ? (draw.one(edges) ?? 0) : draw.number(900);
    const [streams, listeners, saves] = [draw.number(50), draw.number(20), draw.number(5)];
    const isInPlaylist = draw.chance(40);
    return {
      ...{ day: dayBefore(moment, ago), track_id: draw.one(tracks) ?? '', store_id: draw.one(STORES) ?? '' },
      ...{ country: draw.one(['TR', 'DE', 'US', 'ZZ']) ?? '', streams, listeners, saves, followers: draw.number(3) },
      ...{ playlist_no: isInPlaylist ? (draw.one(playlists) ?? null) : null, playlist_adds: draw.number(4) },
      ...{ age_group: draw.chance(80) ? draw.number(7) : null, gender: draw.chance(80) ? draw.number(4) : null },
    };
  });
  files += 1;
  await addTrends(app, person.user._id, { file_no: files, lines });
  return { person, now: moment, lines, releases };
}

// Everything that is expected is worked out here from lines and dates of JavaScript, in no way as the product does it.
const dayBefore = (moment: string, days: number) =>
  new Date(Date.parse(moment.slice(0, 10)) - days * 86_400_000).toISOString().slice(0, 10);

/** How many days before today a period begins and ends. */
function spanOf(period: AnalyticsPeriod, { now, lines }: World): [string, string] {
  const today = new Date(now);
  const [year, back] = [today.getUTCFullYear(), (days: number) => dayBefore(now, days)];
  const monday = (today.getUTCDay() + 6) % 7;
  const first = lines.map(({ day }) => day).sort()[0] ?? '';
  const spans: Record<AnalyticsPeriod, [string, string]> = {
    ...{ today: [back(0), back(0)], yesterday: [back(1), back(1)], this_week: [back(monday), back(0)] },
    ...{ last_7_days: [back(7), back(0)], last_30_days: [back(30), back(0)], last_90_days: [back(90), back(0)] },
    ...{ this_month: [back(today.getUTCDate() - 1), back(0)], this_year: [`${year}-01-01`, back(0)] },
    ...{ last_year: [`${year - 1}-01-01`, `${year - 1}-12-31`], all_time: [first, back(0)] },
    custom: [back(365), back(1)],
  };
  return spans[period];
}

function spanBefore([from, to]: [string, string], compare: (typeof COMPARISONS)[number]): [string, string] {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1;
  if (compare === 'previous') return [dayBefore(from, days), dayBefore(from, 1)];
  const year = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('02-29', '02-28')}`;
  return [year(from), year(to)];
}

type Count = (typeof FIVE)[number];
const within = (lines: readonly PostedTrend[], [from, to]: [string, string]) =>
  lines.filter(({ day }) => day >= from && day <= to);
const sum = (lines: readonly PostedTrend[], count: Count) => lines.reduce((all, line) => all + (line[count] ?? 0), 0);

/** Sums of a count by a key, the largest first. */
function sumBy(lines: readonly PostedTrend[], key: 'track_id' | 'store_id' | 'country' | 'playlist_no', count: Count) {
  const sums = new Map<string, number>();
  for (const line of lines) sums.set(`${line[key]}`, (sums.get(`${line[key]}`) ?? 0) + (line[count] ?? 0));
  return Object.fromEntries(sums);
}

type Asked = { period: AnalyticsPeriod; compare: (typeof COMPARISONS)[number] };
const CASES: Asked[] = ANALYTICS_PERIODS.flatMap((period) => COMPARISONS.map((compare) => ({ period, compare })));

/** What is asked, and the lines that have to be in the answer: each case with another part of the music. */
function prepare(world: World, { period, compare }: Asked, turn: number) {
  const [sea, land] = world.releases;
  const filters = [{}, { release: sea?.id }, { track: land?.tracks[0] }, { release: sea?.id, track: sea?.tracks[1] }];
  const filter = filters[turn % filters.length] ?? {};
  const chosen = filter.track ? [filter.track] : filter.release ? sea?.tracks : undefined;
  const lines = world.lines.filter(({ track_id }) => chosen?.includes(track_id) ?? true);
  const span = spanOf(period, world);
  const own = period === 'custom' ? { from: span[0], to: span[1] } : {};
  const before = compare === 'none' || period === 'all_time' ? null : spanBefore(span, compare);
  const query = { period, compare, ...own, ...filter } as analytics.AnalyticsQuery;
  return { query, span, before, lines: within(lines, span), linesBefore: before && within(lines, before) };
}
type Expected = ReturnType<typeof prepare>;

function expectOverview(body: analytics.AnalyticsOverview, { span, before, lines, linesBefore }: Expected): void {
  expect([body.range, body.comparison]).toEqual([
    { from: span[0], to: span[1] },
    before && { from: before[0], to: before[1] },
  ]);
  for (const count of FIVE) {
    const figure = { value: sum(lines, count), before: linesBefore && sum(linesBefore, count) };
    expect(body.figures[count]).toEqual(figure);
    const ends = [...body.series.slice(1).map(({ at }) => dayBefore(at, 1)), span[1]];
    const steps = body.series.map(({ at }, i) => sum(within(lines, [at, ends[i] ?? '']), count));
    expect(body.series.map((point) => point[count])).toEqual(steps);
    if (before) expect(body.series.reduce((all, point) => all + (point.before?.[count] ?? 0), 0)).toBe(figure.before);
  }
  const tracks = body.tracks.map(({ track, streams }) => [track.id, streams.value]);
  expect(Object.fromEntries(tracks)).toEqual(sumBy(lines, 'track_id', 'streams'));
  for (const { track, streams, spark } of body.tracks) {
    const own = lines.filter(({ track_id }) => track_id === track.id);
    const ownBefore = linesBefore?.filter(({ track_id }) => track_id === track.id) ?? null;
    expect(streams.before).toBe(ownBefore && sum(ownBefore, 'streams'));
    expect(spark.at(-1)).toBe(sum(within(own, [span[1], span[1]]), 'streams'));
    expect(spark.reduce((all, count) => all + count, 0)).toBe(
      sum(within(own, [dayBefore(span[1], 13), span[1]]), 'streams'),
    );
  }
}

/** One of the other tabs, another one in every case. */
async function askTab({ person }: World, { query }: Expected, turn: number): Promise<object> {
  const { getAnalyticsTerritories, getAnalyticsPlatforms, getAnalyticsPlaylists, getAnalyticsDemographics } = analytics;
  const calls = [getAnalyticsTerritories, getAnalyticsPlatforms, getAnalyticsPlaylists, getAnalyticsDemographics];
  return (await person.call(calls[turn % calls.length] ?? getAnalyticsTerritories, { query })).body;
}

function expectTab(answer: object, { lines, linesBefore }: Expected): void {
  if ('steps' in answer) expectPlatforms(answer as analytics.AnalyticsPlatforms, lines, linesBefore);
  else if ('groups' in answer) expectDemographics(answer as analytics.AnalyticsDemographics, lines);
  else if ('figures' in answer) expectPlaylists(answer as analytics.AnalyticsPlaylists, lines);
  else {
    const { items } = answer as analytics.AnalyticsTerritories;
    const byCountry = items.map(({ country, streams }) => [country, streams.value]);
    expect(Object.fromEntries(byCountry)).toEqual(sumBy(lines, 'country', 'streams'));
    const before = items.map(({ country, streams }) => [country, streams.before]);
    const then = linesBefore && sumBy(linesBefore, 'country', 'streams');
    expect(before).toEqual(items.map(({ country }) => [country, then && (then[country] ?? 0)]));
  }
}

function expectPlatforms(
  { items }: analytics.AnalyticsPlatforms,
  lines: readonly PostedTrend[],
  linesBefore: readonly PostedTrend[] | null,
): void {
  const byStore = items.map(({ store, streams }) => [store.id, streams.value]);
  expect(Object.fromEntries(byStore)).toEqual(sumBy(lines, 'store_id', 'streams'));
  for (const { store, streams, values } of items) {
    expect(values.reduce((all, count) => all + count, 0)).toBe(streams.value);
    const then = linesBefore?.filter(({ store_id }) => store_id === store.id) ?? null;
    expect(streams.before).toBe(then && sum(then, 'streams'));
  }
}

function expectPlaylists({ items, figures }: analytics.AnalyticsPlaylists, lines: readonly PostedTrend[]): void {
  const named = lines.filter(({ playlist_no }) => playlist_no !== null);
  const byPlaylist = items.map(({ playlist_no, streams }) => [playlist_no, streams.value]);
  expect(Object.fromEntries(byPlaylist)).toEqual(sumBy(named, 'playlist_no', 'streams'));
  expect(figures).toMatchObject({
    ...{ playlist_adds: { value: sum(lines, 'playlist_adds') }, streams: { value: sum(named, 'streams') } },
    playlists: { value: new Set(named.map(({ playlist_no }) => playlist_no)).size },
  });
}

function expectDemographics({ groups }: analytics.AnalyticsDemographics, lines: readonly PostedTrend[]): void {
  for (const { age_group, ...by } of groups) {
    for (const [place, gender] of GENDERS.entries()) {
      const age = AGE_GROUPS.indexOf(age_group);
      const group = lines.filter((line) => (line.age_group ?? 0) === age && (line.gender ?? 0) === place);
      const told = by[gender].listeners;
      expect([null, sum(group, 'listeners')]).toContain(told);
      if (sum(group, 'listeners') < 10) expect(told).toBeNull();
    }
  }
}

const askOverview = async ({ person }: World, { query }: Expected) =>
  (await person.call(analytics.getAnalyticsOverview, { query })).body;

/** Puts all months of the sums by day into one table. */
async function mergePartitions(): Promise<void> {
  for (const by of ['track', 'country', 'playlist', 'audience']) {
    const [table, whole] = [sql.raw(`trend_${by}_days`), sql.raw(`trend_${by}_whole`)];
    const { rows } = await app.db.execute<{ name: string }>(
      sql`select inhrelid::regclass::text as name from pg_inherits where inhparent = ${`trend_${by}_days`}::regclass`,
    );
    await app.db.execute(sql`create table ${whole} (like ${table} including all)`);
    await app.db.execute(sql`insert into ${whole} select * from ${table}`);
    for (const { name } of rows) await app.db.execute(sql`drop table ${sql.raw(name)}`);
    await app.db.execute(
      sql`alter table ${table} attach partition ${whole} for values from ('2000-01-01') to ('2100-01-01')`,
    );
  }
}

test('[S9-013] [S9-014] [S9-015] [S3-114] [S3-115] [S3-117] [S3-118] every period and comparison is the sum of its lines, before and after midnight of a leap day and of a year', async () => {
  for (const moment of MOMENTS) {
    const world = await openWorld(moment);
    for (const [turn, asked] of CASES.entries()) {
      if (asked.compare === 'none' && asked.period !== 'all_time') continue;
      const expected = prepare(world, asked, turn);
      expectOverview(await askOverview(world, expected), expected);
    }
  }
}, 60_000);

test('[S2-020] [S2-021] [S2-022] [S2-023] tabs are the sums of their lines, and with one partition all answers are those of many', async () => {
  const world = await openWorld('2029-02-28T12:00:00Z');
  const cases = CASES.map((asked, turn) => ({ turn, expected: prepare(world, asked, turn) }));
  const askAll = async () => {
    const answers: object[] = [];
    for (const { turn, expected } of cases) {
      const tab = await askTab(world, expected, turn);
      expectTab(tab, expected);
      answers.push(tab, turn % 3 === 2 ? await askOverview(world, expected) : {});
    }
    return answers;
  };
  const many = await askAll();
  await mergePartitions();
  expect(await askAll()).toEqual(many);
}, 60_000);
