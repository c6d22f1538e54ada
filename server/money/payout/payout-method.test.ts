import { listSecurityEvents } from '@tangent/contract/identity/account.ts';
import * as calls from '@tangent/contract/money/payout.ts';
import { audit_events, sessions } from '@tangent/db/schema/identity/account.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { PAYOUT_METHOD_HOLD_HOURS } from '@tangent/domain/money/money-limits.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { createPayoutHarness, type PayoutHarness } from '../../testing/harness/payout-harness.ts';
import { RETURN_URL } from '../../testing/harness/test-http.ts';
import { createRails } from './create-rails.ts';
import { getPayoutView } from './payout-view.ts';

let harness: PayoutHarness;
beforeAll(async () => {
  harness = await createPayoutHarness();
});
afterAll(() => harness.plans.close());

const getSettings = async (account: TestAccount) => (await account.call(calls.getPayout)).body;
const choose = (account: TestAccount, body: { method: 'stripe' | 'payoneer'; payoneer_email?: string }) =>
  account.call(calls.setPayout, { body });
const press = (address: string, decision: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

test('[S3-022] [S7-023] Stripe is chosen, its page collects the details, and only Stripe can say that they are complete', async () => {
  const account = await harness.addEarner({ cents: 0, method: null });
  expect(await getSettings(account)).toMatchObject({ method: null, offered: ['stripe', 'payoneer'], changed_at: null });
  const chosen = await choose(account, { method: 'stripe' });
  expect(chosen.body).toMatchObject({ method: 'stripe', stripe: { state: 'incomplete' }, held_until: null });
  const { address } = (await account.call(calls.createStripeSetup)).body;
  expect(new URL(address).origin).toBe(`http://127.0.0.1:${harness.plans.sandbox.sandbox.http_port}`);

  // The return from the page proves nothing.
  expect((await press(address, 'leave')).headers.get('location')).toBe(`${RETURN_URL}/account/payout?setup=done`);
  await harness.work();
  expect((await getSettings(account)).stripe.state).toBe('incomplete');
  await press((await account.call(calls.createStripeSetup)).body.address, 'finish');
  await harness.plans.work();
  await harness.work();
  expect((await getSettings(account)).stripe.state).toBe('ready');

  // Stripe reports that it needs more details; if its message were lost, any later poll would find out.
  const { payees } = await harness.plans.stripe();
  const id = payees.find(({ email }) => email === account.user.email)?.id;
  await harness.plans.sandbox.post(`/control/stripe/accounts/${id}/state`, { state: 'restricted' });
  await harness.work();
  expect((await getSettings(account)).stripe.state).toBe('restricted');
});

test('[S3-023] Payoneer is chosen by an address there; another address is another payee there', async () => {
  const account = await harness.addEarner({ cents: 0, method: null });
  for (const payoneer_email of [undefined, ' ', 'nobody']) {
    const { status, error } = await choose(account, { method: 'payoneer', ...(payoneer_email && { payoneer_email }) });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['payoneer_email']]);
  }
  expect((await choose(account, { method: 'payoneer', payoneer_email: ' ada@payoneer.example ' })).body).toMatchObject({
    method: 'payoneer',
    payoneer: { email: 'ada@payoneer.example', state: 'incomplete' },
  });
  // The page of a payout method that was not chosen stays closed.
  expect((await account.call(calls.createStripeSetup)).error.name).toBe('payout_not_set_up');
  await press((await account.call(calls.createPayoneerSetup)).body.address, 'register');
  await getSettings(account);
  await harness.work();
  expect((await getSettings(account)).payoneer.state).toBe('ready');
  await choose(account, { method: 'payoneer', payoneer_email: 'other@payoneer.example' });
  await harness.work();
  expect((await getSettings(account)).payoneer).toEqual({ email: 'other@payoneer.example', state: 'incomplete' });
});

test('money goes to another destination only after a password, with an email, and not before a day has passed', async () => {
  const account = await harness.addEarner({ cents: 5_000, method: null });
  await harness.setUp(account, 'stripe');
  await harness.work();
  const { db } = harness.plans.app;
  await db.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, account.user._id));
  const methodRequest = { method: 'payoneer', payoneer_email: 'thief@payoneer.example' } as const;
  expect((await choose(account, methodRequest)).error.name).toBe('step_up_required');
  expect((await account.call(calls.createStripeSetup)).error.name).toBe('step_up_required');
  await harness.confirm(account);
  // A change to the same method is no change.
  expect((await choose(account, { method: 'stripe' })).body.held_until).toBeNull();
  const { id } = (await harness.withdraw(account, 2_000)).body;

  const changed = (await choose(account, methodRequest)).body;
  const until = Date.parse(changed.held_until ?? '');
  expect(until - Date.parse(changed.changed_at ?? '')).toBe(PAYOUT_METHOD_HOLD_HOURS * HOUR_MS);
  expect(changed.open_withdrawal).toMatchObject({ id, method: 'stripe' });
  const events = (await account.call(listSecurityEvents)).body.items;
  expect(events.filter(({ type }) => type === 'payout_method_changed').map(({ details }) => details)).toEqual([
    { name: 'Payoneer' },
    { name: 'Stripe' },
  ]);
  const actions = and(eq(audit_events.actor_id, account.user._id), like(audit_events.action, 'payout.method%'));
  expect(await db.$count(audit_events, actions)).toBe(2);
  const { rows } = await harness.plans.app.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.account' and data->>'user_id' = $1`,
    [account.user._id],
  );
  expect(rows.filter(({ mail }) => mail === 'payout_method_changed')).toHaveLength(2);

  await harness.setUp(account, 'payoneer');
  await account.call(calls.cancelWithdrawal, { params: { id } });
  await getSettings(account);
  await harness.work();
  expect((await harness.withdraw(account, 2_000)).error.name).toBe('payout_on_hold');
  const held = Date.parse((await getSettings(account)).held_until ?? '');
  await harness.plans.pass(held - harness.plans.app.clock.now().getTime() - 1_000);
  await harness.confirm(account);
  expect((await harness.withdraw(account, 2_000)).error.name).toBe('payout_on_hold');
  await harness.plans.pass(1_001);
  expect((await harness.withdraw(account, 2_000)).body.method).toBe('payoneer');
  expect((await getSettings(account)).held_until).toBeNull();
  expect((await account.call(calls.listWithdrawals)).body.terms.held_until).toBeNull();
});

test('a user whose account at the service is gone gets a new account there, which counts as a change', async () => {
  const account = await harness.addEarner({ cents: 5_000 });
  const { payees } = await harness.plans.stripe();
  const id = payees.find(({ email }) => email === account.user.email)?.id;
  await harness.plans.sandbox.post(`/control/stripe/accounts/${id}/state`, { state: 'closed' });
  await harness.plans.pass(24 * HOUR_MS);
  await harness.work();
  expect((await getSettings(account)).stripe.state).toBe('incomplete');
  await harness.confirm(account);
  await press((await account.call(calls.createStripeSetup)).body.address, 'finish');
  await harness.work();
  expect(await getSettings(account)).toMatchObject({ stripe: { state: 'ready' } });
  expect((await harness.withdraw(account, 2_000)).error.name).toBe('payout_on_hold');
});

test('a service that does not respond or is not offered causes an error that says so', async () => {
  const account = await harness.addEarner({ cents: 0, method: null });
  await choose(account, { method: 'stripe' });
  await harness.plans.behave({ fail_status: 500, only_path: '/v1/account' });
  expect((await account.call(calls.createStripeSetup)).error.name).toBe('provider_unavailable');
  await harness.plans.behave({ fail_status: null, only_path: null });
  const none = { ...harness.context, rails: createRails({ connect: null, payoneer: null }) };
  expect((await getPayoutView(none, account.user._id)).offered).toEqual([]);
  const stranger = await signUp(harness.plans.app);
  expect((await getSettings(stranger)).method).toBeNull();
});
