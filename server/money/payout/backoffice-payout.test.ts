import * as calls from '@tangent/contract/money/backoffice-payout.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { payout_methods, withdrawals } from '@tangent/db/schema/money/payout.ts';
import type { WithdrawalQueue } from '@tangent/domain/money/payout/withdrawal-queue.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createPayoutHarness, type PayoutHarness } from '../../testing/harness/payout-harness.ts';
import { PAYOUT_APPROVAL_CENTS } from '../../testing/harness/test-http.ts';
import { sendWithdrawal } from './send-withdrawal.ts';

let harness: PayoutHarness;
let staff: TestAccount;
beforeAll(async () => {
  harness = await createPayoutHarness();
  staff = await signUp(harness.plans.app);
  await hire(staff);
});
afterAll(() => harness.plans.close());

const hire = ({ user }: TestAccount) =>
  harness.plans.app.db.update(users).set({ is_staff: true }).where(eq(users.id, user._id));
const listIn = async (queue: WithdrawalQueue, more: { account_id?: string; cursor?: string } = {}) =>
  (await staff.call(calls.listPayoutQueue, { query: { queue, ...more } })).body;
const fetchDetail = async (id: string, caller = staff) =>
  (await caller.call(calls.getPayoutDetail, { params: { id } })).body;
const approve = (id: string, caller = staff) => caller.call(calls.approvePayout, { params: { id } });
const makeDue = (id: string) =>
  harness.plans.app.db.update(withdrawals).set({ expected_on: '2020-01-01' }).where(eq(withdrawals.id, id));

test('an amount above the limit waits for staff; their decision sends it on its day or returns it to the balance', async () => {
  const user = await harness.addEarner({ cents: 3 * PAYOUT_APPROVAL_CENTS });
  const small = (await harness.withdraw(user, PAYOUT_APPROVAL_CENTS)).body.id;
  expect((await approve(small)).error.name).toBe('step_up_required');
  await harness.confirm(staff);
  expect(await fetchDetail(small)).toMatchObject({ needs_approval: false, actions: ['cancel'] });
  expect((await approve(small)).error.name).toBe('withdrawal_moved');
  const cancelled = await staff.call(calls.cancelPayout, { params: { id: small }, body: { note: 'Looks odd' } });
  expect(cancelled.body).toMatchObject({ state: 'cancelled', cancel_reason: 'staff', actions: [] });
  expect(cancelled.body.history.at(-1)).toMatchObject({
    state: 'cancelled',
    actor_name: staff.user.name,
    details: { note: 'Looks odd' },
  });

  const { id } = (await harness.withdraw(user, PAYOUT_APPROVAL_CENTS + 1)).body;
  await makeDue(id);
  await sendWithdrawal(harness.context, id);
  expect(await fetchDetail(id)).toMatchObject({
    state: 'requested',
    needs_approval: true,
    actions: ['approve', 'cancel'],
  });
  expect((await listIn('approval')).items.map((item) => item.id)).toEqual([id]);
  expect((await listIn('due')).items).toEqual([]);
  for (let twice = 0; twice < 2; twice += 1) {
    expect((await approve(id)).body).toMatchObject({ approved_by: staff.user.name, actions: ['cancel'] });
  }
  expect((await listIn('due')).items.map((item) => item.id)).toEqual([id]);
  await sendWithdrawal(harness.context, id);
  const paid = await fetchDetail(id);
  expect(paid).toMatchObject({
    state: 'paid',
    actions: [],
    attempts: 1,
    user: { id: user.user._id },
    facts: { balance_cents: 2 * PAYOUT_APPROVAL_CENTS - 1, paid_count: 0, is_destination_changed: false },
  });
  expect(paid.history.map(({ state, details }) => [state, details.approved ?? null])).toEqual([
    ['requested', null],
    ['requested', true],
    ['processing', null],
    ['paid', null],
  ]);
  const amount = PAYOUT_APPROVAL_CENTS + 1;
  expect(paid.transactions.map(({ kind, sides }) => ({ kind, sides }))).toEqual([
    {
      kind: 'withdrawal',
      sides: [
        { account: 'artist_payable', amount_cents: amount },
        { account: 'payout_transit', amount_cents: -amount },
      ],
    },
    {
      kind: 'withdrawal_paid',
      sides: [
        { account: 'bank', amount_cents: -amount },
        { account: 'payout_transit', amount_cents: amount },
      ],
    },
  ]);
  const { account_id } = payout_methods;
  await harness.plans.app.db
    .update(payout_methods)
    .set({ stripe_account_id: 'acct_other' })
    .where(eq(account_id, user.user._id));
  expect((await fetchDetail(id)).facts.is_destination_changed).toBe(true);
  expect((await approve(id)).error.name).toBe('withdrawal_moved');
  const late = await staff.call(calls.cancelPayout, { params: { id }, body: { note: 'Too late' } });
  expect(late.error.name).toBe('withdrawal_moved');
});

test('queues list their withdrawals page by page, the oldest open ones and the newest others first', async () => {
  const accounts = [
    await harness.addEarner({ cents: 5_000 }),
    await harness.addEarner({ cents: 5_000, method: 'payoneer' }),
  ];
  const ids: string[] = [];
  for (const user of accounts) ids.push((await harness.withdraw(user, 2_000)).body.id);
  expect((await listIn('requested')).items.map((item) => item.id)).toEqual(ids);
  await harness.plans.behave({ fail_status: 500 });
  await makeDue(ids[0] ?? '');
  await sendWithdrawal(harness.context, ids[0] ?? '');
  await harness.plans.behave({ fail_status: null });
  const unknown = await listIn('unknown');
  expect(unknown.items).toMatchObject([{ id: ids[0], state: 'processing', is_outcome_unknown: true }]);
  expect(unknown.counts).toMatchObject({ unknown: 1, processing: 1, requested: 1, approval: 0, due: 0 });
  expect(unknown.approval_cents).toBe(PAYOUT_APPROVAL_CENTS);
  const filtered = await listIn('requested', { account_id: accounts[1]?.user._id ?? '' });
  expect([filtered.total, filtered.items[0]?.name]).toEqual([1, accounts[1]?.user.name]);

  const at = harness.plans.app.clock.now().getTime();
  const base = {
    account_id: accounts[0]?.user._id ?? '',
    state: 'cancelled',
    amount_cents: 1_000,
    fee_cents: 0,
  } as const;
  const rest = { method: 'stripe', destination_id: 'x', destination: '', plan: 'free', needs_approval: false } as const;
  const old = Array.from({ length: 60 }, (_, nr) => ({
    ...base,
    ...rest,
    expected_on: '2020-01-01',
    requested_at: new Date(at - (nr + 1) * 3_600_000),
  }));
  await harness.plans.app.db.insert(withdrawals).values(old);
  const first = await listIn('cancelled');
  const second = await listIn('cancelled', { cursor: first.next_cursor ?? '' });
  const times = [...first.items, ...second.items].map(({ requested_at }) => requested_at);
  expect([times.length, new Set(times).size, second.next_cursor]).toEqual([first.total, first.total, null]);
  expect(times).toEqual([...times].sort().reverse());
});

test('only staff sees the withdrawals, and no one decides about their own', async () => {
  const colleague = await harness.addEarner({ cents: 3 * PAYOUT_APPROVAL_CENTS });
  expect((await colleague.call(calls.listPayoutQueue, { query: { queue: 'due' } })).status).toBe(403);
  const { id } = (await harness.withdraw(colleague, 2 * PAYOUT_APPROVAL_CENTS)).body;
  await hire(colleague);
  expect((await fetchDetail(id)).actions).toEqual(['approve', 'cancel']);
  expect((await fetchDetail(id, colleague)).actions).toEqual([]);
  expect((await approve(id, colleague)).error.name).toBe('permission_denied');
  const own = await colleague.call(calls.cancelPayout, { params: { id }, body: { note: 'Mine' } });
  expect(own.error.name).toBe('permission_denied');
  expect((await approve(id)).status).toBe(200);
});
