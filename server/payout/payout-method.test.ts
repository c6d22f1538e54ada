import { listSecurityEvents } from '@tangent/contract/account.ts';
import * as calls from '@tangent/contract/payout.ts';
import { audit_events, sessions } from '@tangent/db/schema/account.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { PAYOUT_METHOD_HOLD_HOURS } from '@tangent/domain/money-limits.ts';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPayoutRig, type PayoutRig } from '../testing/payout-rig.ts';
import { RETURN_URL } from '../testing/test-http.ts';
import { signUp, type TestPerson } from '../testing/test-person.ts';
import { openRails } from './open-rails.ts';
import { getPayoutView } from './payout-view.ts';

let rig: PayoutRig;
beforeAll(async () => {
  rig = await openPayoutRig();
});
afterAll(() => rig.plans.close());

const settingsOf = async (person: TestPerson) => (await person.call(calls.getPayout)).body;
const choose = (person: TestPerson, body: { method: 'stripe' | 'payoneer'; payoneer_email?: string }) =>
  person.call(calls.setPayout, { body });
const press = (address: string, decision: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });

test('[S3-022] [S7-023] Stripe is chosen, its page is where the details are given, and only Stripe says that they are enough', async () => {
  const person = await rig.addEarner({ cents: 0, method: null });
  expect(await settingsOf(person)).toMatchObject({ method: null, offered: ['stripe', 'payoneer'], changed_at: null });
  const chosen = await choose(person, { method: 'stripe' });
  expect(chosen.body).toMatchObject({ method: 'stripe', stripe: { state: 'incomplete' }, held_until: null });
  const { address } = (await person.call(calls.openStripeSetup)).body;
  expect(new URL(address).origin).toBe(`http://127.0.0.1:${rig.plans.sandbox.sandbox.http_port}`);

  // Coming back says nothing.
  expect((await press(address, 'leave')).headers.get('location')).toBe(`${RETURN_URL}/account/payout?setup=done`);
  await rig.work();
  expect((await settingsOf(person)).stripe.state).toBe('incomplete');
  await press((await person.call(calls.openStripeSetup)).body.address, 'finish');
  await rig.plans.work();
  await rig.work();
  expect((await settingsOf(person)).stripe.state).toBe('ready');

  // Stripe tells that it wants more; had its message been lost, a look at any later time would say so.
  const { payees } = await rig.plans.stripe();
  const id = payees.find(({ email }) => email === person.user.email)?.id;
  await rig.plans.sandbox.post(`/control/stripe/accounts/${id}/state`, { state: 'restricted' });
  await rig.work();
  expect((await settingsOf(person)).stripe.state).toBe('restricted');
});

test('[S3-023] Payoneer is chosen by an address there; another address is somebody else there', async () => {
  const person = await rig.addEarner({ cents: 0, method: null });
  for (const payoneer_email of [undefined, ' ', 'nobody']) {
    const { status, error } = await choose(person, { method: 'payoneer', ...(payoneer_email && { payoneer_email }) });
    expect([status, Object.keys(error.errors ?? {})]).toEqual([422, ['payoneer_email']]);
  }
  expect((await choose(person, { method: 'payoneer', payoneer_email: ' ada@payoneer.example ' })).body).toMatchObject({
    method: 'payoneer',
    payoneer: { email: 'ada@payoneer.example', state: 'incomplete' },
  });
  // The page of the way that was not chosen stays closed.
  expect((await person.call(calls.openStripeSetup)).error.name).toBe('payout_not_set_up');
  await press((await person.call(calls.openPayoneerSetup)).body.address, 'register');
  await settingsOf(person);
  await rig.work();
  expect((await settingsOf(person)).payoneer.state).toBe('ready');
  await choose(person, { method: 'payoneer', payoneer_email: 'other@payoneer.example' });
  await rig.work();
  expect((await settingsOf(person)).payoneer).toEqual({ email: 'other@payoneer.example', state: 'incomplete' });
});

test('money goes somewhere else only after a password, with a mail, and not before a day has passed', async () => {
  const person = await rig.addEarner({ cents: 5_000, method: null });
  await rig.setUp(person, 'stripe');
  await rig.work();
  const { db } = rig.plans.app;
  await db.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, person.user._id));
  const wish = { method: 'payoneer', payoneer_email: 'thief@payoneer.example' } as const;
  expect((await choose(person, wish)).error.name).toBe('step_up_required');
  expect((await person.call(calls.openStripeSetup)).error.name).toBe('step_up_required');
  await rig.confirm(person);
  // What is no change is none.
  expect((await choose(person, { method: 'stripe' })).body.held_until).toBeNull();
  const { id } = (await rig.withdraw(person, 2_000)).body;

  const changed = (await choose(person, wish)).body;
  const until = Date.parse(changed.held_until ?? '');
  expect(until - Date.parse(changed.changed_at ?? '')).toBe(PAYOUT_METHOD_HOLD_HOURS * HOUR_MS);
  expect(changed.open_withdrawal).toMatchObject({ id, method: 'stripe' });
  const events = (await person.call(listSecurityEvents)).body.items;
  expect(events.filter(({ type }) => type === 'payout_method_changed').map(({ details }) => details)).toEqual([
    { name: 'Payoneer' },
    { name: 'Stripe' },
  ]);
  const acts = and(eq(audit_events.actor_id, person.user._id), like(audit_events.act, 'payout.method%'));
  expect(await db.$count(audit_events, acts)).toBe(2);
  const { rows } = await rig.plans.app.pool.query<{ mail: string }>(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.account' and data->>'user_id' = $1`,
    [person.user._id],
  );
  expect(rows.filter(({ mail }) => mail === 'payout_method_changed')).toHaveLength(2);

  await rig.setUp(person, 'payoneer');
  await person.call(calls.cancelWithdrawal, { params: { id } });
  await settingsOf(person);
  await rig.work();
  expect((await rig.withdraw(person, 2_000)).error.name).toBe('payout_on_hold');
  const held = Date.parse((await settingsOf(person)).held_until ?? '');
  await rig.plans.pass(held - rig.plans.app.clock.now().getTime() - 1_000);
  await rig.confirm(person);
  expect((await rig.withdraw(person, 2_000)).error.name).toBe('payout_on_hold');
  await rig.plans.pass(1_001);
  expect((await rig.withdraw(person, 2_000)).body.method).toBe('payoneer');
  expect((await settingsOf(person)).held_until).toBeNull();
  expect((await person.call(calls.listWithdrawals)).body.standing.held_until).toBeNull();
});

test('who is gone at the service gets another account there, which counts as a change', async () => {
  const person = await rig.addEarner({ cents: 5_000 });
  const { payees } = await rig.plans.stripe();
  const id = payees.find(({ email }) => email === person.user.email)?.id;
  await rig.plans.sandbox.post(`/control/stripe/accounts/${id}/state`, { state: 'closed' });
  await rig.plans.pass(24 * HOUR_MS);
  await rig.work();
  expect((await settingsOf(person)).stripe.state).toBe('incomplete');
  await rig.confirm(person);
  await press((await person.call(calls.openStripeSetup)).body.address, 'finish');
  await rig.work();
  expect(await settingsOf(person)).toMatchObject({ stripe: { state: 'ready' } });
  expect((await rig.withdraw(person, 2_000)).error.name).toBe('payout_on_hold');
});

test('a service that does not answer or is not offered is said to be so', async () => {
  const person = await rig.addEarner({ cents: 0, method: null });
  await choose(person, { method: 'stripe' });
  await rig.plans.behave({ fail_status: 500, only_path: '/v1/account' });
  expect((await person.call(calls.openStripeSetup)).error.name).toBe('provider_unavailable');
  await rig.plans.behave({ fail_status: null, only_path: null });
  const none = { ...rig.context, rails: openRails({ connect: null, payoneer: null }) };
  expect((await getPayoutView(none, person.user._id)).offered).toEqual([]);
  const stranger = await signUp(rig.plans.app);
  expect((await settingsOf(stranger)).method).toBeNull();
});
