import * as analytics from '@tangent/contract/insight/analytics.ts';
import { listChartEvents } from '@tangent/contract/insight/chart-event.ts';
import { getAnalyticsCatalog, listReleaseStarts } from '@tangent/contract/insight/release-starts.ts';
import { getTrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { metadata_changes } from '@tangent/db/schema/distribution/delivery.ts';
import { fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_file_days } from '@tangent/db/schema/insight/trend.ts';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { addPlaylists, addPublished, addTrends, type PostedTrend } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

type Released = { id: string; tracks: string[] };

let app: TestApp;
let owner: TestAccount;
let stranger: TestAccount;
let lua: Released;
let devagar: Released;
let gone: Released;
let next: string;
let case_id: string;
let today: string;
const ago = (days: number) => addDays(today, -days);
const trend = (days: number, of: Released, streams: number, more: Partial<PostedTrend> = {}): PostedTrend => ({
  day: ago(days),
  track_id: of.tracks[0] ?? '',
  store_id: 'spotify',
  country: 'BR',
  streams,
  listeners: streams,
  ...more,
});
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, n) => from - n);

beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  await app.clock.set(Date.parse('2027-05-20T08:00:00Z') - Date.now());
  today = utcDay(app.clock.now().getTime());
  [owner, stranger] = [await signUp(app), await signUp(app)];
  await grantPlanTo(app, owner, 'pro');
  lua = await addPublished(app, owner, { title: 'Lua', live_date: ago(200), track_count: 2 });
  devagar = await addPublished(app, owner, { title: 'Devagar', live_date: ago(9), track_count: 1 });
  // It was out before the stores reported anything.
  gone = await addPublished(app, owner, { title: 'Cinza', live_date: ago(400), track_count: 1 });
  const [indie = 0] = await addPlaylists(app, 'spotify', ['Novo Som']);
  const lines = [
    // A hundred a day; from the playlist on fifty more, all of them from it.
    ...range(200, 1).map((day) => trend(day, lua, 100, { saves: 4 })),
    ...range(20, 1).map((day) => trend(day, lua, 50, { playlist_no: indie, country: 'PT' })),
    ...range(9, 1).map((day) => trend(day, devagar, 20)),
    // Deezer reports no saves, and is a day behind.
    ...range(9, 2).map((day) => trend(day, devagar, 1, { store_id: 'deezer' })),
    trend(3, gone, 500, { store_id: 'deezer' }),
  ];
  await addTrends(app, owner.user._id, { file_no: 1, lines });
  await addHistory();
  const sold = { track_id: lua.tracks[0] ?? '', gross_micros: 4_000_000n, share_basis_points: 10_000 };
  await addPostedReport(app, { owner_id: owner.user._id, store_id: 'spotify', period: '2027-04', lines: [sold] });
});
afterAll(() => app.close());

/** A takedown, other lyrics, a pre-save campaign of the next release, and streams that are being checked. */
async function addHistory(): Promise<void> {
  const at = app.clock.now();
  const earlier = (days: number) => new Date(at.getTime() - days * 86_400_000);
  await app.db
    .update(releases)
    .set({ removed_at: earlier(2), status: 'removed' })
    .where(eq(releases.id, gone.id));
  const change = { release_id: lua.id, proposed_by: owner.user._id, wanted: {}, created_at: at };
  const differences = [{ path: 'tracks.0.lyrics', before: null, after: 'La' }];
  const title = [{ path: 'title', before: 'Lua', after: 'Luar' }];
  await app.db.insert(metadata_changes).values([
    { ...change, differences, state: 'approved', decided_at: earlier(12) },
    { ...change, differences, state: 'declined', decided_at: earlier(11) },
    { ...change, differences: title, state: 'approved', decided_at: earlier(10) },
  ]);
  next = (await addDraft(app, owner)).id;
  await app.db
    .update(releases)
    .set({ status: 'approved', title: 'Night Drive', release_date: addDays(today, 14) })
    .where(eq(releases.id, next));
  const dates = { starts_on: ago(6), announced_date: addDays(today, 14), created_at: at };
  const [campaign] = await app.db
    .insert(presave_campaigns)
    .values({ account_id: owner.user._id, release_id: next, name: 'Night Drive', ...dates })
    .returning();
  const fan = {
    campaign_id: campaign?.id ?? '',
    way: 'calendar' as const,
    consented_at: at,
    consent_version: '1',
    consent_scope: 'calendar',
    language: 'en' as const,
  };
  await app.db.insert(presave_fans).values([
    { ...fan, state: 'added', fan_key: 'a' },
    { ...fan, state: 'added', fan_key: 'b' },
    { ...fan, state: 'gone', fan_key: 'c' },
  ]);
  const days = { first_day: ago(3), last_day: ago(3), opened_at: at, changed_at: at };
  const [found] = await app.db
    .insert(fraud_cases)
    .values({ account_id: owner.user._id, release_id: gone.id, store_id: 'deezer', ...days })
    .returning();
  case_id = found?.id ?? '';
  const numbers = { streams: 500 };
  await app.db.insert(fraud_findings).values({ case_id, day: ago(3), rule: 'spike', numbers });
}

const LAST_30 = { period: 'last_30_days', compare: 'previous' } as const;

test('what happened in a period is listed with its effect: only what the product knows, and only an effect that stands out', async () => {
  const { body } = await owner.call(listChartEvents, { query: LAST_30 });
  const known = body.items.map(({ at, kind, title, streams, fans, effect }) => ({
    at,
    kind,
    title,
    streams,
    fans,
    effect,
  }));
  const nothing = { streams: null, fans: null };
  expect(known).toEqual([
    {
      at: ago(20),
      kind: 'playlist',
      title: 'Novo Som',
      streams: 350,
      fans: null,
      effect: { state: 'seen', week: 1050, before: 700 },
    },
    { at: ago(12), kind: 'lyrics', title: 'Lua', ...nothing, effect: { state: 'none', week: 1134, before: 1050 } },
    { at: ago(9), kind: 'release', title: 'Devagar', ...nothing, effect: { state: 'unknown', week: 0, before: 1050 } },
    {
      at: ago(6),
      kind: 'presave_opened',
      title: 'Night Drive',
      streams: null,
      fans: 2,
      effect: { state: 'early', week: 0, before: 1113 },
    },
    { at: ago(3), kind: 'left_out', title: 'Cinza', streams: 500, fans: null, effect: null },
    { at: ago(2), kind: 'removed', title: 'Cinza', ...nothing, effect: { state: 'early', week: 0, before: 0 } },
  ]);
  expect(body.items[0]).toMatchObject({ store: { name: 'Spotify' }, track: 'Lua 1', track_count: 1 });
  expect(body.items[4]).toMatchObject({ until: ago(3), case_id, reason: 'checking', store: { name: 'Deezer' } });
  const of = async (query: Partial<analytics.AnalyticsQuery>) =>
    (await owner.call(listChartEvents, { query: { ...LAST_30, ...query } })).body.items.map(({ kind }) => kind);
  expect(await of({ release: devagar.id })).toEqual(['release']);
  // By months nothing is measured.
  const year = (await owner.call(listChartEvents, { query: { period: 'all_time' } })).body;
  expect(year.items.map(({ effect }) => effect)).toEqual(year.items.map(() => null));
});

test('the first 28 days of releases are compared from the day on which figures begin', async () => {
  const { body } = await owner.call(listReleaseStarts, { query: {} });
  const rest = (days: number) => Array.from({ length: 28 - days }, () => null);
  expect(body).toMatchObject({
    has_more: false,
    next: { id: next, title: 'Night Drive', release_date: addDays(today, 14) },
  });
  expect(body.items.map(({ title, live_date, days, saved }) => ({ title, live_date, days, saved }))).toEqual([
    // Nobody saved it at Spotify, which reports saves; the streams of Deezer, which does not, are not beside them.
    {
      title: 'Devagar',
      live_date: ago(9),
      days: [...range(9, 2).map(() => 21), 20, ...rest(9)],
      saved: { saves: 0, streams: 180 },
    },
    { title: 'Lua', live_date: ago(200), days: range(28, 1).map(() => 100), saved: { saves: 112, streams: 2_800 } },
  ]);
  const chosen = await owner.call(listReleaseStarts, { query: { releases: [lua.id, devagar.id].join(',') } });
  expect(chosen.body.items.map(({ title }) => title)).toEqual(['Devagar', 'Lua']);
  const foreign = await stranger.call(listReleaseStarts, { query: { releases: lua.id } });
  expect(foreign.error).toMatchObject({ name: 'premium_required', feature: 'advanced_analytics' });
  await grantPlanTo(app, stranger, 'pro');
  expect((await stranger.call(listReleaseStarts, { query: { releases: lua.id } })).error.name).toBe('not_found');
  expect((await stranger.call(listReleaseStarts, { query: {} })).body).toEqual({
    items: [],
    has_more: false,
    next: null,
  });
});

test('the streams of a period are listed by release, with what is left out', async () => {
  const { body } = await owner.call(getAnalyticsCatalog, { query: LAST_30 });
  expect(body.items.map(({ release, streams, flagged }) => [release?.title, streams, flagged])).toEqual([
    ['Lua', { value: 4_000, before: 3_000 }, 0],
    ['Devagar', { value: 188, before: 0 }, 0],
    ['Cinza', { value: 0, before: 0 }, 500],
  ]);
  expect(body.others).toBeNull();
});

test('a track has its figures since release day, its weeks, its sources and its countries', async () => {
  const { body } = await owner.call(getTrackAnalytics, { params: { id: lua.tracks[0] ?? '' } });
  expect(body).toMatchObject({
    track: { title: 'Lua 1', position: 1 },
    release: { id: lua.id, track_count: 2, live_date: ago(200), tint: null },
    all_time: { streams: 21_000, since: ago(200), earned_micros: 4_000_000, statements: { until: '2027-04' } },
    figures: {
      streams: { value: 4_000, before: 3_000 },
      saves: { value: 120, before: 120 },
      playlists: { value: 1, before: 0 },
    },
    open_week: { from: ago(4), to: ago(1), streams: 600, is_reported: true },
    sources: {
      stores: [{ name: 'Spotify' }],
      streams: { value: 4_000 },
      playlists: [{ name: 'Novo Som', streams: { value: 1_000, before: 0 } }],
      others: null,
      outside: { streams: { value: 3_000, before: 3_000 } },
    },
    countries: [
      { country: 'BR', streams: { value: 3_000, before: 3_000 } },
      { country: 'PT', streams: { value: 1_000, before: 0 } },
    ],
    other_countries: null,
  });
  expect(body.weeks.map(({ streams }) => streams)).toEqual([...range(25, 1).map(() => 700), 800, 1_050, 1_050]);
  expect(body.events.map(({ kind, effect }) => [kind, effect?.state])).toEqual([
    ['release', 'unknown'],
    ['playlist', 'seen'],
    ['lyrics', 'none'],
  ]);
  // A count that no store of a track reports is unknown.
  const silent = (await owner.call(getTrackAnalytics, { params: { id: gone.tracks[0] ?? '' } })).body;
  expect([silent.figures.saves, silent.figures.streams.value, silent.all_time.flagged]).toMatchObject([
    null,
    0,
    [{ streams: 500 }],
  ]);
  // The second track has never been played.
  const quiet = (await owner.call(getTrackAnalytics, { params: { id: lua.tracks[1] ?? '' } })).body;
  expect([quiet.all_time.streams, quiet.all_time.since, quiet.countries]).toEqual([0, null, []]);
});

test('the page of a track belongs to its owner and to plans with all periods', async () => {
  const free = await signUp(app);
  const params = { id: lua.tracks[0] ?? '' };
  expect((await free.call(getTrackAnalytics, { params })).error.name).toBe('not_found');
  const own = await addPublished(app, free, { title: 'Free', live_date: ago(9), track_count: 1 });
  const refused = await free.call(getTrackAnalytics, { params: { id: own.tracks[0] ?? '' } });
  expect(refused.error).toMatchObject({ name: 'premium_required', feature: 'advanced_analytics' });
  for (const call of [listChartEvents, getAnalyticsCatalog]) {
    expect((await free.call(call, { query: { period: 'last_90_days' } })).status).toBe(403);
    expect((await free.call(call, { query: { period: 'last_30_days' } })).status).toBe(200);
  }
});

test('a total says which stores never report its count, and saves are set against the streams of the others', async () => {
  const file = {
    file_no: 1,
    lines: 1,
    suspense_lines: 0,
    streams: 170,
    listeners: 170,
    followers: 0,
    playlist_adds: 0,
  };
  await app.db.insert(trend_file_days).values([
    { ...file, store_ref: 'spotify', store_id: 'spotify', day: ago(1), saves: 4 },
    { ...file, store_ref: 'deezer', store_id: 'deezer', day: ago(2), saves: 0 },
  ]);
  const { body } = await owner.call(analytics.getAnalyticsOverview, { query: LAST_30 });
  expect(body.silent_stores.find(({ count }) => count === 'saves')?.stores).toEqual([{ id: 'deezer', name: 'Deezer' }]);
  expect(body.silent_stores.map(({ count }) => count)).not.toContain('streams');
  expect(body.unreported).not.toContain('saves');
  const { figures } = (await owner.call(getTrackAnalytics, { params: { id: devagar.tracks[0] ?? '' } })).body;
  expect([figures.streams.value, figures.streams_with.saves, figures.saves?.value]).toEqual([188, 180, 0]);
});

test('an overview without figures says when they start, and which counts no store reports', async () => {
  const fresh = await signUp(app);
  const read = async () => (await fresh.call(analytics.getAnalyticsOverview, { query: {} })).body;
  expect((await read()).starts_on).toBeNull();
  const own = await addPublished(app, fresh, { title: 'New', live_date: ago(1), track_count: 1 });
  expect([(await read()).starts_on, (await read()).unreported]).toEqual([today, []]);
  await addTrends(app, fresh.user._id, { file_no: 7, lines: [trend(1, own, 5, { store_id: 'anghami' })] });
  expect([(await read()).starts_on, (await read()).unreported]).toEqual([
    null,
    ['saves', 'playlist_adds', 'followers'],
  ]);
  const file = await app.http.inject({
    url: `${analytics.ANALYTICS_CSV_PATH}?tab=overview`,
    cookies: { '__Host-session': fresh.session },
  });
  const yesterday = file.body.trimEnd().split('\r\n').at(-1)?.split(',');
  expect(yesterday?.slice(0, 6)).toEqual([ago(1), '5', '5', '', '', '']);
});
