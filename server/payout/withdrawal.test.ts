import * as desk from '@tangent/contract/backoffice-people.ts';
import * as calls from '@tangent/contract/payout.ts';
import { getSubscription } from '@tangent/contract/plan.ts';
import { audit_events, users } from '@tangent/db/schema/account.ts';
import { notifications } from '@tangent/db/schema/activity.ts';
import { withdrawals } from '@tangent/db/schema/payout.ts';
import { plan_grants } from '@tangent/db/schema/plan.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { PAYOUT_DAYS } from '@tangent/domain/limits.ts';
import type { Plan } from '@tangent/domain/plan/plan.ts';
import { and, eq, like } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endedSweep } from '../plan/job-kinds.ts';
import { settleSubscription } from '../plan/settle-subscription.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openPayoutRig, type PayoutRig } from '../testing/payout-rig.ts';
import { givePlan, signUp, type TestPerson } from '../testing/test-person.ts';
import { cancelRequestsOfPlan } from './cancel-requests.ts';

// Rules such as F24 are explained in docs/standards/reliability.md.

let rig: PayoutRig;
let staff: TestPerson;
beforeAll(async () => {
  rig = await openPayoutRig();
  staff = await signUp(rig.plans.app);
  await rig.plans.app.db.update(users).set({ is_staff: true }).where(eq(users.id, staff.user._id));
});
afterAll(() => rig.plans.close());

const listOf = async (person: TestPerson) => (await person.call(calls.listWithdrawals)).body;
const cancel = (person: TestPerson, id: string) => person.call(calls.cancelWithdrawal, { params: { id } });

/** What somebody was written about their withdrawals. */
async function mailsOf({ user }: TestPerson): Promise<string[]> {
  const { rows } = await rig.plans.app.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.payout' and data->>'user_id' = $1 order by created_on`,
    [user._id],
  );
  return rows.map(({ mail }) => mail);
}

test.each<[string, Plan]>([
  ['[S6-028]', 'free'],
  ['[S6-029]', 'pro'],
])('%s on the %s plan an amount leaves the balance at once and is sent after the days of the plan', async (_, plan) => {
  const person = await rig.addEarner({ cents: 5_050, method: 'payoneer' });
  await givePlan(rig.plans.app, person, plan);
  const today = utcDay(rig.plans.app.clock.now().getTime());
  const { status, body } = await rig.withdraw(person, 5_000);
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
      destination: `${person.user.username}@payoneer.example`,

      requested_at: body.requested_at,
      expected_on: addDays(today, PAYOUT_DAYS[plan]),

      paid_at: null,
      finished_at: null,
      cancel_reason: null,
      failure: null,
    },
  ]);
  expect(await rig.owed(person)).toBe(50);
  const page = await listOf(person);
  expect(page).toMatchObject({ total: 1, items: [body], standing: { balance_cents: 50, pending_cents: 5_000 } });
  expect(await mailsOf(person)).toEqual(['requested']);
  const acts = await rig.plans.app.db
    .select()
    .from(audit_events)
    .where(and(eq(audit_events.subject_id, person.user._id), eq(audit_events.act, 'payout.requested')));
  expect(acts).toMatchObject([{ actor_kind: 'user', details: { withdrawal_id: body.id, amount_cents: 5_000 } }]);
});

test('[S9-025] what cannot be withdrawn is refused in words, and nothing moves', async () => {
  const { db } = rig.plans.app;
  const person = await rig.addEarner({ cents: 2_000, method: null });
  const refusal = async (cents: number) => {
    const { status, error } = await rig.withdraw(person, cents);
    return [status, error.name, error.errors?.amount_cents?.code];
  };
  expect(await refusal(1_500)).toEqual([409, 'payout_not_set_up', undefined]);
  await person.call(calls.setPayout, { body: { method: 'stripe' } });
  expect(await refusal(1_500)).toEqual([409, 'payout_not_ready', undefined]);
  await rig.setUp(person, 'stripe');
  await rig.work();
  const me = eq(users.id, person.user._id);
  await db.update(users).set({ email_verified_at: null }).where(me);
  expect(await refusal(1_500)).toEqual([403, 'email_not_verified', undefined]);
  await db.update(users).set({ email_verified_at: rig.plans.app.clock.now() }).where(me);
  expect(await refusal(999)).toEqual([422, 'invalid_input', 'below_minimum']);
  expect(await refusal(2_001)).toEqual([422, 'invalid_input', 'above_balance']);
  expect((await rig.withdraw(person, 1_000.5)).status).toBe(422);
  await rig.earn(person, -2_500);
  expect(await refusal(1_000)).toEqual([409, 'balance_negative', undefined]);
  await rig.earn(person, 1_499);
  expect(await refusal(1_000)).toEqual([422, 'invalid_input', 'above_balance']);
  await rig.earn(person, 1);
  expect((await rig.withdraw(person, 1_000)).status).toBe(201);
  expect(await refusal(1_000)).toEqual([409, 'withdrawal_open', undefined]);
  expect(await rig.owed(person)).toBe(0);
});

test('a stolen open browser withdraws nothing', async () => {
  const person = await rig.addEarner({ cents: 5_000 });
  rig.plans.app.clock.advance(10 * 60_000);
  expect((await rig.withdraw(person, 2_000)).error.name).toBe('step_up_required');
  await rig.confirm(person);
  expect((await rig.withdraw(person, 2_000)).status).toBe(201);
});

test('[F24] of twenty withdrawals at once one gets through; the same one twenty times is one', async () => {
  for (const same of [false, true]) {
    const person = await rig.addEarner({ cents: 3_000 });
    const id = uuidv7();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => rig.withdraw(person, 2_000, same ? id : uuidv7())),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual(same ? Array(20).fill(201) : [201, ...Array(19).fill(409)]);
    expect(await rig.owed(person)).toBe(1_000);
    expect((await listOf(person)).total).toBe(1);
    expect(await mailsOf(person)).toEqual(['requested']);
  }
});

test('the id of a withdrawal is not used for another one, by anybody', async () => {
  const [one, other] = [await rig.addEarner({ cents: 5_000 }), await rig.addEarner({ cents: 5_000 })];
  const { id } = (await rig.withdraw(one, 2_000)).body;
  expect((await rig.withdraw(one, 3_000, id)).error.name).toBe('idempotency_key_reused');
  expect((await rig.withdraw(other, 2_000, id)).error.name).toBe('idempotency_key_reused');
  expect([await rig.owed(one), await rig.owed(other)]).toEqual([3_000, 5_000]);
});

test('its owner takes a withdrawal back once, as long as it was not sent; nobody else does', async () => {
  const person = await rig.addEarner({ cents: 5_000 });
  const { id } = (await rig.withdraw(person, 4_000)).body;
  expect((await cancel(await signUp(rig.plans.app), id)).error.name).toBe('not_found');
  const many = await Promise.all(Array.from({ length: 5 }, () => cancel(person, id)));
  for (const { body } of many) expect(body).toMatchObject({ state: 'cancelled', cancel_reason: 'owner' });
  expect(await rig.owed(person)).toBe(5_000);
  expect(await mailsOf(person)).toEqual(['requested', 'cancelled']);
  const told = and(eq(notifications.account_id, person.user._id), like(notifications.type, 'payout%'));
  expect(await rig.plans.app.db.select().from(notifications).where(told)).toMatchObject([
    { type: 'payout_cancelled', params: { amount_cents: 4_000 } },
  ]);
  const next = (await rig.withdraw(person, 4_000)).body;
  const gone = { state: 'processing' } as const;
  await rig.plans.app.db.update(withdrawals).set(gone).where(eq(withdrawals.id, next.id));
  expect((await cancel(person, next.id)).error.name).toBe('withdrawal_moved');
});

/** A plan of staff that is over in a few days. */
async function giveShortPlan(person: TestPerson, days: number): Promise<void> {
  const { app } = rig.plans;
  await givePlan(app, person, 'pro');
  const ends_at = new Date(app.clock.now().getTime() + days * DAY_MS);
  await app.db.update(plan_grants).set({ ends_at }).where(eq(plan_grants.account_id, person.user._id));
  await inTransaction(app.db, (tx) => settleSubscription(tx, person.user._id, app.clock.now()));
}

test('[S4-034] when a plan that was cancelled ends, what was asked for is taken back and asked for anew on the free days', async () => {
  const person = await rig.addEarner({ cents: 5_000 });
  const kept = await rig.addEarner({ cents: 5_000 });
  for (const one of [person, kept]) await giveShortPlan(one, 2);
  const { id } = (await rig.withdraw(person, 2_000)).body;
  const { id: kept_id } = (await rig.withdraw(kept, 2_000)).body;
  // Both grants run out on the same day; one of the two has bought more by then.
  await rig.plans.buy(kept, 'advanced');
  await rig.plans.work();
  expect((await kept.call(getSubscription)).body.plan).toBe('advanced');
  await rig.passDays(1);
  await rig.plans.work(endedSweep);
  expect((await rig.row(id)).state).toBe('requested');
  await rig.passDays(1);
  await rig.plans.work(endedSweep);
  expect(await rig.row(id)).toMatchObject({ state: 'cancelled', cancel_reason: 'plan_ended' });
  expect((await rig.row(kept_id)).state).toBe('requested');
  expect(await rig.owed(person)).toBe(5_000);
  expect(await mailsOf(person)).toEqual(['requested', 'cancelled']);
  await rig.confirm(person);
  const free = (await rig.withdraw(person, 2_000)).body;
  expect(free.plan).toBe('free');
  // However late an end is noticed: what was asked for after it stays, and so does all while another paid plan holds.
  const ended_at = new Date(Date.parse(free.requested_at) - 1);
  for (const { user } of [person, kept])
    await inTransaction(rig.plans.app.db, (tx) =>
      cancelRequestsOfPlan(tx, user._id, { ended_at, now: rig.plans.app.clock.now() }),
    );
  expect([(await rig.row(free.id)).state, (await rig.row(kept_id)).state]).toEqual(['requested', 'requested']);
});

test('[F57] a ban takes requests back, closing an account waits for them, and a frozen one withdraws nothing', async () => {
  const [banned, closed] = [await rig.addEarner({ cents: 5_000 }), await rig.addEarner({ cents: 5_000 })];
  const ids = [(await rig.withdraw(banned, 2_000)).body.id, (await rig.withdraw(closed, 2_000)).body.id] as const;
  await rig.confirm(staff);
  const block = { reason: 'other', note: null } as const;
  const at = ({ user }: TestPerson) => ({ params: { id: user._id } });
  expect((await staff.call(desk.freezePerson, { ...at(banned), body: block })).status).toBe(200);
  expect((await rig.withdraw(banned, 1_000)).error.name).toBe('account_blocked');
  expect((await rig.row(ids[0])).state).toBe('requested');
  expect((await staff.call(desk.banPerson, { ...at(banned), body: block })).status).toBe(200);
  expect(await rig.row(ids[0])).toMatchObject({ state: 'cancelled', cancel_reason: 'banned' });
  expect(await rig.owed(banned)).toBe(5_000);

  const close = (forced: boolean) =>
    staff.call(desk.deactivatePerson, { ...at(closed), body: { why: 'They asked for it', forced } });
  const refused = (await close(false)).error;
  expect([refused.name, Object.keys(refused.errors ?? {})]).toEqual(['account_in_use', ['withdrawal']]);
  expect((await close(true)).status).toBe(200);
  expect(await rig.row(ids[1])).toMatchObject({ state: 'cancelled', cancel_reason: 'staff' });
  expect(await rig.owed(closed)).toBe(5_000);
});
