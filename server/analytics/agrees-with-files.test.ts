import path from 'node:path';
import * as analytics from '@tangent/contract/analytics.ts';
import type { Call } from '@tangent/contract/define-call.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { sales_files } from '@tangent/db/schema/sales.ts';
import { seedStores } from '@tangent/db/seeds/stores.ts';
import { openTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../platform/sql/transaction.ts';
import { lookIntoInbox } from '../sales-inbox/look-into-inbox.ts';
import { makeCall } from '../testing/call.ts';
import { addBilledPlan } from '../testing/plan-rows.ts';
import { readToldDays, type ToldLine } from '../testing/read-told-days.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { addPublished } from '../testing/trend-rows.ts';

/** A Thursday, ten minutes old, two days after a leap day. */
const NOW = '2028-03-02T00:10:00Z';
const STORES = ['spotify', 'apple-music', 'deezer', 'fizy'];
const [FIRST, SECOND, STRANGE] = ['QZTNG2800001', 'QZTNG2800002', 'QZTNG2800003'];
const COUNTS = ['streams', 'listeners', 'saves', 'playlist_adds', 'followers'] as const;

/** What each period is on that day, and beside it the days before and those of the year before: written by hand. */
const PERIODS: Record<string, [string, string, ...string[]]> = {
  today: ['2028-03-02', '2028-03-02', '2028-03-01', '2028-03-01', '2027-03-02', '2027-03-02'],
  yesterday: ['2028-03-01', '2028-03-01', '2028-02-29', '2028-02-29', '2027-03-01', '2027-03-01'],
  this_week: ['2028-02-28', '2028-03-02', '2028-02-24', '2028-02-27', '2027-02-28', '2027-03-02'],
  last_7_days: ['2028-02-24', '2028-03-02', '2028-02-16', '2028-02-23', '2027-02-24', '2027-03-02'],
  last_30_days: ['2028-02-01', '2028-03-02', '2028-01-01', '2028-01-31', '2027-02-01', '2027-03-02'],
  last_90_days: ['2027-12-03', '2028-03-02', '2027-09-03', '2027-12-02', '2026-12-03', '2027-03-02'],
  this_month: ['2028-03-01', '2028-03-02', '2028-02-28', '2028-02-29', '2027-03-01', '2027-03-02'],
  this_year: ['2028-01-01', '2028-03-02', '2027-10-31', '2027-12-31', '2027-01-01', '2027-03-02'],
  last_year: ['2027-01-01', '2027-12-31', '2026-01-01', '2026-12-31', '2026-01-01', '2026-12-31'],
  all_time: ['2026-11-20', '2028-03-02'],
  custom: ['2028-02-29', '2028-02-29', '2028-02-28', '2028-02-28', '2027-02-28', '2027-02-28'],
};
const QUESTIONS = Object.keys(PERIODS).flatMap((period) =>
  (['none', 'previous', 'last_year'] as const).map((compare) => ({ period, compare })),
);

let app: TestApp;
let sandbox: TestSandbox;
let artist: TestPerson;
let told: ToldLine[];

beforeAll(async () => {
  [app, sandbox] = await Promise.all([openTestApp(), openTestSandbox()]);
  app.clock.advance(Date.parse(NOW) - Date.now());
  await inTransaction(app.db, (tx) => seedStores(tx, app.clock.now()));
  await sandbox.moveTo(NOW);
  artist = await signUp(app);
  await addBilledPlan(app, artist.user._id, 'pro');
  await addMusic(artist, '0999990000024', [FIRST, SECOND]);
  await addMusic(await signUp(app), '0999990000031', [STRANGE]);
  for (const days of [{ first: '2026-11-01', last: '2027-12-31' }, { period: '2028-01' }, { period: '2028-02' }])
    await sandbox.post('/control/trends', { ...days, store_ids: STORES });
  await sandbox.post('/control/trends', { day: '2028-03-01', store_ids: STORES });
  await sandbox.post('/control/trends', { day: '2028-03-02', store_ids: ['fizy'] });
  await takeIn();
  told = await readToldDays(path.join(sandbox.message_folder, '../reports/inbox/read'));
}, 120_000);
afterAll(() => Promise.all([app.close(), sandbox.remove()]));

test('all that stores told of a year and more was taken in, whatever the shape of their files', async () => {
  const files = await app.db.select().from(sales_files);
  expect(files.map(({ state }) => state)).toEqual(files.map(() => 'posted'));
  expect(new Set(files.map(({ profile }) => profile)).size).toBe(STORES.length);
  expect(new Set(told.map(({ store }) => store))).toEqual(new Set(STORES));
  expect(files.reduce((lines, file) => lines + file.lines, 0)).toBe(told.length);
});

test('[S9-013] [S9-014] [S9-015] [S3-114] [S3-115] [S3-118] in every period and comparison the figures are what the files add up to', async () => {
  for (const question of QUESTIONS) {
    const { now, before } = linesOf(question);
    const { body } = await ask(analytics.getAnalyticsOverview, question);
    const [from, to] = PERIODS[question.period] ?? [];
    expect(body.range, question.period).toEqual({ from, to });
    for (const count of COUNTS)
      expect([question, count, body.figures[count]]).toEqual([
        ...[question, count],
        { value: sum(now, count), before: before && sum(before, count) },
      ]);
    for (const point of body.series) {
      const own = now.filter(({ day }) =>
        body.step === 'day' ? day === point.at : day.slice(0, 7) === point.at.slice(0, 7),
      );
      expect([question, point.at, COUNTS.map((count) => point[count])]).toEqual([
        ...[question, point.at],
        COUNTS.map((count) => sum(own, count)),
      ]);
    }
    const streamsBefore = body.series.reduce((total, point) => total + (point.before?.streams ?? 0), 0);
    expect([question, streamsBefore]).toEqual([question, before === null ? 0 : sum(before, 'streams')]);
  }
});

test('[S3-117] and so are those of one track, of each country, store and playlist', async () => {
  for (const question of QUESTIONS) {
    const { now, before } = linesOf(question);
    const groupsOf = (cell: 'country' | 'store' | 'isrc') => groups(now, before, (line) => line[cell]);
    const overview = (await ask(analytics.getAnalyticsOverview, question)).body;
    const countries = (await ask(analytics.getAnalyticsTerritories, question)).body;
    const stores = (await ask(analytics.getAnalyticsPlatforms, question)).body;
    const playlists = (await ask(analytics.getAnalyticsPlaylists, question)).body;
    const played = <T extends { streams: analytics.Figure }>(items: T[], keyOf: (item: T) => string) =>
      Object.fromEntries(items.filter(isPlayed).map((item) => [keyOf(item), item.streams]));
    expect([question, played(overview.tracks, ({ track }) => track.isrc ?? '')]).toEqual([question, groupsOf('isrc')]);
    expect([question, played(countries.items, ({ country }) => country)]).toEqual([question, groupsOf('country')]);
    expect([question, played(stores.items, ({ store }) => store.id)]).toEqual([question, groupsOf('store')]);
    const listed = (lines: ToldLine[]) => lines.filter(({ playlist }) => playlist !== '');
    const placed = groups(listed(now), before && listed(before), ({ store, playlist }) => `${store} ${playlist}`);
    expect([question, played(playlists.items, ({ store, name }) => `${store.id} ${name}`)]).toEqual([question, placed]);
  }
});

test('and those of ages and genders, as far as they are told', async () => {
  const { now } = linesOf({ period: 'last_year', compare: 'none' });
  const { body } = await ask(analytics.getAnalyticsDemographics, { period: 'last_year', compare: 'none' });
  const cells = body.groups.flatMap(({ age_group, ...genders }) =>
    Object.entries(genders).map(([gender, { listeners }]) => ({ age_group, gender, listeners })),
  );
  const told = cells.filter(({ listeners }) => listeners !== null);
  expect(told.length).toBeGreaterThan(10);
  for (const { age_group, gender, listeners } of told) {
    const own = now.filter((line) => line.age_group === age_group && line.gender === gender);
    expect([age_group, gender, listeners]).toEqual([age_group, gender, sum(own, 'listeners')]);
  }
});

test('a filter shows one track only, and the same file again changes nothing', async () => {
  const question = { period: 'last_30_days', compare: 'previous' } as const;
  const [row] = await app.db.select().from(tracks).where(eq(tracks.isrc, SECOND));
  await sandbox.post('/control/trends', { period: '2028-02', store_ids: ['deezer'], fault: 'renamed' });
  await takeIn();
  const { now, before } = linesOf(question);
  const of = (lines: ToldLine[] | null) => (lines ?? []).filter(({ isrc }) => isrc === SECOND);
  const { body } = await ask(analytics.getAnalyticsOverview, { ...question, track: row?.id });
  expect(body.figures.streams).toEqual({ value: sum(of(now), 'streams'), before: sum(of(before), 'streams') });
});

type Question = { period: string; compare: analytics.AnalyticsQuery['compare']; track?: string | undefined };

function ask<C extends Call>(call: C, { period, ...rest }: Question) {
  const [from, to] = PERIODS[period] ?? [];
  const query = { ...rest, period, ...(period === 'custom' ? { from, to } : {}) };
  return makeCall(app, call, { session: artist.session, query: query as never });
}

/** The lines of the artist in the days of a question, and in those that it is compared with. */
function linesOf({ period, compare }: Question): { now: ToldLine[]; before: ToldLine[] | null } {
  const [from = '', to = '', ...others] = PERIODS[period] ?? [];
  const [start, end] = compare === 'previous' ? others.slice(0, 2) : others.slice(2);
  const own = told.filter(({ isrc }) => isrc !== STRANGE);
  const between = (first: string, last: string) => own.filter(({ day }) => day >= first && day <= last);
  const isCompared = compare !== 'none' && start !== undefined && end !== undefined;
  return { now: between(from, to), before: isCompared ? between(start, end) : null };
}

const sum = (lines: readonly ToldLine[], count: (typeof COUNTS)[number]) =>
  lines.reduce((total, line) => total + line[count], 0);
const isPlayed = ({ streams }: { streams: analytics.Figure }) => streams.value > 0;

/** Streams by what lines have in common, as far as there are any. */
function groups(now: ToldLine[], before: ToldLine[] | null, keyOf: (line: ToldLine) => string) {
  const [one, other] = [now, before ?? []].map((lines) => {
    const sums = new Map<string, number>();
    for (const line of lines) sums.set(keyOf(line), (sums.get(keyOf(line)) ?? 0) + line.streams);
    return sums;
  });
  const found = [...(one ?? [])].filter(([, value]) => value > 0);
  return Object.fromEntries(
    found.map(([key, value]) => [key, { value, before: before === null ? null : (other?.get(key) ?? 0) }]),
  );
}

async function addMusic(person: TestPerson, icpn: string, isrcs: string[]): Promise<void> {
  const live_date = '2026-11-20';
  const published = await addPublished(app, person, { title: icpn, live_date, track_count: isrcs.length });
  await app.db.update(releases).set({ upc: icpn }).where(eq(releases.id, published.id));
  for (const [at, id] of published.tracks.entries())
    await app.db.update(tracks).set({ isrc: isrcs[at] }).where(eq(tracks.id, id));
  const past = { icpn, tracks: isrcs, stores: STORES, live_at: `${live_date}T00:00:00Z`, fame: 10 };
  await sandbox.post('/control/reports/catalogue', { releases: [past] });
}

async function takeIn(): Promise<void> {
  const { sftp_port, host_key_sha256 } = sandbox.sandbox;
  const inbox = { url: `sftp://reports@127.0.0.1:${sftp_port}/`, private_key: sandbox.private_key, host_key_sha256 };
  await lookIntoInbox({ ...app, log: pino({ level: 'silent' }), inbox });
  await app.runJobs();
}
