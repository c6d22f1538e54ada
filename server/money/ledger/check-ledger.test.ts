import fs from 'node:fs/promises';
import { ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import type { LedgerRule } from '@tangent/domain/money/ledger/ledger-check.ts';
import { toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { buildTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS, REPORT_KINDS } from '../../main/modules.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { buildMoneyWorld, importReport, listWorldPeriods, type MoneyWorld } from '../../testing/harness/money-world.ts';
import { payReports } from '../../testing/harness/pay-reports.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { cancelOwnWithdrawal } from '../payout/cancel-withdrawal.ts';
import { requestWithdrawal } from '../payout/request-withdrawal.ts';
import { settlePayout } from '../payout/settle-payout.ts';
import { openDispute } from '../royalty/disputes/open-dispute.ts';
import { matchSuspense } from '../royalty/public.ts';
import { reverseFile } from '../store-file/public.ts';
import { checkLedger, runLedgerChecks } from './check-ledger.ts';
import { computeMonthChecksums } from './compute-month-checksums.ts';
import { recordStorePayment } from './record-store-payment.ts';
import { SEEDED_FAULTS } from './seeded-faults.fixture.ts';

let app: TestApp;
let world: MoneyWorld;
const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));

beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
  await reportAndMatch();
  await withdrawAll();
});
afterAll(() => app.close());

async function reportAndMatch(): Promise<void> {
  const { context, releases, staff } = world;
  const [first, second] = releases;
  const [month = '', next = ''] = listWorldPeriods(app.clock.now());
  const song = (number: number) => ({ isrc: first?.tracks[number]?.isrc ?? '', country: 'TR' });
  const lines = [
    { ...song(0), amount: '112.345678901' },
    { ...song(1), amount: '3.3333335' },
    { ...song(2), amount: '0.0000005' },
    { upc: second?.upc ?? '', amount: '199.99' },
    { isrc: 'QZTNG2099999', amount: '1.5' },
    { isrc: 'QZTNG2099998', amount: '2.25' },
  ];
  await importReport(context, { store: 'spotify', period: month, lines });
  const { id } = await importReport(context, { store: 'deezer', period: month, lines, currency: 'EUR' });
  const wrong = await importReport(context, { store: 'tidal', period: next, lines });
  const unknown = { key: { isrc: 'QZTNG2099999' }, track_id: first?.tracks[0]?.id ?? '', hooks: HOOKS };
  await run((tx, now) => matchSuspense(tx, staff, unknown, now));
  const reversal = { note: 'Wrong', report_kinds: REPORT_KINDS };
  await run((tx, now) => reverseFile(tx, staff, wrong.id, reversal, now));
  const [statement] = await app.db.select().from(sales_statements).where(eq(sales_statements.file_id, id));
  const payment = {
    settled_amount: '200.5',
    received_micros: 217_123_456,
    received_on: `${month}-28`,
    reference: 'A',
    accepts_overpayment: false,
  };
  const { statement_no = 0 } = statement ?? {};
  await run((tx, now) => recordStorePayment(tx, staff, { ...payment, statement_no }, now));
  await payReports({ db: app.db, now: app.clock.now(), recorded_by: staff.user_id });
  await importReport(context, { store: 'tidal', period: month, lines });
  const fines = [
    { ...song(2), amount: '-4', kind: 'penalty' },
    { ...song(2), amount: '3', kind: 'penalty' },
  ] as const;
  const { file_no } = await importReport(context, { store: 'deezer', period: next, lines: fines });
  const fine = { transaction_id: buildTransactionId({ file_no, line_no: 2, part: 0 }), reason: 'genuine' } as const;
  const user_id = first?.account_id ?? '';
  await run((tx, now) => openDispute(tx, { user_id }, { ...fine, note: 'A concert' }, now));
}

/** Adds an open, a cancelled, a paid and a returned withdrawal. */
async function withdrawAll(): Promise<void> {
  const [user_id = '', other = ''] = world.account_ids;
  const withdraw = async (account: string) => {
    const withdrawalRequest = { id: uuidv7(), amount_cents: 1_000 };
    await run((tx, now) =>
      requestWithdrawal(tx, { user_id: account }, withdrawalRequest, { now, approval_cents: 5_000 }),
    );
    return withdrawalRequest.id;
  };
  const paid = { state: 'paid', failure: null, fee_cents: 25, provider_id: 'tr_1' } as const;
  const send = async (id: string) => {
    await app.db.execute(sql`update withdrawals set state = 'processing' where id = ${id}`);
    await run((tx, now) => settlePayout(tx, id, { ...paid, provider_id: `tr_${id}` }, now));
    return id;
  };
  const cancelled = await withdraw(user_id);
  await run((tx, now) => cancelOwnWithdrawal(tx, { user_id }, cancelled, now));
  await send(await withdraw(user_id));
  const back = await send(await withdraw(user_id));
  await run((tx, now) => settlePayout(tx, back, { ...paid, state: 'returned', provider_id: `tr_${back}` }, now));
  await withdraw(other);
}

test('the ledger of a company with reports, payments, shares and withdrawals breaks no rule', async () => {
  const results = await checkLedger(app.db);
  expect(results.filter(({ count }) => count > 0)).toEqual([]);
  const kinds = await app.db.selectDistinct({ kind: ledger_transactions.kind }).from(ledger_transactions);
  expect(kinds).toHaveLength(7);
});

class Undone extends Error {
  readonly rules: LedgerRule[];

  constructor(rules: LedgerRule[]) {
    super('undone');
    this.rules = rules;
  }
}

/** Returns the rules that a mistake breaks; the mistake is rolled back. */
async function findBroken(seed: (tx: Tx) => Promise<unknown>): Promise<LedgerRule[]> {
  const seeded = inTransaction(app.db, async (tx) => {
    await closeThisMonth(tx);
    // This disables the database’s own rules.
    await tx.execute(sql`set local session_replication_role = replica`);
    await seed(tx);
    throw new Undone((await runLedgerChecks(tx)).filter(({ count }) => count > 0).map(({ rule }) => rule));
  });
  return seeded.catch((error: unknown) => {
    if (error instanceof Undone) return error.rules;
    throw error;
  });
}

async function closeThisMonth(tx: Tx): Promise<void> {
  const first = `${toPeriod(app.clock.now().toISOString())}-01`;
  await tx.execute(sql`
    insert into ledger_closings (period, closed_at, movements, checksum)
    select period, ${app.clock.now().toISOString()}, movements, checksum from (${computeMonthChecksums(first)}) m`);
}

test('a closed month breaks no rule', async () => {
  expect(await findBroken(async () => {})).toEqual([]);
});

test.each(SEEDED_FAULTS)('the check finds $mistake', async ({ seed, breaks }) => {
  const broken = await findBroken((tx) => seed(tx, world, app.clock.now()));
  expect(broken).toEqual(expect.arrayContaining([...breaks]));
});

test.each(SEEDED_FAULTS.filter(({ refusal }) => refusal !== undefined))(
  'the database itself refuses $mistake',
  async ({ seed, refusal }) => {
    const seeded = inTransaction(app.db, async (tx) => {
      await closeThisMonth(tx);
      await seed(tx, world, app.clock.now());
    });
    const message = await seeded.then(
      () => 'taken',
      ({ cause }) => `${cause?.constraint} ${cause?.message}`,
    );
    expect(message).toContain(refusal);
  },
);
