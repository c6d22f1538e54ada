import fs from 'node:fs/promises';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCaseView } from '../../../insight/monitoring/case-view.ts';
import { HOOKS, REPORT_KINDS } from '../../../main/modules.ts';
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
import { payReports } from '../../../testing/harness/pay-reports.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { closeMonth } from '../../ledger/close-month.ts';
import { readAccountFigures } from '../../ledger/public.ts';
import { requestWithdrawal } from '../../payout/request-withdrawal.ts';
import { decideHeldFile, reverseFile } from '../../store-file/public.ts';
import { openDispute } from '../disputes/open-dispute.ts';
import { getRoyaltyStatementView } from '../statements/statement-view.ts';
import { getRoyaltyOverviewView } from '../views/overview-view.ts';
import { listChargesView } from './charges-view.ts';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));
/** Read once: a month may end while the tests run. */
const THIS_MONTH = toPeriod(utcDay(Date.now()));
const REVERSAL = { note: 'Wrong', report_kinds: REPORT_KINDS };

function getArtist(number: number) {
  const { id = '', account_id = '', tracks = [] } = world.releases[number - 1] ?? {};
  return { release_id: id, account_id, isrc: tracks[2]?.isrc ?? '' };
}

const report = (period: string, ...lines: ReportLine[]) =>
  importReport(world.context, { store: 'spotify', period, lines });
const fine = (isrc: string, amount: string): ReportLine => ({ isrc, amount, kind: 'penalty' });
const readFigures = (accountId: string) => readAccountFigures(app.db, accountId, [accountId], '2026-01-01');

/** Inserts a case of a release that staff have cleared, about two days of a month. */
async function insertCleared(
  store_id: string,
  month: string,
  { release_id, account_id }: ReturnType<typeof getArtist>,
) {
  const opened_at = new Date(`${month}-12T08:00:00Z`);
  const days = { first_day: `${month}-10`, last_day: `${month}-11`, opened_at, changed_at: opened_at };
  const row = { account_id, release_id, store_id, state: 'closed', verdict: 'natural', ...days } as const;
  const [cleared] = await app.db.insert(fraud_cases).values(row).returning();
  if (!cleared) throw new Error('No case was stored');
  return cleared;
}
const findWarning = (release_id: string, month: string, store_id: string) =>
  HOOKS.findStreamWarning(app.db, { release_ids: [release_id], store_id, month });

test('a fine for a month whose ledger is closed and whose case is cleared is posted today and shown at the case, and so is its reversal; the closed month stays as it was', async () => {
  const artist = getArtist(2);
  const { account_id, isrc } = artist;
  await report(THIS_MONTH, { isrc, amount: '20' });
  const cleared = await insertCleared('deezer', THIS_MONTH, artist);
  const readFines = async () => (await getCaseView(app.db, world.staff, cleared.id)).fines;
  app.clock.advance(40 * DAY_MS);
  await run((tx, now) => closeMonth(tx, world.staff, THIS_MONTH, now));
  await expectSoundLedger(app);
  const before = (await readFigures(account_id)).balance;
  const file = await importReport(world.context, { store: 'deezer', period: THIS_MONTH, lines: [fine(isrc, '-12.4')] });
  expect(file.state).toBe('posted');
  expect((await readFigures(account_id)).balance).toBe(before - 12_400_000n);
  expect(await readFines()).toMatchObject([{ period: THIS_MONTH, amount_micros: -12_400_000 }]);
  expect(await findWarning(artist.release_id, THIS_MONTH, 'deezer')).toEqual(cleared.opened_at);
  await expectSoundLedger(app);
  await run((tx, now) => reverseFile(tx, world.staff, file.id, REVERSAL, now));
  expect((await readFigures(account_id)).balance).toBe(before);
  expect(await readFines()).toEqual([]);
  await expectSoundLedger(app);
});

test('a report that is corrected with a fine after its money was withdrawn leaves a debt that the returned fine covers', async () => {
  const { account_id, isrc } = getArtist(4);
  const first = await report('2025-03', { isrc, amount: '50' });
  await payReports({ db: app.db, now: app.clock.now(), recorded_by: world.staff.user_id });
  const wanted = { id: uuidv7(), amount_cents: 4_000 };
  await run((tx, now) => requestWithdrawal(tx, { user_id: account_id }, wanted, { now, approval_cents: 100_000 }));
  const corrected = await report('2025-03', { isrc, amount: '50' }, fine(isrc, '-30'));
  expect(corrected.hold_reasons).not.toEqual([]);
  const decision = { decision: 'replace', ...REVERSAL } as const;
  await run((tx, now) => decideHeldFile(tx, world.staff, corrected.id, decision, now));
  expect(await rereadFile(world.context, corrected.id)).toMatchObject({ state: 'posted', replaces_id: first.id });
  const after = await readFigures(account_id);
  expect([after.balance, after.pending]).toEqual([-20_000_000n, 40_000_000n]);
  expect((await listChargesView(app.db, account_id, {})).items).toMatchObject([{ amount_micros: -30_000_000 }]);
  await report('2025-04', fine(isrc, '30'));
  await payReports({ db: app.db, now: app.clock.now(), recorded_by: world.staff.user_id });
  expect((await readFigures(account_id)).available).toBe(10_000_000n);
  await expectSoundLedger(app);
});

test('a fine of a track that left the stores is borne and disputed like any other', async () => {
  const { release_id, account_id, isrc } = getArtist(3);
  await app.db.update(releases).set({ status: 'removed' }).where(eq(releases.id, release_id));
  const { file_no } = await report('2025-05', fine(isrc, '-9'));
  const transaction_id = buildTransactionId({ file_no, line_no: 2, part: 0 });
  const words = { transaction_id, reason: 'not_caused', note: 'It left in April' } as const;
  await run((tx, now) => openDispute(tx, { user_id: account_id }, words, now));
  expect((await listChargesView(app.db, account_id, {})).items).toMatchObject([
    { transaction_id, amount_micros: -9_000_000, dispute: 'open', returned_at: null },
  ]);
});

test('a case shows its fine to the artist and to staff, and the warning is that of the first case of the month, also of a closed one', async () => {
  const artist = getArtist(1);
  const { release_id, account_id, isrc } = artist;
  const cleared = await insertCleared('spotify', '2025-06', artist);
  const { id: _, ...later } = { ...cleared, state: 'open' as const, verdict: null };
  await app.db.insert(fraud_cases).values({ ...later, opened_at: new Date('2025-06-20T08:00:00Z') });
  await report('2025-06', fine(isrc, '-7'), { isrc, amount: '1' });
  await report('2025-07', fine(isrc, '-8'));
  const owner = { user_id: account_id, is_staff: false, plan: 'free', language: 'en' } as const;
  for (const actor of [owner, world.staff]) {
    const { fines } = await getCaseView(app.db, actor, cleared.id);
    expect(fines.map(({ period, amount_micros }) => [period, amount_micros])).toEqual([['2025-06', -7_000_000]]);
  }
  expect(await findWarning(release_id, '2025-06', 'spotify')).toEqual(cleared.opened_at);
  for (const [month, store] of [
    ['2025-07', 'spotify'],
    ['2025-06', 'deezer'],
  ] as const)
    expect(await findWarning(release_id, month, store)).toBeNull();
});

test('the statements of all months add up to the balances: what stores have only reported, and what they have paid', async () => {
  const { account_id, isrc } = getArtist(2);
  const lines = [{ isrc, amount: '9.123457' }, fine(isrc, '-1.5')];
  await report('2025-08', ...lines);
  await importReport(world.context, { store: 'tidal', period: '2025-08', lines });
  await payReports({ db: app.db, now: app.clock.now(), recorded_by: world.staff.user_id, store_ids: ['tidal'] });
  const { months, reported_months } = await overviewOf(account_id);
  const unpaid = new Map(reported_months.map(({ period, amount_micros }) => [period, amount_micros]));
  for (const { period, amount_micros } of months.filter((month) => month.amount_micros !== 0)) {
    const statement = await getRoyaltyStatementView(app.db, account_id, period);
    const { reported_micros, received_micros } = statement;
    expect([period, reported_micros]).toEqual([period, unpaid.get(period) ?? 0]);
    expect([period, reported_micros + received_micros]).toEqual([period, amount_micros]);
  }
  const { platforms, charges } = await getRoyaltyStatementView(app.db, account_id, '2025-08');
  const found = platforms.map((one) => [one.id, one.received_micros, one.reported_micros, one.reported_until]);
  expect(found.sort()).toEqual([
    ['spotify', 0, 7_623_457, getLastDay(THIS_MONTH)],
    ['tidal', 7_623_457, 0, '2025-08-31'],
  ]);
  expect(charges.map(({ kind, amount_micros, platform }) => [platform.id, kind, amount_micros]).sort()).toEqual([
    ['spotify', 'penalty', -1_500_000],
    ['tidal', 'penalty', -1_500_000],
  ]);
});

const overviewOf = (accountId: string) => getRoyaltyOverviewView(app.db, accountId, app.clock.now());
