import { randomUUID } from 'node:crypto';
import * as analytics from '@tangent/contract/insight/analytics.ts';
import { getReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { ensureArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores } from '../../testing/fixtures/test-release.ts';
import { addPlaylists, addPublished, addTrends, type PostedTrend } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let owner: TestAccount;
let free: TestAccount;
let sea: { id: string; tracks: string[] };
let land: { id: string; tracks: string[] };
let today: string;
const ago = (days: number) => addDays(today, -days);
const trend = (days: number, streams: number, more: Partial<PostedTrend> = {}): PostedTrend => ({
  day: ago(days),
  track_id: sea.tracks[0] ?? '',
  store_id: 'spotify',
  country: 'TR',
  streams,
  listeners: streams,
  ...more,
});

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  // The fixed time prevents a day or month from ending while the test runs.
  await app.clock.set(Date.parse('2027-05-20T08:00:00Z') - Date.now());
  today = utcDay(app.clock.now().getTime());
  [owner, free] = [await signUp(app), await signUp(app)];
  await grantPlanTo(app, owner, 'pro');
  sea = await addPublished(app, owner, { title: 'Sea', live_date: ago(5), track_count: 1 });
  land = await addPublished(app, owner, { title: 'Land', live_date: ago(500), track_count: 1 });
  const [run = 0, odd = 0] = await addPlaylists(app, 'spotify', ['Run', '=1+1']);
  const other = { store_id: 'deezer', country: 'DE', track_id: land.tracks[0] ?? '' };
  const lines = [
    trend(0, 5),
    trend(1, 40, { playlist_no: run, playlist_adds: 2 }),
    trend(2, 30, { age_group: 2, gender: 1 }),
    trend(3, 20, { playlist_no: odd, followers: 3 }),
    trend(40, 7, { playlist_no: run }),
    trend(2, 11, other),
    trend(2, 12, { age_group: 2, gender: 2 }),
    trend(2, 4, { age_group: 3, gender: 1 }),
    trend(400, 9, other),
  ];
  await addTrends(app, owner.user._id, { file_no: 1, lines });
  // Another account has older figures.
  await addTrends(app, free.user._id, { file_no: 4, lines: [trend(450, 1, { track_id: randomUUID() })] });
  await addRival(run, addDays(today, -4));
  // One release was withdrawn by its owner after stores reported it; the other is a draft that was never reported.
  const gone = await addUnreleased('reopened', 'Gone');
  await addUnreleased('draft', 'Begun');
  const reported = [trend(400, 1, { ...other, track_id: gone.tracks[0] ?? '' })];
  await addTrends(app, owner.user._id, { file_no: 6, lines: reported });
  const statement = { owner_id: owner.user._id, store_id: 'spotify', period: '2027-04' };
  const sold = (track_id: string, gross_micros: bigint) => ({ track_id, gross_micros, share_basis_points: 10_000 });
  const sales = [sold(sea.tracks[0] ?? '', 4_000_000n), sold(land.tracks[0] ?? '', 1_000_000n)];
  await addPostedReport(app, { ...statement, lines: sales });
  const old = [sold(sea.tracks[0] ?? '', 500_000n), sold(land.tracks[0] ?? '', 200_000n)];
  await addPostedReport(app, { ...statement, period: '2026-04', lines: old });
});
afterAll(() => app.close());

/**
 * Adds an account whose music goes live in the same days, was in the same playlist before, and is in a store of its
 * own.
 */
async function addRival(playlist_no: number, live_date: string): Promise<void> {
  const rival = await signUp(app);
  const { tracks } = await addPublished(app, rival, { title: 'Theirs', live_date, track_count: 1 });
  const track_id = tracks[0] ?? '';
  const lines = [trend(100, 50, { track_id, playlist_no }), trend(0, 1_000, { track_id, store_id: 'anghami' })];
  await addTrends(app, rival.user._id, { file_no: 5, lines });
}

async function addUnreleased(status: 'draft' | 'reopened', title: string) {
  const added = await addPublished(app, owner, { title, live_date: ago(600), track_count: 1 });
  await app.db.update(releases).set({ status }).where(eq(releases.id, added.id));
  return added;
}

const overview = async (query: Partial<analytics.AnalyticsQuery> = {}, account = owner) =>
  (await account.call(analytics.getAnalyticsOverview, { query })).body;

test('[S2-019] [S3-116] the overview contains the counts, the statements behind its revenue, the age of both, and the events that explain the line', async () => {
  const body = await overview({ period: 'last_30_days', compare: 'last_year' });
  expect(body).toMatchObject({
    range: { from: ago(30), to: ago(1) },
    open_day: today,
    open: { streams: 5, listeners: 5 },
    comparison: { from: '2026-04-20', to: '2026-05-19' },
    step: 'day',
    is_limited: false,
    refresh_seconds: 60,
    figures: { streams: { value: 117, before: 0 } },
    open_fraud_cases: 0,
    revenue: {
      amount_micros: 5_000_000,
      months: { from: '2027-04', to: '2027-05' },
      // No store has reported May yet.
      compared: {
        months: { from: '2027-04', to: '2027-04' },
        comparison: { from: '2026-04', to: '2026-04' },
        amount_micros: 5_000_000,
        before_micros: 700_000,
      },
    },
  });
  expect((await overview({ period: 'last_30_days', compare: 'previous' })).revenue.compared).toBeNull();
  // All time has no comparison, whatever the query requests.
  expect(await overview({ period: 'all_time', compare: 'last_year' })).toMatchObject({
    comparison: null,
    figures: { streams: { before: null } },
    revenue: { compared: null },
  });
  expect(body.revenue.freshness.until).toBe('2027-04');
  expect(body.freshness).toEqual([
    { store: { id: 'deezer', name: 'Deezer' }, until: ago(2), received_at: expect.any(String) },
    { store: { id: 'spotify', name: 'Spotify' }, until: today, received_at: expect.any(String) },
  ]);
  const [first] = body.tracks;
  expect(first).toMatchObject({
    track: { title: 'Sea 1', artist: 'Yıldız' },
    release: { id: sea.id, title: 'Sea' },
    revenue_micros: 4_000_000,
    sparkline: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 46, 40],
  });
  expect(body.annotations).toEqual([
    { at: ago(5), kind: 'release', title: 'Sea', detail: 'Yıldız', id: sea.id },
    { at: ago(3), kind: 'playlist', title: '=1+1', detail: 'Spotify', id: null },
  ]);
});

test('the releases of an account are listed with their streams of the last 14 reported days', async () => {
  const { items } = (await owner.call(analytics.listReleaseStreams)).body;
  const listed = items.map(({ release_id, days }) => [release_id, days] as const);
  expect(new Map(listed)).toEqual(
    new Map([
      [sea.id, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 20, 46, 40]],
      [land.id, [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 11, 0]],
    ]),
  );
  expect((await (await signUp(app)).call(analytics.listReleaseStreams)).body.items).toEqual([]);
});

test('the overview counts an open fraud case, and no closed one', async () => {
  const at = app.clock.now();
  const found = { account_id: owner.user._id, release_id: sea.id, store_id: 'spotify', opened_at: at, changed_at: at };
  const days = { first_day: ago(3), last_day: ago(2) };
  await app.db.insert(fraud_cases).values([
    { ...found, ...days },
    { ...found, ...days, state: 'calm' },
  ]);
  expect((await overview()).open_fraud_cases).toBe(1);
});

test('figures belong to an artist, a release or a track, and never to another account', async () => {
  const artist = await ensureArtist(owner);
  const streams = async (query: Partial<analytics.AnalyticsQuery>) => (await overview(query)).figures.streams.value;
  expect([
    await streams({ artist }),
    await streams({ release: land.id }),
    await streams({ track: sea.tracks[0] }),
  ]).toEqual([117, 11, 106]);
  expect(await streams({ release: land.id, track: sea.tracks[0] })).toBe(0);
  const { revenue, annotations } = await overview({ release: land.id });
  expect([revenue.amount_micros, annotations]).toEqual([1_000_000, []]);
  for (const query of [{ artist }, { release: sea.id }, { track: sea.tracks[0] }]) {
    expect((await free.call(analytics.getAnalyticsOverview, { query })).error.name).toBe('not_found');
  }
  expect((await overview({}, free)).figures.streams.value).toBe(0);
  const { body } = await owner.call(analytics.getAnalyticsFilters);
  expect([body.artists, body.tracks.map(({ title }) => title)]).toEqual([
    [{ id: artist, name: 'Yıldız' }],
    expect.arrayContaining(['Sea 1']),
  ]);
  expect(body.releases.map(({ title }) => title).sort()).toEqual(['Gone', 'Land', 'Sea']);
  expect((await free.call(analytics.getAnalyticsFilters)).body).toEqual({ artists: [], releases: [], tracks: [] });
});

test('[S9-014] days that no store has reported yet are not compared', async () => {
  // The only store of this release has not reported the last two days.
  const input = { release: land.id, compare: 'previous' } as const;
  const { range, compared, comparison, series, tracks } = await overview({ ...input, period: 'last_7_days' });
  expect([range, compared, comparison]).toEqual([
    { from: ago(7), to: ago(1) },
    { from: ago(7), to: ago(2) },
    { from: ago(13), to: ago(8) },
  ]);
  expect(series.map(({ before_at }) => before_at)).toEqual([...[13, 12, 11, 10, 9, 8].map(ago), null]);
  expect(tracks[0]?.sparkline).toEqual([0, 0, 0, 0, 0, 11]);
  expect(await overview({ ...input, period: 'today' })).toMatchObject({
    compared: null,
    comparison: null,
    figures: { streams: { value: 0, before: null } },
  });
});

test('[S6-023] [S6-024] the free plan has the overview of some periods up to yesterday, with a comparison, and learns which plan has more', async () => {
  const own = await addPublished(app, free, { title: 'Free', live_date: ago(9), track_count: 1 });
  await addTrends(app, free.user._id, { file_no: 3, lines: [trend(3, 5, { track_id: own.tracks[0] ?? '' })] });
  const body = await overview({ period: 'last_7_days', compare: 'previous' }, free);
  expect([body.range, body.comparison]).toEqual([
    { from: ago(7), to: ago(1) },
    { from: ago(14), to: ago(8) },
  ]);
  expect([body.is_limited, body.refresh_seconds]).toEqual([true, null]);
  const refused = { name: 'premium_required', feature: 'advanced_analytics', plan: 'pro' };
  const { getAnalyticsPlaylists, getAnalyticsDemographics, getAnalyticsTerritories, getAnalyticsPlatforms } = analytics;
  for (const tab of [getAnalyticsPlaylists, getAnalyticsDemographics, getAnalyticsTerritories, getAnalyticsPlatforms]) {
    const { status, error } = await free.call(tab);
    expect([status, error]).toMatchObject([403, refused]);
  }
  for (const period of ['today', 'last_90_days', 'this_year', 'all_time', 'custom'] as const) {
    const { status, error } = await free.call(analytics.getAnalyticsOverview, { query: { period } });
    expect([status, error]).toMatchObject([403, refused]);
  }
  expect((await download(free, 'territories')).statusCode).toBe(403);
});

test('an invalid custom range is refused with an error at its field', async () => {
  const query = { period: 'custom', from: ago(1), to: addDays(today, 1) } as const;
  const { status, error } = await owner.call(analytics.getAnalyticsOverview, { query });
  expect([status, error.errors]).toMatchObject([422, { to: { code: 'max_date', params: { max: today } } }]);
  const old = { period: 'custom', compare: 'previous', from: '1900-01-01', to: '1900-12-31' } as const;
  const refused = await owner.call(analytics.getAnalyticsPlatforms, { query: old });
  expect([refused.status, refused.error.errors]).toMatchObject([422, { from: { code: 'min_date' } }]);
});

test('[S2-021] groups of fewer than ten listeners are hidden, and so are the groups that would reveal them', async () => {
  const { body } = await owner.call(analytics.getAnalyticsDemographics);
  const reported = body.groups.flatMap(({ age_group, ...by }) =>
    Object.entries(by).flatMap(([gender, { listeners }]) => (listeners ? [`${age_group} ${gender} ${listeners}`] : [])),
  );
  // Four women of 25 to 34 are hidden, and therefore the twelve men are hidden too.
  expect(reported).toEqual(['18_24 female 30', 'unknown unknown 71']);
  expect(body.groups.map(({ age_group }) => age_group)).toEqual([
    'under_18',
    '18_24',
    '25_34',
    '35_44',
    '45_54',
    '55_plus',
    'unknown',
  ]);
});

test('[S2-020] playlists have adds, streams and the first day they were seen, however long ago', async () => {
  const { body } = await owner.call(analytics.getAnalyticsPlaylists, { query: { compare: 'previous' } });
  expect(body.items.map(({ name, first_seen, streams }) => [name, first_seen, streams.value, streams.before])).toEqual([
    ['Run', ago(40), 40, 7],
    ['=1+1', ago(3), 20, 0],
  ]);
  expect(body.figures).toEqual({
    playlist_adds: { value: 2, before: 0 },
    streams: { value: 60, before: 7 },
    playlists: { value: 2, before: 1 },
  });
});

test('[S2-022] countries have shares of the whole, and each store has its own line', async () => {
  const territories = (await owner.call(analytics.getAnalyticsTerritories)).body;
  expect(territories.items.map(({ country, share_basis_points }) => [country, share_basis_points])).toEqual([
    ['TR', 9060],
    ['DE', 940],
  ]);
  const query = { period: 'all_time' } as const;
  const { steps, items, step } = (await owner.call(analytics.getAnalyticsPlatforms, { query })).body;
  expect([step, steps[0]?.at, steps.at(-1)?.at]).toEqual(['month', ago(400), '2027-05-01']);
  expect(items.map(({ store, values }) => [store.name, values.length, values.at(-1)])).toEqual([
    ['Spotify', steps.length, 106],
    ['Deezer', steps.length, 11],
  ]);
});

test('a release has its total streams and listeners, those of the last 30 days, and its revenue, on every plan', async () => {
  const stats = async (account: TestAccount, id: string) => account.call(getReleaseStats, { params: { id } });
  expect((await stats(owner, land.id)).body).toMatchObject({
    // Deezer reports neither saves nor playlists for anybody: unknown, not zero.
    all_time: { streams: 20, listeners: 20, saves: null, playlists: null, revenue_micros: 1_200_000 },
    stores: [{ store: { id: 'deezer', name: 'Deezer' }, streams: 20, saves: null, until: ago(2) }],
    last_30_days: { streams: 11, listeners: 11, revenue_micros: 1_000_000, range: { from: ago(30), to: ago(1) } },
    freshness: { trends: [{ store: { id: 'deezer' }, until: ago(2) }], statements: { until: '2027-04' } },
  });
  expect((await stats(owner, sea.id)).body).toMatchObject({
    all_time: { playlists: 2 },
    last_30_days: { playlists: 2 },
    stores: [{ store: { id: 'spotify', name: 'Spotify' }, until: today }],
  });
  expect((await stats(free, land.id)).error.name).toBe('not_found');
  const own = await addPublished(app, free, { title: 'Own', live_date: ago(9), track_count: 1 });
  await addTrends(app, free.user._id, {
    file_no: 2,
    lines: [trend(0, 50, { track_id: own.tracks[0] ?? '' }), trend(1, 5, { track_id: own.tracks[0] ?? '' })],
  });
  const { last_30_days, all_time } = (await stats(free, own.id)).body;
  expect([all_time.streams, last_30_days.streams, last_30_days.range.to]).toEqual([5, 5, ago(1)]);
  expect(last_30_days.months).toEqual({ from: toPeriod(ago(30)), to: toPeriod(ago(1)) });
});

test('a release that is newer than the last statement has no revenue yet, not zero', async () => {
  const fresh = await addPublished(app, owner, { title: 'Fresh', live_date: ago(1), track_count: 1 });
  const { freshness } = (await owner.call(getReleaseStats, { params: { id: fresh.id } })).body;
  expect(freshness).toMatchObject({ trends: [], statements: { until: null } });
});

const download = (account: TestAccount, tab: string, query = '') =>
  app.http.inject({
    method: 'GET',
    url: `${analytics.ANALYTICS_CSV_PATH}?tab=${tab}${query}`,
    cookies: { '__Host-session': account.session },
  });

test('every tab can be downloaded as a table in which no spreadsheet runs a formula', async () => {
  const table = async (tab: string, query = '') =>
    (await download(owner, tab, query)).body.slice(1).trim().split('\r\n');
  const [head, ...days] = await table('overview', '&compare=previous');
  expect(head).toMatch(
    /^from,streams,listeners,saves,playlist_adds,followers,streams_not_counted,compared_with,streams_before/,
  );
  expect([days.length, days.at(-1)]).toEqual([30, `${ago(1)},40,40,,2,0,0,${ago(31)},0,0,,0,0`]);
  expect((await table('playlists')).at(-1)).toBe(`'=1+1,Spotify,20,0,,,20,0,${ago(3)},${today}`);
  expect((await table('territories')).at(-1)).toBe(`DE,11,0,,11,9.4,${today}`);
  expect((await table('platforms')).at(-1)).toBe(`Deezer,11,0,,,11,,,${ago(2)}`);
  expect((await table('platforms', '&compare=previous')).slice(1)).toEqual([
    `Spotify,106,0,7,${ago(1)},106,,3,${today}`,
    `Deezer,11,0,0,${ago(2)},11,,,${ago(2)}`,
  ]);
  expect(await table('demographics')).toContain(`25_34,female,under 10,${today}`);
  const { headers } = await download(owner, 'overview');
  expect(headers['content-disposition']).toBe(`attachment; filename="streaming-overview-${ago(30)}-${ago(1)}.csv"`);
});
