import fs from 'node:fs/promises';
import { confirmIdentity } from '@tangent/contract/identity/account.ts';
import * as calls from '@tangent/contract/money/backoffice-money.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { ledger_checks, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { LEDGER_RULES } from '@tangent/domain/money/ledger/ledger-check.ts';
import { addMonths, getLastDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { eq, like, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { PASSWORD, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import {
  buildMoneyWorld,
  importReport,
  listWorldPeriods,
  type MoneyWorld,
  rereadFile,
} from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { closeMonth } from './close-month.ts';
import { findRate } from './find-rate.ts';
import { computeBalance } from './ledger-account-store.ts';
import { postTransaction } from './post-transaction.ts';

let app: TestApp;
let world: MoneyWorld;
let staff: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
  await hire();
});
afterAll(() => app.close());

async function hire(): Promise<void> {
  staff = await signUp(app);
  await app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
}

const confirm = () => staff.call(confirmIdentity, { body: { password: PASSWORD } });
const today = () => app.clock.now().toISOString().slice(0, 10);
const report = (change: object) => {
  const isrc = world.releases[0]?.tracks[2]?.isrc ?? '';
  const period = listWorldPeriods(app.clock.now())[0] ?? '';
  return importReport(world.context, { store: 'spotify', period, lines: [{ isrc, amount: '100' }], ...change });
};

test('a rate counts for its day and the 45 days after it while there is no newer one; a report held for a rate is posted with it', async () => {
  const set = (day: string, rate: string, currency = 'SEK') =>
    staff.call(calls.setRate, { body: { currency, day, rate, source: 'Riksbank' } });
  const period = addMonths(toPeriod(today()), -3);
  const held = await report({ store: 'deezer', currency: 'SEK', period });
  expect([held.state, held.hold_reasons]).toEqual(['held', ['rate_missing']]);
  const { missing } = (await staff.call(calls.listRates)).body;
  expect(missing).toEqual([{ currency: 'SEK', day: getLastDay(period) }]);
  expect((await set(getLastDay(period), '0.1')).error.name).toBe('step_up_required');
  await confirm();
  const wrong = await set('2999-01-01', '-1', 'XQQ');
  expect([wrong.status, Object.keys(wrong.error.errors ?? {}).sort()]).toEqual([422, ['currency', 'day', 'rate']]);
  expect((await set('2026-01-31', '0.1')).body).toMatchObject({ rate: '0.1', set_by: 'Ada Yıldız' });
  expect((await set('2026-02-28', '0.11')).body.rate).toBe('0.11');
  expect((await set('2026-02-28', '0.12000')).body.rate).toBe('0.12');
  const rateOn = async (day: string) => (await findRate(app.db, 'SEK', day))?.rate ?? null;
  expect(await rateOn('2026-02-27')).toEqual({ digits: 100_000_000_000n, scale: 12 });
  for (const day of ['2026-03-17', '2026-04-14'])
    expect(await rateOn(day)).toEqual({ digits: 120_000_000_000n, scale: 12 });
  expect([await rateOn('2026-04-15'), await rateOn('2026-01-30')]).toEqual([null, null]);
  await set(getLastDay(period), '0.105');
  await app.db.update(sales_files).set({ state: 'reading', decision: 'post' }).where(eq(sales_files.id, held.id));
  expect((await rereadFile(world.context, held.id)).state).toBe('posted');
  const page = (await staff.call(calls.listRates, { query: { currency: 'SEK' } })).body;
  expect([page.total, page.items[0]?.rate, page.missing]).toEqual([3, '0.105', []]);
  expect((await staff.call(calls.listRates, { query: { cursor: '2026-02-30 SEK' } })).status).toBe(400);
});

test('a payment of a store settles its report; a repeated payment counts once, and a difference is posted separately', async () => {
  await confirm();
  await report({ store: 'tidal', currency: 'EUR' });
  const find = async (query: object) => (await staff.call(calls.listOwedStatements, { query })).body;
  const [owed] = (await find({ store_id: 'tidal', open: 'yes' })).items;
  expect(owed).toMatchObject({ gross_amount: '100', open_amount: '100', received_micros: 0, currency: 'EUR' });
  const open = { store_id: 'tidal', store_name: 'tidal', currency: 'EUR', open_amount: '100' };
  expect((await find({})).payers.filter(({ store_id }) => store_id === 'tidal')).toEqual([open]);
  const statement_no = owed?.statement_no ?? 0;
  const body = {
    statement_no,
    received_on: today(),
    settled_amount: '60',
    received_micros: 66_000_000,
    reference: 'T1',
  };
  const pay = (change = {}) => staff.call(calls.recordStorePayment, { body: { ...body, ...change } });
  const [first, second] = await Promise.all([pay(), pay()]);
  expect(second?.body).toEqual(first?.body);
  for (const other of [{ settled_amount: '61' }, { received_micros: 66_000_001 }, { received_on: '2026-01-31' }])
    expect((await pay(other)).error.name).toBe('reference_used');
  // No amount is owed for a held report.
  const { id: held_id, state } = await report({ store: 'tidal', currency: 'EUR' });
  const [waiting] = await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, held_id));
  expect([state, waiting?.rate]).toEqual(['held', '1.084200000000']);
  for (const unknown of [999_999, 2 ** 31, Number.MAX_SAFE_INTEGER, waiting?.statement_no])
    expect((await pay({ statement_no: unknown })).error.name).toBe('not_found');
  await app.db.update(sales_files).set({ state: 'declined' }).where(eq(sales_files.id, held_id));
  expect((await pay({ settled_amount: '0.0000001' })).error.name).toBe('invalid_input');
  expect((await pay({ settled_amount: '40.01', reference: 'T2' })).error.name).toBe('payment_exceeds_owed');
  await pay({ settled_amount: '40', received_micros: 43_000_000, reference: 'T2' });
  expect((await find({ open: 'yes', store_id: 'tidal' })).total).toBe(0);
  const paid = (await find({ store_id: 'tidal' })).items[0];
  expect(paid).toMatchObject({ settled_amount: '100', open_amount: '0', received_micros: 109_000_000 });
  expect(paid?.payments.map(({ reference }) => reference)).toEqual(['T1', 'T2']);
  const refs = [
    { kind: 'store_receivable', store_id: 'tidal', currency: 'EUR' },
    { kind: 'exchange', currency: 'EUR' },
  ] as const;
  for (const ref of refs) expect(await computeBalance(app.db, ref)).toBe(0n);
  // 100 EUR are 108.42 dollars at the rate of the report.
  expect(await computeBalance(app.db, { kind: 'exchange_difference' })).toBe(108_420_000n - 109_000_000n);
  expect(await computeBalance(app.db, { kind: 'bank' })).toBe(109_000_000n);
  const noted = await app.db.select().from(audit_events).where(like(audit_events.action, 'ledger.%'));
  expect(noted.filter(({ action }) => action === 'ledger.payment_recorded')).toHaveLength(2);
});

/** Checks whether a lock waits for transactions in progress. */
async function isWaitedFor(): Promise<boolean> {
  const { rows } = await app.db.execute<{ waits: boolean }>(sql`
    select exists (select from pg_locks l join pg_database d on d.oid = l.database where not l.granted
      and d.datname = current_database() and l.relation = 'ledger_transactions'::regclass) as waits`);
  return rows[0]?.waits ?? false;
}

test('a month is closed when it is over and none of its files waits; then no transaction is posted to it, not even one already started', async () => {
  await confirm();
  const period = toPeriod(today());
  const close = () => staff.call(calls.closeLedgerMonth, { params: { period }, body: {} });
  expect((await close()).error.name).toBe('month_not_over');
  const held = await report({ currency: 'CHF' });
  const during = app.clock.now();
  app.clock.advance(32 * DAY_MS);
  await hire();
  await confirm();
  expect((await close()).error.name).toBe('files_waiting');
  await app.db.update(sales_files).set({ state: 'declined' }).where(eq(sales_files.id, held.id));
  // A file received after its end does not keep it open.
  expect((await report({ currency: 'CHF' })).state).toBe('held');
  const movement = (key: string) => ({
    ...({ key, kind: 'correction', at: during, actor_id: null, subject_id: null } as const),
    sides: [
      { ref: { kind: 'bank' } as const, amount_micros: 5n },
      { ref: { kind: 'rounding' } as const, amount_micros: -5n },
    ],
  });
  let closing: Promise<unknown> = Promise.resolve();
  let isClosed = false;
  const before = await app.db.$count(ledger_transactions);
  await inTransaction(app.db, async (tx) => {
    await postTransaction(tx, movement('before the end'));
    closing = inTransaction(app.db, (other) =>
      closeMonth(other, { user_id: staff.user._id }, period, app.clock.now()),
    ).finally(() => {
      isClosed = true;
    });
    while (!isClosed && !(await isWaitedFor()));
  });
  await closing;
  const closed = (await close()).body;
  expect(closed).toMatchObject({ period, closed_by: 'Ada Yıldız', obstacle: null, movements: before + 1 });
  const late = inTransaction(app.db, (tx) => postTransaction(tx, movement('after the end')));
  await expect(late).rejects.toMatchObject({ cause: { constraint: 'ledger_transactions_open_month' } });
  expect((await staff.call(calls.listLedgerMonths)).body.items.map((month) => month.period)).toEqual([period]);
});

test('a payment beyond what is open is posted only when staff confirm it', async () => {
  await confirm();
  await report({ store: 'deezer' });
  const [owed] = (await staff.call(calls.listOwedStatements, { query: { store_id: 'deezer' } })).body.items;
  const { statement_no = 0 } = owed ?? {};
  const body = { statement_no, received_on: today(), settled_amount: '60', received_micros: 60_000_000 };
  const pay = (reference: string, change = {}) =>
    staff.call(calls.recordStorePayment, { body: { ...body, reference, ...change } });
  const both = await Promise.all([pay('P1'), pay('P2')]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await pay('P3', { accepts_overpayment: true })).status).toBe(201);
  const { items, credits } = (await staff.call(calls.listOwedStatements, { query: { store_id: 'deezer' } })).body;
  expect([
    items[0]?.open_amount,
    items[0]?.payments.map(({ parts, credit_amount }) => [parts[0]?.amount, credit_amount]),
  ]).toEqual([
    '0',
    [
      ['60', '0'],
      ['40', '20'],
    ],
  ]);
  expect(credits).toEqual([{ store_id: 'deezer', store_name: 'deezer', currency: 'USD', amount: '20' }]);
});

test('the ledger is checked on request, and the result can be read', async () => {
  expect((await staff.call(calls.getLedgerCheck)).body).toEqual({ last: null, is_running: false });
  expect((await staff.call(calls.startLedgerCheck, { body: {} })).body.is_running).toBe(true);
  await app.runJobs();
  const { last, is_running } = (await staff.call(calls.getLedgerCheck)).body;
  expect([is_running, last?.results.length]).toEqual([false, LEDGER_RULES.length]);
  // The nightly check ran too.
  const requested = await app.db.select().from(ledger_checks).where(eq(ledger_checks.requested_by, staff.user._id));
  expect(requested.map(({ results }) => results)).toEqual([last?.results]);
  // The test invented the transaction above.
  expect(last?.results.filter(({ count }) => count > 0).map(({ rule }) => rule)).toEqual(['clearing', 'conserved']);
});
