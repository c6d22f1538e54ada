import * as calls from '@tangent/contract/plan.ts';
import { audit_events, sessions } from '@tangent/db/schema/account.ts';
import { stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPlanRig, type PlanRig } from '../testing/plan-rig.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { endedSweep, lookSweep } from './job-kinds.ts';

let rig: PlanRig;
beforeAll(async () => {
  rig = await openPlanRig({ retries: 0 });
});
afterAll(() => rig.close());
// Nobody's plan renews in the years of the others.
afterEach(async () => {
  await rig.behave({ drop_reply: false, only_path: null, hold_events: false });
  const isLiving = ne(stripe_subscriptions.status, 'cancelled');
  const living = await rig.app.db.select().from(stripe_subscriptions).where(isLiving);
  for (const { id } of living) await rig.billing.cancelNow(id);
});

const viewOf = async (person: TestPerson) => (await person.call(calls.getSubscription)).body;
const upgrade = (person: TestPerson, charge_cents: number) =>
  person.call(calls.upgradePlan, { body: { charge_cents } });
const refusalOf = async (asking: Promise<{ error: { name: string } }>) => (await asking).error.name;

/** Somebody whose plan has begun. */
async function buyer(plan: 'pro' | 'advanced'): Promise<TestPerson> {
  const person = await signUp(rig.app);
  await rig.buy(person, plan);
  await rig.work();
  return person;
}

/** Lets time pass until so much is left of what is paid; whoever comes by now and then stays signed in. */
async function passUntilLeft(person: TestPerson, leftMs: number): Promise<void> {
  const { billing } = await viewOf(person);
  await rig.pass(Date.parse(billing?.period_end ?? '') - rig.app.clock.now().getTime() - leftMs);
  const now = rig.app.clock.now();
  await rig.app.db.update(sessions).set({ last_used_at: now, expires_at: new Date(now.getTime() + DAY_MS) });
}

test('[S4-036] the step to Advanced costs the difference for the days that are left, at once, and the end stays', async () => {
  const person = await buyer('pro');
  const { billing } = await viewOf(person);
  await passUntilLeft(person, 182 * DAY_MS + HOUR_MS);
  const { upgrade: offered } = await viewOf(person);
  const cents = Math.round((5000 * 182) / (offered?.period_days ?? 0));
  expect(offered).toMatchObject({ charge_cents: cents, days_left: 182 });
  expect(await refusalOf(upgrade(person, cents + 1))).toBe('price_changed');
  const tries = await Promise.all([upgrade(person, cents), upgrade(person, cents)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  // Nothing changes by the act itself.
  const awaited = await viewOf(person);
  expect(awaited).toMatchObject({ plan: 'pro', billing: { plan: 'pro', is_awaited: true }, acts: ['portal'] });
  await rig.work();
  const view = await viewOf(person);
  expect(view).toMatchObject({
    plan: 'advanced',
    upgrade: null,
    acts: ['downgrade', 'cancel', 'portal'],
    billing: { plan: 'advanced', period_end: billing?.period_end, is_awaited: false, next_price_cents: 9999 },
  });
  expect(view.payments.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['upgrade', cents],
    ['first', 4999],
  ]);
  const acts = await rig.app.db.select().from(audit_events).where(eq(audit_events.subject_id, person.user._id));
  expect(acts.map(({ act, actor_id, actor_kind }) => [act, actor_id, actor_kind])).toEqual([
    ['plan.started', person.user._id, 'user'],
    ['plan.upgraded', person.user._id, 'user'],
  ]);
});

test('a refused card changes nothing, and another card pays the same step once', async () => {
  const person = await buyer('pro');
  const { charge_cents = 0 } = (await viewOf(person)).upgrade ?? {};
  const before = await viewOf(person);
  await rig.changeCard(person, 'declining');
  expect(await refusalOf(upgrade(person, charge_cents))).toBe('payment_failed');
  expect(await refusalOf(upgrade(person, charge_cents))).toBe('payment_failed');
  await rig.work(lookSweep);
  expect(await viewOf(person)).toEqual(before);
  await rig.changeCard(person, 'good');
  expect((await upgrade(person, charge_cents)).status).toBe(200);
  await rig.work();
  expect((await viewOf(person)).payments.map(({ amount_cents }) => amount_cents)).toEqual([charge_cents, 4999]);
});

test('an answer that was lost after the charge charges nothing twice', async () => {
  const person = await buyer('pro');
  const { charge_cents = 0 } = (await viewOf(person)).upgrade ?? {};
  await rig.behave({ drop_reply: true, hold_events: true });
  expect(await refusalOf(upgrade(person, charge_cents))).toBe('provider_unavailable');
  await rig.behave({ drop_reply: false });
  expect((await upgrade(person, charge_cents)).body.billing).toMatchObject({ plan: 'pro', is_awaited: true });
  await rig.work();
  const view = await viewOf(person);
  expect([view.plan, view.payments.map(({ kind }) => kind)]).toEqual(['advanced', ['upgrade', 'first']]);
  await rig.behave({ hold_events: false });
  await rig.sandbox.post('/control/stripe/hooks/release', { order: 'reverse' });
});

test('[S4-033] a plan that is cancelled holds to the second in which its period ends, and can be kept until then', async () => {
  const person = await buyer('advanced');
  expect((await person.call(calls.cancelPlan)).status).toBe(200);
  await rig.work();
  expect(await viewOf(person)).toMatchObject({
    plan: 'advanced',
    subscription: { status: 'active', cancel_at_period_end: true },
    billing: { cancel_at_period_end: true, next_price_cents: null },
  });
  expect(await refusalOf(person.call(calls.cancelPlan))).toBe('plan_changed');
  expect((await person.call(calls.resumePlan)).status).toBe(200);
  await rig.work();
  expect(await viewOf(person)).toMatchObject({ billing: { cancel_at_period_end: false, next_price_cents: 9999 } });
  // It takes the place of a step down that was planned.
  for (const call of [calls.downgradePlan, calls.cancelPlan]) {
    await person.call(call);
    await rig.work();
  }
  expect(await viewOf(person)).toMatchObject({ billing: { cancel_at_period_end: true, pending_plan: null } });
  await passUntilLeft(person, 60_000);
  expect((await viewOf(person)).plan).toBe('advanced');
  await rig.pass(61_000);
  expect((await viewOf(person)).plan).toBe('free');
  await rig.work(endedSweep);
  const view = await viewOf(person);
  expect(view).toMatchObject({ billing: null, acts: ['buy_pro', 'buy_advanced', 'portal'], upgrade: null });
  const history = ['ended', 'cancelled', 'downgrade_planned', 'resumed', 'cancelled', 'started'];
  expect(view.history.map(({ change }) => change)).toEqual(history);
});

test('the step to Advanced takes a cancellation back, also when the year is all but over', async () => {
  const person = await buyer('pro');
  await person.call(calls.cancelPlan);
  await rig.work();
  await passUntilLeft(person, 60_000);
  expect((await viewOf(person)).upgrade).toMatchObject({ charge_cents: 0, days_left: 0 });
  expect((await upgrade(person, 0)).status).toBe(200);
  await rig.work();
  expect(await viewOf(person)).toMatchObject({ plan: 'advanced', billing: { cancel_at_period_end: false } });
  await rig.pass(61_000);
  await rig.work();
  expect((await viewOf(person)).payments.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['renewal', 9999],
    ['first', 4999],
  ]);
});

test('[S4-037] Advanced becomes PRO when the period ends, and that can be taken back until then', async () => {
  const person = await buyer('advanced');
  await person.call(calls.downgradePlan);
  await rig.work();
  const planned = { plan: 'advanced', pending_plan: 'pro', next_price_cents: 4999 } as const;
  expect(await viewOf(person)).toMatchObject({
    plan: 'advanced',
    billing: planned,
    acts: ['resume', 'cancel', 'refund', 'portal'],
  });
  expect(await refusalOf(upgrade(person, 0))).toBe('plan_changed');
  await person.call(calls.resumePlan);
  await rig.work();
  expect(await viewOf(person)).toMatchObject({ billing: { pending_plan: null, next_price_cents: 9999 } });
  await person.call(calls.downgradePlan);
  await rig.work();
  await passUntilLeft(person, 60_000);
  expect((await viewOf(person)).plan).toBe('advanced');
  await rig.pass(61_000);
  await rig.work();
  const view = await viewOf(person);
  expect(view).toMatchObject({ plan: 'pro', billing: { plan: 'pro', pending_plan: null, next_price_cents: 4999 } });
  expect(view.payments[0]).toMatchObject({ kind: 'renewal', plan: 'pro', amount_cents: 4999 });
  // What is left of the schedule is in nobody's way.
  expect((await upgrade(person, view.upgrade?.charge_cents ?? -1)).status).toBe(200);
  await rig.work();
  expect((await viewOf(person)).plan).toBe('advanced');
});

test('a renewal that failed is paid with another card, whatever answers were lost, or ends at once', async () => {
  const [payer, leaver] = [await buyer('pro'), await buyer('pro')];
  await rig.changeCard(payer, 'declining');
  await rig.changeCard(leaver, 'declining');
  await passUntilLeft(leaver, -60_000);
  await rig.work();
  expect(await viewOf(payer)).toMatchObject({
    plan: 'pro',
    acts: ['pay', 'cancel', 'portal'],
    billing: { status: 'past_due', due_cents: 4999, grace_ends_at: expect.any(String) },
  });
  expect(await refusalOf(payer.call(calls.payPlan))).toBe('payment_failed');
  await rig.behave({ hold_events: true });
  // Nobody has told us of it yet.
  await rig.putDownCard(payer, 'good');
  await rig.behave({ drop_reply: true, only_path: '/v1/invoices' });
  expect(await refusalOf(payer.call(calls.payPlan))).toBe('provider_unavailable');
  await rig.behave({ drop_reply: false });
  expect((await payer.call(calls.payPlan)).status).toBe(200);
  await rig.behave({ hold_events: false });
  await rig.sandbox.post('/control/stripe/hooks/release', { order: 'as_it_was' });
  await rig.work();
  const paid = await viewOf(payer);
  expect(paid).toMatchObject({ plan: 'pro', billing: { status: 'active', due_cents: null } });
  expect(paid.payments.map(({ kind, state }) => [kind, state])).toEqual([
    ['renewal', 'paid'],
    ['first', 'paid'],
  ]);
  expect((await leaver.call(calls.cancelPlan)).status).toBe(200);
  await rig.work();
  const left = await viewOf(leaver);
  expect(left).toMatchObject({ plan: 'free', billing: null });
  expect(left.payments[0]).toMatchObject({ kind: 'renewal', state: 'void' });
});
