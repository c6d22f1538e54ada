import { cancelPlan, downgradePlan, getSubscription } from '@tangent/contract/money/plan.ts';
import { plan_checkouts, plan_grants, plan_payments } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StripeSubscription } from '../../../gateways/stripe/billing.ts';
import { getEffectivePlan } from '../../../identity/account/public.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createPlanHarness, type PlanHarness } from '../../../testing/harness/plan-harness.ts';
import { cancelUnpaid } from '../actions/cancel-unpaid.ts';
import { cancelPlan as cancelPlanNow } from '../actions/change-plan.ts';
import { billedPrice } from '../billed-price.ts';
import { endedSweep, noticeSweep, syncSweep, unpaidSweep } from '../jobs.ts';
import { recomputeSubscription } from './recompute-subscription.ts';
import { syncSubscription } from './sync-subscription.ts';

let harness: PlanHarness;
beforeAll(async () => {
  harness = await createPlanHarness();
});
afterAll(() => harness.close());

const getPlan = ({ user }: TestAccount) => getEffectivePlan(harness.app.db, user._id, harness.app.clock.now());
const getBilled = async (account: TestAccount) =>
  (await harness.getBilled(account))[0] as Awaited<ReturnType<PlanHarness['getBilled']>>[0];

async function createBuyer(plan: 'pro' | 'advanced' = 'pro'): Promise<TestAccount> {
  const account = await signUp(harness.app);
  await harness.buy(account, plan);
  await harness.work();
  return account;
}

/** Lets time pass until an instant of a subscription, plus `furtherMs`. */
const passTo = (instant: Date, furtherMs = 0) =>
  harness.pass(instant.getTime() + furtherMs - harness.app.clock.now().getTime());

async function countMails({ user }: TestAccount, mail: string): Promise<number> {
  const { rows } = await harness.app.db.execute<{ count: string }>(sql`
    select count(*) from pgboss.job
    where name = 'mail.plan' and data ->> 'user_id' = ${user._id} and data ->> 'mail' = ${mail}`);
  return Number(rows[0]?.count);
}

async function listPayments({ user }: TestAccount): Promise<string[]> {
  const rows = await harness.app.db
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.account_id, user._id))
    .orderBy(plan_payments.created_at);
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

const countTries = async () => (await harness.stripe()).requests['POST /v1/invoices/:id/pay'] ?? 0;

test('a plan renews automatically, and its owner is notified once a week before', async () => {
  const account = await createBuyer();
  const bought = await getBilled(account);
  await passTo(bought.period_end, -7 * DAY_MS + HOUR_MS);
  for (let rounds = 0; rounds < 2; rounds++) await harness.work(noticeSweep);
  expect(await countMails(account, 'renews_soon')).toBe(1);

  await passTo(bought.period_end, HOUR_MS);
  expect(await getPlan(account)).toBe('pro');
  await harness.work();
  const renewed = await getBilled(account);
  expect(renewed).toMatchObject({ status: 'active', period_start: bought.period_end, expires_at: renewed.period_end });
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'renewed']);
  const payments = await harness.app.db
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.subscription_id, bought.id));
  expect(payments.map(({ kind, state, amount_cents }) => [kind, state, amount_cents]).sort()).toEqual([
    ['first', 'paid', 4999],
    ['renewal', 'paid', 4999],
  ]);
});

test('a failed renewal is retried every day, and at once when there is another card', async () => {
  const account = await createBuyer('advanced');
  const bought = await getBilled(account);
  await harness.changeCard(account, 'declining');
  await harness.work();
  await passTo(bought.period_end, HOUR_MS);
  await harness.work();
  expect(await getBilled(account)).toMatchObject({
    status: 'past_due',
    expires_at: bought.period_end,
    failed_attempts: 0,
  });
  expect(await getPlan(account)).toBe('advanced');
  expect(await countMails(account, 'payment_failed')).toBe(1);

  const before = await countTries();
  for (let days = 1; days <= 2; days++) {
    await harness.pass(DAY_MS);
    for (let rounds = 0; rounds < 2; rounds++) await harness.work(unpaidSweep);
    expect(await countTries()).toBe(before + days);
  }
  expect(await getBilled(account)).toMatchObject({ status: 'past_due', failed_attempts: 2 });

  await harness.setDefaultCard(account, 'good');
  await harness.work();
  const paid = await getBilled(account);
  expect(paid).toMatchObject({
    status: 'active',
    period_start: bought.period_end,
    failed_attempts: 0,
    last_attempt_at: null,
  });
  expect(paid.expires_at).toEqual(paid.period_end);
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'payment_failed', 'renewed']);

  // The old card still declines: later payments use the new one.
  await passTo(paid.period_end, HOUR_MS);
  await harness.work();
  expect(await getBilled(account)).toMatchObject({ status: 'active', period_start: paid.period_end });
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'payment_failed', 'renewed', 'renewed']);
});

test('a plan holds during the hour in which its renewal is processed, and no one is notified of an unpaid year', async () => {
  const accounts = [signUp(harness.app), signUp(harness.app), signUp(harness.app), signUp(harness.app)] as const;
  const [payer, refused, leaver, stepper] = await Promise.all(accounts);
  const everybody = [payer, refused, leaver, stepper];
  for (const account of everybody) await harness.buy(account, account === stepper ? 'advanced' : 'pro');
  await harness.work();
  await harness.changeCard(refused, 'declining');
  await stepper.call(downgradePlan);
  await harness.work();
  await harness.behave({ settle_renewals_after_minutes: 60 });
  const before = await Promise.all(everybody.map(getBilled));
  const changes = await Promise.all(everybody.map(harness.listPlanChanges));
  const endsAt = before[3]?.period_end ?? new Date(0);
  await passTo(endsAt, 30 * MINUTE_MS);
  await harness.work(syncSweep);
  const expected = before.map(({ period_start, period_end }) => ({ status: 'active', period_start, period_end }));
  expect(await Promise.all(everybody.map(getBilled))).toMatchObject(
    expected.map((row) => ({ ...row, expires_at: row.period_end })),
  );
  expect(await Promise.all(everybody.map(harness.listPlanChanges))).toEqual(changes);
  expect(await Promise.all(everybody.map(getPlan))).toEqual(['pro', 'pro', 'pro', 'advanced']);
  expect(await Promise.all(everybody.map(listPayments))).toEqual(everybody.map(() => ['first paid']));
  await cancelPlanNow(harness.context, leaver.user._id);

  await passTo(endsAt, 61 * MINUTE_MS);
  for (let rounds = 0; rounds < 2; rounds++) await harness.work(syncSweep);
  await harness.behave({ settle_renewals_after_minutes: 0 });
  const [paid, unpaid, left, stepped] = await Promise.all(everybody.map(getBilled));
  expect(paid).toMatchObject({ status: 'active', period_start: before[0]?.period_end, expires_at: paid?.period_end });
  expect(unpaid).toMatchObject({ status: 'past_due', expires_at: before[1]?.period_end });
  expect(left).toMatchObject({ status: 'cancelled' });
  expect(stepped).toMatchObject({ plan: 'pro', status: 'active', expires_at: stepped?.period_end });
  expect(await Promise.all(everybody.map(harness.listPlanChanges))).toEqual([
    ['started', 'renewed'],
    ['started', 'payment_failed'],
    ['started', 'ended'],
    ['started', 'downgrade_planned', 'downgraded'],
  ]);
  expect(await Promise.all(everybody.map(listPayments))).toEqual([
    ['first paid', 'renewal paid'],
    ['first paid', 'renewal open'],
    ['first paid'],
    ['first paid', 'renewal paid'],
  ]);
});

test('an unpaid renewal ends the plan after 7 days', async () => {
  const account = await createBuyer();
  const { id, period_end } = await getBilled(account);
  await harness.changeCard(account, 'declining');
  await passTo(period_end, HOUR_MS);
  await harness.work();
  await passTo(period_end, 7 * DAY_MS - HOUR_MS);
  await harness.work(unpaidSweep);
  expect([await getPlan(account), (await getBilled(account)).status]).toEqual(['pro', 'past_due']);

  await passTo(period_end, 7 * DAY_MS);
  expect(await getPlan(account)).toBe('free');
  await harness.work(unpaidSweep);
  expect(await getBilled(account)).toMatchObject({ status: 'cancelled', cancel_at_period_end: false });
  expect((await harness.billing.findSubscription(id))?.status).toBe('canceled');
  const invoices = await harness.billing.listInvoices(id);
  expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'payment_failed', 'ended']);
  await harness.setDefaultCard(account, 'good');
  await harness.work(unpaidSweep, syncSweep);
  expect((await getBilled(account)).status).toBe('cancelled');
});

test('a payment made at the moment an unpaid plan is ended is refunded', async () => {
  const account = await createBuyer();
  const { id, period_end } = await getBilled(account);
  await harness.changeCard(account, 'declining');
  await harness.work();
  await passTo(period_end, HOUR_MS);
  await harness.work();
  const [owed] = await harness.billing.listInvoices(id);
  // The payment wins the race against the cancellation.
  const beaten = {
    ...harness.billing,
    cancelNow: async (of: string) => {
      await harness.changeCard(account, 'good');
      await harness.billing.payInvoice(owed?.id ?? '', 'at the last moment');
      await harness.billing.cancelNow(of);
    },
  };
  await cancelUnpaid({ ...harness.context, billing: beaten }, id);
  await harness.work();
  const [last] = await harness.billing.listInvoices(id);
  expect(last).toMatchObject({ id: owed?.id, status: 'paid', refunded_cents: 4999 });
  expect([await getPlan(account), (await getBilled(account)).status]).toEqual(['free', 'cancelled']);
});

test('[S4-033] a cancelled plan holds to the second of its end, even when no event about it arrives', async () => {
  const account = await createBuyer();
  const { period_end } = await getBilled(account);
  await account.call(cancelPlan);
  await harness.work();
  expect(await getBilled(account)).toMatchObject({ status: 'active', cancel_at_period_end: true, pending_since: null });
  const at = (ms: number) => getEffectivePlan(harness.app.db, account.user._id, new Date(period_end.getTime() + ms));
  expect([await at(-1), await at(0)]).toEqual(['pro', 'free']);

  await harness.behave({ lose_events: 1000 });
  await passTo(period_end, 1000);
  await harness.work(syncSweep);
  await harness.behave({ lose_events: 0 });
  expect(await getBilled(account)).toMatchObject({ status: 'cancelled', expires_at: period_end });
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'cancelled', 'ended']);
});

test('an action and a paid checkout are found by polling after a minute when no event arrives', async () => {
  const account = await signUp(harness.app);
  await harness.behave({ lose_events: 1000 });
  await harness.buy(account, 'pro');
  await harness.work(syncSweep);
  expect(await getPlan(account)).toBe('free');
  await harness.pass(61_000);
  await harness.work(syncSweep);
  expect(await getPlan(account)).toBe('pro');
  const pages = await harness.app.db
    .select()
    .from(plan_checkouts)
    .where(eq(plan_checkouts.account_id, account.user._id));
  expect(pages.map(({ state }) => state)).toEqual(['completed']);

  await account.call(cancelPlan);
  await harness.work(syncSweep);
  expect((await account.call(getSubscription)).body.billing).toMatchObject({ is_pending: true });
  await harness.pass(61_000);
  await harness.work(syncSweep);
  await harness.behave({ lose_events: 0 });
  expect(await getBilled(account)).toMatchObject({ cancel_at_period_end: true, pending_since: null });
});

test('of many concurrent syncs of one subscription those with an older reading leave the newest in place, and none fails', async () => {
  const account = await createBuyer();
  const { id, version } = await getBilled(account);
  const live = await harness.billing.findSubscription(id);
  let arrive = (_seen: StripeSubscription | null) => {};
  const late = new Promise<StripeSubscription | null>((resolve) => {
    arrive = resolve;
  });
  // The response to the first request is delayed.
  let callCount = 0;
  const slow = {
    ...harness.billing,
    findSubscription: (of: string) => (callCount++ === 0 ? late : harness.billing.findSubscription(of)),
  };
  const older = syncSubscription({ ...harness.context, billing: slow }, id);
  await harness.pass(1_000);
  if (live) await harness.billing.setCancelAtPeriodEnd(live, true);
  await Promise.all(Array.from({ length: 20 }, () => syncSubscription(harness.context, id)));
  const newest = await getBilled(account);
  arrive(live);
  await older;
  expect(callCount).toBe(1);
  expect(newest.version).toBeGreaterThan(version);
  expect(await getBilled(account)).toEqual(newest);
  expect(newest.cancel_at_period_end).toBe(true);
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'cancelled']);
});

test('a sync in the middle of an action, which does not see its effect yet, does not confirm it', async () => {
  const account = await createBuyer();
  const { id } = await getBilled(account);
  const disturbed = {
    ...harness.billing,
    setCancelAtPeriodEnd: async (live: StripeSubscription, cancels: boolean) => {
      await syncSubscription(harness.context, id);
      await harness.billing.setCancelAtPeriodEnd(live, cancels);
    },
  };
  await cancelPlanNow({ ...harness.context, billing: disturbed }, account.user._id);
  expect((await account.call(getSubscription)).body.billing).toMatchObject({ is_pending: true });
  await harness.work();
  expect(await getBilled(account)).toMatchObject({ cancel_at_period_end: true, pending_since: null });
});

test('a granted plan counts while it is higher than the paid plan, and then the paid plan counts again', async () => {
  const account = await createBuyer();
  const now = harness.app.clock.now();
  const account_id = account.user._id;
  await inTransaction(harness.app.db, async (tx) => {
    const ends_at = new Date(now.getTime() + 10 * DAY_MS);
    const grant = { account_id, provider: 'grant', plan: 'advanced', reason: 'a prize', starts_at: now } as const;
    await tx.insert(plan_grants).values({ ...grant, ends_at, created_at: now });
    await recomputeSubscription(tx, account_id, now);
  });
  expect((await account.call(getSubscription)).body).toMatchObject({
    plan: 'advanced',
    subscription: { provider: 'grant' },
    billing: { plan: 'pro' },
  });
  await harness.pass(10 * DAY_MS);
  for (let rounds = 0; rounds < 2; rounds++) await harness.work(endedSweep);
  expect((await account.call(getSubscription)).body).toMatchObject({
    plan: 'pro',
    subscription: { provider: 'stripe' },
  });
  expect(await harness.listPlanChanges(account)).toEqual(['started', 'grant_ended']);
});

test('a second subscription of one account is ended and refunded without notifying the owner', async () => {
  const account = await createBuyer();
  const bought = await getBilled(account);
  const customer_id = (await harness.billing.findSubscription(bought.id))?.customer_id ?? '';
  await harness.pass(60_000);
  await payOutside(account, customer_id);
  expect(await harness.work()).toBe(0);
  const [first, second] = await harness.getBilled(account);
  expect([first, second]).toMatchObject([{ id: bought.id, status: 'active' }, { status: 'cancelled' }]);
  const payments = await harness.app.db
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.subscription_id, second?.id ?? ''));
  expect(payments).toMatchObject([{ amount_cents: 9999, refunded_cents: 9999 }]);
  expect([await getPlan(account), await harness.listPlanChanges(account)]).toEqual(['pro', ['started']]);
});

test('a payment by a customer of no account changes no account, whatever its metadata claims', async () => {
  const account = await signUp(harness.app);
  const owner = { account_id: account.user._id, email: account.user.email, name: 'Ada', language: 'en' };
  await payOutside(account, await harness.billing.createCustomer(owner));
  expect(await harness.work()).toBe(0);
  expect([await harness.getBilled(account), await getPlan(account)]).toEqual([[], 'free']);
});

/** Pays for Advanced in a checkout that the product did not create. */
async function payOutside({ user }: TestAccount, customer_id: string): Promise<void> {
  const { address } = await harness.billing.createCheckout({
    key: `outside-${customer_id}`,
    customer_id,
    account_id: user._id,
    language: 'en',
    prices: (['pro', 'advanced'] as const).map((part) => billedPrice(harness.context, part)),
    success_url: 'http://localhost:4300/',
    cancel_url: 'http://localhost:4300/',
    expires_at: new Date(harness.app.clock.now().getTime() + HOUR_MS),
  });
  const body = new URLSearchParams({ decision: 'pay', card: 'good' });
  expect((await fetch(address ?? '', { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}
