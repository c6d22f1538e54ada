import {
  answerFraudCase,
  closeFraudCase,
  FRAUD_EVIDENCE_PATH,
  getFraudCase,
  listAllFraudCases,
  listFraudCases,
} from '@tangent/contract/insight/monitoring.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { fraud_case_events, fraud_cases, fraud_findings } from '@tangent/db/schema/insight/monitoring.ts';
import { trend_reported_days } from '@tangent/db/schema/insight/trend.ts';
import { CASES_PER_PAGE } from '@tangent/domain/insight/monitoring-limits.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobsNow } from '../../platform/jobs/run-jobs-now.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { reportDays, reverseFileDays } from '../../testing/fixtures/report-days.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addStores, dateInDays } from '../../testing/fixtures/test-release.ts';
import { addPlaylists, addPublished, type PostedTrend } from '../../testing/fixtures/trend-rows.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { listFlaggedDays } from './list-flagged-days.ts';
import { loadDays } from './load-days.ts';
import { monitoringModule } from './module.ts';
import { monitorDays } from './monitor-files.ts';
import { listReleaseDays } from './monitor-release.ts';
import { notifyOwner } from './sync-case.ts';

let app: TestApp;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => app.close());

type Artist = { account: TestAccount; track_id: string };
type Line = Pick<PostedTrend, 'playlist_no' | 'saves' | 'listeners'> & { streams: number; country: string };

async function addArtist(): Promise<Artist> {
  const account = await signUp(app);
  const created_at = new Date(app.clock.now().getTime() - 400 * 86_400_000);
  await app.db.update(users).set({ created_at }).where(eq(users.id, account.user._id));
  const out = { title: 'Deniz', live_date: dateInDays(app, -400), track_count: 1 };
  const [track_id = ''] = (await addPublished(app, account, out)).tracks;
  return { account, track_id };
}

const usual = (ago: number): Line[] => {
  const streams = 200 + (ago % 7) * 40;
  return [
    { streams: streams / 2, country: 'TR', saves: 2 },
    { streams: streams / 4, country: 'DE' },
    { streams: streams / 4, country: 'US' },
  ];
};
/** Listeners in one country that play the music a few times each and never save it. */
const crowd = (streams: number): Line[] => [...usual(0), { streams, country: 'VN', listeners: streams / 2 }];

/** Runs the waiting jobs of stream monitoring, except the daily one. */
const runPass = () => {
  const handlers = monitoringModule.buildHandlers(app).filter(({ kind }) => kind.cron === null);
  return runJobsNow({ url: app.database_url, handlers, log: pino({ level: 'silent' }) });
};

/** Reports days by their age, and runs all waiting jobs. */
async function report(
  { account, track_id }: Artist,
  days: Record<number, Line[]>,
  store_id = 'spotify',
): Promise<number> {
  const lines = Object.entries(days).flatMap(([ago, reported]) => {
    const target = { track_id, store_id, day: dateInDays(app, -Number(ago)) };
    return reported.map((line) => ({ listeners: Math.round((line.streams * 2) / 3), ...line, ...target }));
  });
  const file_no = await reportDays(app, account.user._id, lines);
  expect((await runPass()).failed).toBe(0);
  return file_no;
}

/** Returns usual days in a range of ages, the oldest first. */
const quiet = (from: number, to: number) =>
  Object.fromEntries(Array.from({ length: from - to + 1 }, (_, index) => [to + index, usual(to + index)]));

const fetchCases = async ({ account }: Artist) => (await account.call(listFraudCases)).body.items;
const read = async (account: TestAccount, id: string) => (await account.call(getFraudCase, { params: { id } })).body;
const listEvents = async (artist: Artist) => {
  const [first] = await fetchCases(artist);
  return (await read(artist.account, first?.id ?? '')).history.map(({ event }) => event);
};
const countNotices = async ({ account }: Artist) => {
  const rows = await app.db.select().from(notifications).where(eq(notifications.account_id, account.user._id));
  return rows.filter(({ type }) => type === 'unusual_streams').length;
};
async function countMails(account: TestAccount): Promise<number> {
  const { rows } = await app.db.execute<{ mails: number }>(sql`
    select count(*)::int as mails from pgboss.job j join releases r on r.id::text = j.data->>'release_id'
     where j.data->>'mail' = 'release_unusual_streams' and r.account_id = ${account.user._id}`);
  return rows[0]?.mails ?? 0;
}

test('a crowd opens one case that grows, is notified once, calms after a quiet week and opens again', async () => {
  const artist = await addArtist();
  await report(artist, quiet(33, 11));
  expect(await fetchCases(artist)).toEqual([]);
  await report(artist, { 10: crowd(6_000) });
  const [found, ...others] = await fetchCases(artist);
  expect(others).toEqual([]);
  const first_day = dateInDays(app, -10);
  expect(found).toMatchObject({
    state: 'open',
    rules: ['hollow', 'spike', 'territory'],
    first_day,
    last_day: first_day,
    days: 1,
  });
  expect(found).toMatchObject({ streams: 6_000, store: { name: 'Spotify' }, release: { title: 'Deniz' } });
  await report(artist, { 9: crowd(7_000) });
  expect(await listEvents(artist)).toEqual(['opened', 'grew']);
  // The day before does not count towards the usual values.
  const { findings } = await read(artist.account, found?.id ?? '');
  expect(findings.filter(({ rule }) => rule === 'spike').map(({ day }) => day)).toEqual(
    [10, 9].map((n) => dateInDays(app, -n)),
  );
  await report(artist, quiet(8, 2));
  expect((await fetchCases(artist))[0]).toMatchObject({ state: 'calm', days: 2, streams: 13_000 });
  expect([await countNotices(artist), await countMails(artist.account)]).toEqual([1, 1]);
  await report(artist, { 1: crowd(5_000) });
  expect(await listEvents(artist)).toEqual(['opened', 'grew', 'calmed', 'grew', 'reopened']);
  expect((await fetchCases(artist)).map(({ state, last_day }) => [state, last_day])).toEqual([
    ['open', dateInDays(app, -1)],
  ]);
  expect(await countNotices(artist)).toBe(2);
});

test('a case shows its days next to the usual values, their origin, and the numbers that the rule examined', async () => {
  const artist = await addArtist();
  await report(artist, { ...quiet(31, 4), 3: crowd(6_000), 1: usual(1) }, 'anghami');
  const view = await read(artist.account, (await fetchCases(artist))[0]?.id ?? '');
  expect(view.series.map(({ day }) => day)).toEqual(
    Array.from({ length: 31 }, (_, index) => dateInDays(app, index - 31)),
  );
  expect(view.series.slice(-3)).toMatchObject([
    { streams: 6_200, usual: 320, has_finding: true },
    { streams: null, listeners: null, has_finding: false },
    { streams: 240, usual: 240, has_finding: false },
  ]);
  expect(view.countries[0]).toEqual({ country: 'VN', streams: 6_000, share: 9_677, usual_share: 0 });
  // The only track of a release leaves a store with the release.
  expect(view).toMatchObject({
    track_count: 1,
    tracks: [{ streams: 6_200, share: 10_000, usual_share: 10_000, is_removable: false }],
  });
  expect(view.findings.map(({ rule, country }) => [rule, country])).toEqual([
    ['hollow', null],
    ['spike', null],
    ['territory', 'VN'],
  ]);
  expect(view.findings[1]?.numbers).toMatchObject({ streams: 6_000, usual_streams: 0, known_days: 28, days: 1 });
  expect(view).toMatchObject({ is_own: true, owner: null, freshness: { until: dateInDays(app, -1) } });
});

test('every number of a case is in its evidence, and no playlist name runs as a formula', async () => {
  const artist = await addArtist();
  const [playlist_no = 0] = await addPlaylists(app, 'deezer', [`=cmd ${artist.track_id}`]);
  const bots = { streams: 9_000, country: 'VN', playlist_no, listeners: 60 };
  // Lines of another release and of another store are no evidence.
  const { account, track_id } = artist;
  const [other = ''] = (
    await addPublished(app, account, { title: 'Ay', live_date: dateInDays(app, -400), track_count: 1 })
  ).tracks;
  const beside = { day: dateInDays(app, -1), country: 'TR', streams: 7 };
  const otherLines = [
    { ...beside, track_id: other, store_id: 'deezer' },
    { ...beside, track_id, store_id: 'spotify' },
  ];
  await reportDays(app, account.user._id, otherLines);
  await report(artist, { ...quiet(30, 2), 1: [...usual(1), bots] }, 'deezer');
  const [found] = await fetchCases(artist);
  expect(found?.rules).toEqual(['one_playlist', 'repeats', 'spike', 'territory']);
  const url = FRAUD_EVIDENCE_PATH.replace(':id', found?.id ?? '');
  const get = ({ session }: TestAccount) => app.http.inject({ url, cookies: { '__Host-session': session } });
  const rows = (await get(artist.account)).body.split('\r\n').map((row) => row.split(','));
  const column = (name: string) => rows[0]?.indexOf(name) ?? -1;
  const lines = rows.filter(([row]) => row === 'line');
  const day = dateInDays(app, -1);
  expect(lines).toHaveLength(28 * 3 + 4);
  const sum = lines.filter((row) => row[1] === day).reduce((all, row) => all + Number(row[column('streams')]), 0);
  expect(sum).toBe(9_240);
  expect(lines.at(-1)?.[column('playlist')]).toBe(`'=cmd ${artist.track_id}`);
  expect(lines.at(-1)?.slice(-2)).toEqual(['trends.csv', '4']);
  expect(rows.filter(([row]) => row === '\uFEFFrow' || row === 'finding')).toHaveLength(5);
  expect((await get(staff)).statusCode).toBe(200);
  expect((await get(await signUp(app))).statusCode).toBe(404);
});

test('a day that the store withdraws or reports again is corrected; another check changes nothing', async () => {
  const artist = await addArtist();
  await report(artist, quiet(30, 2));
  const wrong = await report(artist, { 1: crowd(6_000) });
  await app.runJobs();
  expect(await listEvents(artist)).toEqual(['opened']);
  await reverseFileDays(app, wrong);
  await runPass();
  expect(await listEvents(artist)).toEqual(['opened', 'corrected', 'calmed']);
  await report(artist, { 1: usual(1) });
  const [found] = await fetchCases(artist);
  expect(found).toMatchObject({ state: 'calm', days: 0, streams: 0, first_day: dateInDays(app, -1) });
  expect(await listEvents(artist)).toEqual(['opened', 'corrected', 'calmed']);
});

test('a slow drip from one country: the case begins with the drip, and only its streams are in no figure', async () => {
  const artist = await addArtist();
  const drip = (ago: number): Line[] => [...usual(ago), { streams: 60, country: 'VN', listeners: 2 }];
  const ages = [9, 8, 7, 6, 5, 4, 3, 2];
  await report(artist, { ...quiet(33, 10), ...Object.fromEntries(ages.map((ago) => [ago, drip(ago)])) });
  const [track] = await app.db.select().from(tracks).where(eq(tracks.id, artist.track_id));
  const target = { account_id: artist.account.user._id, release_id: track?.release_id ?? '', store_id: 'spotify' };
  // Its turn in the week may be another day.
  await monitorDays(app, [{ ...target, days: [dateInDays(app, -2)] }]);
  const [found] = await fetchCases(artist);
  const span = { first_day: dateInDays(app, -9), last_day: dateInDays(app, -2) };
  expect(found).toMatchObject({ state: 'open', ...span, days: 8, streams: 480 });
  const { account_id, ...place } = target;
  const only = { ...place, reason: 'checking', parts: ['countries:VN'] };
  const flagged = await listFlaggedDays(app.db, account_id);
  expect(flagged).toEqual(ages.map((ago) => ({ ...only, day: dateInDays(app, -ago) })));
  const { series } = await read(artist.account, found?.id ?? '');
  const marked = series.filter(({ has_finding }) => has_finding).map(({ day }) => day);
  expect(marked).toEqual(flagged.map(({ day }) => day));
});

test('a file that arrives late changes the usual values of the days after it', async () => {
  const artist = await addArtist();
  await report(artist, { 1: crowd(1_500) });
  expect(await fetchCases(artist)).toEqual([]);
  await report(artist, quiet(20, 5));
  expect((await fetchCases(artist))[0]).toMatchObject({ state: 'open', first_day: dateInDays(app, -1) });
});

test('the artist explains, staff closes: a case closed as natural stays closed, one closed as artificial opens again', async () => {
  const [artist, other] = [await addArtist(), await addArtist()];
  const past = { ...quiet(30, 4), 3: crowd(6_000) };
  for (const one of [artist, other]) await report(one, past);
  const { id = '' } = (await fetchCases(artist))[0] ?? {};
  const params = { id };
  const answer = { params, body: { answer: 'promoter' as const, note: ' I paid for a playlist ' } };
  expect((await other.account.call(answerFraudCase, answer)).status).toBe(404);
  expect((await other.account.call(getFraudCase, { params })).status).toBe(404);
  expect((await artist.account.call(closeFraudCase, { params, body: { verdict: 'natural', note: null } })).status).toBe(
    403,
  );
  expect((await artist.account.call(answerFraudCase, answer)).body).toMatchObject({
    answer: 'promoter',
    state: 'open',
  });
  const all = (await staff.call(listAllFraudCases, { query: { state: 'open' } })).body.items;
  expect(new Set(all.map(({ state }) => state))).toEqual(new Set(['open']));
  expect(all.find((one) => one.id === id)).toMatchObject({
    answer: 'promoter',
    owner: { id: artist.account.user._id },
  });
  expect((await read(staff, id)).history.at(-1)).toMatchObject({ by: 'user', note: 'I paid for a playlist' });
  const close = (of: string, verdict: 'natural' | 'artificial') =>
    staff.call(closeFraudCase, { params: { id: of }, body: { verdict, note: 'Thank you' } });
  expect((await close(id, 'artificial')).body).toMatchObject({ state: 'closed', verdict: 'artificial' });
  expect((await close(id, 'natural')).status).toBe(409);
  expect((await artist.account.call(answerFraudCase, answer)).status).toBe(409);
  expect((await close((await fetchCases(other))[0]?.id ?? '', 'natural')).status).toBe(200);
  const [action] = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id));
  expect(action).toMatchObject({
    action: 'watch.closed',
    actor_id: staff.user._id,
    details: { verdict: 'artificial' },
  });
  // A check without new findings opens nothing.
  await report(artist, { 1: usual(1) });
  expect((await fetchCases(artist))[0]).toMatchObject({ state: 'closed', verdict: 'artificial' });
  for (const one of [artist, other]) await report(one, { 2: crowd(6_500) });
  expect((await fetchCases(artist))[0]).toMatchObject({ state: 'open', verdict: null, days: 2 });
  expect((await fetchCases(other))[0]).toMatchObject({ state: 'closed', verdict: 'natural', days: 2 });
  expect([await countNotices(artist), await countNotices(other)]).toEqual([2, 1]);
});

test('stores are monitored separately, with one email for all of them; small numbers and old days are not checked', async () => {
  const artist = await addArtist();
  for (const store of ['spotify', 'deezer']) await report(artist, { ...quiet(30, 2), 1: crowd(6_000) }, store);
  await report(artist, { ...quiet(30, 2), 1: [{ streams: 119, country: 'VN', listeners: 1 }] }, 'anghami');
  expect((await fetchCases(artist)).map(({ store }) => store.id).sort()).toEqual(['deezer', 'spotify']);
  expect([await countNotices(artist), await countMails(artist.account)]).toEqual([2, 1]);
  const late = await addArtist();
  await report(late, { ...quiet(70, 36), 37: crowd(6_000), 35: [{ streams: 9_000, country: 'VN', listeners: 60 }] });
  expect((await fetchCases(late)).map(({ first_day, rules }) => [first_day, rules.includes('repeats')])).toEqual([
    [dateInDays(app, -35), true],
  ]);
});

test('cases come page by page, the latest first, and of one release when the query requests it', async () => {
  const { account, track_id } = await addArtist();
  const [track] = await app.db.select().from(tracks).where(eq(tracks.id, track_id));
  const release_id = track?.release_id ?? '';
  const [at, account_id] = [app.clock.now(), account.user._id];
  const listed = Array.from({ length: CASES_PER_PAGE + 1 }, (_, index) => {
    const day = dateInDays(app, -(index % 20));
    return {
      account_id,
      release_id,
      store_id: 'spotify',
      first_day: day,
      last_day: day,
      opened_at: at,
      changed_at: at,
    };
  });
  const [latest] = await app.db.insert(fraud_cases).values(listed).returning();
  const found = (day: string, numbers: Record<string, number>) =>
    ({ case_id: latest?.id ?? '', day, rule: 'territory', subject: `${numbers.streams}`, numbers }) as const;
  const parts = [
    { streams: 600, of_streams: 1_500 },
    { streams: 700, of_streams: 1_500 },
  ];
  const findings = parts.map((numbers) => found(dateInDays(app, 0), numbers));
  await app.db.insert(fraud_findings).values([...findings, found(dateInDays(app, -1), { streams: 10 })]);
  const page = async (query: { cursor?: string; release?: string }) =>
    (await account.call(listFraudCases, { query })).body;
  const first = await page({ release: release_id });
  const second = await page({ cursor: first.next_cursor ?? '' });
  const all = [...first.items, ...second.items];
  expect([first.items.length, second.items.length, second.next_cursor, first.total]).toEqual([50, 1, null, 51]);
  expect(new Set(all.map(({ id }) => id)).size).toBe(51);
  expect(all.map(({ last_day }) => last_day)).toEqual(
    listed
      .map(({ last_day }) => last_day)
      .sort()
      .reverse(),
  );
  expect((await page({ release: track_id })).items).toEqual([]);
  // The streams of the whole day, once for each day.
  expect(all.find(({ id }) => id === latest?.id)).toMatchObject({ days: 2, streams: 1_510 });
});

test('an email about a release is sent again a day later, and at once when the earlier case is closed', async () => {
  const { account, track_id } = await addArtist();
  const [track] = await app.db.select().from(tracks).where(eq(tracks.id, track_id));
  const [first_day, at] = [dateInDays(app, -1), app.clock.now()];
  const days = { first_day, last_day: first_day, opened_at: at, changed_at: at };
  const target = { account_id: account.user._id, release_id: track?.release_id ?? '', ...days };
  const cases = [
    { ...target, store_id: 'spotify' },
    { ...target, store_id: 'deezer' },
  ];
  const [reported, row] = await app.db.insert(fraud_cases).values(cases).returning();
  if (!reported || !row) throw new Error('the case was not stored');
  await app.db.insert(fraud_case_events).values({ case_id: reported.id, event: 'opened', at, actor_kind: 'system' });
  const notifyAt = (then: Date) => inTransaction(app.db, (tx) => notifyOwner(tx, row, then));
  const later = (hours: number) => new Date(at.getTime() + hours * 3_600_000);
  await notifyAt(later(23));
  expect(await countMails(account)).toBe(0);
  await notifyAt(later(25));
  expect(await countMails(account)).toBe(1);
  await app.db.update(fraud_cases).set({ state: 'closed' }).where(eq(fraud_cases.id, reported.id));
  await notifyAt(later(23));
  expect(await countMails(account)).toBe(2);
});

test('another release of the same artist counts as an occasion, and a release is known from its first day in a store', async () => {
  const [{ account, track_id }, other] = [await addArtist(), await addArtist()];
  const add = async (one: Artist, live_ago: number) =>
    (await addPublished(app, one.account, { title: 'Ay', live_date: dateInDays(app, -live_ago), track_count: 1 })).id;
  const own = { account, track_id };
  const [release_id, draft] = [await add(own, 3), await add(own, 2)];
  for (const [one, ago] of [[own, 40] as const, [other, 4] as const]) await add(one, ago);
  await app.db.update(releases).set({ status: 'draft' }).where(eq(releases.id, draft));
  const span = { from: dateInDays(app, -8), to: dateInDays(app, -1) };
  expect(await inTransaction(app.db, (tx) => listReleaseDays(tx, release_id, span))).toEqual([dateInDays(app, -3)]);
  const received_at = app.clock.now();
  const store_id = 'spotify';
  const reportedDays = [8, 7, 6].map((ago) => ({
    store_id,
    day: dateInDays(app, -ago),
    file_no: 100_000,
    received_at,
  }));
  await app.db.insert(trend_reported_days).values(reportedDays);
  const live_at = new Date(`${dateInDays(app, -7)}T23:59:59Z`);
  await app.db.insert(deliveries).values({ release_id, store_id, state: 'live', live_at, changed_at: received_at });
  const [first, next] = await loadDays(app.db, { account_id: account.user._id, release_id, store_id }, span);
  expect([first, next]).toMatchObject([
    { day: dateInDays(app, -7), streams: 0 } as const,
    { day: dateInDays(app, -6), streams: 0 } as const,
  ]);
});
