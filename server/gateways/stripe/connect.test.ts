import type { StripeView } from '@tangent/sandbox/stripe/describe-stripe.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { ConnectRefused, ConnectUnavailable } from './connect.ts';
import { findConnectSubject } from './connect-event.ts';
import type { ClientOptions } from './create-client.ts';
import { createStripeBilling } from './create-stripe-billing.ts';
import { createStripeConnect } from './create-stripe-connect.ts';

const SECRET = 'sk_test_kept_to_ourselves';
const DAY_MS = 24 * 60 * 60 * 1000;
const RETURN = 'http://localhost:4300/account/payout';
const MARA = { account_id: 'account-mara', destination_id: null, email: 'mara@post.example', return_url: RETURN };

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
});
afterAll(() => world.remove());
afterEach(() => world.post('/control/reset', {}));

function buildOptions(change: Partial<ClientOptions> = {}): ClientOptions {
  return { api_url: `http://127.0.0.1:${world.sandbox.http_port}`, secret_key: SECRET, retries: 0, ...change };
}
const createGateway = (change: Partial<ClientOptions> = {}) => createStripeConnect(buildOptions(change));
const behave = (change: object) => world.post('/control/stripe/behaviour', change);
const readState = () => world.get<StripeView>('/control/stripe');
const setState = (id: string, state: string) => world.post(`/control/stripe/accounts/${id}/state`, { state });
const press = (address: string, decision: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
const buildOrder = (destination_id: string, key = 'withdrawal-1') => ({
  key,
  destination_id,
  amount_cents: 12_345,
  note: 'Royalties of March',
});

async function catchError(request: Promise<unknown>): Promise<ConnectRefused | ConnectUnavailable> {
  const error = await request.catch((reason: unknown) => reason);
  if (!(error instanceof ConnectRefused || error instanceof ConnectUnavailable))
    throw new Error(`got: ${String(error)}`);
  const { cause, message } = error;
  expect(`${message} ${String(cause)} ${JSON.stringify(error)}`).not.toContain('kept_to_ourselves');
  return error;
}

/** Sets up an account that Stripe is ready to pay. */
async function getReady(): Promise<string> {
  const { destination_id, address } = await createGateway().createSetup(MARA);
  await press(address, 'finish');
  return destination_id;
}

test('a user gives their details on a page, at once or later, and keeps the same account on every request', async () => {
  const { destination_id, address } = await createGateway().createSetup(MARA);
  expect(await createGateway().findSetup(destination_id)).toBe('incomplete');
  expect((await press(address, 'back')).headers.get('location')).toBe(RETURN);
  expect((await press(address, 'leave')).headers.get('location')).toBe(RETURN);
  expect(await createGateway().findSetup(destination_id)).toBe('incomplete');
  // The first response was lost: the account created then is found again.
  const again = await createGateway().createSetup(MARA);
  expect(again.destination_id).toBe(destination_id);
  expect((await fetch(address, { redirect: 'manual' })).headers.get('location')).toBe(RETURN);
  const later = await createGateway().createSetup({ ...MARA, destination_id, email: 'other@post.example' });
  expect(later.destination_id).toBe(destination_id);
  await press(later.address, 'finish');
  expect(await createGateway().findSetup(destination_id)).toBe('ready');
  expect((await readState()).payees).toMatchObject([
    { id: destination_id, email: 'mara@post.example', state: 'ready' },
  ]);
});

test('later changes of an account at Stripe are known, and one that is gone there is replaced by another', async () => {
  const id = await getReady();
  const setups: unknown[] = [];
  for (const state of ['pending', 'restricted', 'rejected', 'incomplete', 'ready', 'closed']) {
    await setState(id, state);
    setups.push(await createGateway().findSetup(id));
  }
  expect(setups).toEqual(['pending', 'restricted', 'restricted', 'incomplete', 'ready', null]);
  expect(await createGateway().findSetup('acct_of_nobody')).toBeNull();
  const other = await createGateway().createSetup({ ...MARA, destination_id: id });
  expect(other.destination_id).not.toBe(id);
  expect(await createGateway().findSetup(other.destination_id)).toBe('incomplete');
});

test('a payout is made once for its key: on concurrent and repeated requests, after a lost response, and days later', async () => {
  const id = await getReady();
  const stripe = createGateway();
  expect(await stripe.findPayout('withdrawal-1')).toBeNull();
  const many = await Promise.all(Array.from({ length: 5 }, () => stripe.pay(buildOrder(id))));
  expect(new Set(many.map(({ provider_id }) => provider_id)).size).toBe(1);
  expect(many[0]).toMatchObject({ state: 'paid', failure: null, fee_cents: 0 });
  await behave({ drop_reply: true, only_path: '/v1/transfers' });
  expect(await catchError(stripe.pay(buildOrder(id, 'withdrawal-2')))).toBeInstanceOf(ConnectUnavailable);
  await behave({ drop_reply: false });
  const found = await stripe.findPayout('withdrawal-2');
  expect(found).toMatchObject({ state: 'paid' });
  expect(await stripe.pay(buildOrder(id, 'withdrawal-2'))).toEqual(found);
  // By then Stripe no longer knows the key of the request.
  await world.restart();
  await world.post('/control/clock', { offset_ms: 3 * DAY_MS });
  expect(await createGateway().pay(buildOrder(id, 'withdrawal-2'))).toEqual(found);
  expect((await readState()).payees[0]?.transfers).toMatchObject([
    { transfer_group: 'withdrawal-2', amount_cents: 12_345 },
    { transfer_group: 'withdrawal-1', amount_cents: 12_345, description: 'Royalties of March' },
  ]);
});

test('a refusal gives its reason and sends nothing; a temporary problem is no refusal', async () => {
  const id = await getReady();
  const findFailure = async (change: object = {}) => {
    const failure = await catchError(
      createGateway().pay({ ...buildOrder(id, `key ${JSON.stringify(change)}`), ...change }),
    );
    return failure instanceof ConnectRefused ? failure.failure : 'not known';
  };
  expect(await findFailure({ destination_id: 'acct_of_nobody' })).toBe('account_closed');
  expect(await findFailure({ amount_cents: 100_000_000 })).toBe('limit_exceeded');
  await setState(id, 'restricted');
  expect(await findFailure()).toBe('account_not_ready');
  await setState(id, 'ready');
  await behave({ refuse_transfers: 'account_invalid' });
  expect(await findFailure({ note: 'gone' })).toBe('account_closed');
  await behave({ refuse_transfers: 'transfers_not_allowed' });
  expect(await findFailure({ note: 'not allowed' })).toBe('account_not_ready');
  // Our balance at Stripe is too low: not the payee's fault.
  await behave({ refuse_transfers: 'balance_insufficient' });
  expect(await findFailure({ note: 'too poor' })).toBe('not known');
  await behave({ refuse_transfers: null });
  // The same key with other content: the outcome of the earlier request is unknown.
  await behave({ refuse_transfers: 'transfers_not_allowed' });
  await createGateway()
    .pay(buildOrder(id, 'same'))
    .catch(() => null);
  expect(await catchError(createGateway().pay({ ...buildOrder(id, 'same'), amount_cents: 1 }))).toBeInstanceOf(
    ConnectUnavailable,
  );
  expect((await readState()).payees[0]?.transfers).toEqual([]);
});

test('a missing or late response, a failing service and a wrong key leave the payout’s outcome unknown and reveal no secret', async () => {
  const id = await getReady();
  const isUnknown = async (change: Partial<ClientOptions> = {}) =>
    expect(await catchError(createGateway(change).pay(buildOrder(id)))).toBeInstanceOf(ConnectUnavailable);
  await isUnknown({ api_url: 'http://127.0.0.1:9' });
  await isUnknown({ secret_key: 'kept_to_ourselves' });
  await behave({ fail_status: 500 });
  await isUnknown();
  await behave({ fail_status: null, delay_ms: 500 });
  await isUnknown({ timeout_ms: 50 });
  await behave({ delay_ms: 0 });
  expect(await createGateway().pay(buildOrder(id))).toMatchObject({ state: 'paid' });
});

test('a reversed transfer shows as returned, and events name the payee or payout to sync', async () => {
  const id = await getReady();
  const { provider_id } = await createGateway().pay(buildOrder(id));
  await world.post(`/control/stripe/transfers/${provider_id}/reverse`, {});
  expect(await createGateway().findPayout('withdrawal-1')).toEqual({
    provider_id,
    state: 'returned',
    failure: 'returned_by_bank',
    fee_cents: 0,
  });
  const { events } = await readState();
  expect(events.map(({ type, object }) => [type, object])).toEqual([
    ['transfer.reversed', provider_id],
    ['transfer.created', provider_id],
    ['account.updated', id],
  ]);
  // Changes of connected accounts arrive only as events, not in the list of events.
  const listed = await createStripeBilling({ ...buildOptions(), webhook_secrets: ['whsec'] }).listEvents(new Date(0));
  expect(listed.map(findConnectSubject)).toEqual([{ key: 'withdrawal-1' }, { key: 'withdrawal-1' }]);
  const payload = { data: { object: { id } } };
  expect(findConnectSubject({ type: 'account.updated', payload })).toEqual({ destination_id: id });
  for (const type of ['transfer.created', 'invoice.paid']) expect(findConnectSubject({ type, payload })).toBeNull();
});
