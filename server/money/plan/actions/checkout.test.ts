import { getSubscription, startCheckout } from '@tangent/contract/money/plan.ts';
import { plan_checkouts, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { createPlanHarness, type PlanHarness } from '../../../testing/harness/plan-harness.ts';
import { HOOK_SECRET } from '../../../testing/harness/test-http.ts';

let harness: PlanHarness;
beforeAll(async () => {
  harness = await createPlanHarness({ retries: 0 });
});
afterAll(() => harness.close());
afterEach(() => harness.behave({ drop_reply: false, fail_status: null, only_path: null }));

const PRO = { body: { plan: 'pro' } } as const;
const ADVANCED = { body: { plan: 'advanced' } } as const;
const getView = async (account: TestAccount) => (await account.call(getSubscription)).body;
const press = async (address: string, decision: string) =>
  (await fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })).status;
const listPages = ({ user }: TestAccount, state: 'open' | 'expired' | 'completed') =>
  harness.app.db.$count(plan_checkouts, and(eq(plan_checkouts.account_id, user._id), eq(plan_checkouts.state, state)));

test.each([
  ['[S9-010] [S9-011] PRO costs 49.99 a year', 'pro', 4999],
  ['[S9-012] Advanced costs 99.99 a year', 'advanced', 9999],
] as const)('%s, and the plan holds once the payment service confirms the payment', async (_, plan, cents) => {
  const account = await signUp(harness.app);
  expect(await getView(account)).toMatchObject({ plan: 'free', billing: null, actions: ['buy_pro', 'buy_advanced'] });
  await harness.buy(account, plan);
  expect(await getView(account)).toMatchObject({ plan: 'free', billing: null, checkout: { plan, is_paid: false } });
  await harness.work();
  const view = await getView(account);
  expect(view).toMatchObject({
    plan,
    checkout: null,
    subscription: { plan_name: `tangent_${plan}`, status: 'active', provider: 'stripe' },
    billing: { plan, next_price_cents: cents, is_pending: false, pending_plan: null, due_cents: null },
    payments: [{ kind: 'first', plan, state: 'paid', amount_cents: cents, refunded_cents: 0 }],
    history: [{ change: 'started', plan, amount_cents: cents }],
    refund: { amount_cents: cents, requested_at: null },
  });
  const [startedAt, endsAt] = [harness.app.clock.now(), new Date(view.billing?.period_end ?? 0)];
  expect(endsAt.getUTCFullYear() - startedAt.getUTCFullYear()).toBe(1);
  expect((await account.call(startCheckout, { body: { plan } })).error.name).toBe('plan_changed');
});

test('twenty simultaneous requests create one checkout for one customer, and paying it starts one plan', async () => {
  const account = await signUp(harness.app);
  const responses = await Promise.all(Array.from({ length: 20 }, () => account.call(startCheckout, PRO)));
  const addresses = new Set(responses.map(({ body }) => body.address));
  expect([addresses.size, await listPages(account, 'open')]).toEqual([1, 1]);
  const [address = ''] = addresses;
  expect(await Promise.all([press(address, 'pay'), press(address, 'pay')])).toEqual(expect.arrayContaining([303, 409]));
  await harness.work();
  expect(await harness.getBilled(account)).toHaveLength(1);
  expect((await getView(account)).payments).toHaveLength(1);
});

test('with two tabs only the checkout that was opened last can be paid', async () => {
  const account = await signUp(harness.app);
  const first = (await account.call(startCheckout, PRO)).body.address;
  const second = (await account.call(startCheckout, ADVANCED)).body.address;
  expect([await press(first, 'pay'), await press(second, 'decline')]).toEqual([409, 200]);
  expect((await account.call(startCheckout, ADVANCED)).body.address).toBe(second);
  const both = await Promise.all([account.call(startCheckout, PRO), account.call(startCheckout, ADVANCED)]);
  const open = both.flatMap(({ status, body }) => (status === 200 ? [body.address] : []));
  const pressed = await Promise.all([second, ...open].map((address) => press(address, 'pay')));
  expect(pressed.filter((status) => status === 303).length).toBeLessThanOrEqual(1);
  expect(await listPages(account, 'open')).toBeLessThanOrEqual(1);
  await harness.work();
  expect((await harness.getBilled(account)).length).toBe(pressed.filter((status) => status === 303).length);
});

test('a checkout that is already paid wins over a new one', async () => {
  const account = await signUp(harness.app);
  await harness.behave({ hold_events: true });
  await harness.buy(account, 'pro');
  expect((await account.call(startCheckout, ADVANCED)).error.name).toBe('payment_under_way');
  expect(await getView(account)).toMatchObject({
    plan: 'free',
    actions: ['portal'],
    checkout: { plan: 'pro', is_paid: true },
  });
  expect((await account.call(startCheckout, PRO)).error.name).toBe('payment_under_way');
  await harness.work();
  expect(await getView(account)).toMatchObject({ plan: 'pro', checkout: null });
  expect(await harness.getBilled(account)).toHaveLength(1);
  await harness.behave({ hold_events: false });
  await harness.sandbox.post('/control/stripe/hooks/release', { order: 'reverse' });
});

test('a checkout whose response was lost is the same checkout on the next request', async () => {
  const account = await signUp(harness.app);
  await harness.behave({ drop_reply: true });
  expect((await account.call(startCheckout, PRO)).error.name).toBe('provider_unavailable');
  await harness.behave({ only_path: '/v1/checkout' });
  expect((await account.call(startCheckout, PRO)).error.name).toBe('provider_unavailable');
  await harness.behave({ drop_reply: false });
  const { address } = (await account.call(startCheckout, PRO)).body;
  expect((await account.call(startCheckout, PRO)).body.address).toBe(address);
  const [customer] = await harness.app.db
    .select()
    .from(stripe_customers)
    .where(eq(stripe_customers.account_id, account.user._id));
  const { customers } = await harness.stripe();
  expect(customers.filter(({ email }) => email === account.user.email).map(({ id }) => id)).toEqual([
    customer?.customer_id,
  ]);
  // All checkouts at the payment service, including those we have no record of.
  const listExpired = async () =>
    (await harness.stripe()).events.filter(({ type }) => type === 'checkout.session.expired');
  const [before, open] = [
    await listExpired(),
    await harness.app.db.$count(plan_checkouts, eq(plan_checkouts.state, 'open')),
  ];
  await harness.pass(2 * HOUR_MS);
  expect(await press(address, 'pay')).toBe(409);
  expect((await listExpired()).length - before.length).toBe(open);
  const next = (await account.call(startCheckout, PRO)).body.address;
  expect([next === address, await listPages(account, 'open'), await listPages(account, 'expired')]).toEqual([
    false,
    1,
    1,
  ]);
});

test('plans can still be bought after the payment service has lost all its data', async () => {
  const account = await signUp(harness.app);
  const first = (await account.call(startCheckout, PRO)).body.address;
  const endpoint = { url: `${harness.app.http.listeningOrigin}/v1/hooks/stripe`, secret: HOOK_SECRET };
  await harness.sandbox.post('/control/reset', {});
  await harness.sandbox.post('/control/stripe/endpoint', endpoint);
  const second = (await account.call(startCheckout, PRO)).body.address;
  expect([second === first, await listPages(account, 'open')]).toEqual([false, 1]);
  await press(second, 'pay');
  await harness.work();
  expect((await getView(account)).plan).toBe('pro');
});
