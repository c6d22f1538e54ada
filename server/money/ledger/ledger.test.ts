import { ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { eq, sql } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { computeBalance, lockOwed } from './ledger-account-store.ts';
import type { LedgerRef } from './ledger-ref.ts';
import { type LedgerTransaction, postTransaction } from './post-transaction.ts';

let app: TestApp;
let artist: LedgerRef;
beforeAll(async () => {
  app = await createTestApp();
  artist = { kind: 'artist_payable', account_id: (await signUp(app)).user._id };
});
afterAll(() => app.close());

const work = <T>(action: (tx: Tx) => Promise<T>) => inTransaction(app.db, action);
const owed = async () => -(await computeBalance(app.db, artist));

/** Changes the amount we owe the artist: earnings above zero, withdrawals below. */
const movement = (kind: LedgerTransaction['kind'], micros: bigint, key = uuidv7()): LedgerTransaction => ({
  key,
  kind,
  at: app.clock.now(),
  actor_id: null,
  subject_id: null,
  sides: [
    { ref: artist, amount_micros: -micros },
    { ref: { kind: 'payout_transit' }, amount_micros: micros },
  ],
});
const post = (one: LedgerTransaction) => work((tx) => postTransaction(tx, one));

test('a transaction is posted once under its key, however many workers post it at once', async () => {
  const [before, one] = [await owed(), movement('report', 7n)];
  const results = await Promise.all(Array.from({ length: 10 }, () => post(one)));
  expect(results.filter(({ is_new }) => is_new)).toHaveLength(1);
  expect(new Set(results.map(({ id }) => id)).size).toBe(1);
  expect((await owed()) - before).toBe(7n);
});

test('[S2-108] of twenty withdrawals of the same money at once one succeeds, and no amount owed falls below zero', async () => {
  await post(movement('report', 10_000_000n - (await owed())));
  const withdraw = () =>
    work(async (tx) => {
      if ((await lockOwed(tx, artist)) < 10_000_000n) return false;
      return (await postTransaction(tx, movement('withdrawal', -10_000_000n))).is_new;
    });
  for (let round = 1; round <= 5; round++) {
    const withdrawn = await Promise.all(Array.from({ length: 20 }, withdraw));
    expect(withdrawn.filter(Boolean)).toHaveLength(1);
    expect(await owed()).toBe(0n);
    await post(movement('withdrawal_back', 10_000_000n));
  }
  // The ledger refuses a transaction that skipped this check.
  await expect(post(movement('withdrawal', -10_000_001n))).rejects.toThrow('1 more than');
  expect(await owed()).toBe(10_000_000n);
  await post(movement('reversal', -12_000_000n));
  expect(await owed()).toBe(-2_000_000n);
});

test('the database refuses any change that would make the ledger inconsistent, whichever program writes it', async () => {
  const { id } = await post(movement('report', 5n));
  const [side] = await app.db.select().from(ledger_postings).where(eq(ledger_postings.transaction_id, id)).limit(1);
  if (!side) throw new Error('the transaction has no side');
  const insert = (rows: Partial<typeof side>[], key = uuidv7(), at = app.clock.now()) =>
    work(async (tx) => {
      const [created] = await tx.insert(ledger_transactions).values({ key, kind: 'correction', at }).returning();
      await tx
        .insert(ledger_postings)
        .values(
          rows.map((row, index) => ({ ...side, transaction_id: created?.id ?? '', position: index + 1, ...row })),
        );
    });
  const refused = async (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'taken',
      ({ cause }) => String(cause?.constraint ?? cause?.message),
    );
  expect(await refused(insert([{ amount_micros: 1n }]))).toBe('ledger_postings_balance');
  expect(await refused(insert([{ amount_micros: 1n }, { amount_micros: -2n }]))).toBe('ledger_postings_balance');
  const euros = [
    { amount_micros: 1n, currency: 'EUR' },
    { amount_micros: -1n, currency: 'EUR' },
  ];
  expect(await refused(insert(euros))).toBe('ledger_postings_currency');
  expect(await refused(insert([{ amount_micros: 0n }]))).toBe('ledger_postings_amount_check');
  const more = [1n, -1n].map((amount_micros, index) => ({ ...side, position: index + 8, amount_micros }));
  expect(await refused(work((tx) => tx.insert(ledger_postings).values(more)))).toBe('ledger_postings_whole');
  for (const table of [
    'ledger_transactions',
    'ledger_postings',
    'royalty_entries',
    'store_payments',
    'ledger_closings',
  ])
    for (const action of [`delete from ${table}`, `truncate ${table} cascade`])
      expect(await refused(app.db.execute(sql.raw(action)))).toContain('append only');
  expect(await refused(app.db.execute(sql`update ledger_postings set amount_micros = 1`))).toContain('append only');
});
