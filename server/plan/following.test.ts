import { cancelPlan, downgradePlan, getSubscription } from '@tangent/contract/plan.ts';
import { plan_checkouts, plan_grants, plan_payments } from '@tangent/db/schema/plan.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getPlanInForce } from '../account/public.ts';
import type { StripeSubscription } from '../gateways/stripe/billing.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openPlanRig, type PlanRig } from '../testing/plan-rig.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { billedPrice } from './billed-price.ts';
import { cancelPlan as endPlan } from './cancel-plan.ts';
import { endUnpaid } from './end-unpaid.ts';
import { followSubscription } from './follow-subscription.ts';
import { endedSweep, lookSweep, noticeSweep, unpaidSweep } from './job-kinds.ts';
import { settleSubscription } from './settle-subscription.ts';

let rig: PlanRig;
beforeAll(async () => {
  rig = await openPlanRig();
});
afterAll(() => rig.close());

const planOf = ({ user }: TestPerson) => getPlanInForce(rig.app.db, user._id, rig.app.clock.now());
const billedOf = async (person: TestPerson) =>
  (await rig.billedOf(person))[0] as Awaited<ReturnType<PlanRig['billedOf']>>[0];

async function haveBuyer(plan: 'pro' | 'advanced' = 'pro'): Promise<TestPerson> {
  const person = await signUp(rig.app);
  await rig.buy(person, plan);
  await rig.work();
  return person;
}

/** Lets time pass until an instant of a subscription, and so much longer. */
const passTo = (instant: Date, furtherMs = 0) =>
  rig.pass(instant.getTime() + furtherMs - rig.app.clock.now().getTime());

async function countMails({ user }: TestPerson, mail: string): Promise<number> {
  const { rows } = await rig.app.db.execute<{ count: string }>(sql`
    select count(*) from pgboss.job
    where name = 'mail.plan' and data ->> 'user_id' = ${user._id} and data ->> 'mail' = ${mail}`);
  return Number(rows[0]?.count);
}

async function listPayments({ user }: TestPerson): Promise<string[]> {
  const rows = await rig.app.db
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.account_id, user._id))
    .orderBy(plan_payments.created_at);
  return rows.map(({ kind, state }) => `${kind} ${state}`);
}

const countTries = async () => (await rig.stripe()).requests['POST /v1/invoices/:id/pay'] ?? 0;

test('a plan is renewed by itself, and its owner is told once a week before', async () => {
  const person = await haveBuyer();
  const bought = await billedOf(person);
  await passTo(bought.period_end, -7 * DAY_MS + HOUR_MS);
  for (let looks = 0; looks < 2; looks++) await rig.work(noticeSweep);
  expect(await countMails(person, 'renews_soon')).toBe(1);

  await passTo(bought.period_end, HOUR_MS);
  expect(await planOf(person)).toBe('pro');
  await rig.work();
  const renewed = await billedOf(person);
  expect(renewed).toMatchObject({ status: 'active', period_start: bought.period_end, expires_at: renewed.period_end });
  expect(await rig.changesOf(person)).toEqual(['started', 'renewed']);
  const payments = await rig.app.db.select().from(plan_payments).where(eq(plan_payments.subscription_id, bought.id));
  expect(payments.map(({ kind, state, amount_cents }) => [kind, state, amount_cents]).sort()).toEqual([
    ['first', 'paid', 4999],
    ['renewal', 'paid', 4999],
  ]);
});

test('a renewal that fails is tried again every day, and paid at once when there is another card', async () => {
  const person = await haveBuyer('advanced');
  const bought = await billedOf(person);
  await rig.changeCard(person, 'declining');
  await rig.work();
  await passTo(bought.period_end, HOUR_MS);
  await rig.work();
  expect(await billedOf(person)).toMatchObject({ status: 'past_due', expires_at: bought.period_end, failed_tries: 0 });
  expect(await planOf(person)).toBe('advanced');
  expect(await countMails(person, 'payment_failed')).toBe(1);

  const before = await countTries();
  for (let days = 1; days <= 2; days++) {
    await rig.pass(DAY_MS);
    for (let looks = 0; looks < 2; looks++) await rig.work(unpaidSweep);
    expect(await countTries()).toBe(before + days);
  }
  expect(await billedOf(person)).toMatchObject({ status: 'past_due', failed_tries: 2 });

  await rig.putDownCard(person, 'good');
  await rig.work();
  const paid = await billedOf(person);
  expect(paid).toMatchObject({ status: 'active', period_start: bought.period_end, failed_tries: 0, last_try_at: null });
  expect(paid.expires_at).toEqual(paid.period_end);
  expect(await rig.changesOf(person)).toEqual(['started', 'payment_failed', 'renewed']);

  // The old card still declines: what is paid later is paid with the new one.
  await passTo(paid.period_end, HOUR_MS);
  await rig.work();
  expect(await billedOf(person)).toMatchObject({ status: 'active', period_start: paid.period_end });
  expect(await rig.changesOf(person)).toEqual(['started', 'payment_failed', 'renewed', 'renewed']);
});

test('a plan holds in the hour in which its renewal is on the way, and nobody is told of a year that nobody paid', async () => {
  const people = [signUp(rig.app), signUp(rig.app), signUp(rig.app), signUp(rig.app)] as const;
  const [payer, refused, leaver, stepper] = await Promise.all(people);
  const everybody = [payer, refused, leaver, stepper];
  for (const person of everybody) await rig.buy(person, person === stepper ? 'advanced' : 'pro');
  await rig.work();
  await rig.changeCard(refused, 'declining');
  await stepper.call(downgradePlan);
  await rig.work();
  await rig.behave({ settle_renewals_after_minutes: 60 });
  const before = await Promise.all(everybody.map(billedOf));
  const told = await Promise.all(everybody.map(rig.changesOf));
  const ends = before[3]?.period_end ?? new Date(0);
  await passTo(ends, 30 * MINUTE_MS);
  await rig.work(lookSweep);
  const kept = before.map(({ period_start, period_end }) => ({ status: 'active', period_start, period_end }));
  expect(await Promise.all(everybody.map(billedOf))).toMatchObject(
    kept.map((row) => ({ ...row, expires_at: row.period_end })),
  );
  expect(await Promise.all(everybody.map(rig.changesOf))).toEqual(told);
  expect(await Promise.all(everybody.map(planOf))).toEqual(['pro', 'pro', 'pro', 'advanced']);
  expect(await Promise.all(everybody.map(listPayments))).toEqual(everybody.map(() => ['first paid']));
  await endPlan(rig.context, leaver.user._id);

  await passTo(ends, 61 * MINUTE_MS);
  for (let looks = 0; looks < 2; looks++) await rig.work(lookSweep);
  await rig.behave({ settle_renewals_after_minutes: 0 });
  const [paid, unpaid, left, stepped] = await Promise.all(everybody.map(billedOf));
  expect(paid).toMatchObject({ status: 'active', period_start: before[0]?.period_end, expires_at: paid?.period_end });
  expect(unpaid).toMatchObject({ status: 'past_due', expires_at: before[1]?.period_end });
  expect(left).toMatchObject({ status: 'cancelled' });
  expect(stepped).toMatchObject({ plan: 'pro', status: 'active', expires_at: stepped?.period_end });
  expect(await Promise.all(everybody.map(rig.changesOf))).toEqual([
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

test('a renewal that nobody pays ends the plan after 7 days', async () => {
  const person = await haveBuyer();
  const { id, period_end } = await billedOf(person);
  await rig.changeCard(person, 'declining');
  await passTo(period_end, HOUR_MS);
  await rig.work();
  await passTo(period_end, 7 * DAY_MS - HOUR_MS);
  await rig.work(unpaidSweep);
  expect([await planOf(person), (await billedOf(person)).status]).toEqual(['pro', 'past_due']);

  await passTo(period_end, 7 * DAY_MS);
  expect(await planOf(person)).toBe('free');
  await rig.work(unpaidSweep);
  expect(await billedOf(person)).toMatchObject({ status: 'cancelled', cancel_at_period_end: false });
  expect((await rig.billing.findSubscription(id))?.status).toBe('canceled');
  const invoices = await rig.billing.listInvoices(id);
  expect(invoices.map(({ status }) => status)).toEqual(['void', 'paid']);
  expect(await rig.changesOf(person)).toEqual(['started', 'payment_failed', 'ended']);
  await rig.putDownCard(person, 'good');
  await rig.work(unpaidSweep, lookSweep);
  expect((await billedOf(person)).status).toBe('cancelled');
});

test('what is paid in the moment in which an unpaid plan is ended goes back', async () => {
  const person = await haveBuyer();
  const { id, period_end } = await billedOf(person);
  await rig.changeCard(person, 'declining');
  await rig.work();
  await passTo(period_end, HOUR_MS);
  await rig.work();
  const [owed] = await rig.billing.listInvoices(id);
  // Somebody is quicker by a moment.
  const beaten = {
    ...rig.billing,
    cancelNow: async (of: string) => {
      await rig.changeCard(person, 'good');
      await rig.billing.payInvoice(owed?.id ?? '', 'at the last moment');
      await rig.billing.cancelNow(of);
    },
  };
  await endUnpaid({ ...rig.context, billing: beaten }, id);
  await rig.work();
  const [last] = await rig.billing.listInvoices(id);
  expect(last).toMatchObject({ id: owed?.id, status: 'paid', refunded_cents: 4999 });
  expect([await planOf(person), (await billedOf(person)).status]).toEqual(['free', 'cancelled']);
});

test('[S4-033] a plan that was cancelled holds to the second of its end, also when no message of it comes', async () => {
  const person = await haveBuyer();
  const { period_end } = await billedOf(person);
  await person.call(cancelPlan);
  await rig.work();
  expect(await billedOf(person)).toMatchObject({ status: 'active', cancel_at_period_end: true, awaited_since: null });
  const at = (ms: number) => getPlanInForce(rig.app.db, person.user._id, new Date(period_end.getTime() + ms));
  expect([await at(-1), await at(0)]).toEqual(['pro', 'free']);

  await rig.behave({ lose_events: 1000 });
  await passTo(period_end, 1000);
  await rig.work(lookSweep);
  await rig.behave({ lose_events: 0 });
  expect(await billedOf(person)).toMatchObject({ status: 'cancelled', expires_at: period_end });
  expect(await rig.changesOf(person)).toEqual(['started', 'cancelled', 'ended']);
});

test('an act and a page that was paid are found by ourselves after a minute when no message comes', async () => {
  const person = await signUp(rig.app);
  await rig.behave({ lose_events: 1000 });
  await rig.buy(person, 'pro');
  await rig.work(lookSweep);
  expect(await planOf(person)).toBe('free');
  await rig.pass(61_000);
  await rig.work(lookSweep);
  expect(await planOf(person)).toBe('pro');
  const pages = await rig.app.db.select().from(plan_checkouts).where(eq(plan_checkouts.account_id, person.user._id));
  expect(pages.map(({ state }) => state)).toEqual(['completed']);

  await person.call(cancelPlan);
  await rig.work(lookSweep);
  expect((await person.call(getSubscription)).body.billing).toMatchObject({ is_awaited: true });
  await rig.pass(61_000);
  await rig.work(lookSweep);
  await rig.behave({ lose_events: 0 });
  expect(await billedOf(person)).toMatchObject({ cancel_at_period_end: true, awaited_since: null });
});

test('of two looks at once the one that saw the older state looks again', async () => {
  const person = await haveBuyer();
  const { id, version } = await billedOf(person);
  const live = await rig.billing.findSubscription(id);
  let arrive = (_seen: StripeSubscription | null) => {};
  const late = new Promise<StripeSubscription | null>((resolve) => {
    arrive = resolve;
  });
  // The answer to the first question is long on its way.
  let asked = 0;
  const slow = {
    ...rig.billing,
    findSubscription: (of: string) => (asked++ === 0 ? late : rig.billing.findSubscription(of)),
  };
  const older = followSubscription({ ...rig.context, billing: slow }, id);
  if (live) await rig.billing.setCancelAtPeriodEnd(live, true);
  await followSubscription(rig.context, id);
  arrive(live);
  await older;
  expect(asked).toBe(2);
  expect(await billedOf(person)).toMatchObject({ cancel_at_period_end: true, version: version + 2 });
  expect(await rig.changesOf(person)).toEqual(['started', 'cancelled']);
});

test('a look in the middle of an act, which sees nothing of it yet, does not confirm it', async () => {
  const person = await haveBuyer();
  const { id } = await billedOf(person);
  const disturbed = {
    ...rig.billing,
    setCancelAtPeriodEnd: async (live: StripeSubscription, cancels: boolean) => {
      await followSubscription(rig.context, id);
      await rig.billing.setCancelAtPeriodEnd(live, cancels);
    },
  };
  await endPlan({ ...rig.context, billing: disturbed }, person.user._id);
  expect((await person.call(getSubscription)).body.billing).toMatchObject({ is_awaited: true });
  await rig.work();
  expect(await billedOf(person)).toMatchObject({ cancel_at_period_end: true, awaited_since: null });
});

test('a present counts while it brings more than what is paid, and then that counts again', async () => {
  const person = await haveBuyer();
  const now = rig.app.clock.now();
  const account_id = person.user._id;
  await inTransaction(rig.app.db, async (tx) => {
    const ends_at = new Date(now.getTime() + 10 * DAY_MS);
    const grant = { account_id, provider: 'grant', plan: 'advanced', reason: 'a prize', starts_at: now } as const;
    await tx.insert(plan_grants).values({ ...grant, ends_at, created_at: now });
    await settleSubscription(tx, account_id, now);
  });
  expect((await person.call(getSubscription)).body).toMatchObject({
    plan: 'advanced',
    subscription: { provider: 'grant' },
    billing: { plan: 'pro' },
  });
  await rig.pass(10 * DAY_MS);
  for (let looks = 0; looks < 2; looks++) await rig.work(endedSweep);
  expect((await person.call(getSubscription)).body).toMatchObject({
    plan: 'pro',
    subscription: { provider: 'stripe' },
  });
  expect(await rig.changesOf(person)).toEqual(['started', 'grant_ended']);
});

test('a second subscription of one account is ended and given back, and nothing is said of it', async () => {
  const person = await haveBuyer();
  const bought = await billedOf(person);
  const customer_id = (await rig.billing.findSubscription(bought.id))?.customer_id ?? '';
  await rig.pass(60_000);
  await payOutside(person, customer_id);
  expect(await rig.work()).toBe(0);
  const [first, second] = await rig.billedOf(person);
  expect([first, second]).toMatchObject([{ id: bought.id, status: 'active' }, { status: 'cancelled' }]);
  const payments = await rig.app.db
    .select()
    .from(plan_payments)
    .where(eq(plan_payments.subscription_id, second?.id ?? ''));
  expect(payments).toMatchObject([{ amount_cents: 9999, refunded_cents: 9999 }]);
  expect([await planOf(person), await rig.changesOf(person)]).toEqual(['pro', ['started']]);
});

test('what a customer of nobody pays changes nobody, whatever it says of itself', async () => {
  const person = await signUp(rig.app);
  const owner = { account_id: person.user._id, email: person.user.email, name: 'Ada', language: 'en' };
  await payOutside(person, await rig.billing.createCustomer(owner));
  expect(await rig.work()).toBe(0);
  expect([await rig.billedOf(person), await planOf(person)]).toEqual([[], 'free']);
});

/** Pays for Advanced on a page that the product did not open. */
async function payOutside({ user }: TestPerson, customer_id: string): Promise<void> {
  const { address } = await rig.billing.openCheckout({
    key: `outside-${customer_id}`,
    customer_id,
    account_id: user._id,
    language: 'en',
    prices: (['pro', 'advanced'] as const).map((part) => billedPrice(rig.context, part)),

    success_url: 'http://localhost:4300/',
    cancel_url: 'http://localhost:4300/',
    expires_at: new Date(rig.app.clock.now().getTime() + HOUR_MS),
  });
  const body = new URLSearchParams({ decision: 'pay', card: 'good' });
  expect((await fetch(address ?? '', { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
}
