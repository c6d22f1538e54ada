import * as calls from '@tangent/contract/money/plan.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import { plan_grants, plan_refunds } from '@tangent/db/schema/money/plan.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { BillingUnavailable } from '../../../gateways/stripe/billing.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createPlanHarness, type PlanHarness } from '../../../testing/harness/plan-harness.ts';
import { recomputeSubscription } from '../sync/recompute-subscription.ts';
import { executeRefund } from './refund-plan.ts';

let harness: PlanHarness;
beforeAll(async () => {
  harness = await createPlanHarness({ retries: 0 });
});
afterAll(() => harness.close());

const getView = async (account: TestAccount) => (await account.call(calls.getSubscription)).body;

async function buyer(): Promise<TestAccount> {
  const account = await signUp(harness.app);
  await harness.buy(account, 'pro');
  await harness.work();
  return account;
}

test('[S9-003] within 14 days the full payment is refunded, the plan ends at once, and this works only once', async () => {
  const account = await buyer();
  const charge_cents = (await getView(account)).upgrade?.charge_cents ?? 0;
  await account.call(calls.upgradePlan, { body: { charge_cents } });
  await harness.work();
  const amount_cents = 4999 + charge_cents;
  expect((await getView(account)).refund).toMatchObject({ amount_cents, requested_at: null });
  const results = await Promise.all([account.call(calls.refundPlan), account.call(calls.refundPlan)]);
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await getView(account)).toMatchObject({
    plan: 'free',
    billing: null,
    refund: { amount_cents, finished_at: null },
  });
  // The first try refunds the money, but its response is lost.
  await harness.behave({ drop_reply: true, only_path: '/v1/refunds' });
  await expect(executeRefund(harness.context, account.user._id)).rejects.toBeInstanceOf(BillingUnavailable);
  await harness.behave({ drop_reply: false, only_path: null });
  expect(await harness.work()).toBe(0);
  const view = await getView(account);
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
  await harness.buy(account, 'pro');
  await harness.work();
  expect(await getView(account)).toMatchObject({ plan: 'pro', actions: ['upgrade', 'cancel', 'portal'] });
  expect((await account.call(calls.refundPlan)).error.name).toBe('refund_closed');
});

test('[S9-003] after 14 times 24 hours nothing is refunded', async () => {
  const account = await buyer();
  const { refund } = await getView(account);
  await harness.pass(Date.parse(refund?.until ?? '') - harness.app.clock.now().getTime());
  await harness.app.db.update(sessions).set({ last_used_at: harness.app.clock.now() });
  expect((await account.call(calls.refundPlan)).error.name).toBe('refund_closed');
  expect(await getView(account)).toMatchObject({ plan: 'pro', refund: null });
});

test('[S9-003] a payment that is disputed at the bank is not refunded too; the plan goes on, ends when the bank takes the money back, and stays when it does not', async () => {
  const [losing, winning] = [await buyer(), await buyer()];
  const step = async (account: TestAccount, what: 'open' | 'win' | 'lose') => {
    await harness.dispute(account, what);
    expect(await harness.work()).toBe(0);
    const { plan, actions, payments } = await getView(account);
    const [payment] = payments;
    const { disputed_cents, refunded_cents, charged_back_cents } = payment ?? {};
    return [plan, actions.includes('refund'), disputed_cents, refunded_cents, charged_back_cents];
  };
  expect(await step(losing, 'open')).toEqual(['pro', false, 4999, 0, 0]);
  expect((await losing.call(calls.refundPlan)).error.name).toBe('refund_closed');
  expect(await step(losing, 'lose')).toEqual(['free', false, 0, 4999, 4999]);
  expect(await harness.listPlanChanges(losing)).toEqual(['started', 'ended']);
  expect(await step(winning, 'open')).toEqual(['pro', false, 4999, 0, 0]);
  expect(await step(winning, 'win')).toEqual(['pro', true, 0, 0, 0]);
  expect(await harness.listPlanChanges(winning)).toEqual(['started']);
});

test('a dispute that is opened while a refund is on its way holds nothing up: the bank decides about the money', async () => {
  const account = await buyer();
  await account.call(calls.refundPlan);
  await harness.dispute(account, 'open');
  expect(await harness.work()).toBe(0);
  const view = await getView(account);
  expect(view).toMatchObject({ plan: 'free', refund: { finished_at: expect.any(String) } });
  expect(view.payments).toMatchObject([{ refunded_cents: 0, disputed_cents: 4999 }]);
});

test('only the account that paid sees an invoice, and only a customer can open the page for cards', async () => {
  const [account, other] = [await buyer(), await buyer()];
  const id = (await getView(account)).payments[0]?.id ?? '';
  const { address } = (await account.call(calls.getInvoiceAddress, { params: { id } })).body;
  expect(await (await fetch(address)).text()).toContain('49.99');
  expect((await other.call(calls.getInvoiceAddress, { params: { id } })).error.name).toBe('not_found');
  for (const unknown of ['01930e5c-7a4b-7c1d-8e2f-3a4b5c6d7e8f', '1', 'in_unknown'])
    expect((await account.call(calls.getInvoiceAddress, { params: { id: unknown } })).status).toBe(404);
  const portal = await (await fetch((await account.call(calls.createPortalSession)).body.address)).text();
  expect(portal).toContain('/account/subscription');
  expect((await (await signUp(harness.app)).call(calls.createPortalSession)).error.name).toBe('plan_changed');
});

test('[S4-035] a plan billed by Apple can only be changed at Apple', async () => {
  const account = await signUp(harness.app);
  const { user } = account;
  const now = harness.app.clock.now();
  await inTransaction(harness.app.db, async (tx) => {
    const grant = { account_id: user._id, provider: 'apple', plan: 'pro', reason: 'App Store' } as const;
    const times = { starts_at: now, ends_at: new Date(now.getTime() + 30 * DAY_MS), created_at: now };
    await tx.insert(plan_grants).values({ ...grant, ...times });
    await recomputeSubscription(tx, user._id, now);
  });
  expect(await getView(account)).toMatchObject({
    plan: 'pro',
    subscription: { provider: 'apple' },
    actions: [],
    billing: null,
  });
  const actions = [
    calls.downgradePlan,
    calls.cancelPlan,
    calls.resumePlan,
    calls.refundPlan,
    calls.payPlan,
    calls.createPortalSession,
  ];
  const responses = [
    ...(await Promise.all(actions.map((call) => account.call(call)))),
    await account.call(calls.startCheckout, { body: { plan: 'advanced' } }),
    await account.call(calls.upgradePlan, { body: { charge_cents: 0 } }),
  ];
  expect(new Set(responses.map(({ error }) => error.name))).toEqual(new Set(['managed_by_apple']));
  expect(await harness.app.db.$count(plan_refunds, eq(plan_refunds.account_id, user._id))).toBe(0);
});
