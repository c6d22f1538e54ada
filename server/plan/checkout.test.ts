import { getSubscription, startCheckout } from '@tangent/contract/plan.ts';
import { plan_checkouts, stripe_customers } from '@tangent/db/schema/plan.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { and, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPlanRig, type PlanRig } from '../testing/plan-rig.ts';
import { HOOK_SECRET } from '../testing/test-http.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';

let rig: PlanRig;
beforeAll(async () => {
  rig = await openPlanRig({ retries: 0 });
});
afterAll(() => rig.close());
afterEach(() => rig.behave({ drop_reply: false, fail_status: null, only_path: null }));

const PRO = { body: { plan: 'pro' } } as const;
const ADVANCED = { body: { plan: 'advanced' } } as const;
const viewOf = async (person: TestPerson) => (await person.call(getSubscription)).body;
const press = async (address: string, decision: string) =>
  (await fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' })).status;
const pagesOf = ({ user }: TestPerson, state: 'open' | 'expired' | 'completed') =>
  rig.app.db.$count(plan_checkouts, and(eq(plan_checkouts.account_id, user._id), eq(plan_checkouts.state, state)));

test.each([
  ['[S9-010] [S9-011] PRO costs 49.99 a year', 'pro', 4999],
  ['[S9-012] Advanced costs 99.99 a year', 'advanced', 9999],
] as const)('%s, and holds once the payment service has said that it is paid', async (_, plan, cents) => {
  const person = await signUp(rig.app);
  expect(await viewOf(person)).toMatchObject({ plan: 'free', billing: null, acts: ['buy_pro', 'buy_advanced'] });
  await rig.buy(person, plan);
  expect(await viewOf(person)).toMatchObject({ plan: 'free', billing: null, checkout: { plan, is_paid: false } });
  await rig.work();
  const view = await viewOf(person);
  expect(view).toMatchObject({
    plan,
    checkout: null,
    subscription: { plan_name: `tangent_${plan}`, status: 'active', provider: 'stripe' },
    billing: { plan, next_price_cents: cents, is_awaited: false, pending_plan: null, due_cents: null },
    payments: [{ kind: 'first', plan, state: 'paid', amount_cents: cents, refunded_cents: 0 }],
    history: [{ change: 'started', plan, amount_cents: cents }],
    refund: { amount_cents: cents, requested_at: null },
  });
  const [begun, ends] = [rig.app.clock.now(), new Date(view.billing?.period_end ?? 0)];
  expect(ends.getUTCFullYear() - begun.getUTCFullYear()).toBe(1);
  expect((await person.call(startCheckout, { body: { plan } })).error.name).toBe('plan_changed');
});

test('asked for twenty times at once it is one page of one customer, whose payment begins one plan', async () => {
  const person = await signUp(rig.app);
  const answers = await Promise.all(Array.from({ length: 20 }, () => person.call(startCheckout, PRO)));
  const addresses = new Set(answers.map(({ body }) => body.address));
  expect([addresses.size, await pagesOf(person, 'open')]).toEqual([1, 1]);
  const [address = ''] = addresses;
  expect(await Promise.all([press(address, 'pay'), press(address, 'pay')])).toEqual(expect.arrayContaining([303, 409]));
  await rig.work();
  expect(await rig.billedOf(person)).toHaveLength(1);
  expect((await viewOf(person)).payments).toHaveLength(1);
});

test('in two tabs only the page that was opened last can be paid', async () => {
  const person = await signUp(rig.app);
  const first = (await person.call(startCheckout, PRO)).body.address;
  const second = (await person.call(startCheckout, ADVANCED)).body.address;
  expect([await press(first, 'pay'), await press(second, 'decline')]).toEqual([409, 200]);
  expect((await person.call(startCheckout, ADVANCED)).body.address).toBe(second);
  const both = await Promise.all([person.call(startCheckout, PRO), person.call(startCheckout, ADVANCED)]);
  const open = both.flatMap(({ status, body }) => (status === 200 ? [body.address] : []));
  const pressed = await Promise.all([second, ...open].map((address) => press(address, 'pay')));
  expect(pressed.filter((status) => status === 303).length).toBeLessThanOrEqual(1);
  expect(await pagesOf(person, 'open')).toBeLessThanOrEqual(1);
  await rig.work();
  expect((await rig.billedOf(person)).length).toBe(pressed.filter((status) => status === 303).length);
});

test('a page that was paid meanwhile wins over another one', async () => {
  const person = await signUp(rig.app);
  await rig.behave({ hold_events: true });
  await rig.buy(person, 'pro');
  expect((await person.call(startCheckout, ADVANCED)).error.name).toBe('payment_under_way');
  expect(await viewOf(person)).toMatchObject({
    plan: 'free',
    acts: ['portal'],
    checkout: { plan: 'pro', is_paid: true },
  });
  expect((await person.call(startCheckout, PRO)).error.name).toBe('payment_under_way');
  await rig.work();
  expect(await viewOf(person)).toMatchObject({ plan: 'pro', checkout: null });
  expect(await rig.billedOf(person)).toHaveLength(1);
  await rig.behave({ hold_events: false });
  await rig.sandbox.post('/control/stripe/hooks/release', { order: 'reverse' });
});

test('a page whose answer was lost is the same page when it is asked for again', async () => {
  const person = await signUp(rig.app);
  await rig.behave({ drop_reply: true });
  expect((await person.call(startCheckout, PRO)).error.name).toBe('provider_unavailable');
  await rig.behave({ only_path: '/v1/checkout' });
  expect((await person.call(startCheckout, PRO)).error.name).toBe('provider_unavailable');
  await rig.behave({ drop_reply: false });
  const { address } = (await person.call(startCheckout, PRO)).body;
  expect((await person.call(startCheckout, PRO)).body.address).toBe(address);
  const [customer] = await rig.app.db
    .select()
    .from(stripe_customers)
    .where(eq(stripe_customers.account_id, person.user._id));
  const { customers } = await rig.stripe();
  expect(customers.filter(({ email }) => email === person.user.email).map(({ id }) => id)).toEqual([
    customer?.customer_id,
  ]);
  // Of all pages at the payment service, also such as we know nothing of.
  const listExpired = async () => (await rig.stripe()).events.filter(({ type }) => type === 'checkout.session.expired');
  const [before, open] = [
    await listExpired(),
    await rig.app.db.$count(plan_checkouts, eq(plan_checkouts.state, 'open')),
  ];
  await rig.pass(2 * HOUR_MS);
  expect(await press(address, 'pay')).toBe(409);
  expect((await listExpired()).length - before.length).toBe(open);
  const next = (await person.call(startCheckout, PRO)).body.address;
  expect([next === address, await pagesOf(person, 'open'), await pagesOf(person, 'expired')]).toEqual([false, 1, 1]);
});

test('a payment service that has forgotten everything sells plans again', async () => {
  const person = await signUp(rig.app);
  const first = (await person.call(startCheckout, PRO)).body.address;
  const endpoint = { url: `${rig.app.http.listeningOrigin}/v1/hooks/stripe`, secret: HOOK_SECRET };
  await rig.sandbox.post('/control/reset', {});
  await rig.sandbox.post('/control/stripe/endpoint', endpoint);
  const second = (await person.call(startCheckout, PRO)).body.address;
  expect([second === first, await pagesOf(person, 'open')]).toEqual([false, 1]);
  await press(second, 'pay');
  await rig.work();
  expect((await viewOf(person)).plan).toBe('pro');
});
