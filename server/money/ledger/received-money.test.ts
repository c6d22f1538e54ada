import fs from 'node:fs/promises';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { store_payment_parts } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { desc, eq } from 'drizzle-orm';
import { pino } from 'pino';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HOOKS, REPORT_KINDS } from '../../main/modules.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { expectSoundLedger } from '../../testing/fixtures/import-sales.ts';
import { buildMoneyWorld, importReport, type MoneyWorld, rereadFile } from '../../testing/harness/money-world.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { acceptShare } from '../collaborator/accept-share.ts';
import { sharePath } from '../collaborator/share-token.ts';
import { cancelOwnWithdrawal } from '../payout/cancel-withdrawal.ts';
import { requestWithdrawal } from '../payout/request-withdrawal.ts';
import { holdEarnings, matchSuspense, releaseEarnings } from '../royalty/public.ts';
import { decideHeldFile, reverseFile } from '../store-file/public.ts';
import { readAccountFigures } from './account-figures.ts';
import { computeAdvanced } from './advance.ts';
import { type NewStorePayment, recordStorePayment } from './record-store-payment.ts';
import { setRate } from './set-rate.ts';

const SECRET = 'a secret of the tests, 32 letters';

let app: TestApp;
let world: MoneyWorld;
beforeAll(async () => {
  app = await createTestApp();
  await fs.mkdir(app.incoming_folder, { recursive: true });
  world = await buildMoneyWorld({ ...app, log: pino({ level: 'silent' }) });
  for (const day of ['2025-01-31', '2025-03-15'])
    await run((tx, now) => setRate(tx, world.staff, { currency: 'EUR', day, rate: '1.0842', source: 'ECB' }, now));
});
afterAll(() => app.close());

const run = <T>(work: (tx: Tx, now: Date) => Promise<T>) => inTransaction(app.db, (tx) => work(tx, app.clock.now()));
const today = () => app.clock.now().toISOString().slice(0, 10);

/** An artist on a paid plan, who keeps everything, and a song of theirs without a split. */
const getArtist = (number: 2 | 4) => {
  const { id, account_id, tracks } = world.releases[number - 1] ?? { id: '', account_id: '', tracks: [] };
  return {
    release_id: id,
    account_id,
    track_id: tracks[2]?.id ?? '',
    isrc: tracks[2]?.isrc ?? '',
    shared: tracks[0]?.isrc ?? '',
  };
};

const report = (store: string, period: string, amount: string, change: object = {}) =>
  importReport(world.context, { store, period, lines: [{ isrc: getArtist(2).isrc, amount }], ...change });

type PaymentChange = { [Name in keyof NewStorePayment]?: NewStorePayment[Name] } & Record<string, unknown>;
const pay = (store_id: string, settled_amount: string, change: PaymentChange = {}) =>
  run((tx, now) =>
    recordStorePayment(
      tx,
      world.staff,
      {
        store_id,
        currency: 'USD',
        received_on: today(),
        settled_amount,
        received_micros: Math.round(Number(settled_amount) * 1_000_000),
        reference: uuidv7(),
        accepts_overpayment: false,
        ...change,
      } as NewStorePayment,
      now,
    ),
  );

/** Returns what an artist can withdraw and what stores have only reported, in dollars. */
async function see(account_id = getArtist(2).account_id) {
  const { available, reported, on_hold } = await readAccountFigures(app.db, account_id, [account_id], today());
  return { available: Number(available) / 1e6, reported: Number(reported) / 1e6, on_hold: Number(on_hold) / 1e6 };
}

/** Runs steps and returns how they changed what an artist sees. */
async function change(steps: () => Promise<unknown>) {
  const before = await see();
  await steps();
  const after = await see();
  const round = (value: number) => Math.round(value * 1e6) / 1e6;
  return {
    available: round(after.available - before.available),
    reported: round(after.reported - before.reported),
    on_hold: round(after.on_hold - before.on_hold),
  };
}

const findStatement = async () =>
  (await app.db.select().from(sales_statements).orderBy(desc(sales_statements.statement_no)).limit(1))[0]
    ?.statement_no ?? 0;

test('reported money is not available, and becomes it with the payment of its store: part by part, to the micro', async () => {
  const seen = await change(() => report('spotify', '2025-01', '100.000001'));
  expect(seen).toEqual({ available: 0, reported: 100.000001, on_hold: 0 });
  expect(await change(() => pay('spotify', '33.333334'))).toEqual({
    available: 33.333334,
    reported: -33.333334,
    on_hold: 0,
  });
  expect(await change(() => pay('spotify', '66.666667'))).toEqual({
    available: 66.666667,
    reported: -66.666667,
    on_hold: 0,
  });
});

test('one payment for two months covers the older one first, whatever the order of the reports', async () => {
  await report('spotify', '2025-03', '50');
  await report('spotify', '2025-02', '40');
  expect(await change(() => pay('spotify', '60'))).toEqual({ available: 60, reported: -60, on_hold: 0 });
  const parts = await app.db.select().from(store_payment_parts).orderBy(desc(store_payment_parts.id)).limit(2);
  expect(parts.map(({ amount }) => Number(amount)).sort()).toEqual([20, 40]);
  expect(await change(() => pay('spotify', '30'))).toEqual({ available: 30, reported: -30, on_hold: 0 });
});

test('a payment that names a month or a report covers only that, with the fee that the bank kept', async () => {
  await report('spotify', '2025-04', '10');
  await report('spotify', '2025-05', '20');
  const fee = { received_micros: 18_500_000, fee_micros: 1_500_000 };
  expect(await change(() => pay('spotify', '20', { period: '2025-05', ...fee }))).toEqual({
    available: 20,
    reported: -20,
    on_hold: 0,
  });
  await expect(pay('spotify', '1', { period: '2025-05' })).rejects.toMatchObject({ code: 'payment_exceeds_owed' });
  expect((await change(() => pay('spotify', '10', { period: '2025-04' }))).available).toBe(10);
});

test('the same reference again changes nothing; another payment needs another one', async () => {
  await report('spotify', '2025-06', '10');
  const [first, again] = await Promise.all([1, 2].map(() => pay('spotify', '4', { reference: 'SP-6' })));
  expect(again?.id).toBe(first?.id);
  expect((await see()).reported).toBe(6);
  for (const other of [
    { settled_amount: '5' },
    { period: '2025-06' },
    { fee_micros: 1 },
    { statement_no: await findStatement() },
  ])
    await expect(pay('spotify', '4', { reference: 'SP-6', ...other })).rejects.toMatchObject({
      code: 'reference_used',
    });
  await pay('spotify', '6');
});

test('what no report needs waits as credit, and covers the next report at once; in another currency it is refused', async () => {
  await report('deezer', '2025-01', '100', { currency: 'EUR' });
  await expect(pay('deezer', '100')).rejects.toMatchObject({
    code: 'invalid_input',
    issues: [{ code: 'nothing_open_in_currency', path: 'currency', params: { currency: 'USD', open: '100 EUR' } }],
  });
  const euros = { currency: 'EUR', received_micros: 130_000_000 };
  await expect(pay('deezer', '120', euros)).rejects.toMatchObject({ code: 'payment_exceeds_owed' });
  expect(await change(() => pay('deezer', '120', { ...euros, accepts_overpayment: true }))).toEqual({
    available: 108.42,
    reported: -108.42,
    on_hold: 0,
  });
  // 20 of 50 euros came in before the report.
  expect(await change(() => report('deezer', '2025-02', '50', { currency: 'EUR' }))).toEqual({
    available: 21.684,
    reported: 32.526,
    on_hold: 0,
  });
  expect((await change(() => pay('deezer', '30', { ...euros, received_micros: 33_000_000 }))).available).toBe(32.526);
  // A payment before any report of its month.
  const early = { currency: 'EUR', accepts_overpayment: true, received_micros: 11_000_000 };
  expect((await change(() => pay('deezer', '10', { ...early, period: '2025-03' }))).available).toBe(0);
  expect((await change(() => report('deezer', '2025-03', '10', { currency: 'EUR' }))).available).toBe(10.842);
});

test('a report corrected after its money was withdrawn leaves the difference: less as a debt, more as soon as it is paid', async () => {
  const { account_id } = getArtist(2);
  const old = await report('tidal', '2025-01', '100');
  await pay('tidal', '100');
  const { available } = await see();
  const request = { id: uuidv7(), amount_cents: Math.floor(available * 100) };
  await run((tx, now) => requestWithdrawal(tx, { user_id: account_id }, request, { now, approval_cents: 1e9 }));
  const left = (await see()).available;
  const replace = async (amount: string) => {
    const { id } = await report('tidal', '2025-01', amount);
    const decided = { decision: 'replace', note: 'Corrected', report_kinds: REPORT_KINDS } as const;
    await run((tx, now) => decideHeldFile(tx, world.staff, id, decided, now));
    return rereadFile(world.context, id);
  };
  expect((await replace('80')).state).toBe('posted');
  expect((await see()).available).toBeCloseTo(left - 20, 6);
  expect((await replace('130')).state).toBe('posted');
  expect(await see()).toMatchObject({ available: left, reported: 30 });
  expect((await change(() => pay('tidal', '30'))).available).toBe(30);
  const last = await report('tidal', '2025-02', '5');
  // Without a replacement the reversed report leaves nothing, and what it was paid covers later reports.
  expect(
    (
      await change(() =>
        run((tx, now) => reverseFile(tx, world.staff, last.id, { note: 'Wrong', report_kinds: REPORT_KINDS }, now)),
      )
    ).reported,
  ).toBe(-5);
  expect(old.state).toBe('posted');
});

test('lines matched later are available as far as their report was paid', async () => {
  const lines = [
    { isrc: getArtist(2).isrc, amount: '10' },
    { isrc: 'QZTNG2099111', amount: '30' },
  ];
  await importReport(world.context, { store: 'spotify', period: '2025-07', lines });
  expect(await change(() => pay('spotify', '10'))).toEqual({ available: 2.5, reported: -2.5, on_hold: 0 });
  const match = { key: { isrc: 'QZTNG2099111' }, track_id: getArtist(2).track_id, hooks: HOOKS };
  expect(await change(() => run((tx, now) => matchSuspense(tx, world.staff, match, now)))).toEqual({
    available: 7.5,
    reported: 22.5,
    on_hold: 0,
  });
  expect((await change(() => pay('spotify', '30'))).available).toBe(30);
});

test('money that a store takes back counts at once: a negative line, a report below zero, a payment taken back', async () => {
  expect(await change(() => report('spotify', '2025-08', '-7'))).toEqual({ available: -7, reported: 0, on_hold: 0 });
  await report('spotify', '2025-09', '20');
  const statement_no = await findStatement();
  await pay('spotify', '20');
  expect(await change(() => pay('spotify', '-5', { statement_no }))).toEqual({
    available: -5,
    reported: 5,
    on_hold: 0,
  });
  await expect(pay('spotify', '-15.01', { statement_no })).rejects.toMatchObject({
    issues: [{ code: 'payment_back_exceeds_paid', path: 'settled_amount' }],
  });
  await expect(pay('spotify', '-1')).rejects.toMatchObject({
    issues: [{ code: 'payment_back_needs_report', path: 'settled_amount' }],
  });
  expect((await change(() => pay('spotify', '5'))).available).toBe(5);
});

test('a hold keeps what came in and what did not apart, and a payment meanwhile is held too', async () => {
  const { release_id } = getArtist(2);
  await report('spotify', '2025-10', '40');
  await pay('spotify', '10');
  const start = await see();
  const held = await change(() => run((tx, now) => holdEarnings(tx, world.staff, { release_id }, null, now)));
  expect(held).toEqual({
    available: 0 - Math.max(start.available, 0),
    reported: 0 - start.reported,
    on_hold: Math.max(start.available, 0) + start.reported,
  });
  expect(await change(() => report('spotify', '2025-11', '8'))).toEqual({ available: 0, reported: 0, on_hold: 8 });
  expect(await change(() => pay('spotify', '34'))).toEqual({ available: 0, reported: 0, on_hold: 0 });
  expect(await change(() => run((tx, now) => releaseEarnings(tx, world.staff, { release_id }, null, now)))).toEqual({
    available: Math.max(start.available, 0) + 34,
    reported: start.reported + 8 - 34,
    on_hold: -Math.max(start.available, 0) - start.reported - 8,
  });
  await pay('spotify', '4');
});

test('a payment taken back after a hold has ended comes from the balance', async () => {
  const { release_id } = getArtist(2);
  await report('tidal', '2025-03', '12');
  const statement_no = await findStatement();
  await run((tx, now) => holdEarnings(tx, world.staff, { release_id }, null, now));
  await pay('tidal', '12', { period: '2025-03' });
  await run((tx, now) => releaseEarnings(tx, world.staff, { release_id }, null, now));
  expect(await change(() => pay('tidal', '-9', { statement_no }))).toEqual({ available: -9, reported: 9, on_hold: 0 });
  expect(await change(() => pay('tidal', '-3', { statement_no }))).toEqual({ available: -3, reported: 3, on_hold: 0 });
  expect(await change(() => pay('tidal', '12', { period: '2025-03' }))).toEqual({
    available: 12,
    reported: -12,
    on_hold: 0,
  });
});

test('a share that is accepted keeps what its stores still have to pay', async () => {
  const { account_id, shared } = getArtist(4);
  await importReport(world.context, { store: 'tidal', period: '2025-05', lines: [{ isrc: shared, amount: '100' }] });
  await pay('tidal', '25', { period: '2025-05' });
  const [payee] = await app.db.select().from(payees).where(eq(payees.owner_id, account_id));
  const before = await see();
  const { id: payee_id = '', invitation_no = 0 } = payee ?? {};
  const token = sharePath({ payee_id, invitation_no }, SECRET).split('claim=')[1] ?? '';
  const actor = { user_id: getArtist(2).account_id, is_staff: false, plan: 'free', language: 'en' } as const;
  const input = { token, secret: SECRET, requestContext: { ip_address: null, user_agent: null } };
  const moved = await run((tx, now) => acceptShare(tx, actor, { ...input, now }));
  const after = await see();
  expect(Number(moved) / 1e6).toBeCloseTo(50.01, 6);
  expect([after.available - before.available, after.reported - before.reported].map((one) => one.toFixed(4))).toEqual([
    '12.5025',
    '37.5075',
  ]);
  await pay('tidal', '75', { period: '2025-05' });
  expect((await see()).reported).toBeCloseTo(before.reported, 6);
});

test('an advance pays out the oldest reported money up to its limit, and a cancelled one comes back', async () => {
  const { account_id } = getArtist(2);
  const user = { user_id: account_id };
  const withdraw = async (amount_cents: number, advance_cents: number) => {
    const id = uuidv7();
    await run((tx, now) =>
      requestWithdrawal(tx, user, { id, amount_cents }, { now, approval_cents: 1e9, advance_cents }),
    );
    return id;
  };
  const open = await app.db.select().from(withdrawals).where(eq(withdrawals.state, 'requested'));
  for (const { id } of open) await run((tx, now) => cancelOwnWithdrawal(tx, user, id, now));
  await report('spotify', '2026-01', '60');
  await report('spotify', '2026-02', '60');
  const cents = Math.floor((await see()).available * 100);
  await expect(withdraw(cents + 5_000, 0)).rejects.toMatchObject({
    issues: [{ code: 'not_received_yet', path: 'amount_cents' }],
  });
  await expect(withdraw(cents + 7_001, 7_000)).rejects.toMatchObject({ issues: [{ code: 'not_received_yet' }] });
  const first = await withdraw(cents + 7_000, 7_000);
  expect(Number(await computeAdvanced(app.db, account_id))).toBeGreaterThan(69_980_000);
  await run((tx, now) => cancelOwnWithdrawal(tx, user, first, now));
  expect(await computeAdvanced(app.db, account_id)).toBe(0n);
  const second = await withdraw(cents + 7_000, 7_000);
  // The store pays the older report: what was advanced of it is settled.
  await pay('spotify', '60');
  expect(Number(await computeAdvanced(app.db, account_id))).toBeLessThanOrEqual(10_010_000);
  const { reported } = await see();
  await run((tx, now) => cancelOwnWithdrawal(tx, user, second, now));
  expect((await see()).reported).toBeCloseTo(60, 2);
  expect(reported).toBeCloseTo(50, 1);
  await pay('spotify', '60');
});

test('all of this leaves the ledger consistent', () => expectSoundLedger(app));
