import * as calls from '@tangent/contract/money/plan.ts';
import { audit_events, sessions } from '@tangent/db/schema/identity/account.ts';
import { stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { eq, ne } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createPlanHarness, type PlanHarness } from '../../../testing/harness/plan-harness.ts';
import { endedSweep, syncSweep } from '../jobs.ts';

let harness: PlanHarness;
beforeAll(async () => {
  harness = await createPlanHarness({ retries: 0 });
});
afterAll(() => harness.close());
// Ends every plan, so that none renews while the clock moves through the years of other tests.
afterEach(async () => {
  await harness.behave({ drop_reply: false, only_path: null, hold_events: false });
  const isLive = ne(stripe_subscriptions.status, 'cancelled');
  const liveRows = await harness.app.db.select().from(stripe_subscriptions).where(isLive);
  for (const { id } of liveRows) await harness.billing.cancelNow(id);
});

const getView = async (account: TestAccount) => (await account.call(calls.getSubscription)).body;
const upgrade = (account: TestAccount, charge_cents: number) =>
  account.call(calls.upgradePlan, { body: { charge_cents } });
const toRefusal = async (request: Promise<{ error: { name: string } }>) => (await request).error.name;

/** Creates an account whose plan has started. */
async function buyer(plan: 'pro' | 'advanced'): Promise<TestAccount> {
  const account = await signUp(harness.app);
  await harness.buy(account, plan);
  await harness.work();
  return account;
}

/** Lets time pass until this much of the paid period is left; regular visits keep the session alive. */
async function passUntilLeft(account: TestAccount, leftMs: number): Promise<void> {
  const { billing } = await getView(account);
  await harness.pass(Date.parse(billing?.period_end ?? '') - harness.app.clock.now().getTime() - leftMs);
  const now = harness.app.clock.now();
  await harness.app.db.update(sessions).set({ last_used_at: now, expires_at: new Date(now.getTime() + DAY_MS) });
}

test('[S4-036] upgrading to Advanced charges the difference for the remaining days at once and keeps the end date', async () => {
  const account = await buyer('pro');
  const { billing } = await getView(account);
  await passUntilLeft(account, 182 * DAY_MS + HOUR_MS);
  const { upgrade: offered } = await getView(account);
  const cents = Math.round((5000 * 182) / (offered?.period_days ?? 0));
  expect(offered).toMatchObject({ charge_cents: cents, days_left: 182 });
  expect(await toRefusal(upgrade(account, cents + 1))).toBe('price_changed');
  const tries = await Promise.all([upgrade(account, cents), upgrade(account, cents)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409]);
  // The action alone changes nothing; the payment service has to confirm it.
  const awaited = await getView(account);
  expect(awaited).toMatchObject({ plan: 'pro', billing: { plan: 'pro', is_pending: true }, actions: ['portal'] });
  await harness.work();
  const view = await getView(account);
  expect(view).toMatchObject({
    plan: 'advanced',
    upgrade: null,
    actions: ['downgrade', 'cancel', 'portal'],
    billing: { plan: 'advanced', period_end: billing?.period_end, is_pending: false, next_price_cents: 9999 },
  });
  expect(view.payments.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['upgrade', cents],
    ['first', 4999],
  ]);
  const actions = await harness.app.db.select().from(audit_events).where(eq(audit_events.subject_id, account.user._id));
  expect(actions.map(({ action, actor_id, actor_kind }) => [action, actor_id, actor_kind])).toEqual([
    ['plan.started', account.user._id, 'user'],
    ['plan.upgraded', account.user._id, 'user'],
  ]);
});

test('a declined card changes nothing, and another card pays for the same upgrade once', async () => {
  const account = await buyer('pro');
  const { charge_cents = 0 } = (await getView(account)).upgrade ?? {};
  const before = await getView(account);
  await harness.changeCard(account, 'declining');
  expect(await toRefusal(upgrade(account, charge_cents))).toBe('payment_failed');
  expect(await toRefusal(upgrade(account, charge_cents))).toBe('payment_failed');
  await harness.work(syncSweep);
  expect(await getView(account)).toEqual(before);
  await harness.changeCard(account, 'good');
  expect((await upgrade(account, charge_cents)).status).toBe(200);
  await harness.work();
  expect((await getView(account)).payments.map(({ amount_cents }) => amount_cents)).toEqual([charge_cents, 4999]);
});

test('a response lost after the charge does not cause a second charge', async () => {
  const account = await buyer('pro');
  const { charge_cents = 0 } = (await getView(account)).upgrade ?? {};
  await harness.behave({ drop_reply: true, hold_events: true });
  expect(await toRefusal(upgrade(account, charge_cents))).toBe('provider_unavailable');
  await harness.behave({ drop_reply: false });
  expect((await upgrade(account, charge_cents)).body.billing).toMatchObject({ plan: 'pro', is_pending: true });
  await harness.work();
  const view = await getView(account);
  expect([view.plan, view.payments.map(({ kind }) => kind)]).toEqual(['advanced', ['upgrade', 'first']]);
  await harness.behave({ hold_events: false });
  await harness.sandbox.post('/control/stripe/hooks/release', { order: 'reverse' });
});

test('[S4-033] a cancelled plan holds to the second its period ends, and can be resumed until then', async () => {
  const account = await buyer('advanced');
  expect((await account.call(calls.cancelPlan)).status).toBe(200);
  await harness.work();
  expect(await getView(account)).toMatchObject({
    plan: 'advanced',
    subscription: { status: 'active', cancel_at_period_end: true },
    billing: { cancel_at_period_end: true, next_price_cents: null },
  });
  expect(await toRefusal(account.call(calls.cancelPlan))).toBe('plan_changed');
  expect((await account.call(calls.resumePlan)).status).toBe(200);
  await harness.work();
  expect(await getView(account)).toMatchObject({ billing: { cancel_at_period_end: false, next_price_cents: 9999 } });
  // Cancelling replaces a planned downgrade.
  for (const call of [calls.downgradePlan, calls.cancelPlan]) {
    await account.call(call);
    await harness.work();
  }
  expect(await getView(account)).toMatchObject({ billing: { cancel_at_period_end: true, pending_plan: null } });
  await passUntilLeft(account, 60_000);
  expect((await getView(account)).plan).toBe('advanced');
  await harness.pass(61_000);
  expect((await getView(account)).plan).toBe('free');
  await harness.work(endedSweep);
  const view = await getView(account);
  expect(view).toMatchObject({ billing: null, actions: ['buy_pro', 'buy_advanced', 'portal'], upgrade: null });
  const history = ['ended', 'cancelled', 'downgrade_planned', 'resumed', 'cancelled', 'started'];
  expect(view.history.map(({ change }) => change)).toEqual(history);
});

test('upgrading to Advanced undoes a cancellation, even when the year is almost over', async () => {
  const account = await buyer('pro');
  await account.call(calls.cancelPlan);
  await harness.work();
  await passUntilLeft(account, 60_000);
  expect((await getView(account)).upgrade).toMatchObject({ charge_cents: 0, days_left: 0 });
  expect((await upgrade(account, 0)).status).toBe(200);
  await harness.work();
  expect(await getView(account)).toMatchObject({ plan: 'advanced', billing: { cancel_at_period_end: false } });
  await harness.pass(61_000);
  await harness.work();
  expect((await getView(account)).payments.map(({ kind, amount_cents }) => [kind, amount_cents])).toEqual([
    ['renewal', 9999],
    ['first', 4999],
  ]);
});

test('[S4-037] Advanced becomes PRO when the period ends, and the downgrade can be undone until then', async () => {
  const account = await buyer('advanced');
  await account.call(calls.downgradePlan);
  await harness.work();
  const planned = { plan: 'advanced', pending_plan: 'pro', next_price_cents: 4999 } as const;
  expect(await getView(account)).toMatchObject({
    plan: 'advanced',
    billing: planned,
    actions: ['resume', 'cancel', 'refund', 'portal'],
  });
  expect(await toRefusal(upgrade(account, 0))).toBe('plan_changed');
  await account.call(calls.resumePlan);
  await harness.work();
  expect(await getView(account)).toMatchObject({ billing: { pending_plan: null, next_price_cents: 9999 } });
  await account.call(calls.downgradePlan);
  await harness.work();
  await passUntilLeft(account, 60_000);
  expect((await getView(account)).plan).toBe('advanced');
  await harness.pass(61_000);
  await harness.work();
  const view = await getView(account);
  expect(view).toMatchObject({ plan: 'pro', billing: { plan: 'pro', pending_plan: null, next_price_cents: 4999 } });
  expect(view.payments[0]).toMatchObject({ kind: 'renewal', plan: 'pro', amount_cents: 4999 });
  // The rest of the schedule does not block an upgrade.
  expect((await upgrade(account, view.upgrade?.charge_cents ?? -1)).status).toBe(200);
  await harness.work();
  expect((await getView(account)).plan).toBe('advanced');
});

test('a failed renewal can be paid with another card, even when responses are lost, or cancelled at once', async () => {
  const [payer, leaver] = [await buyer('pro'), await buyer('pro')];
  await harness.changeCard(payer, 'declining');
  await harness.changeCard(leaver, 'declining');
  await passUntilLeft(leaver, -60_000);
  await harness.work();
  expect(await getView(payer)).toMatchObject({
    plan: 'pro',
    actions: ['pay', 'cancel', 'portal'],
    billing: { status: 'past_due', due_cents: 4999, grace_ends_at: expect.any(String) },
  });
  expect(await toRefusal(payer.call(calls.payPlan))).toBe('payment_failed');
  await harness.behave({ hold_events: true });
  // No event about the new card has arrived yet.
  await harness.setDefaultCard(payer, 'good');
  await harness.behave({ drop_reply: true, only_path: '/v1/invoices' });
  expect(await toRefusal(payer.call(calls.payPlan))).toBe('provider_unavailable');
  await harness.behave({ drop_reply: false });
  expect((await payer.call(calls.payPlan)).status).toBe(200);
  await harness.behave({ hold_events: false });
  await harness.sandbox.post('/control/stripe/hooks/release', { order: 'as_it_was' });
  await harness.work();
  const paid = await getView(payer);
  expect(paid).toMatchObject({ plan: 'pro', billing: { status: 'active', due_cents: null } });
  expect(paid.payments.map(({ kind, state }) => [kind, state])).toEqual([
    ['renewal', 'paid'],
    ['first', 'paid'],
  ]);
  expect((await leaver.call(calls.cancelPlan)).status).toBe(200);
  await harness.work();
  const left = await getView(leaver);
  expect(left).toMatchObject({ plan: 'free', billing: null });
  expect(left.payments[0]).toMatchObject({ kind: 'renewal', state: 'void' });
});
