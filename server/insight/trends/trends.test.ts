import { getAnalyticsOverview } from '@tangent/contract/insight/analytics.ts';
import { listTrendSuspense, matchTrendSuspense } from '@tangent/contract/insight/backoffice-trends.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import {
  trend_entries,
  trend_playlists,
  trend_reported_days,
  trend_suspense_lines,
} from '@tangent/db/schema/insight/trend.ts';
import { sales_files } from '@tangent/db/schema/money/sales.ts';
import { DEVICES } from '@tangent/domain/insight/analytics/device.ts';
import { eq, inArray, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS, REPORT_KINDS } from '../../main/modules.ts';
import { matchSuspense } from '../../money/royalty/public.ts';
import { decideHeldFile, getSalesFileDetail, reverseFile } from '../../money/store-file/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { importText, importTrends, type TrendRow, writeTrends } from '../../testing/fixtures/import-trends.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { dateInDays } from '../../testing/fixtures/test-release.ts';
import { addPublished } from '../../testing/fixtures/trend-rows.ts';
import { buildMoneyWorld, importReport, type MoneyWorld, rereadFile } from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ROLLUPS } from './roll-up.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const song = (artist: number, track = 0) => world.releases[artist]?.tracks[track] ?? { id: '', isrc: '' };
const importRows = (rows: readonly TrendRow[]) => importTrends(world.context, rows);

/** Compares all stored totals and first days with those computed from the lines alone: they must always be the same. */
async function expectLineTotals(): Promise<void> {
  for (const { name, keys, counts, where, first_days_table } of ROLLUPS) {
    const key = sql.raw(keys.join(', '));
    const list = (of: string) => sql.raw(counts.map((count) => `${of.replace('x', count)} as ${count}`).join(', '));
    const lines = sql`(select account_id, day, track_id, store_id, country, playlist_no, streams, listeners, saves, followers,
      playlist_adds, coalesce(age_group, 0) as age_group, coalesce(gender, 0) as gender from ${trend_entries}) l`;
    for (const [table, at] of [
      [`trend_${name}_days`, 'day'],
      [`trend_${name}_months`, `date_trunc('month', day)::date`],
    ] as const) {
      const column = sql.raw(at === 'day' ? 'day' : 'month');
      const stored = sql`select account_id, ${column} as at, ${key}, ${list('x')} from ${sql.raw(table)}`;
      const due = sql`select account_id, ${sql.raw(at)} as at, ${key}, ${list('sum(x)::bigint')} from ${lines}
        where ${sql.raw(where)} group by 1, 2, ${key} having ${sql.raw(counts.map((count) => `sum(${count}) > 0`).join(' or '))}`;
      const { rows } = await app.db.execute(sql`(${stored} except ${due}) union all (${due} except ${stored})`);
      expect(rows, table).toEqual([]);
    }
    if (first_days_table !== undefined) {
      const stored = sql`select account_id, ${key}, first_day from ${sql.raw(first_days_table)}`;
      const due = sql`select account_id, ${key}, min(day) from ${sql.raw(`trend_${name}_days`)} group by account_id, ${key}`;
      const { rows } = await app.db.execute(sql`(${stored} except ${due}) union all (${due} except ${stored})`);
      expect(rows, first_days_table).toEqual([]);
    }
  }
}

async function computeTotal(trackId: string): Promise<number> {
  const { rows } = await app.db.execute<{ sum: string }>(
    sql`select coalesce(sum(streams), 0) as sum from trend_track_months where track_id = ${trackId}`,
  );
  return Number(rows[0]?.sum);
}

/** Removes and returns the files enqueued for monitoring since the last call. */
async function drainMonitoringJobs(): Promise<number[]> {
  const { rows } = await app.db.execute<{ file_no: number }>(
    sql`delete from pgboss.job where name = 'watch.file' returning (data->>'file_no')::int as file_no`,
  );
  return rows.map(({ file_no }) => file_no);
}

const decision = (id: string, choice: 'post' | 'replace', store_id?: string) =>
  inTransaction(app.db, (tx) => {
    const decided = { decision: choice, store_id, note: 'Asked them', report_kinds: REPORT_KINDS };
    return decideHeldFile(tx, world.staff, id, decided, app.clock.now());
  });

const reverse = (id: string) =>
  inTransaction(app.db, (tx) =>
    reverseFile(tx, world.staff, id, { note: 'Wrong', report_kinds: REPORT_KINDS }, app.clock.now()),
  );

test('the figures stores report for days and months are stored line by line and added up, whatever the layout of the file', async () => {
  const [one, two] = [song(0), song(1)];
  const plain = await importRows([
    { date: '2026-01-31', store: 'deezer', isrc: one.isrc, country: 'DE', streams: 100, listeners: 60, saves: 4 },
    {
      date: '2026-02-01',
      store: 'deezer',
      isrc: one.isrc,
      country: 'DE',
      streams: 30,
      age_group: '25-34',
      gender: 'f',
    },
    {
      date: '2026-02-01',
      store: 'deezer',
      isrc: one.isrc,
      country: 'FR',
      streams: 12,
      device: 'Smart TV',
      playlist: 'Café',
      playlist_adds: 1,
    },
    { date: '2026-02-01', store: 'tidal', isrc: two.isrc, country: '', followers: 3, age_group: '99', gender: 'x' },
    { date: '2026-02-01', store: 'tidal', isrc: two.isrc, streams: 0 },
  ]);
  expect(plain).toMatchObject({ kind: 'trends', state: 'posted', profile: 'plain_trends', lines: 5, matched_lines: 5 });
  const spotify = `date\tisrc\tterritory\tquantity\tplaylist_id\tplaylist_name\tage_group\n2026-02-01\t${one.isrc}\tTR\t7\tp1\tSabah\t55+\n2026-02-02\t${one.isrc}\tTR\t5\tp2\t\t\n`;
  expect(await importText(world.context, spotify)).toMatchObject({ state: 'posted', profile: 'spotify_trends' });
  const apple = `Datestamp\tStorefront Name\tApple Identifier\tISRC\tStreams\tListeners\tContainer Type\tContainer Name\tDevice Type\n02/03/2026\tBrazil\t1\t${two.isrc}\t9\t8\tPlaylist\tCalma\tiPad\n02/03/2026\tBrazil\t1\t${two.isrc}\t6\t6\tAlbum\tArtist 2\t3\n`;
  const waiting = await importText(world.context, apple);
  expect(waiting).toMatchObject({ state: 'held', hold_reasons: ['unknown_store'], profile: 'apple_trends' });
  await decision(waiting.id, 'post', 'tidal');
  expect(await rereadFile(world.context, waiting.id)).toMatchObject({ state: 'posted' });
  const record = {
    transaction_date: '2026-02-04',
    isrc_code: one.isrc,
    code_alpha_2: 'ES',
    quantity: 11,
    birth_year: 2000,
    device_type: 'Mobile',
  };
  const json = [record, { ...record, quantity: 4, playlist_xid: '37i9', gender: 'male' }];
  const lines = json.map((line) => JSON.stringify({ ...line, retail_name: 'Tidal' })).join('\r\n');
  expect(await importText(world.context, lines)).toMatchObject({ state: 'posted', profile: 'json_trends', lines: 2 });
  await expectLineTotals();
  expect(await Promise.all([computeTotal(one.id), computeTotal(two.id)])).toEqual([
    100 + 30 + 12 + 7 + 5 + 11 + 4,
    9 + 6,
  ]);
  const names = await app.db.select().from(trend_playlists);
  expect(new Set(names.map(({ store_id, name }) => `${store_id} ${name}`))).toEqual(
    new Set(['tidal 37i9', 'deezer Café', 'tidal Calma', 'spotify p2', 'spotify Sabah']),
  );
  const [young] = await app.db.select().from(trend_entries).where(eq(trend_entries.streams, 11));
  expect(young).toMatchObject({
    day: '2026-02-04',
    country: 'ES',
    age_group: 3,
    gender: null,
    device: DEVICES.indexOf('phone'),
  });
  const devices = await app.db
    .select({ streams: trend_entries.streams, device: trend_entries.device })
    .from(trend_entries)
    .where(inArray(trend_entries.streams, [12, 9, 6]));
  expect(new Map(devices.map(({ streams, device }) => [streams, device]))).toEqual(
    new Map([
      [12, DEVICES.indexOf('tv')],
      [9, DEVICES.indexOf('tablet')],
      [6, null],
    ]),
  );
  const reported = await app.db
    .select()
    .from(trend_reported_days)
    .where(eq(trend_reported_days.file_no, plain.file_no));
  expect(reported.map(({ store_id, day }) => `${store_id} ${day}`).sort()).toEqual([
    'deezer 2026-01-31',
    'deezer 2026-02-01',
    'tidal 2026-02-01',
  ]);
});

test('the same trends under any name change nothing; another report of a day is held, and replaces the first or is added to it', async () => {
  const { id, isrc } = song(2);
  const day = (date: string, streams: number): TrendRow => ({
    date,
    store: 'tidal',
    isrc,
    streams,
    listeners: 3,
    saves: 2,
    followers: 1,
    playlist: 'Mix',
    playlist_adds: 1,
  });
  const first = await importRows([
    day('2026-03-01', 10),
    day('2026-03-02', 20),
    { ...day('2026-03-02', 1), store: 'deezer' },
  ]);
  expect((await importText(world.context, writeTrends([day('2026-03-05', 3)]))).state).toBe('posted');
  const again = await importText(world.context, writeTrends([day('2026-03-05', 3)]).replaceAll('\n', '\r\n'));
  expect(again).toMatchObject({ state: 'duplicate', kind: 'trends' });
  const corrected = await importRows([day('2026-03-02', 25)]);
  expect(corrected).toMatchObject({ state: 'held', hold_reasons: ['same_day'] });
  const detail = await getSalesFileDetail(app.db, REPORT_KINDS, corrected.id);
  expect(detail).toMatchObject({
    actions: ['post', 'replace', 'decline'],
    file: { streams: 25, store_names: ['tidal'] },
  });
  expect(detail.days).toMatchObject([{ day: '2026-03-02', store_id: 'tidal', overlapping_files: [{ id: first.id }] }]);
  expect(await computeTotal(id)).toBe(34);
  await decision(corrected.id, 'replace');
  expect(await rereadFile(world.context, corrected.id)).toMatchObject({ state: 'posted', replaces_id: first.id });
  // The figures of the first file for other days and stores stay.
  expect(await computeTotal(id)).toBe(10 + 25 + 1 + 3);
  await expectLineTotals();
  const more = await importRows([day('2026-03-01', 2)]);
  await decision(more.id, 'post');
  await drainMonitoringJobs();
  await rereadFile(world.context, more.id);
  expect([await computeTotal(id), await drainMonitoringJobs()]).toEqual([41, [more.file_no]]);
  for (const file of [first, more]) await reverse(file.id);
  expect(await computeTotal(id)).toBe(25 + 3);
  const states = await app.db.select().from(sales_files).where(eq(sales_files.id, first.id));
  expect([states[0]?.state, new Set(await drainMonitoringJobs())]).toEqual([
    'reversed',
    new Set([first.file_no, more.file_no]),
  ]);
  await expectLineTotals();
  // A reversed day has no figures any more.
  expect((await importRows([day('2026-03-01', 4)])).state).toBe('posted');
});

test('with one wrong line no line of a trends file counts; staff sees which lines have which errors', async () => {
  const { isrc, id } = song(3);
  const good = { date: '2026-04-01', store: 'tidal', isrc, streams: 5 };
  const before = await app.db.$count(trend_entries);
  const rows = [good, { ...good, streams: -1 }, { ...good, date: '2099-01-01' }, { ...good, country: 'Atlantis' }];
  const file = await importRows([...rows, { ...good, listeners: 1.5 }, { ...good, saves: 2_000_000_000 }]);
  expect(file).toMatchObject({ state: 'malformed', kind: 'trends', problem_count: 5 });
  expect(file.problems.map(({ line_no, code }) => [line_no, code])).toEqual([
    [3, 'negative_count'] as const,
    [4, 'future_period'] as const,
    [5, 'unknown_country'] as const,
    [6, 'no_number'] as const,
    [7, 'too_many_digits'] as const,
  ]);
  const json = `{"date":"2026-04-01","isrc":"${isrc}","territory":"US","quantity":1}\n[]\n`;
  expect((await importText(world.context, json)).problems).toEqual([{ line_no: 2, code: 'no_record' }]);
  expect(await app.db.$count(trend_entries)).toBe(before);
  expect(await computeTotal(id)).toBe(0);
});

test('unmatched lines are stored without money, and count on their own days once staff assigns a track', async () => {
  const [known, isrc] = [song(3, 1), 'QZZZZ9900077'];
  const line = (date: string, code: string, streams: number) => ({ date, store: 'tidal', isrc: code, streams });
  const much = Array.from({ length: 6 }, (_, index) => line('2026-05-01', isrc, index + 1));
  const held = await importRows([line('2026-05-01', known.isrc, 20), ...much]);
  expect(held).toMatchObject({ state: 'held', hold_reasons: ['much_unmatched'], suspense_lines: 6 });
  await decision(held.id, 'post');
  await rereadFile(world.context, held.id);
  expect(await computeTotal(known.id)).toBe(20);
  await importReport(world.context, { store: 'tidal', period: '2026-05', lines: [{ isrc, amount: '1' }] });
  const match = { key: { isrc }, track_id: known.id };
  await drainMonitoringJobs();
  await inTransaction(app.db, (tx) => matchSuspense(tx, world.staff, { ...match, hooks: HOOKS }, app.clock.now()));
  expect([await computeTotal(known.id), await drainMonitoringJobs()]).toEqual([20 + 21, [held.file_no]]);
  const strange = async () => {
    const lines = await app.db.select().from(trend_suspense_lines).where(eq(trend_suspense_lines.isrc, isrc));
    return new Set(lines.map(({ state, matched_track_id }) => `${state} ${matched_track_id}`));
  };
  expect(await strange()).toEqual(new Set([`matched ${known.id}`]));
  await expectLineTotals();
  await reverse(held.id);
  expect(await computeTotal(known.id)).toBe(0);
  expect(await strange()).toEqual(new Set([`reversed ${known.id}`]));
  await expectLineTotals();
});

test('staff sees unmatched streams by codes and store, and counts exactly those for a track, whose artist has the streams from then on', async () => {
  const [staff, artist] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  const out = { title: 'Deniz', live_date: dateInDays(app, -60), track_count: 1 };
  const {
    tracks: [track_id = ''],
  } = await addPublished(app, artist, out);
  const [isrc, upc, [first, last]] = ['QZZZZ9900088', '00999999999993', [dateInDays(app, -4), dateInDays(app, -3)]];
  const reported = [`${first},tidal,TR,${isrc},,5`, `${last},tidal,TR,${isrc},,7`, `${last},deezer,TR,${isrc},,40`];
  const lines = [...reported, `${first},tidal,TR,${isrc},${upc},300`, `${first},tidal,TR,,${upc},9`];
  const file = await importText(world.context, `date,store,country,isrc,upc,streams\n${lines.join('\n')}\n`);
  expect(file).toMatchObject({ state: 'posted', suspense_lines: 5 });
  const list = async (query: object) => (await staff.call(listTrendSuspense, { query })).body;
  const both = { isrc, upc, store_id: 'tidal', lines: 1, streams: 300 };
  expect(await list({ search: isrc })).toMatchObject({ total: 3, lines: 4, streams: 352 });
  expect((await list({ search: isrc })).items).toMatchObject([
    both,
    { isrc, upc: null, store_id: 'deezer', lines: 1, streams: 40 },
    { isrc, upc: null, store_id: 'tidal', lines: 2, streams: 12, first_day: first, last_day: last },
  ]);
  const albumLine = { isrc: null, upc, store_id: 'tidal' };
  const search = { search: '0999 9999 99993', store_id: 'tidal', reason: 'unknown_recording' };
  expect((await list(search)).items).toMatchObject([both, { ...albumLine, streams: 9 }]);
  const match = { isrc, upc: null, store_id: 'tidal', track_id };
  for (const one of [await artist.call(listTrendSuspense), await artist.call(matchTrendSuspense, { body: match })])
    expect(one.error.name).toBe('permission_denied');
  const assign = async (body: typeof match | (typeof albumLine & { track_id: string })) =>
    (await staff.call(matchTrendSuspense, { body })).body.lines;
  expect([await assign(match), await assign(match), await assign({ ...albumLine, track_id })]).toEqual([2, 0, 1]);
  expect((await list({ search: isrc })).items).toMatchObject([both, { store_id: 'deezer' }]);
  // Money of an album without a named recording brings no listeners to one of its recordings.
  const unnamed = { key: { upc }, track_id, hooks: HOOKS };
  await inTransaction(app.db, (tx) => matchSuspense(tx, world.staff, unnamed, app.clock.now()));
  expect((await artist.call(getAnalyticsOverview)).body.figures.streams.value).toBe(12 + 9);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, track_id));
  expect(
    actions.filter(({ action, actor_id }) => action === 'trends.match' && actor_id === staff.user._id),
  ).toHaveLength(2);
  await expectLineTotals();
  await app.db.update(users).set({ erased_at: app.clock.now() }).where(eq(users.id, artist.user._id));
  const late = await staff.call(matchTrendSuspense, { body: { ...match, store_id: 'deezer' } });
  expect(late.error.name).toBe('not_found');
});

test('of two files with the same day, read at the same time, one counts and the other is held', async () => {
  const { id, isrc } = song(3, 2);
  const reported = [1, 2, 3].map((streams) => importRows([{ date: '2026-06-01', store: 'tidal', isrc, streams }]));
  const files = await Promise.all(reported);
  expect(files.map(({ state }) => state).sort()).toEqual(['held', 'held', 'posted']);
  const counted = files.findIndex(({ state }) => state === 'posted');
  expect(await computeTotal(id)).toBe(counted + 1);
  await expectLineTotals();
});
