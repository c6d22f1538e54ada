import * as calls from '@tangent/contract/plan.ts';
import { sessions } from '@tangent/db/schema/account.ts';
import { plan_grants, plan_refunds } from '@tangent/db/schema/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingUnavailable } from '../gateways/stripe/billing.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { openPlanRig, type PlanRig } from '../testing/plan-rig.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { carryOutRefund } from './carry-out-refund.ts';
import { settleSubscription } from './settle-subscription.ts';

let rig: PlanRig;
beforeAll(async () => {
  rig = await openPlanRig({ retries: 0 });
});
afterAll(() => rig.close());

const viewOf = async (person: TestPerson) => (await person.call(calls.getSubscription)).body;

async function buyer(): Promise<TestPerson> {
  const person = await signUp(rig.app);
  await rig.buy(person, 'pro');
  await rig.work();
  return person;
}

test('[S9-003] within 14 days everything that was paid goes back, the plan is over at once, and that works once', async () => {
  const person = await buyer();
  const charge_cents = (await viewOf(person)).upgrade?.charge_cents ?? 0;
  await person.call(calls.upgradePlan, { body: { charge_cents } });
  await rig.work();
  const amount_cents = 4999 + charge_cents;
  expect((await viewOf(person)).refund).toMatchObject({ amount_cents, requested_at: null });
  const asked = await Promise.all([person.call(calls.refundPlan), person.call(calls.refundPlan)]);
  expect(asked.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await viewOf(person)).toMatchObject({
    plan: 'free',
    billing: null,
    refund: { amount_cents, finished_at: null },
  });
  // The first try gives money back, and nobody hears of it.
  await rig.behave({ drop_reply: true, only_path: '/v1/refunds' });
  await expect(carryOutRefund(rig.context, person.user._id)).rejects.toBeInstanceOf(BillingUnavailable);
  await rig.behave({ drop_reply: false, only_path: null });
  expect(await rig.work()).toBe(0);
  const view = await viewOf(person);
  expect(view.payments.map((payment) => [payment.amount_cents, payment.refunded_cents])).toEqual([
    [charge_cents, charge_cents],
    [4999, 4999],
  ]);
  expect(view).toMatchObject({ plan: 'free', refund: { amount_cents, finished_at: expect.any(String) } });
  expect(view.history.map(({ change, amount_cents: cents }) => [change, cents])).toEqual([
    ['refunded', amount_cents],
    ['upgraded', charge_cents],
    ['started', 4999],
  ]);
  await rig.buy(person, 'pro');
  await rig.work();
  expect(await viewOf(person)).toMatchObject({ plan: 'pro', acts: ['upgrade', 'cancel', 'portal'] });
  expect((await person.call(calls.refundPlan)).error.name).toBe('refund_closed');
});

test('[S9-003] after 14 times 24 hours nothing goes back', async () => {
  const person = await buyer();
  const { refund } = await viewOf(person);
  await rig.pass(Date.parse(refund?.until ?? '') - rig.app.clock.now().getTime());
  await rig.app.db.update(sessions).set({ last_used_at: rig.app.clock.now() });
  expect((await person.call(calls.refundPlan)).error.name).toBe('refund_closed');
  expect(await viewOf(person)).toMatchObject({ plan: 'pro', refund: null });
});

test('invoices are shown to whoever paid them, and cards to customers', async () => {
  const [person, other] = [await buyer(), await buyer()];
  const id = (await viewOf(person)).payments[0]?.id ?? '';
  const { address } = (await person.call(calls.openInvoice, { params: { id } })).body;
  expect(await (await fetch(address)).text()).toContain('49.99');
  expect((await other.call(calls.openInvoice, { params: { id } })).error.name).toBe('not_found');
  const portal = await (await fetch((await person.call(calls.openPortal)).body.address)).text();
  expect(portal).toContain('/account/subscription');
  expect((await (await signUp(rig.app)).call(calls.openPortal)).error.name).toBe('plan_changed');
});

test('[S4-035] what Apple bills is changed at Apple', async () => {
  const person = await signUp(rig.app);
  const { user } = person;
  const now = rig.app.clock.now();
  await inTransaction(rig.app.db, async (tx) => {
    const grant = { account_id: user._id, provider: 'apple', plan: 'pro', reason: 'App Store' } as const;
    const times = { starts_at: now, ends_at: new Date(now.getTime() + 30 * DAY_MS), created_at: now };
    await tx.insert(plan_grants).values({ ...grant, ...times });
    await settleSubscription(tx, user._id, now);
  });
  expect(await viewOf(person)).toMatchObject({
    plan: 'pro',
    subscription: { provider: 'apple' },
    acts: [],
    billing: null,
  });
  const acts = [
    calls.downgradePlan,
    calls.cancelPlan,
    calls.resumePlan,
    calls.refundPlan,
    calls.payPlan,
    calls.openPortal,
  ];
  const answers = [
    ...(await Promise.all(acts.map((call) => person.call(call)))),
    await person.call(calls.startCheckout, { body: { plan: 'advanced' } }),
    await person.call(calls.upgradePlan, { body: { charge_cents: 0 } }),
  ];
  expect(new Set(answers.map(({ error }) => error.name))).toEqual(new Set(['managed_by_apple']));
  expect(await rig.app.db.$count(plan_refunds, eq(plan_refunds.account_id, user._id))).toBe(0);
});
