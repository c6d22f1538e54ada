import * as calls from '@tangent/contract/dashboard.ts';
import type { Call } from '@tangent/contract/define-call.ts';
import type { Release } from '@tangent/contract/release.ts';
import { deliveries } from '@tangent/db/schema/delivery.ts';
import { releases } from '@tangent/db/schema/release.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { ReleaseStatus } from '@tangent/domain/release/status.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import { addPostedReport } from '../testing/royalty-rows.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { addArtist, givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { addDraft, addStores, dayAhead, submit } from '../testing/test-release.ts';
import { addTrends } from '../testing/trend-rows.ts';

let app: TestApp;
let artist: TestPerson;
beforeAll(async () => {
  app = await openTestApp();
  await addStores(app);
  artist = await signUp(app);
  await givePlan(app, artist, 'pro');
});
afterAll(() => app.close());

const ask = async <C extends Call>(person: TestPerson, call: C) => (await person.call(call)).body;

type Placed = { status: ReleaseStatus; release_date?: string; live_date?: string };

/** A release wherever it may be on its way. */
async function place(person: TestPerson, title: string, where: Placed): Promise<Release> {
  const release = await addDraft(app, person, { title });
  await app.db.update(releases).set(where).where(eq(releases.id, release.id));
  return release;
}

test('[S2-011] [S2-012] the five newest and the five nearest releases are shown, and the nearest one with its timeline', async () => {
  const person = await signUp(app);
  const day = (days: number) => dayAhead(app, days);
  for (const age of [3, 1, 6, 2, 5, 4])
    await place(person, `Out ${age}`, { status: 'published', live_date: day(-age) });
  const statuses = ['in_review', 'approved', 'in_process', 'processing', 'submitted', 'in_process'] as const;
  for (const [index, status] of statuses.entries())
    await place(person, `In ${index * 7}`, { status, release_date: day(index * 7) });
  await place(person, 'Late', { status: 'in_review', release_date: day(-1) });
  await place(person, 'Draft', { status: 'draft', release_date: day(1) });
  await place(person, 'Reopened', { status: 'reopened', release_date: day(1) });
  const { latest, upcoming } = await ask(person, calls.getDashboardReleases);
  expect(latest.map(({ title }) => title)).toEqual(['Out 1', 'Out 2', 'Out 3', 'Out 4', 'Out 5']);
  expect(upcoming.map(({ title }) => title)).toEqual(['In 0', 'In 7', 'In 14', 'In 21', 'In 28']);
  const nearest = upcoming[0]?.id ?? '';
  const states = { spotify: 'acknowledged', deezer: 'sent' } as const;
  for (const [store_id, state] of Object.entries(states) as [string, 'acknowledged' | 'sent'][])
    await app.db.insert(deliveries).values({ release_id: nearest, store_id, state, changed_at: app.clock.now() });
  const { release } = await ask(person, calls.getNextRelease);
  expect(release).toMatchObject({ title: 'In 0', release_date: day(0), stores: { total: 2, delivered: 1 } });
  expect(release?.timeline.map(({ to }) => to)).toEqual(['draft']);
  expect((await ask(await signUp(app), calls.getNextRelease)).release).toBeNull();
});

type Told = { track_id: string; store_id: string; days_ago: number; streams: number };

/** What stores tell of so many days ago. */
function tell(person: TestPerson, file_no: number, told: readonly Told[]): Promise<void> {
  const lines = told.map(({ days_ago, streams, ...rest }) => {
    const counts = { streams, listeners: Math.ceil(streams / 2), playlist_adds: streams % 3 };
    return { day: dayAhead(app, -days_ago), country: 'TR', ...rest, ...counts };
  });
  return addTrends(app, person.user._id, { file_no, lines });
}

/** Somebody whose music came out in the same days, and of whom another store has told on the day that is missing elsewhere. */
async function haveRival(): Promise<void> {
  const rival = await signUp(app);
  const { tracks } = await place(rival, 'Theirs', { status: 'published', live_date: dayAhead(app, -4) });
  await tell(rival, 3, [{ track_id: tracks[0]?.id ?? '', store_id: 'anghami', days_ago: 12, streams: 900 }]);
}

const sumStreams = (told: readonly Told[], from: number, to: number, of: Partial<Told> = {}) =>
  told
    .filter((row) => row.days_ago <= from && row.days_ago >= to)
    .filter(
      ({ track_id, store_id }) => (of.track_id ?? track_id) === track_id && (of.store_id ?? store_id) === store_id,
    )
    .reduce((sum, { streams }) => sum + streams, 0);

test('[S2-014] [S2-015] [S2-016] [S2-017] figures are those that stores told, of full days, and days that are told stand beside as many before', async () => {
  const music = [await addDraft(app, artist, { title: 'One' }), await addDraft(app, artist, { title: 'Two' })];
  const ids = music.map(({ tracks }) => tracks[0]?.id ?? '');
  // One store has told all up to two days ago, the other one day less; nobody has told of 12 days ago. What lies further back does not count.
  const told = ids.flatMap((track_id, which) =>
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
  // A song that nobody hears any more.
  const old = await addDraft(app, artist, { title: 'Old' });
  await app.db
    .update(releases)
    .set({ live_date: dayAhead(app, -5) })
    .where(eq(releases.id, old.id));
  told.push({ track_id: old.tracks[0]?.id ?? '', store_id: 'spotify', days_ago: 45, streams: 3 });
  await tell(artist, 1, told);
  await haveRival();
  const today = dayAhead(app, 0);
  const figures = await ask(artist, calls.getDashboardFigures);
  expect(figures.range).toEqual({ from: addDays(today, -30), to: addDays(today, -1) });
  expect(figures.compared).toEqual({ from: addDays(today, -30), to: addDays(today, -2) });
  expect(figures.comparison).toEqual({ from: addDays(today, -60), to: addDays(today, -32) });
  expect(figures.streams).toMatchObject({ value: sumStreams(told, 30, 2), before: sumStreams(told, 60, 32) });
  expect(figures.streams.days).toHaveLength(30);
  expect(figures.streams.days.indexOf(null)).toBe(30 - 12);
  expect(figures.trends.map(({ store, until }) => [store.id, until])).toEqual([
    ['spotify', addDays(today, -2)],
    ['deezer', addDays(today, -3)],
  ]);
  const { items } = await ask(artist, calls.getTopTracks);
  const expected = ids.map((track_id) => ({
    value: sumStreams(told, 30, 2, { track_id }),
    before: sumStreams(told, 60, 32, { track_id }),
  }));
  expect(items.map(({ streams }) => streams)).toEqual(expected.sort((a, b) => b.value - a.value));
  expect(items[0]?.spark).toHaveLength(14);
  const { items: platforms } = await ask(artist, calls.getTrendingPlatforms);
  expect(Object.fromEntries(platforms.map(({ store, streams }) => [store.id, streams]))).toEqual(
    Object.fromEntries(
      ['spotify', 'deezer'].map((store_id) => {
        const sum = (from: number, to: number) => sumStreams(told, from, to, { store_id });
        // Of a store that is a day behind a day less is compared.
        return [store_id, { value: sum(7, 2), before: sum(14, store_id === 'deezer' ? 10 : 9) }];
      }),
    ),
  );
  const { series, marks } = (await artist.call(calls.getDashboardStreams, { query: { days: '7' } })).body;
  expect(marks).toEqual([{ at: addDays(today, -5), title: 'Old' }]);
  expect(series.map(({ at }) => at)).toEqual([7, 6, 5, 4, 3, 2, 1].map((days) => addDays(today, -days)));
  expect(series.map(({ streams }) => streams)).toEqual([
    ...[7, 6, 5, 4, 3, 2].map((d) => sumStreams(told, d, d)),
    null,
  ]);
  expect([series[2]?.before, series[5]?.before]).toEqual([null, sumStreams(told, 9, 9)]);
});

test('revenue is that of the newest month with a statement beside the month before, never of trends', async () => {
  const release = await addDraft(app, artist, { title: 'Paid' });
  const track_id = release.tracks[0]?.id ?? '';
  const report = { owner_id: artist.user._id, store_id: 'spotify', lines: [] };
  const line = (gross_micros: bigint) => ({ track_id, gross_micros, share_basis_points: 10_000 });
  await addPostedReport(app, { ...report, period: '2026-08', lines: [line(3_000_000n)] });
  await addPostedReport(app, { ...report, period: '2026-09', lines: [line(2_000_000n)] });
  await addPostedReport(app, { ...report, store_id: 'deezer', period: '2026-09', lines: [line(2_500_000n)] });
  const { revenue, statements } = await ask(artist, calls.getDashboardFigures);
  expect(revenue).toMatchObject({ month: '2026-09', amount_micros: 4_500_000, before_micros: 3_000_000 });
  expect(revenue?.months.slice(-3)).toEqual([0, 3_000_000, 4_500_000]);
  expect(statements.until).toBe('2026-09');
  await tell(artist, 2, [{ track_id, store_id: 'anghami', days_ago: 3, streams: 100_000 }]);
  const { items, revenue_month } = await ask(artist, calls.getTopTracks);
  expect(items[0]).toMatchObject({ track: { id: track_id }, release: { title: 'Paid' }, revenue_micros: 4_500_000 });
  expect(revenue_month).toBe('2026-09');
});

test('nobody sees figures of others, and 90 days are for paid plans', async () => {
  const stranger = await signUp(app);
  expect((await ask(stranger, calls.getDashboardFigures)).streams.value).toBe(0);
  expect((await ask(stranger, calls.getDashboardReleases)).latest).toEqual([]);
  const query = { days: '90' } as const;
  expect((await stranger.call(calls.getDashboardStreams, { query })).error.name).toBe('premium_required');
  expect((await artist.call(calls.getDashboardStreams, { query })).body.series).toHaveLength(90);
  for (const call of [calls.getNextRelease, calls.getDashboardFigures, calls.getFirstSteps])
    expect((await makeCall(app, call)).status).toBe(401);
});

test('a new artist sees three steps, which tick themselves, and nothing else that is made up', async () => {
  const newcomer = await signUp(app);
  const steps = () => ask(newcomer, calls.getFirstSteps);
  expect(await steps()).toEqual({ artist: false, release: false, submission: false });
  await addArtist(newcomer);
  expect(await steps()).toEqual({ artist: true, release: false, submission: false });
  const draft = await addDraft(app, newcomer);
  expect(await steps()).toEqual({ artist: true, release: true, submission: false });
  await submit(newcomer, draft);
  expect(await steps()).toEqual({ artist: true, release: true, submission: true });
  const figures = await ask(newcomer, calls.getDashboardFigures);
  expect(figures).toMatchObject({ streams: { value: 0, before: null }, revenue: null, trends: [] });
  expect(new Set(figures.streams.days)).toEqual(new Set([null]));
  expect((await ask(newcomer, calls.getTopTracks)).items).toEqual([]);
  expect((await ask(newcomer, calls.getTrendingPlatforms)).items).toEqual([]);
});
