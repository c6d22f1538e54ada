import fs from 'node:fs/promises';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { audit_events } from '@tangent/db/schema/identity/account.ts';
import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import type { FineDisputeState } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { and, asc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { REPORT_KINDS } from '../../../main/modules.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { expectSoundLedger } from '../../../testing/fixtures/import-sales.ts';
import {
  buildMoneyWorld,
  importReport,
  type MoneyWorld,
  type ReportLine,
  rereadFile,
} from '../../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { readAccountFigures } from '../../ledger/public.ts';
import { decideHeldFile, reverseFile } from '../../store-file/public.ts';
import { writeStatementCsv } from '../statements/statement-csv.ts';
import { getRoyaltyEntriesView } from '../views/entries-view.ts';
import { getRoyaltyEntryView } from '../views/entry-view.ts';
import { getStaffDisputeView, listStaffDisputes } from './dispute-views.ts';
import { moveDispute } from './move-dispute.ts';
import { openDispute } from './open-dispute.ts';
import { eraseDisputes, exportDisputes } from './personal-data.ts';
import { buildDisputeEmail } from './send-dispute-mail.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));

/** The owner of a release, and a track of it; by default one that nobody shares. */
function getArtist(number: number, track = 2) {
  const { account_id = '', tracks = [] } = world.releases[number - 1] ?? {};
  return { account_id, isrc: tracks[track]?.isrc ?? '', shared: tracks[0]?.isrc ?? '' };
}

let months = 0;
/** A month that no other test reports. */
const nextMonth = () => `${2021 + Math.floor(months / 12)}-${String((months++ % 12) + 1).padStart(2, '0')}`;

const FINE = '-12.4';
const report = (period: string, ...lines: ReportLine[]) =>
  importReport(world.context, { store: 'spotify', period, lines });
const fine = (isrc: string, amount = FINE): ReportLine => ({ isrc, amount, kind: 'penalty' });

/** The corrected report of a month that staff post in place of the earlier one. */
async function replaceReport(period: string, ...lines: ReportLine[]) {
  const file = await report(period, ...lines);
  expect(file.state).toBe('held');
  const decision = { decision: 'replace', note: 'Corrected', report_kinds: REPORT_KINDS } as const;
  await run((tx, now) => decideHeldFile(tx, world.staff, file.id, decision, now));
  const posted = await rereadFile(world.context, file.id);
  expect(posted.state).toBe('posted');
  return posted;
}

const reverse = (id: string) =>
  run((tx, now) => reverseFile(tx, world.staff, id, { note: 'Wrong', report_kinds: REPORT_KINDS }, now));

/** The transaction id of a line of a report; the header is the first line of the file. */
const entryOf = (file_no: number, line = 1) => buildTransactionId({ file_no, line_no: line + 1, part: 0 });
const WORDS = { reason: 'genuine', note: 'We played in Berlin that week' } as const;
const dispute = (user_id: string, transaction_id: string) =>
  run((tx, now) => openDispute(tx, { user_id }, { transaction_id, ...WORDS }, now));
const move = (id: string, state: Exclude<FineDisputeState, 'open'>, note: string | null = null) =>
  run((tx, now) => moveDispute(tx, world.staff, id, { state, note }, now));
const look = (id: string) => getStaffDisputeView(app.db, id, app.clock.now());

async function readState(id: string) {
  const { state, due_on, returned_micros, transaction_id } = await look(id);
  return { state, is_due: due_on !== null, returned_micros, transaction_id };
}

let fines = 0;
/** Reports a fine in a month of its own and of an amount of its own, and disputes it. */
async function disputeFine(number = 1, track = 2) {
  const { account_id, isrc } = getArtist(number, track);
  const month = nextMonth();
  const cents = 1_240 + fines++;
  const amount = `${cents / 100}`;
  const file = await report(month, fine(isrc, `-${amount}`), { isrc, amount: '20' });
  expect(file.state).toBe('posted');
  const id = await dispute(account_id, entryOf(file.file_no));
  return { account_id, isrc, month, file, amount, micros: cents * 10_000, id };
}

test('a dispute goes to staff with a deadline, then to the store, and its owner reads at the line what became of it', async () => {
  const { account_id, id, file, month } = await disputeFine();
  const transaction_id = entryOf(file.file_no);
  const found = await look(id);
  expect(found).toMatchObject({ state: 'open', step: 'send', transaction_id, amount_micros: -12_400_000, ...WORDS });
  const waiting = await listStaffDisputes(app.db, { state: 'waiting' }, app.clock.now());
  expect(waiting.items.map((one) => one.id)).toContain(id);
  await move(id, 'sent', 'Case 12');
  await move(id, 'accepted');
  const { charge } = await getRoyaltyEntryView(app.db, account_id, transaction_id, app.clock.now());
  expect(charge?.dispute?.history.map(({ state, by, note }) => [state, by, note])).toEqual([
    ['open', 'user', null],
    ['sent', 'staff', 'Case 12'],
    ['accepted', 'staff', null],
  ]);
  expect(charge).toMatchObject({ returned_micros: 0, disputable_until: null, dispute: { state: 'accepted' } });
  const [entry] = (await getRoyaltyEntriesView(app.db, account_id, { kind: 'penalty', from: month, to: month })).items;
  expect(entry).toMatchObject({ dispute: 'accepted', returned_on: null });
  const news = await app.db
    .select({ type: notifications.type, params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.account_id, account_id), eq(notifications.type, 'fine_dispute')))
    .orderBy(asc(notifications.created_at), asc(notifications.id));
  const params = { store: 'spotify', month, track: 'Song 3', amount_cents: 1_240, transaction_id };
  expect(news).toEqual([
    { type: 'fine_dispute', params: { ...params, state: 'sent' } },
    { type: 'fine_dispute', params: { ...params, state: 'accepted' } },
  ]);
  const log = await app.db.select().from(audit_events).where(eq(audit_events.subject_id, id)).orderBy(audit_events.at);
  expect(log.map(({ action, actor_kind }) => `${actor_kind} ${action}`)).toEqual([
    'user fine_dispute.opened',
    'staff fine_dispute.moved',
    'staff fine_dispute.moved',
  ]);
});

test('only the owner of the track disputes a fine, once, in time, and nothing else than a fine', async () => {
  const { account_id, isrc, shared } = getArtist(2);
  const file = await report(
    nextMonth(),
    fine(isrc),
    { isrc, amount: '-1', kind: 'fee' },
    { isrc, amount: '5' },
    fine(isrc, '3'),
    fine(shared),
  );
  const attempt = (user_id: string, line: number) =>
    dispute(user_id, entryOf(file.file_no, line)).then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
  const other = getArtist(1).account_id;
  expect(await attempt(other, 1)).toBe('not_found');
  // Artist 1 has a share in nothing of artist 2; a payee of the track bears nothing of its fine.
  expect(await attempt(world.payee_id, 5)).toBe('not_found');
  expect(await attempt(account_id, 2)).toBe('fine_not_disputable');
  expect(await attempt(account_id, 3)).toBe('not_found');
  expect(await attempt(account_id, 4)).toBe('fine_not_disputable');
  expect(await attempt(account_id, 9)).toBe('not_found');
  expect((await Promise.all([1, 2, 3].map(() => attempt(account_id, 1)))).sort()).toEqual([
    'fine_not_disputable',
    'fine_not_disputable',
    'taken',
  ]);
  app.clock.advance(91 * DAY_MS);
  expect(await attempt(account_id, 5)).toBe('fine_not_disputable');
  app.clock.advance(-91 * DAY_MS);
  expect(await attempt(account_id, 5)).toBe('taken');
});

test('staff move a dispute in order, only once, and refuse none without a reason', async () => {
  const { id } = await disputeFine();
  const attempt = (state: 'sent' | 'accepted' | 'refused', note: string | null) =>
    move(id, state, note).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  expect(await attempt('accepted', null)).toBe('invalid_transition');
  expect(await attempt('refused', null)).toBe('invalid_input');
  expect((await Promise.all([attempt('sent', null), attempt('sent', null)])).sort()).toEqual([
    'done',
    'invalid_transition',
  ]);
  expect(await attempt('refused', 'They showed us the streams')).toBe('done');
  expect(await readState(id)).toMatchObject({ state: 'refused', is_due: false });
  const settled = await listStaffDisputes(app.db, { state: 'settled' }, app.clock.now());
  expect(settled.items[0]).toMatchObject({ id, step: 'none' });
  expect(await attempt('accepted', null)).toBe('invalid_transition');
  const artist = { user_id: getArtist(1).account_id, is_staff: false, plan: 'free', language: 'en' } as const;
  const own = run((tx, now) => moveDispute(tx, artist, id, { state: 'sent', note: null }, now));
  await expect(own).rejects.toMatchObject({ code: 'permission_denied' });
});

test.each(['open', 'sent', 'accepted', 'refused'] as const)(
  'a fine that the store takes back accepts a dispute that is %s, and says when; taken away again, all is as before',
  async (before) => {
    const { account_id, id, isrc, file, month, amount, micros } = await disputeFine(3);
    if (before !== 'open') await move(id, 'sent');
    if (before === 'accepted') await move(id, 'accepted');
    if (before === 'refused') await move(id, 'refused', 'No');
    const notified = await countNews(account_id, 'fine_dispute');
    const later = await report(nextMonth(), fine(isrc, amount));
    expect(await readState(id)).toMatchObject({ state: 'accepted', is_due: false, returned_micros: micros });
    expect(await countNews(account_id, 'fine_dispute')).toBe(notified);
    const entry = await getRoyaltyEntryView(app.db, account_id, entryOf(file.file_no), app.clock.now());
    expect(entry.charge).toMatchObject({ returned_by: entryOf(later.file_no), returned_micros: micros });
    const back = await getRoyaltyEntryView(app.db, account_id, entryOf(later.file_no), app.clock.now());
    expect(back.charge?.returns).toBe(entryOf(file.file_no));
    const day = app.clock.now().toISOString().slice(0, 10);
    expect(entry.returned_on).toBe(day);
    const csv = await readCsv(account_id, month);
    expect(csv.find(({ line_kind }) => line_kind === 'penalty')).toMatchObject({
      dispute: 'accepted',
      returned_on: day,
    });
    await reverse(later.id);
    expect(await readState(id)).toMatchObject({ state: before, returned_micros: 0, is_due: before !== 'refused' });
    await expectSoundLedger(app);
  },
);

test('a part that came back accepts the dispute, and the rest stays due', async () => {
  const { id, isrc, micros } = await disputeFine(4, 1);
  await report(nextMonth(), fine(isrc, '2.4'));
  expect(await readState(id)).toMatchObject({ state: 'accepted', is_due: true, returned_micros: 2_400_000 });
  await report(nextMonth(), fine(isrc, `${(micros - 2_400_000) / 1e6}`));
  expect(await readState(id)).toMatchObject({ state: 'accepted', is_due: false, returned_micros: micros });
});

test('a part that came back before the dispute does not decide it', async () => {
  const { account_id, isrc } = getArtist(4, 1);
  const file = await report(nextMonth(), fine(isrc, '-31'), fine(isrc, '11'));
  app.clock.advance(DAY_MS);
  const id = await dispute(account_id, entryOf(file.file_no));
  await report(nextMonth(), fine(isrc, '-32'));
  expect(await readState(id)).toMatchObject({ state: 'open', is_due: true, returned_micros: 11_000_000 });
  await report(nextMonth(), fine(isrc, '20'));
  expect(await readState(id)).toMatchObject({ state: 'accepted', is_due: false, returned_micros: 31_000_000 });
});

test('a corrected report keeps the dispute of its fine and does not report the fine again', async () => {
  const { account_id, id, isrc, month, amount } = await disputeFine(4);
  await move(id, 'sent');
  const notified = await countNews(account_id, 'store_fine');
  const again = await replaceReport(month, { isrc, amount: '21' }, fine(isrc, `-${amount}`));
  expect(await readState(id)).toMatchObject({ state: 'sent', is_due: true, transaction_id: entryOf(again.file_no, 2) });
  expect(await countNews(account_id, 'store_fine')).toBe(notified);

  const higher = await replaceReport(month, fine(isrc, '-15'), { isrc, amount: '22' });
  expect(await readState(id)).toMatchObject({ state: 'sent', transaction_id: entryOf(higher.file_no) });
  expect(await countNews(account_id, 'store_fine')).toBe(notified + 1);

  const returned = await countNews(account_id, 'fine_returned');
  await replaceReport(month, { isrc, amount: '23' });
  expect(await readState(id)).toMatchObject({ state: 'accepted', is_due: false });
  expect(await countNews(account_id, 'fine_returned')).toBe(returned + 1);
  await expectSoundLedger(app);
});

test('a report that is reversed first and corrected later neither loses the dispute nor reports the fine again', async () => {
  const { account_id, id, isrc, month, file, amount } = await disputeFine(2);
  const before = [await countNews(account_id, 'store_fine'), await countNews(account_id, 'fine_returned')];
  await reverse(file.id);
  expect(await readState(id)).toMatchObject({ state: 'open', is_due: false });
  const again = await report(month, fine(isrc, `-${amount}`), { isrc, amount: '21' });
  expect(again.state).toBe('posted');
  expect(await readState(id)).toMatchObject({ state: 'open', is_due: true, transaction_id: entryOf(again.file_no) });
  expect([await countNews(account_id, 'store_fine'), await countNews(account_id, 'fine_returned')]).toEqual(before);
});

test('a fine that came back stays so when its report is corrected afterwards', async () => {
  const { id, isrc, month, amount, micros } = await disputeFine(1);
  await report(nextMonth(), fine(isrc, amount));
  await replaceReport(month, fine(isrc, `-${amount}`), { isrc, amount: '21' });
  expect(await readState(id)).toMatchObject({ state: 'accepted', is_due: false, returned_micros: micros });
  await expectSoundLedger(app);
});

test('a fine larger than all earnings makes a debt that is gone when it is taken back', async () => {
  const { account_id, isrc } = getArtist(2);
  const before = await readBalance(account_id);
  const file = await report(nextMonth(), fine(isrc, '-999999'));
  const id = await dispute(account_id, entryOf(file.file_no));
  await move(id, 'sent');
  expect(await readBalance(account_id)).toBe(before - 999_999_000_000n);
  await report(nextMonth(), fine(isrc, '999999'));
  expect(await readBalance(account_id)).toBe(before);
  expect((await readState(id)).state).toBe('accepted');
  await expectSoundLedger(app);
});

test('an account that is exported has its disputes, and one that is erased leaves no word of them', async () => {
  const { account_id, id } = await disputeFine(3);
  await move(id, 'refused', 'They showed us the streams');
  const exported = await run((tx) => exportDisputes(tx, account_id));
  expect(exported).toMatchObject({
    fine_disputes: expect.arrayContaining([expect.objectContaining({ id, ...WORDS, state: 'refused' })]),
    fine_dispute_events: expect.arrayContaining([
      expect.objectContaining({ dispute_id: id, note: 'They showed us the streams' }),
    ]),
  });
  await run((tx) => eraseDisputes(tx, account_id));
  const { note, history } = await look(id);
  expect([note, ...history.map((event) => event.note)]).toEqual(['', null, null]);
  const [row] = await app.db.select().from(fine_disputes).where(eq(fine_disputes.id, id));
  expect(row?.state).toBe('refused');
});

test.each(LANGUAGES)(
  'emails about a dispute name amount, store, track, month and the next step in %s',
  async (language) => {
    const { t } = await loadTexts(language);
    const facts = { user_id: 'u', store: 'Spotify', month: '2026-09', track: 'Cinza', amount_cents: 1_240 };
    for (const state of ['sent', 'accepted', 'refused'] as const) {
      const due_on = state === 'refused' ? null : '2026-12-20';
      const data = { ...facts, state, due_on, note: 'Case 7', transaction_id: 'TX-1' };
      const email = buildDisputeEmail(t, language, data, 'Rita');
      const plain = [email.subject, email.heading, ...email.paragraphs].join(' ').replaceAll(/\s+/g, ' ');
      expect(plain).not.toMatch(/\{\w+\}|mail\.\w/);
      for (const fact of ['Rita', 'Spotify', 'Cinza', '2026', '12', 'Case 7']) expect(plain).toContain(fact);
      if (due_on !== null) expect(plain).toContain('20');
      expect(email.action?.path).toBe('/royalties?view=entries&entry=TX-1');
    }
  },
);

async function countNews(account_id: string, type: 'store_fine' | 'fine_returned' | 'fine_dispute'): Promise<number> {
  return app.db.$count(notifications, and(eq(notifications.account_id, account_id), eq(notifications.type, type)));
}

async function readBalance(accountId: string): Promise<bigint> {
  return (await readAccountFigures(app.db, accountId, [accountId], '2026-01-01')).balance;
}

async function readCsv(accountId: string, month: string): Promise<Record<string, string>[]> {
  let text = '';
  for await (const part of writeStatementCsv(app.db, [accountId], month)) text += part;
  const [head = '', ...rows] = text.replace('\uFEFF', '').trim().split('\r\n');
  const names = head.split(',');
  return rows.map((row) => Object.fromEntries(row.split(',').map((cell, index) => [names[index] ?? '', cell])));
}
