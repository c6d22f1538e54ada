import { listRoyaltyEntries, type RoyaltyEntry } from '@tangent/contract/money/royalty-entry.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { parseTransactionId } from '@tangent/domain/money/royalty/transaction-id.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPostedReport, addWithdrawal } from '../../testing/fixtures/royalty-rows.ts';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
});
afterAll(() => app.close());

/** Amounts of lines, by report. Some are negative, and some are zero. */
const reports = fc.array(fc.array(fc.integer({ min: -400, max: 1_000 }), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 5,
});

/** Computes the same in the simplest way: whole reports while the money covers them, then lines of the next one. */
function countPaid(amounts: readonly (readonly number[])[], paid: number): number[] {
  if (paid === 0) return amounts.map(() => 0);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const reach = (numbers: readonly number[], money: number) =>
    numbers.reduce((last, _, n) => (sum(numbers.slice(0, n + 1)) <= money ? n + 1 : last), 0);
  const sums = amounts.map(sum);
  const whole = reach(sums, paid);
  const left = paid - sum(sums.slice(0, whole));
  return amounts.map((lines, n) => (n < whole ? lines.length : n === whole ? reach(lines, left) : 0));
}

/** Posts a report with lines worth these cents; returns the number of its file. */
async function post(account: TestAccount, track_id: string, period: string, cents: readonly number[]): Promise<number> {
  const lines = cents.map((n) => ({ track_id, gross_micros: BigInt(n) * 10_000n, share_basis_points: 10_000 }));
  return (await addPostedReport(app, { owner_id: account.user._id, store_id: 'spotify', period, lines })).file_no;
}

async function listAll(account: TestAccount, query: object = {}): Promise<RoyaltyEntry[]> {
  return (await account.call(listRoyaltyEntries, { query })).body.items;
}

test('a payment covers the oldest reports first and then lines in their order, whatever was earned and reversed', async () => {
  const cases = fc.sample(
    fc.record({ amounts: reports, wanted: fc.integer({ min: 0, max: 4_000 }), after: fc.nat(4) }),
    {
      numRuns: 15,
      seed: 7,
    },
  );
  for (const { amounts, wanted, after } of cases) {
    const account = await signUp(app);
    const track_id = (await addDraft(app, account)).tracks[0]?.id ?? '';
    const files: number[] = [];
    let [balance, cents] = [0, 0];
    for (const [n, lines] of amounts.entries()) {
      files.push(await post(account, track_id, `2026-0${n + 1}`, lines));
      balance += lines.reduce((total, line) => total + line, 0);
      // A withdrawal takes at most the balance at the time; a later reversal makes a debt.
      if (n !== Math.min(after, amounts.length - 1)) continue;
      cents = Math.max(0, Math.min(wanted, balance));
      if (cents > 0) await addWithdrawal(app, account.user._id, cents, 'paid');
    }
    const all = await listAll(account);
    const paid = files.map(
      (file_no) =>
        all.filter((entry) => parseTransactionId(entry.transaction_id)?.file_no === file_no && entry.status === 'paid')
          .length,
    );
    expect(paid, JSON.stringify({ amounts, cents })).toEqual(countPaid(amounts, cents));
    const [covered, open] = [await listAll(account, { status: 'paid' }), await listAll(account, { status: 'pending' })];
    expect(covered).toEqual(all.filter(({ status }) => status === 'paid'));
    expect(open).toEqual(all.filter(({ status }) => status === 'pending'));
  }
});

test('once all earnings are paid out no entry is pending, and a returned payout makes entries pending again', async () => {
  const account = await signUp(app);
  const track_id = (await addDraft(app, account)).tracks[0]?.id ?? '';
  await post(account, track_id, '2026-09', [3_000, 500, -500, 0, 1_200]);
  const id = await addWithdrawal(app, account.user._id, 4_200, 'paid');
  expect(new Set((await listAll(account)).map(({ status }) => status))).toEqual(new Set(['paid']));
  await app.db.update(withdrawals).set({ state: 'failed' }).where(eq(withdrawals.id, id));
  expect(new Set((await listAll(account)).map(({ status }) => status))).toEqual(new Set(['pending']));
});
