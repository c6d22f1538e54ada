import type { Release } from '@tangent/contract/catalogue/release.ts';
import type { Call } from '@tangent/contract/define-call.ts';
import * as calls from '@tangent/contract/insight/dashboard.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPostedReport } from '../../testing/fixtures/royalty-rows.ts';
import { addArtist, grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, dateInDays, submit } from '../../testing/fixtures/test-release.ts';
import { addTrends } from '../../testing/fixtures/trend-rows.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let artist: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  artist = await signUp(app);
  await grantPlanTo(app, artist, 'pro');
});
afterAll(() => app.close());

const callBody = async <C extends Call>(account: TestAccount, call: C) => (await account.call(call)).body;

type Placed = { status: ReleaseStatus; release_date?: string; live_date?: string };

/** Adds a release with a status and dates. */
async function addRelease(account: TestAccount, title: string, where: Placed): Promise<Release> {
  const release = await addDraft(app, account, { title });
  await app.db.update(releases).set(where).where(eq(releases.id, release.id));
  return release;
}

test('[S2-011] [S2-012] the five newest and the five nearest releases are shown, and the nearest one with its timeline', async () => {
  const account = await signUp(app);
  const day = (days: number) => dateInDays(app, days);
  for (const age of [3, 1, 6, 2, 5, 4])
    await addRelease(account, `Out ${age}`, { status: 'published', live_date: day(-age) });
  const statuses = ['in_review', 'approved', 'in_process', 'processing', 'submitted', 'in_process'] as const;
  for (const [index, status] of statuses.entries())
    await addRelease(account, `In ${index * 7}`, { status, release_date: day(index * 7) });
  await addRelease(account, 'Late', { status: 'in_review', release_date: day(-1) });
  await addRelease(account, 'Draft', { status: 'draft', release_date: day(1) });
  await addRelease(account, 'Reopened', { status: 'reopened', release_date: day(1) });
  const { latest, upcoming } = await callBody(account, calls.getDashboardReleases);
  expect(latest.map(({ title }) => title)).toEqual(['Out 1', 'Out 2', 'Out 3', 'Out 4', 'Out 5']);
  expect(upcoming.map(({ title }) => title)).toEqual(['In 0', 'In 7', 'In 14', 'In 21', 'In 28']);
  const nearest = upcoming[0]?.id ?? '';
  const states = { spotify: 'acknowledged', deezer: 'sent' } as const;
  for (const [store_id, state] of Object.entries(states) as [string, 'acknowledged' | 'sent'][])
    await app.db.insert(deliveries).values({ release_id: nearest, store_id, state, changed_at: app.clock.now() });
  const { release } = await callBody(account, calls.getNextRelease);
  expect(release).toMatchObject({ title: 'In 0', release_date: day(0), stores: { total: 2, delivered: 1 } });
  expect(release?.timeline.map(({ to }) => to)).toEqual(['draft']);
  expect((await callBody(await signUp(app), calls.getNextRelease)).release).toBeNull();
});

type ReportedTrack = { track_id: string; store_id: string; days_ago: number; streams: number };

/** Adds the figures of stores for days by their age. */
function reportStreams(account: TestAccount, file_no: number, reported: readonly ReportedTrack[]): Promise<void> {
  const lines = reported.map(({ days_ago, streams, ...rest }) => {
    const counts = { streams, listeners: Math.ceil(streams / 2), playlist_adds: streams % 3 };
    return { day: dateInDays(app, -days_ago), country: 'TR', ...rest, ...counts };
  });
  return addTrends(app, account.user._id, { file_no, lines });
}

/**
 * Adds an account whose music came out in the same days, and whose store has reported the day that is missing
 * elsewhere.
 */
async function createRival(): Promise<void> {
  const rival = await signUp(app);
  const { tracks } = await addRelease(rival, 'Theirs', { status: 'published', live_date: dateInDays(app, -4) });
  await reportStreams(rival, 3, [{ track_id: tracks[0]?.id ?? '', store_id: 'anghami', days_ago: 12, streams: 900 }]);
}

const sumStreams = (reported: readonly ReportedTrack[], from: number, to: number, of: Partial<ReportedTrack> = {}) =>
  reported
    .filter((row) => row.days_ago <= from && row.days_ago >= to)
    .filter(
      ({ track_id, store_id }) => (of.track_id ?? track_id) === track_id && (of.store_id ?? store_id) === store_id,
    )
    .reduce((sum, { streams }) => sum + streams, 0);

test('[S2-014] [S2-015] [S2-016] [S2-017] figures are those that stores reported, of full days, and reported days are compared with as many directly before', async () => {
  const music = [await addDraft(app, artist, { title: 'One' }), await addDraft(app, artist, { title: 'Two' })];
  const ids = music.map(({ tracks }) => tracks[0]?.id ?? '');
  // One store has reported every day up to two days ago, the other up to three days ago; no store has reported 12 days
  // ago. Older days do not count.
  const reported = ids.flatMap((track_id, which) =>
    ['spotify', 'deezer'].flatMap((store_id, store) =>
      Array.from({ length: 63 }, (_, days_ago) => days_ago)
        .filter((days_ago) => days_ago > store + 1 && days_ago !== 12)
        .map((days_ago) => ({
          track_id,
          store_id,
          days_ago,
          streams: ((days_ago * 7 + store * 5 + which * 11) % 13) + 5,
        })),
    ),
  );
  // A song without recent streams.
  const old = await addDraft(app, artist, { title: 'Old' });
  await app.db
    .update(releases)
    .set({ live_date: dateInDays(app, -5) })
    .where(eq(releases.id, old.id));
  reported.push({ track_id: old.tracks[0]?.id ?? '', store_id: 'spotify', days_ago: 45, streams: 3 });
  await reportStreams(artist, 1, reported);
  await createRival();
  const today = dateInDays(app, 0);
  const figures = await callBody(artist, calls.getDashboardFigures);
  expect(figures.range).toEqual({ from: addDays(today, -30), to: addDays(today, -1) });
  expect(figures.compared).toEqual({ from: addDays(today, -30), to: addDays(today, -2) });
  expect(figures.comparison).toEqual({ from: addDays(today, -59), to: addDays(today, -31) });
  expect(figures.streams).toMatchObject({ value: sumStreams(reported, 30, 2), before: sumStreams(reported, 59, 31) });
  expect(figures.streams.days).toHaveLength(30);
  expect(figures.streams.days.indexOf(null)).toBe(30 - 12);
  expect(figures.trends.map(({ store, until }) => [store.id, until])).toEqual([
    ['spotify', addDays(today, -2)],
    ['deezer', addDays(today, -3)],
  ]);
  const { items } = await callBody(artist, calls.getTopTracks);
  const expected = ids.map((track_id) => ({
    value: sumStreams(reported, 30, 2, { track_id }),
    before: sumStreams(reported, 59, 31, { track_id }),
  }));
  expect(items.map(({ streams }) => streams)).toEqual(expected.sort((a, b) => b.value - a.value));
  expect(items[0]?.sparkline).toHaveLength(14);
  const { items: platforms } = await callBody(artist, calls.getTrendingPlatforms);
  expect(Object.fromEntries(platforms.map(({ store, streams }) => [store.id, streams]))).toEqual(
    Object.fromEntries(
      ['spotify', 'deezer'].map((store_id) => {
        const sum = (from: number, to: number) => sumStreams(reported, from, to, { store_id });
        // For a store that is one day behind, one day less is compared.
        return [store_id, { value: sum(7, 2), before: sum(store_id === 'deezer' ? 12 : 13, 8) }];
      }),
    ),
  );
  const { series, marks } = (await artist.call(calls.getDashboardStreams, { query: { days: '7' } })).body;
  expect(marks).toEqual([{ at: addDays(today, -5), title: 'Old' }]);
  expect(series.map(({ at }) => at)).toEqual([7, 6, 5, 4, 3, 2, 1].map((days) => addDays(today, -days)));
  expect(series.map(({ streams }) => streams)).toEqual([
    ...[7, 6, 5, 4, 3, 2].map((d) => sumStreams(reported, d, d)),
    null,
  ]);
  expect([series[1]?.before, series[5]?.before]).toEqual([null, sumStreams(reported, 8, 8)]);
});

test('a store whose streams are being checked is left out of the trend and named', async () => {
  const account = await signUp(app);
  const { id: release_id, tracks } = await addDraft(app, account, { title: 'Busy' });
  const track_id = tracks[0]?.id ?? '';
  const days = [2, 3, 4, 9, 10].map((days_ago) => ({ track_id, days_ago, streams: 40 }));
  await reportStreams(account, 7, [
    ...days.map((day) => ({ ...day, store_id: 'spotify' })),
    ...days.map((day) => ({ ...day, store_id: 'deezer' })),
  ]);
  const listStores = async () => {
    const { items, checked } = await callBody(account, calls.getTrendingPlatforms);
    return [items.map(({ store }) => store.id).sort(), checked.map(({ id }) => id)];
  };
  expect(await listStores()).toEqual([['deezer', 'spotify'], []]);
  const day = dateInDays(app, -3);
  const opened = { account_id: account.user._id, release_id, store_id: 'deezer', first_day: day, last_day: day };
  await app.db.insert(fraud_cases).values({ ...opened, opened_at: app.clock.now(), changed_at: app.clock.now() });
  expect(await listStores()).toEqual([['spotify'], ['deezer']]);
});

test('revenue is that of the newest month with a statement, compared with the month before, and never from trends', async () => {
  const release = await addDraft(app, artist, { title: 'Paid' });
  const track_id = release.tracks[0]?.id ?? '';
  const report = { owner_id: artist.user._id, store_id: 'spotify', lines: [] };
  const line = (gross_micros: bigint) => ({ track_id, gross_micros, share_basis_points: 10_000 });
  await addPostedReport(app, { ...report, period: '2026-08', lines: [line(3_000_000n)] });
  await addPostedReport(app, { ...report, period: '2026-09', lines: [line(2_000_000n)] });
  await addPostedReport(app, { ...report, store_id: 'deezer', period: '2026-09', lines: [line(2_500_000n)] });
  const { revenue, statements } = await callBody(artist, calls.getDashboardFigures);
  expect(revenue).toMatchObject({ month: '2026-09', amount_micros: 4_500_000, before_micros: 3_000_000 });
  expect(revenue?.months.slice(-3)).toEqual([0, 3_000_000, 4_500_000]);
  expect(statements.until).toBe('2026-09');
  await reportStreams(artist, 2, [{ track_id, store_id: 'anghami', days_ago: 3, streams: 100_000 }]);
  const { items, revenue_month } = await callBody(artist, calls.getTopTracks);
  expect(items[0]).toMatchObject({ track: { id: track_id }, release: { title: 'Paid' }, revenue_micros: 4_500_000 });
  expect(revenue_month).toBe('2026-09');
});

test('figures of other accounts stay hidden, and 90 days require a paid plan', async () => {
  const stranger = await signUp(app);
  expect((await callBody(stranger, calls.getDashboardFigures)).streams.value).toBe(0);
  expect((await callBody(stranger, calls.getDashboardReleases)).latest).toEqual([]);
  const query = { days: '90' } as const;
  expect((await stranger.call(calls.getDashboardStreams, { query })).error.name).toBe('premium_required');
  expect((await artist.call(calls.getDashboardStreams, { query })).body.series).toHaveLength(90);
  for (const call of [calls.getNextRelease, calls.getDashboardFigures, calls.getFirstSteps])
    expect((await makeCall(app, call)).status).toBe(401);
});

test('a new artist sees three steps, which are ticked automatically, and no invented figures', async () => {
  const newcomer = await signUp(app);
  const steps = () => callBody(newcomer, calls.getFirstSteps);
  expect(await steps()).toEqual({ artist: false, release: false, submission: false });
  await addArtist(newcomer);
  expect(await steps()).toEqual({ artist: true, release: false, submission: false });
  const draft = await addDraft(app, newcomer);
  expect(await steps()).toEqual({ artist: true, release: true, submission: false });
  await submit(newcomer, draft);
  expect(await steps()).toEqual({ artist: true, release: true, submission: true });
  const figures = await callBody(newcomer, calls.getDashboardFigures);
  expect(figures).toMatchObject({ streams: { value: 0, before: null }, revenue: null, trends: [] });
  expect(new Set(figures.streams.days)).toEqual(new Set([null]));
  expect((await callBody(newcomer, calls.getTopTracks)).items).toEqual([]);
  expect((await callBody(newcomer, calls.getTrendingPlatforms)).items).toEqual([]);
});
