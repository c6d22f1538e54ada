import path from 'node:path';
import * as analytics from '@tangent/contract/insight/analytics.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { ANALYTICS_PERIODS, type AnalyticsPeriod, type COMPARISONS } from '@tangent/domain/insight/analytics/period.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pollInbox } from '../../money/sales-inbox/poll-inbox.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addBilledPlan } from '../../testing/fixtures/plan-rows.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addPublished } from '../../testing/fixtures/trend-rows.ts';
import { type ReportedLine, readReportedDays } from '../../testing/harness/read-reported-days.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

/**
 * The first instant of a year, the last minutes of a leap day, and the minutes after a midnight when stores have not
 * reported the day before yet.
 */
const INSTANTS = ['2028-01-01T00:00:00Z', '2028-02-29T23:50:00Z', '2028-03-02T00:10:00Z'] as const;
const NOW = INSTANTS[2];
const STORES = ['spotify', 'apple-music', 'deezer', 'fizy'];
/** The other stores have reported February to its end. */
const SLOW = { store_ids: ['deezer'], first: '2028-02-01', last: '2028-02-24' };
const [FIRST, SECOND, STRANGE] = ['QZTNG2800001', 'QZTNG2800002', 'QZTNG2800003'];
const COUNTS = ['streams', 'listeners', 'saves', 'playlist_adds', 'followers'] as const;
type Count = (typeof COUNTS)[number];

let app: TestApp;
let sandbox: TestSandbox;
let artist: TestAccount;
let reported: ReportedLine[];
let second: string | undefined;

beforeAll(async () => {
  [app, sandbox] = await Promise.all([createTestApp(), createTestSandbox()]);
  await goTo(NOW);
  await inTransaction(app.db, (tx) => seedStores(tx, app.clock.now()));
  await sandbox.moveTo(NOW);
  artist = await signUp(app);
  await addBilledPlan(app, artist.user._id, 'pro');
  await addMusic(artist, '0999990000024', [FIRST, SECOND]);
  await addMusic(await signUp(app), '0999990000031', [STRANGE]);
  for (const days of [{ first: '2026-11-01', last: '2027-12-31' }, { period: '2028-01' }])
    await sandbox.post('/control/trends', { ...days, store_ids: STORES });
  const inTime = STORES.filter((store) => !SLOW.store_ids.includes(store));
  for (const days of [SLOW, { period: '2028-02', store_ids: inTime }]) await sandbox.post('/control/trends', days);
  await importInbox();
  reported = await readReportedDays(path.join(sandbox.message_folder, '../reports/inbox/read'));
  [second] = (await app.db.select().from(tracks).where(eq(tracks.isrc, SECOND))).map(({ id }) => id);
});
afterAll(() => Promise.all([app.close(), sandbox.remove()]));

const goTo = (instant: string) => app.clock.set(Date.parse(instant) - Date.now());

async function addMusic(account: TestAccount, icpn: string, isrcs: string[]): Promise<void> {
  const live_date = '2026-11-20';
  const published = await addPublished(app, account, { title: icpn, live_date, track_count: isrcs.length });
  await app.db.update(releases).set({ upc: icpn }).where(eq(releases.id, published.id));
  for (const [at, id] of published.tracks.entries())
    await app.db.update(tracks).set({ isrc: isrcs[at] }).where(eq(tracks.id, id));
  const past = { icpn, tracks: isrcs, stores: STORES, live_at: `${live_date}T00:00:00Z`, fame: 10 };
  await sandbox.post('/control/reports/catalogue', { releases: [past] });
}

async function importInbox(): Promise<void> {
  const { sftp_port, host_key_sha256 } = sandbox.sandbox;
  const inbox = { url: `sftp://reports@127.0.0.1:${sftp_port}/`, private_key: sandbox.private_key, host_key_sha256 };
  await pollInbox({ ...app, log: pino({ level: 'silent' }), inbox });
  await app.runJobs();
}

// All expected values are computed here from files and JavaScript dates, in another way than the product does it.
const dayBefore = (day: string, days: number) =>
  new Date(Date.parse(day.slice(0, 10)) - days * 86_400_000).toISOString().slice(0, 10);
const yearBefore = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4).replace('02-29', '02-28')}`;
type Span = readonly [string, string];

/** Returns the first and the last day of a period: complete days, or today alone where there are none. */
function computeSpan(period: AnalyticsPeriod, now: string, lines: readonly ReportedLine[]): Span {
  const today = new Date(now);
  const [year, back] = [today.getUTCFullYear(), (days: number) => dayBefore(now, days)];
  const first = lines.map(({ day }) => day).reduce((a, b) => (a < b ? a : b));
  const spans: Record<AnalyticsPeriod, Span> = {
    today: [back(0), back(0)],
    yesterday: [back(1), back(1)],
    this_week: [back((today.getUTCDay() + 6) % 7), back(0)],
    last_7_days: [back(7), back(0)],
    last_30_days: [back(30), back(0)],
    last_90_days: [back(90), back(0)],
    this_month: [back(today.getUTCDate() - 1), back(0)],
    this_year: [`${year}-01-01`, back(0)],
    last_year: [`${year - 1}-01-01`, `${year - 1}-12-31`],
    all_time: [first, back(0)],
    custom: [back(365), back(1)],
  };
  const [from, to] = spans[period];
  if (to < back(0)) return [from, to];
  return from < back(0) ? [from, back(1)] : [back(0), back(0)];
}

/** Returns the compared ranges: the reported days of a span, and the days they are compared with. */
function toComparedSpans(
  [from, to]: Span,
  { period, compare }: FigureQuery,
  until: string,
  now: string,
): [Span, Span] | null {
  if (compare === 'none' || period === 'all_time' || until < from || to === now.slice(0, 10)) return null;
  const last = until < to ? until : to;
  const days = (Date.parse(last) - Date.parse(from)) / 86_400_000 + 1;
  const beside = (day: string) => (compare === 'previous' ? dayBefore(day, days) : yearBefore(day));
  return [
    [from, last],
    [beside(from), beside(last)],
  ];
}

type FigureQuery = { period: AnalyticsPeriod; compare: (typeof COMPARISONS)[number] };
const QUESTIONS: FigureQuery[] = ANALYTICS_PERIODS.flatMap((period): FigureQuery[] => [
  { period, compare: 'previous' },
  // All time has no comparison.
  ...(period === 'all_time' ? [] : [{ period, compare: 'last_year' as const }]),
]);

/** Returns a query and the lines that its response must contain: every third query is about one track. */
function prepare({ period, compare }: FigureQuery, round: number, now: string) {
  const isOne = round % 3 === 2;
  const own = reported.filter(({ isrc }) => (isOne ? isrc === SECOND : isrc !== STRANGE));
  const until = findLastDay(
    reported,
    own.map(({ store }) => store),
  );
  const span = computeSpan(
    period,
    now,
    reported.filter(({ isrc }) => isrc !== STRANGE),
  );
  const compared = toComparedSpans(span, { period, compare }, until, now);
  const [from, to] = span;
  const query = {
    period,
    compare,
    ...(isOne ? { track: second } : {}),
    ...(period === 'custom' ? { from, to } : {}),
  } as analytics.AnalyticsQuery;
  const lines = within(own, span);
  const comparedByStore = new Map(
    STORES.map((store) => [
      store,
      compared && toComparedSpans(span, { period, compare }, findLastDay(reported, [store]), now),
    ]),
  );
  const compareStore = (store: string) => comparedByStore.get(store);
  const previousLinesByStore = compared && own.filter(({ store, day }) => isIn(day, compareStore(store)?.[1]));
  const previousLines = compared && within(own, compared[1]);
  return { query, span, compared, lines, previousLines, compareStore, previousLinesByStore };
}
type Expected = ReturnType<typeof prepare>;

const isIn = (day: string, span: Span | undefined) => span !== undefined && day >= span[0] && day <= span[1];
const within = (lines: readonly ReportedLine[], span: Span) => lines.filter(({ day }) => isIn(day, span));
/** Returns the last day that any of these stores has reported. */
function findLastDay(lines: readonly ReportedLine[], stores: readonly string[]): string {
  const any = new Set(stores);
  return lines.reduce((last, { store, day }) => (any.has(store) && day > last ? day : last), '');
}
const sum = (lines: readonly ReportedLine[], count: Count) => lines.reduce((total, line) => total + line[count], 0);
const toRange = (span: Span | undefined) => (span ? { from: span[0], to: span[1] } : null);

/** Sums streams by a common key of lines, with those of the comparison. */
function streamsBy(
  { lines, previousLines }: Pick<Expected, 'lines' | 'previousLines'>,
  toKey: (line: ReportedLine) => string,
) {
  const [now, then] = [lines, previousLines ?? []].map((of) => {
    const sums = new Map<string, number>();
    for (const line of of) sums.set(toKey(line), (sums.get(toKey(line)) ?? 0) + line.streams);
    return sums;
  });
  const found = [...(now ?? [])].filter(([, value]) => value > 0);
  return Object.fromEntries(
    found.map(([key, value]) => [key, { value, before: previousLines && (then?.get(key) ?? 0) }]),
  );
}

const played = <Item extends { streams: analytics.Figure }>(items: readonly Item[], toKey: (item: Item) => string) =>
  Object.fromEntries(items.filter(({ streams }) => streams.value > 0).map((item) => [toKey(item), item.streams]));

function expectOverview(body: analytics.AnalyticsOverview, expected: Expected): void {
  const { query, span, compared, lines, previousLines } = expected;
  expect([query, body.range, body.compared, body.comparison]).toEqual([
    query,
    toRange(span),
    toRange(compared?.[0]),
    toRange(compared?.[1]),
  ]);
  const ends = [...body.series.slice(1).map(({ at }) => dayBefore(at, 1)), span[1]];
  const steps = body.series.map(({ at }, index) => within(lines, [at, ends[index] ?? '']));
  for (const count of COUNTS) {
    const figure = { value: sum(lines, count), before: previousLines && sum(previousLines, count) };
    expect([query, count, body.figures[count]]).toEqual([query, count, figure]);
    expect(body.series.map((point) => point[count])).toEqual(steps.map((own) => sum(own, count)));
    const before = body.series.reduce((total, point) => total + (point.before?.[count] ?? 0), 0);
    expect([query, count, before]).toEqual([query, count, figure.before ?? 0]);
  }
  expect(played(body.tracks, ({ track }) => track.isrc ?? '')).toEqual(streamsBy(expected, ({ isrc }) => isrc));
  for (const { track, sparkline } of body.tracks) {
    const last = compared?.[0][1] ?? span[1];
    const days = within(lines, [dayBefore(last, 13), last]).filter(({ isrc }) => isrc === track.isrc);
    if (compared)
      expect([query, sparkline.reduce((all, count) => all + count, 0)]).toEqual([query, sum(days, 'streams')]);
  }
}

const { getAnalyticsTerritories, getAnalyticsPlatforms, getAnalyticsPlaylists, getAnalyticsDemographics } = analytics;
const TABS = [
  async (expected: Expected) => {
    const { body } = await artist.call(getAnalyticsTerritories, { query: expected.query });
    expect(played(body.items, ({ country }) => country)).toEqual(streamsBy(expected, ({ country }) => country));
    return body;
  },
  async (expected: Expected) => {
    const { body } = await artist.call(getAnalyticsPlatforms, { query: expected.query });
    const beside = { lines: expected.lines, previousLines: expected.previousLinesByStore };
    expect(played(body.items, ({ store }) => store.id)).toEqual(streamsBy(beside, ({ store }) => store));
    for (const { store, values, streams, compared, comparison } of body.items) {
      expect(values.reduce((all: number, count) => all + (count ?? 0), 0)).toBe(streams.value);
      expect([compared, comparison]).toEqual([0, 1].map((side) => toRange(expected.compareStore(store.id)?.[side])));
    }
    return body;
  },
  async (expected: Expected) => {
    const { body } = await artist.call(getAnalyticsPlaylists, { query: expected.query });
    const listed = (lines: ReportedLine[]) => lines.filter(({ playlist }) => playlist !== '');
    const [lines, before] = [listed(expected.lines), expected.previousLines && listed(expected.previousLines)];
    const beside = expected.previousLinesByStore && listed(expected.previousLinesByStore);
    const placed = streamsBy({ lines, previousLines: beside }, ({ store, playlist }) => `${store} ${playlist}`);
    expect(played(body.items, ({ store, name }) => `${store.id} ${name}`)).toEqual(placed);
    const adds = expected.previousLines && sum(expected.previousLines, 'playlist_adds');
    expect(body.figures).toMatchObject({
      playlist_adds: { value: sum(expected.lines, 'playlist_adds'), before: adds },
      streams: { value: sum(lines, 'streams'), before: before && sum(before, 'streams') },
    });
    return body;
  },
  async (expected: Expected) => {
    const { body } = await artist.call(getAnalyticsDemographics, { query: expected.query });
    for (const { age_group, ...genders } of body.groups)
      for (const [gender, { listeners }] of Object.entries(genders)) {
        const own = expected.lines.filter((line) => line.age_group === age_group && line.gender === gender);
        const all = sum(own, 'listeners');
        expect([null, ...(all < 10 ? [] : [all])]).toContain(listeners);
      }
    return body;
  },
] as const;

/** Checks the overview and one of the other tabs in turn; both must be the sums of their lines. */
async function queryBoth(figureQuery: FigureQuery, round: number, now: string): Promise<object[]> {
  const expected = prepare(figureQuery, round, now);
  const queryTab = TABS[round % TABS.length] ?? TABS[0];
  const [{ body }, tab] = await Promise.all([
    artist.call(analytics.getAnalyticsOverview, { query: expected.query }),
    queryTab(expected),
  ]);
  expectOverview(body, expected);
  return [body, tab];
}

/** Moves all months of the daily totals into one table. */
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

test('the figures stores reported for over a year are imported from files of every shape, and a repeated file changes nothing', async () => {
  const listFiles = () => app.db.select().from(sales_files);
  const files = await listFiles();
  expect(files.map(({ state }) => state)).toEqual(files.map(() => 'posted'));
  expect(new Set(files.map(({ profile }) => profile)).size).toBe(STORES.length);
  expect(new Set(reported.map(({ store }) => store))).toEqual(new Set(STORES));
  expect(files.reduce((lines, file) => lines + file.lines, 0)).toBe(reported.length);
  await sandbox.post('/control/trends', { ...SLOW, fault: 'renamed' });
  await importInbox();
  expect((await listFiles()).filter(({ state }) => state !== 'posted').map(({ state }) => state)).toEqual([
    'duplicate',
  ]);
});

test('[S9-013] [S9-014] [S9-015] [S2-020] [S2-021] [S2-022] [S2-023] [S3-114] [S3-115] [S3-117] [S3-118] in every period and comparison the figures of every tab equal the sums of the files, however many partitions there are', async () => {
  const responses = new Map<string, object[]>();
  let round = 0;
  for (const instant of INSTANTS) {
    await goTo(instant);
    for (const figureQuery of QUESTIONS) {
      responses.set(`${instant} ${round}`, await queryBoth(figureQuery, round, instant));
      round += 1;
    }
  }
  await mergePartitions();
  const first = round - QUESTIONS.length;
  for (const [index, figureQuery] of QUESTIONS.entries()) {
    const position = first + index;
    expect(await queryBoth(figureQuery, position, NOW)).toEqual(responses.get(`${NOW} ${position}`));
  }
});
