import * as calls from '@tangent/contract/money/payout.ts';
import { getSubscription } from '@tangent/contract/money/plan.ts';
import * as staffCalls from '@tangent/contract/people/backoffice-users.ts';
import { notifications } from '@tangent/db/schema/events/activity.ts';
import { audit_events, users } from '@tangent/db/schema/identity/account.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { plan_grants } from '@tangent/db/schema/money/plan.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { PAYOUT_DAYS } from '@tangent/domain/money/plan-limits.ts';
import { and, eq, like } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Mail } from '../../gateways/mail/mailer.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createMailContext } from '../../testing/fakes/mail-context.ts';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createPayoutHarness, type PayoutHarness } from '../../testing/harness/payout-harness.ts';
import { endedSweep } from '../plan/jobs.ts';
import { recomputeSubscription } from '../plan/sync/recompute-subscription.ts';
import { cancelPlanRequests } from './cancel-requests.ts';
import { sendPayoutMail } from './send-payout-mail.ts';

// Rules such as F24 are explained in docs/standards/reliability.md.

let harness: PayoutHarness;
let staff: TestAccount;
beforeAll(async () => {
  harness = await createPayoutHarness();
  staff = await signUp(harness.plans.app);
  await harness.plans.app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => harness.plans.close());

const getWithdrawals = async (account: TestAccount) => (await account.call(calls.listWithdrawals)).body;
const cancel = (account: TestAccount, id: string) => account.call(calls.cancelWithdrawal, { params: { id } });

/** Lists the emails sent to a user about withdrawals. */
async function listMails({ user }: TestAccount): Promise<string[]> {
  const { rows } = await harness.plans.app.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.payout' and data->>'user_id' = $1 order by created_on`,
    [user._id],
  );
  return rows.map(({ mail }) => mail);
}

test.each<[string, Plan]>([
  ['[S6-028]', 'free'],
  ['[S6-029]', 'pro'],
])('%s on the %s plan an amount leaves the balance at once and is sent after the waiting days', async (_, plan) => {
  const account = await harness.addEarner({ cents: 5_050, method: 'payoneer' });
  await grantPlanTo(harness.plans.app, account, plan);
  const today = utcDay(harness.plans.app.clock.now().getTime());
  const { status, body } = await harness.withdraw(account, 5_000);
  expect([status, body]).toEqual([
    201,
    {
      id: body.id,
      state: 'requested',
      amount_cents: 5_000,
      fee_cents: 0,
      net_cents: 5_000,
      plan,
      method: 'payoneer',
      destination: `${account.user.username}@payoneer.example`,
      requested_at: body.requested_at,
      expected_on: addDays(today, PAYOUT_DAYS[plan]),
      paid_at: null,
      finished_at: null,
      cancel_reason: null,
      failure: null,
    },
  ]);
  expect(await harness.owed(account)).toBe(50);
  const page = await getWithdrawals(account);
  expect(page).toMatchObject({ total: 1, items: [body], terms: { balance_cents: 50, pending_cents: 5_000 } });
  expect(await listMails(account)).toEqual(['requested']);
  const actions = await harness.plans.app.db
    .select()
    .from(audit_events)
    .where(and(eq(audit_events.subject_id, account.user._id), eq(audit_events.action, 'payout.requested')));
  expect(actions).toMatchObject([{ actor_kind: 'user', details: { withdrawal_id: body.id, amount_cents: 5_000 } }]);
});

test('[S9-025] an impossible withdrawal is refused with an error text, and no money moves', async () => {
  const { db } = harness.plans.app;
  const account = await harness.addEarner({ cents: 2_000, method: null });
  const refusal = async (cents: number) => {
    const { status, error } = await harness.withdraw(account, cents);
    return [status, error.name, error.errors?.amount_cents?.code];
  };
  expect(await refusal(1_500)).toEqual([409, 'payout_not_set_up', undefined]);
  await account.call(calls.setPayout, { body: { method: 'stripe' } });
  expect(await refusal(1_500)).toEqual([409, 'payout_not_ready', undefined]);
  await harness.setUp(account, 'stripe');
  await harness.work();
  const me = eq(users.id, account.user._id);
  await db.update(users).set({ email_verified_at: null }).where(me);
  expect(await refusal(1_500)).toEqual([403, 'email_not_verified', undefined]);
  await db.update(users).set({ email_verified_at: harness.plans.app.clock.now() }).where(me);
  expect(await refusal(999)).toEqual([422, 'invalid_input', 'below_minimum']);
  expect(await refusal(2_001)).toEqual([422, 'invalid_input', 'above_balance']);
  expect((await harness.withdraw(account, 1_000.5)).status).toBe(422);
  await harness.earn(account, -2_500);
  expect(await refusal(1_000)).toEqual([409, 'balance_negative', undefined]);
  await harness.earn(account, 1_499);
  expect(await refusal(1_000)).toEqual([422, 'invalid_input', 'above_balance']);
  await harness.earn(account, 1);
  expect((await harness.withdraw(account, 1_000)).status).toBe(201);
  expect(await refusal(1_000)).toEqual([409, 'withdrawal_open', undefined]);
  expect(await harness.owed(account)).toBe(0);
});

test('an open browser in the hands of a thief withdraws nothing', async () => {
  const account = await harness.addEarner({ cents: 5_000 });
  harness.plans.app.clock.advance(10 * 60_000);
  expect((await harness.withdraw(account, 2_000)).error.name).toBe('step_up_required');
  await harness.confirm(account);
  expect((await harness.withdraw(account, 2_000)).status).toBe(201);
});

test('[F24] of twenty withdrawals at once one succeeds; the same one twenty times is one', async () => {
  for (const same of [false, true]) {
    const account = await harness.addEarner({ cents: 3_000 });
    const id = uuidv7();
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => harness.withdraw(account, 2_000, same ? id : uuidv7())),
    );
    const statuses = responses.map(({ status }) => status).sort();
    expect(statuses).toEqual(same ? Array(20).fill(201) : [201, ...Array(19).fill(409)]);
    expect(await harness.owed(account)).toBe(1_000);
    expect((await getWithdrawals(account)).total).toBe(1);
    expect(await listMails(account)).toEqual(['requested']);
  }
});

test('the id of a withdrawal cannot be reused for another one, by any account', async () => {
  const [one, other] = [await harness.addEarner({ cents: 5_000 }), await harness.addEarner({ cents: 5_000 })];
  const { id } = (await harness.withdraw(one, 2_000)).body;
  expect((await harness.withdraw(one, 3_000, id)).error.name).toBe('idempotency_key_reused');
  expect((await harness.withdraw(other, 2_000, id)).error.name).toBe('idempotency_key_reused');
  expect([await harness.owed(one), await harness.owed(other)]).toEqual([3_000, 5_000]);
});

test('its owner cancels a withdrawal once, as long as it was not sent; no other account can', async () => {
  const account = await harness.addEarner({ cents: 5_000 });
  const { id } = (await harness.withdraw(account, 4_000)).body;
  expect((await cancel(await signUp(harness.plans.app), id)).error.name).toBe('not_found');
  const many = await Promise.all(Array.from({ length: 5 }, () => cancel(account, id)));
  for (const { body } of many) expect(body).toMatchObject({ state: 'cancelled', cancel_reason: 'owner' });
  expect(await harness.owed(account)).toBe(5_000);
  expect(await listMails(account)).toEqual(['requested', 'cancelled']);
  const notified = and(eq(notifications.account_id, account.user._id), like(notifications.type, 'payout%'));
  expect(await harness.plans.app.db.select().from(notifications).where(notified)).toMatchObject([
    { type: 'payout_cancelled', params: { amount_cents: 4_000 } },
  ]);
  const next = (await harness.withdraw(account, 4_000)).body;
  const gone = { state: 'processing' } as const;
  await harness.plans.app.db.update(withdrawals).set(gone).where(eq(withdrawals.id, next.id));
  expect((await cancel(account, next.id)).error.name).toBe('withdrawal_moved');
});

/** Grants a plan that ends in a few days. */
async function grantShortPlan(account: TestAccount, days: number): Promise<void> {
  const { app } = harness.plans;
  await grantPlanTo(app, account, 'pro');
  const ends_at = new Date(app.clock.now().getTime() + days * DAY_MS);
  await app.db.update(plan_grants).set({ ends_at }).where(eq(plan_grants.account_id, account.user._id));
  await inTransaction(app.db, (tx) => recomputeSubscription(tx, account.user._id, app.clock.now()));
}

test('[S4-034] when a cancelled plan ends, its withdrawals are cancelled and can be requested again with the free waiting days', async () => {
  const account = await harness.addEarner({ cents: 5_000 });
  const kept = await harness.addEarner({ cents: 5_000 });
  for (const one of [account, kept]) await grantShortPlan(one, 2);
  const { id } = (await harness.withdraw(account, 2_000)).body;
  const { id: kept_id } = (await harness.withdraw(kept, 2_000)).body;
  // Both grants end on the same day; one of the two accounts has bought another plan by then.
  await harness.plans.buy(kept, 'advanced');
  await harness.plans.work();
  expect((await kept.call(getSubscription)).body.plan).toBe('advanced');
  await harness.passDays(1);
  await harness.plans.work(endedSweep);
  expect((await harness.row(id)).state).toBe('requested');
  await harness.passDays(1);
  await harness.plans.work(endedSweep);
  expect(await harness.row(id)).toMatchObject({ state: 'cancelled', cancel_reason: 'plan_ended' });
  expect((await harness.row(kept_id)).state).toBe('requested');
  expect(await harness.owed(account)).toBe(5_000);
  expect(await listMails(account)).toEqual(['requested', 'cancelled']);
  await harness.confirm(account);
  const free = (await harness.withdraw(account, 2_000)).body;
  expect(free.plan).toBe('free');
  // However late an end is noticed, later requests stay, and so do all requests while another paid plan is in effect.
  const ended_at = new Date(Date.parse(free.requested_at) - 1);
  for (const { user } of [account, kept])
    await inTransaction(harness.plans.app.db, (tx) =>
      cancelPlanRequests(tx, user._id, { ended_at, now: harness.plans.app.clock.now() }),
    );
  expect([(await harness.row(free.id)).state, (await harness.row(kept_id)).state]).toEqual(['requested', 'requested']);
});

test('[F57] a ban cancels requests, closing an account waits for them, and a frozen account withdraws nothing', async () => {
  const [banned, closed] = [await harness.addEarner({ cents: 5_000 }), await harness.addEarner({ cents: 5_000 })];
  const ids = [
    (await harness.withdraw(banned, 2_000)).body.id,
    (await harness.withdraw(closed, 2_000)).body.id,
  ] as const;
  await harness.confirm(staff);
  const block = { reason: 'other', note: null } as const;
  const at = ({ user }: TestAccount) => ({ params: { id: user._id } });
  expect((await staff.call(staffCalls.freezeUser, { ...at(banned), body: block })).status).toBe(200);
  expect((await harness.withdraw(banned, 1_000)).error.name).toBe('account_blocked');
  expect((await harness.row(ids[0])).state).toBe('requested');
  expect((await staff.call(staffCalls.banUser, { ...at(banned), body: block })).status).toBe(200);
  expect(await harness.row(ids[0])).toMatchObject({ state: 'cancelled', cancel_reason: 'banned' });
  expect(await harness.owed(banned)).toBe(5_000);

  const close = (forced: boolean) =>
    staff.call(staffCalls.deactivateUser, { ...at(closed), body: { note: 'They asked for it', forced } });
  const refused = (await close(false)).error;
  expect([refused.name, Object.keys(refused.errors ?? {})]).toEqual(['account_in_use', ['withdrawal']]);
  expect((await close(true)).status).toBe(200);
  expect(await harness.row(ids[1])).toMatchObject({ state: 'cancelled', cancel_reason: 'staff' });
  expect(await harness.owed(closed)).toBe(5_000);
});

test('emails about withdrawals are sent even to users with emails turned off', async () => {
  const { app } = harness.plans;
  const user_id = (await signUp(app)).user._id;
  await app.db.update(users).set({ email_notifications: false }).where(eq(users.id, user_id));
  const sent: Mail[] = [];
  const context = createMailContext(app, { send: async (mail) => void sent.push(mail) });
  const money = {
    amount_cents: 2_000,
    net_cents: 2_000,
    expected_on: '2027-11-22',
    cancel_reason: null,
    failure: null,
  };
  const method = { method: 'stripe', destination: '' } as const;
  await sendPayoutMail(context, { ...money, ...method, mail: 'paid', user_id }, 'paid');
  expect(sent).toMatchObject([{ message_id: 'paid', subject: expect.stringContaining('20.00') }]);
});
