import { confirmIdentity } from '@tangent/contract/identity/account.ts';
import {
  decideSalesFile,
  getSalesFile,
  getSalesLine,
  listSalesFiles,
  reverseSalesFile,
  SALES_UPLOAD_PATH,
  salesFile,
} from '@tangent/contract/money/backoffice-sales.ts';
import {
  listSuspense,
  listSuspenseLines,
  matchSuspense,
  suggestTracks,
} from '@tangent/contract/money/backoffice-suspense.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { STEP_UP_MINUTES } from '@tangent/domain/identity/identity-limits.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import {
  buildMoneyWorld,
  listWorldPeriods,
  type MoneyWorld,
  type ReportLine,
  rereadFile,
  writeReport,
} from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { computeBalance } from '../ledger/public.ts';

let app: TestApp;
let world: MoneyWorld;
let staff: TestAccount;
let artist: TestAccount;
let periods: string[];
beforeAll(async () => {
  app = await createTestApp();
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
  [staff, artist] = [await signUp(app), await signUp(app)];
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
  periods = listWorldPeriods(app.clock.now());
});
afterAll(() => app.close());

const getIsrc = (release: number, track = 0) => world.releases[release]?.tracks[track]?.isrc ?? '';

test('staff uploads a report and tracks it: its lines, its statements, and the reasons why it is held', async () => {
  const [period = ''] = periods;
  const lines = [
    { isrc: getIsrc(1), amount: '12.5' },
    { isrc: getIsrc(1, 2), amount: '-0.25', units: -1 },
  ];
  const report = writeReport({ store: 'spotify', period, statement_id: 'S1', lines });
  // The report becomes money at once: the call requires confirmation, as every action about money.
  expect((await send('March of Spotify.csv', report)).json().name).toBe('step_up_required');
  await staff.call(confirmIdentity, { body: { password: PASSWORD } });
  const file = await upload('March of Spotify.csv', report);
  expect(file).toMatchObject({
    name: 'March of Spotify.csv',
    state: 'received',
    source: 'backoffice',
    received_by: 'Ada Yıldız',
  });
  await read(file.id);
  const { body } = await staff.call(getSalesFile, { params: { id: file.id } });
  expect(body.file).toMatchObject({
    state: 'posted',
    lines: 2,
    matched_lines: 2,
    gross_micros: 12_250_000,
    first_period: period,
  });
  expect(body.statements).toMatchObject([
    { statement_id: 'S1', gross_amount: '12.25', difference: null, rate: '1', overlapping_files: [] },
  ]);
  expect(body.actions).toEqual(['reverse']);
  const { lines: shown } = (await staff.call(getSalesLine, { params: { id: file.id, line_no: 2 } as never })).body;
  expect(shown.map(({ line_no }) => line_no)).toEqual([1, 2, 3]);
  expect(shown[1]?.text).toContain(`${getIsrc(1)},,1,12.5,USD`);
  const missing = { params: { id: file.id, line_no: 9 } as never };
  expect((await staff.call(getSalesLine, missing)).error.name).toBe('not_found');
});

test('the same month in another file is held; staff posts it in place of the first, and reverses it', async () => {
  const [, period = ''] = periods;
  const report = (amount: string) => writeReport({ store: 'tidal', period, lines: [{ isrc: getIsrc(3), amount }] });
  const first = await upload('one.csv', report('1.00'));
  await read(first.id);
  const second = await upload('two.csv', report('1.50'));
  await read(second.id);
  const held = (await staff.call(getSalesFile, { params: { id: second.id } })).body;
  expect(held).toMatchObject({
    file: { state: 'held', hold_reasons: ['same_period'] },
    actions: ['post', 'replace', 'decline'],
  });
  expect(held.statements[0]?.overlapping_files).toMatchObject([{ id: first.id, name: 'one.csv' }]);
  const { body: waiting } = await staff.call(listSalesFiles, { query: { attention: 'yes' } });
  expect(waiting.items.map(({ id }) => id)).toEqual([second.id]);
  const decision = { decision: 'replace', note: 'They counted again' } as const;
  const request = { params: { id: second.id }, body: decision };
  app.clock.advance(STEP_UP_MINUTES * 60_000);
  expect((await staff.call(decideSalesFile, request)).error.name).toBe('step_up_required');
  await staff.call(confirmIdentity, { body: { password: PASSWORD } });
  expect((await staff.call(decideSalesFile, request)).body.file.state).toBe('reading');
  await read(second.id);
  expect(await receivable('tidal')).toBe(1_500_000n);
  const replaced = (await staff.call(getSalesFile, { params: { id: first.id } })).body;
  expect(replaced).toMatchObject({ file: { state: 'reversed', gross_micros: 1_000_000 }, actions: [] });
  expect(replaced.reversed_by).not.toBeNull();
  await staff.call(reverseSalesFile, { params: { id: second.id }, body: { note: 'It was not for us' } });
  expect(await receivable('tidal')).toBe(0n);
  const actions = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, second.id));
  expect(actions.map(({ action }) => action).sort()).toEqual(['sales.answer', 'sales.reverse', 'sales.upload']);
});

test('unmatched money is shown by recording, with possible tracks, and given to one', async () => {
  const [, , period = ''] = periods;
  const strange: (ReportLine & { title?: string })[] = [
    { isrc: 'QZZZZ9900001', amount: '3.00' },
    { isrc: 'QZZZZ9900001', amount: '2.00', country: 'DE' },
    { upc: '99999999999999', amount: '0.75' },
    { isrc: getIsrc(0), amount: '40.00' },
  ];
  const file = await upload('strange.csv', writeReport({ store: 'deezer', period, lines: strange }));
  await read(file.id);
  const { body } = await staff.call(listSuspense);
  expect(body).toMatchObject({ total: 2, lines: 3, gross_micros: 5_750_000 });
  const [group] = body.items;
  expect(group).toMatchObject({
    isrc: 'QZZZZ9900001',
    lines: 2,
    gross_micros: 5_000_000,
    reasons: ['unknown_recording'],
  });
  expect(group?.stores).toEqual([{ store_id: 'deezer', name: 'deezer', lines: 2, gross_micros: 5_000_000 }]);
  const { body: lines } = await staff.call(listSuspenseLines, { query: { ...group?.key } });
  expect(lines.items.map(({ line_no, country, file_name }) => [line_no, country, file_name])).toEqual([
    [2, 'US', 'strange.csv'],
    [3, 'DE', 'strange.csv'],
  ]);
  const { body: found } = await staff.call(suggestTracks, { query: { ...group?.key, search: getIsrc(2) } });
  expect(found.items).toMatchObject([{ isrc: getIsrc(2), by: 'search' }]);
  const match = { key: group?.key ?? {}, track_id: found.items[0]?.track_id ?? '' };
  expect((await staff.call(matchSuspense, { body: match })).body).toEqual({ lines: 2, gross_micros: 5_000_000 });
  expect((await staff.call(listSuspense)).body).toMatchObject({ total: 1, gross_micros: 750_000 });
  const { file: now } = (await staff.call(getSalesFile, { params: { id: file.id } })).body;
  expect(now).toMatchObject({ gross_micros: 45_750_000, suspense_micros: 750_000 });
});

test('a file that is too large, has another kind of body, or comes from a user who is not staff is refused', async () => {
  const send = (session: string, headers: object) =>
    app.http.inject({
      method: 'POST',
      url: `${SALES_UPLOAD_PATH}?name=a.csv`,
      cookies: { '__Host-session': session },
      payload: 'x',
      headers: {
        origin: ORIGIN,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/octet-stream',
        ...headers,
      },
    });
  expect((await send(artist.session, {})).statusCode).toBe(403);
  expect((await send(staff.session, { 'content-type': 'text/csv' })).statusCode).toBe(415);
  expect((await send(staff.session, { 'content-length': '9999999999' })).json().name).toBe('payload_too_large');
  for (const call of [listSalesFiles, listSuspense])
    expect((await artist.call(call as typeof listSuspense)).error.name).toBe('permission_denied');
});

const send = (name: string, text: string) =>
  app.http.inject({
    method: 'POST',
    url: SALES_UPLOAD_PATH,
    query: { name },
    payload: text,
    cookies: { '__Host-session': staff.session },
    headers: { origin: ORIGIN, 'sec-fetch-site': 'same-origin', 'content-type': 'application/octet-stream' },
  });

async function upload(name: string, text: string) {
  const response = await send(name, text);
  expect([response.statusCode, response.body]).toEqual([201, response.body]);
  return salesFile.parse(response.json());
}

const read = (id: string) => rereadFile(world.context, id);
const receivable = (store_id: string) =>
  computeBalance(app.db, { kind: 'store_receivable', store_id, currency: 'USD' });
