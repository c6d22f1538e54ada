import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { outbox_guard } from '@tangent/db/schema/messaging/outbox.ts';
import { withdrawal_changes, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { utcStartMs } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import type { PayoneerBehaviour } from '@tangent/sandbox/payoneer/behaviour.ts';
import type { PayoneerView } from '@tangent/sandbox/payoneer/describe-payoneer.ts';
import { and, asc, eq, like, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { TestAccount } from '../../testing/fixtures/test-account.ts';
import { createPayoutHarness, type PayoutHarness } from '../../testing/harness/payout-harness.ts';
import { checkLedger } from '../ledger/check-ledger.ts';
import { cancelPlanRequests } from './cancel-requests.ts';
import { cancelOwnWithdrawal } from './cancel-withdrawal.ts';
import type { PayoutContext } from './context.ts';
import { pollPayout } from './poll-payout.ts';
import type { PayoutRail } from './rail.ts';
import { sendWithdrawal } from './send-withdrawal.ts';
import { sweepPayouts } from './sweep-payouts.ts';

// Rules such as F47 are explained in docs/standards/reliability.md.

let harness: PayoutHarness;
beforeAll(async () => {
  harness = await createPayoutHarness();
});
afterAll(() => harness.plans.close());
beforeEach(async () => {
  await payoneerBehaves({ complete_after_ms: 0, fee_cents: 0 });
});
afterEach(async () => {
  await harness.plans.behave({ drop_reply: false, fail_status: null, only_path: null, refuse_transfers: null });
  await payoneerBehaves({ drop_reply: false, fail_status: null, refuse_payouts: null });
});

const payoneerBehaves = (change: Partial<PayoneerBehaviour>) =>
  harness.plans.sandbox.post('/control/payoneer/behaviour', change);

/** Adds an account with 50 dollars and a withdrawal of 40, due if requested. */
async function addRequest({ method = 'stripe' as PayoutMethod, is_due = true } = {}) {
  const account = await harness.addEarner({ cents: 5_000, method });
  const { id } = (await harness.withdraw(account, 4_000)).body;
  const past = { expected_on: '2020-01-01' };
  if (is_due) await harness.plans.app.db.update(withdrawals).set(past).where(eq(withdrawals.id, id));
  return { account, id };
}

/** Counts the payouts of a service under the key of a withdrawal. */
async function countSent(id: string): Promise<number> {
  const { payees } = await harness.plans.stripe();
  const { payouts } = await harness.plans.sandbox.get<PayoneerView>('/control/payoneer');
  const transfers = payees.flatMap((payee) => payee.transfers).filter(({ transfer_group }) => transfer_group === id);
  return transfers.length + payouts.filter((payout) => payout.id === id).length;
}

async function listHistory(id: string): Promise<string[]> {
  const { withdrawal_id, at, state } = withdrawal_changes;
  const rows = await harness.plans.app.db
    .select({ state })
    .from(withdrawal_changes)
    .where(eq(withdrawal_id, id))
    .orderBy(asc(at), asc(withdrawal_changes.id));
  return rows.map((row) => row.state);
}

async function listMails({ user }: TestAccount): Promise<string[]> {
  const { rows } = await harness.plans.app.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.payout' and data->>'user_id' = $1 order by created_on`,
    [user._id],
  );
  return rows.map(({ mail }) => mail);
}

/** Returns the jobs that a sweep this many days from now would enqueue for a withdrawal, and rolls them back. */
async function sweep(id: string, days = 0): Promise<string[]> {
  const { db, clock } = harness.plans.app;
  const later = new Date(clock.now().getTime() + days * DAY_MS);
  const found: string[] = [];
  const undo = new Error('rolled back');
  const attempt = inTransaction(db, async (tx) => {
    await sweepPayouts(tx, later);
    const { rows } = await tx.execute<{ name: string }>(
      sql`select name from pgboss.job where name like 'payout.%' and state = 'created' and data->>'withdrawal_id' = ${id}`,
    );
    found.push(...rows.map(({ name }) => name));
    throw undo;
  });
  await expect(attempt).rejects.toThrow(undo);
  return found;
}

const send = (id: string) => sendWithdrawal(harness.context, id);
const poll = (id: string) => pollPayout(harness.context, id);

/** Returns the same services, except that Stripe pays with the given function. */
function withPay(pay: PayoutRail['pay']): PayoutContext {
  const { stripe, payoneer } = harness.context.rails;
  if (stripe === null) throw new Error('no Stripe');
  return { ...harness.context, rails: { stripe: { ...stripe, pay }, payoneer } };
}

test('[F47] a withdrawal is sent in the first second of its day in UTC and not before, through the service of its owner', async () => {
  const { account, id } = await addRequest({ is_due: false });
  const dayMs = utcStartMs((await harness.row(id)).expected_on);
  await harness.plans.pass(dayMs - harness.plans.app.clock.now().getTime() - 3_000);
  await sendWithdrawal(harness.context, id);
  expect((await harness.row(id)).state).toBe('requested');
  await harness.plans.pass(3_000);
  const [bank, transit] = [await harness.cents({ kind: 'bank' }), await harness.cents({ kind: 'payout_transit' })];
  await harness.work();
  expect(await harness.row(id)).toMatchObject({ state: 'paid', is_outcome_unknown: false, attempts: 1 });
  expect(await harness.cents({ kind: 'bank' })).toBe(bank - 4_000);
  expect(await harness.cents({ kind: 'payout_transit' })).toBe(transit + 4_000);
  expect([await harness.owed(account), await countSent(id)]).toEqual([1_000, 1]);
  expect(await listHistory(id)).toEqual(['requested', 'processing', 'paid']);
  expect(await listMails(account)).toEqual(['requested', 'paid']);
  const actions = await harness.plans.app.db
    .select({ action: audit_events.action })
    .from(audit_events)
    .where(and(eq(audit_events.subject_id, account.user._id), like(audit_events.action, 'payout.%')))
    .orderBy(asc(audit_events.at), asc(audit_events.id));
  expect(actions.map(({ action }) => action)).toEqual(['payout.requested', 'payout.sent', 'payout.paid']);
});

test('a slow payout is polled until it has arrived, and we bear the fee that the service kept', async () => {
  await payoneerBehaves({ complete_after_ms: 3_600_000, fee_cents: 150 });
  const { account, id } = await addRequest({ method: 'payoneer' });
  await send(id);
  expect(await harness.row(id)).toMatchObject({ state: 'processing', is_outcome_unknown: false });
  const fees = await harness.cents({ kind: 'fees' });
  // A payout is not sent again when a service no longer knows it after acknowledging it.
  const { stripe, payoneer } = harness.context.rails;
  const forgetful = payoneer && { ...payoneer, findPayout: async () => null };
  await pollPayout({ ...harness.context, rails: { stripe, payoneer: forgetful } }, id);
  expect(await harness.row(id)).toMatchObject({ state: 'processing', attempts: 1 });
  await harness.plans.pass(3_601_000);
  await harness.work();
  expect(await harness.row(id)).toMatchObject({ state: 'paid', provider_fee_cents: 150 });
  expect(await harness.cents({ kind: 'fees' })).toBe(fees + 150);
  expect([await harness.owed(account), await countSent(id)]).toEqual([1_000, 1]);
  // The same applies to one that came back before its arrival was reported.
  const back = await addRequest({ method: 'payoneer' });
  await send(back.id);
  await harness.plans.pass(3_601_000);
  await harness.plans.sandbox.post(`/control/payoneer/payouts/${back.id}/end`, {
    status: 'Returned',
    reason: 'Closed',
  });
  await poll(back.id);
  expect(await harness.row(back.id)).toMatchObject({ state: 'failed', paid_at: null, provider_fee_cents: 150 });
  expect([await harness.owed(back.account), await harness.cents({ kind: 'fees' })]).toEqual([5_000, fees + 300]);
});

test.each(['stripe', 'payoneer'] as const)(
  'after a lost response of %s the payout is searched for under the same key, whether or not it was made',
  async (method) => {
    for (const hasActed of [true, false]) {
      const { id } = await addRequest({ method });
      const broken = hasActed ? { drop_reply: true } : { fail_status: 500 };
      if (method === 'stripe') await harness.plans.behave({ ...broken, only_path: hasActed ? '/v1/transfers' : null });
      else await payoneerBehaves(broken);
      await send(id);
      expect(await harness.row(id)).toMatchObject({ state: 'processing', is_outcome_unknown: true, provider_id: null });
      expect(await countSent(id)).toBe(hasActed ? 1 : 0);
      const corrected = { drop_reply: false, fail_status: null };
      if (method === 'stripe') await harness.plans.behave({ ...corrected, only_path: null });
      else await payoneerBehaves(corrected);
      await poll(id);
      expect(await harness.row(id)).toMatchObject({
        state: 'paid',
        is_outcome_unknown: false,
        attempts: hasActed ? 1 : 2,
      });
      expect(await countSent(id)).toBe(1);
    }
  },
);

test('a worker that dies before, during or after the request to the service loses nothing and pays nothing twice', async () => {
  const died = new Error('the worker died');
  const stripe = harness.context.rails.stripe as PayoutRail;
  const deaths: PayoutRail['pay'][] = [
    () => Promise.reject(died),
    async (order) => {
      await stripe.pay(order);
      throw died;
    },
  ];
  for (const pay of deaths) {
    const { account, id } = await addRequest();
    await expect(sendWithdrawal(withPay(pay), id)).rejects.toThrow(died);
    expect(await harness.row(id)).toMatchObject({ state: 'processing', is_outcome_unknown: true });
    await poll(id);
    expect((await harness.row(id)).state).toBe('paid');
    expect([await harness.owed(account), await countSent(id)]).toEqual([1_000, 1]);
    expect(await listMails(account)).toEqual(['requested', 'paid']);
  }
});

test('many workers on the same withdrawal send it once', async () => {
  const { account, id } = await addRequest();
  const { context } = harness;
  await Promise.all(Array.from({ length: 8 }, (_, turn) => (turn % 2 ? pollPayout : sendWithdrawal)(context, id)));
  await pollPayout(context, id);
  expect(await harness.row(id)).toMatchObject({ state: 'paid' });
  expect([await countSent(id), await harness.owed(account)]).toEqual([1, 1_000]);
});

test('a payout that a service refuses or a bank returns is on the balance again, with the reason', async () => {
  const refused = await addRequest();
  await harness.plans.behave({ refuse_transfers: 'account_invalid' });
  await send(refused.id);
  await harness.plans.behave({ refuse_transfers: null });
  expect(await harness.row(refused.id)).toMatchObject({ state: 'failed', failure: 'account_closed' });
  expect(await harness.owed(refused.account)).toBe(5_000);
  expect(await listMails(refused.account)).toEqual(['requested', 'failed']);

  // Our own balance at the service must not fail the withdrawals of users.
  const poor = await addRequest();
  await harness.plans.behave({ refuse_transfers: 'balance_insufficient' });
  await send(poor.id);
  expect((await harness.row(poor.id)).state).toBe('processing');
  await harness.plans.behave({ refuse_transfers: null });

  const returned = await addRequest({ method: 'payoneer' });
  await send(returned.id);
  expect((await harness.row(returned.id)).state).toBe('paid');
  const end = { status: 'Returned', reason: 'Account closed' };
  await harness.plans.sandbox.post(`/control/payoneer/payouts/${returned.id}/end`, end);
  const bank = await harness.cents({ kind: 'bank' });
  await harness.passDays(1);
  await harness.work();
  expect(await harness.row(returned.id)).toMatchObject({ state: 'failed', failure: 'returned_by_bank' });
  expect(await harness.owed(returned.account)).toBe(5_000);
  expect(await listMails(returned.account)).toEqual(['requested', 'paid', 'returned']);
  // The withdrawal without funds, whose refusal the service no longer remembers, has been sent by now.
  expect((await harness.row(poor.id)).state).toBe('paid');
  expect(await harness.cents({ kind: 'bank' })).toBe(bank);
});

test('Stripe reports at once when a transfer comes back; its messages about other transfers change nothing', async () => {
  const { account, id } = await addRequest();
  await send(id);
  const { provider_id } = await harness.row(id);
  await harness.plans.sandbox.post(`/control/stripe/transfers/${provider_id}/reverse`, {});
  await harness.work();
  expect(await harness.row(id)).toMatchObject({ state: 'failed', failure: 'returned_by_bank' });
  expect(await harness.owed(account)).toBe(5_000);
  expect(await listHistory(id)).toEqual(['requested', 'processing', 'paid', 'failed']);
});

test('[F57] nothing is sent while the account is frozen; a requested withdrawal is sent when it is active again', async () => {
  const { account, id } = await addRequest();
  const isMe = eq(users.id, account.user._id);
  await harness.plans.app.db.update(users).set({ freeze: true }).where(isMe);
  expect(await sweep(id)).toEqual([]);
  await send(id);
  expect([(await harness.row(id)).state, await countSent(id)]).toEqual(['requested', 0]);
  await harness.plans.app.db.update(users).set({ freeze: false }).where(isMe);
  expect(await sweep(id)).toEqual(['payout.send']);
  await harness.plans.behave({ fail_status: 500 });
  await send(id);
  await harness.plans.behave({ fail_status: null });
  // A poll does not send it again either.
  await harness.plans.app.db.update(users).set({ freeze: true }).where(isMe);
  await poll(id);
  expect([(await harness.row(id)).state, await countSent(id)]).toEqual(['processing', 0]);
  await harness.plans.app.db.update(users).set({ freeze: false }).where(isMe);
  await poll(id);
  expect((await harness.row(id)).state).toBe('paid');
});

test('[F42] a restored database pays nothing, not even a payout that it was about to repeat', async () => {
  const { id } = await addRequest();
  const { id: unknown_id } = await addRequest();
  await harness.plans.behave({ fail_status: 500 });
  await send(unknown_id);
  await harness.plans.behave({ fail_status: null });
  const { db, clock } = harness.plans.app;
  await db.insert(outbox_guard).values({ home: 'elsewhere', changed_at: clock.now() });
  for (const one of [id, unknown_id]) {
    expect(await sweep(one, 1)).toEqual([]);
    await send(one);
    await poll(one);
  }
  expect([await countSent(id), await countSent(unknown_id)]).toEqual([0, 0]);
  await db.delete(outbox_guard);
  await send(id);
  await poll(unknown_id);
  expect([await countSent(id), await countSent(unknown_id)]).toEqual([1, 1]);
});

test('[F34] a withdrawal cancelled while it is being sent is either cancelled or sent, and never both', async () => {
  for (let round = 0; round < 6; round += 1) {
    const { account, id } = await addRequest();
    const now = harness.plans.app.clock.now();
    const { _id: user_id } = account.user;
    // Its owner cancels it, or the plan under which it was requested ends.
    const back = inTransaction<unknown>(harness.plans.app.db, (tx) =>
      round % 2 === 0
        ? cancelOwnWithdrawal(tx, { user_id }, id, now)
        : cancelPlanRequests(tx, user_id, { ended_at: now, now }),
    );
    await Promise.allSettled([sendWithdrawal(harness.context, id), back]);
    const { state } = await harness.row(id);
    expect(['paid', 'cancelled']).toContain(state);
    expect(await countSent(id)).toBe(state === 'paid' ? 1 : 0);
    expect(await harness.owed(account)).toBe(state === 'paid' ? 1_000 : 5_000);
  }
});

test('a withdrawal on its way is polled every minute; one that has arrived every day for two months', async () => {
  await payoneerBehaves({ complete_after_ms: 3_600_000 });
  const { id } = await addRequest({ method: 'payoneer' });
  expect(await sweep(id)).toEqual(['payout.send']);
  await send(id);
  expect(await sweep(id)).toEqual([]);
  expect(await sweep(id, 61_000 / DAY_MS)).toEqual(['payout.look']);
  await harness.plans.pass(3_601_000);
  await poll(id);
  const found: number[] = [];
  for (const days of [0, 0.9, 1.01, 59, 59.9, 60.1, 400]) found.push((await sweep(id, days)).length);
  expect(found).toEqual([0, 0, 1, 1, 1, 0, 0]);
});

test('after all of this the ledger explains every cent of it', async () => {
  const results = await checkLedger(harness.plans.app.db);
  const relevant = results.filter(({ rule }) => ['balanced', 'booked_once', 'replay', 'no_debts'].includes(rule));
  expect(relevant.map(({ rule, count }) => [rule, count])).toEqual(relevant.map(({ rule }) => [rule, 0]));
  const rows = await harness.plans.app.db.select().from(withdrawals);
  const open = rows.filter(({ state }) => state === 'requested' || state === 'processing');
  const sum = (list: typeof rows) => list.reduce((total, { amount_cents }) => total + amount_cents, 0);
  expect(await harness.cents({ kind: 'payout_transit' })).toBe(0 - sum(open));
  const paid = sum(rows.filter(({ state }) => state === 'paid'));
  const fees = rows.reduce((total, { provider_fee_cents }) => total + provider_fee_cents, 0);
  expect(await harness.cents({ kind: 'bank' })).toBe(0 - paid - fees);
  expect(await harness.cents({ kind: 'fees' })).toBe(fees);
});
