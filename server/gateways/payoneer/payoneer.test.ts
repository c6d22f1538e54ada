import type { PayoneerView } from '@tangent/sandbox/payoneer/describe-payoneer.ts';
import { createTestSandbox, type TestSandbox } from '@tangent/sandbox/testing/test-sandbox.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPayoneer, formatAmount, parseAmount } from './create-payoneer.ts';
import { PayoneerRefused, PayoneerUnavailable } from './payoneer.ts';
import type { PayoneerOptions } from './program.ts';

const RETURN = 'http://localhost:4300/account/payout';
const MARA = {
  account_id: 'account-mara',
  destination_id: null,
  email: 'mara@post.example',
  language: 'tr',
  return_url: RETURN,
};

let world: TestSandbox;
let elapsedMs = 0;
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
});
afterAll(() => world.remove());
beforeEach(() => {
  elapsedMs = 0;
});
afterEach(() => world.post('/control/reset', {}));

function createGateway(change: Partial<PayoneerOptions> = {}) {
  const base = `http://127.0.0.1:${world.sandbox.http_port}/payoneer`;
  return createPayoneer({
    api_url: `${base}/api`,
    login_url: `${base}/login`,
    program_id: '100100',
    client_id: 'sandbox',
    client_secret: 'sandbox-secret',
    elapsedMs: () => elapsedMs,
    ...change,
  });
}
const behave = (change: object) => world.post('/control/payoneer/behaviour', change);
const readState = () => world.get<PayoneerView>('/control/payoneer');
const pass = (ms: number) => world.post('/control/clock', { offset_ms: ms });
const press = (address: string, decision: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ decision }), redirect: 'manual' });
const buildOrder = (destination_id: string, key = 'withdrawal-1') => ({
  key,
  destination_id,
  amount_cents: 12_305,
  note: 'Royalties of March',
});

async function catchError(request: Promise<unknown>): Promise<PayoneerRefused | PayoneerUnavailable> {
  const error = await request.catch((reason: unknown) => reason);
  if (!(error instanceof PayoneerRefused || error instanceof PayoneerUnavailable)) throw new Error(`got: ${error}`);
  expect(`${error.message} ${String(error.cause)} ${JSON.stringify(error)}`).not.toContain('sandbox-secret');
  return error;
}

/** Registers a payee that Payoneer is ready to pay. */
async function getReady(payee = MARA): Promise<string> {
  const { destination_id, address } = await createGateway().createSetup(payee);
  expect((await press(address, 'register')).headers.get('location')).toBe(RETURN);
  return destination_id;
}

test('a user registers on a page, stays the same payee on repeated requests, and is another payee with another email', async () => {
  const { destination_id, address } = await createGateway().createSetup(MARA);
  expect(await (await fetch(address)).text()).toContain('mara@post.example');
  expect((await press(address, 'back')).headers.get('location')).toBe(RETURN);
  expect(await createGateway().findSetup(destination_id)).toBeNull();
  await press(address, 'register');
  expect(await createGateway().findSetup(destination_id)).toBe('ready');
  const again = await createGateway().createSetup({ ...MARA, email: 'MARA@post.example' });
  expect(again.destination_id).toBe(destination_id);
  expect(await (await fetch(again.address)).text()).toContain('registered already');
  const other = await createGateway().createSetup({ ...MARA, email: 'other@post.example' });
  expect(other.destination_id).not.toBe(destination_id);
  expect(await createGateway().findSetup(other.destination_id)).toBeNull();
  for (const [status, setup] of [
    ['Pending', 'pending'],
    ['Inactive', 'restricted'],
    ['Active', 'ready'],
  ]) {
    await world.post(`/control/payoneer/payees/${destination_id}/status`, { status });
    expect(await createGateway().findSetup(destination_id)).toBe(setup);
  }
});

test('a payout is pending for a while, then paid, and reports its fee', async () => {
  const id = await getReady();
  await behave({ complete_after_ms: 3_600_000, fee_cents: 205 });
  const sent = await createGateway().pay(buildOrder(id));
  expect(sent).toEqual({ provider_id: sent.provider_id, state: 'pending', failure: null, fee_cents: 205 });
  await pass(3_599_000);
  expect(await createGateway().findPayout('withdrawal-1')).toEqual(sent);
  await pass(3_601_000);
  expect(await createGateway().findPayout('withdrawal-1')).toEqual({ ...sent, state: 'paid' });
  expect((await readState()).payouts).toMatchObject([{ id: 'withdrawal-1', payee_id: id, amount_cents: 12_305 }]);
});

test('a payout is made once for its key: on concurrent and repeated requests, after a lost response, and after a restart', async () => {
  const id = await getReady();
  const payoneer = createGateway();
  expect(await payoneer.findPayout('withdrawal-1')).toBeNull();
  const many = await Promise.all(Array.from({ length: 5 }, () => payoneer.pay(buildOrder(id))));
  expect(new Set(many.map(({ provider_id }) => provider_id)).size).toBe(1);
  await behave({ drop_reply: true });
  expect(await catchError(payoneer.pay(buildOrder(id, 'withdrawal-2')))).toBeInstanceOf(PayoneerUnavailable);
  await behave({ drop_reply: false });
  const found = await payoneer.findPayout('withdrawal-2');
  expect(found).toMatchObject({ state: 'pending' });
  await behave({ hide_payouts: true });
  for (const key of ['withdrawal-2', 'withdrawal-3', 'withdrawal-3'])
    expect(await catchError(payoneer.pay(buildOrder(id, key)))).toBeInstanceOf(PayoneerUnavailable);
  await behave({ hide_payouts: false });
  // Payoneer checks for a known key before any other reason to refuse.
  await behave({ refuse_payouts: 'payee_blocked' });
  expect(await payoneer.pay(buildOrder(id, 'withdrawal-2'))).toEqual(found);
  await world.restart();
  await pass(60_000);
  expect(await createGateway().pay(buildOrder(id, 'withdrawal-2'))).toEqual({ ...found, state: 'paid' });
  expect((await readState()).payouts).toHaveLength(3);
});

test('a refusal gives its reason and sends nothing; a temporary problem is no refusal', async () => {
  const id = await getReady();
  const findFailure = async (refuse_payouts: string | null, destination = id) => {
    await behave({ refuse_payouts });
    const failure = await catchError(createGateway().pay(buildOrder(destination)));
    return failure instanceof PayoneerRefused ? failure.failure : 'not known';
  };
  expect(await findFailure(null, 'nobody')).toBe('account_not_ready');
  expect(await findFailure('payee_blocked')).toBe('account_closed');
  expect(await findFailure('amount_limit')).toBe('limit_exceeded');
  expect(await findFailure('balance_too_low')).toBe('not known');
  expect(await createGateway().findPayout('withdrawal-1')).toBeNull();
  await behave({ refuse_payouts: null });
  const nameless = { ...buildOrder(id), note: '' };
  expect(await catchError(createGateway().pay(nameless))).toMatchObject({ name: 'PayoneerRefused', failure: 'other' });
});

test('an undelivered payout has failed, and one that a bank sends back is returned', async () => {
  const id = await getReady();
  const end = async (key: string, status: string, reason: string) => {
    await world.post(`/control/payoneer/payouts/${key}/end`, { status, reason });
    return createGateway().findPayout(key);
  };
  await behave({ complete_after_ms: 60_000 });
  for (const key of ['a', 'b', 'c']) await createGateway().pay(buildOrder(id, key));
  await expect(end('c', 'Returned', 'too soon')).rejects.toThrow('409');
  expect(await end('a', 'Cancelled', 'Bank details - Invalid Branch Code')).toMatchObject({
    state: 'failed',
    failure: 'details_wrong',
  });
  expect(await end('b', 'Cancelled', 'Refused')).toMatchObject({ state: 'failed', failure: 'refused_by_bank' });
  await pass(61_000);
  expect(await createGateway().findPayout('c')).toMatchObject({ state: 'paid', failure: null });
  expect(await end('c', 'Returned', 'Account closed')).toMatchObject({
    state: 'returned',
    failure: 'returned_by_bank',
  });
});

test('one token serves all calls until shortly before its end, and one that ended early is replaced once', async () => {
  const payoneer = createGateway();
  await Promise.all(['a', 'b', 'c'].map((key) => payoneer.findPayout(key)));
  elapsedMs = 3_539_000;
  await payoneer.findPayout('a');
  expect((await readState()).tokens).toBe(1);
  elapsedMs = 3_540_000;
  await payoneer.findPayout('a');
  expect((await readState()).tokens).toBe(2);
  await world.post('/control/payoneer/end-tokens', {});
  expect(await payoneer.findPayout('a')).toBeNull();
  expect((await readState()).tokens).toBe(3);
  await behave({ refuse_tokens: true });
  expect(await catchError(payoneer.findPayout('a'))).toBeInstanceOf(PayoneerUnavailable);
});

test('a missing or late response, a failing service and a wrong client leave the payout’s outcome unknown and reveal no secret', async () => {
  const id = await getReady();
  const isUnknown = async (change: Partial<PayoneerOptions> = {}) =>
    expect(await catchError(createGateway(change).pay(buildOrder(id)))).toBeInstanceOf(PayoneerUnavailable);
  await isUnknown({ api_url: 'http://127.0.0.1:9' });
  await isUnknown({ client_id: 'somebody', client_secret: 'wrong sandbox-secret' });
  await isUnknown({ program_id: '7' });
  const page = `http://127.0.0.1:${world.sandbox.http_port}/help?`;
  await isUnknown({ api_url: page });
  await isUnknown({ login_url: page });
  const payoneer = createGateway();
  await payoneer.findPayout('withdrawal-1');
  for (const fail_status of [403, 429, 500, 503]) {
    await behave({ fail_status });
    await isUnknown();
    expect(await catchError(payoneer.pay(buildOrder(id)))).toBeInstanceOf(PayoneerUnavailable);
  }
  await behave({ fail_status: null, delay_ms: 500 });
  await isUnknown({ timeout_ms: 50 });
  await behave({ delay_ms: 0 });
  expect(await createGateway().pay(buildOrder(id))).toMatchObject({ state: 'pending' });
});

test('amounts are formatted and parsed to the cent, and invalid ones are rejected', () => {
  expect([1, 10, 99, 100, 12_305, 100_000_00].map(formatAmount)).toEqual([
    '0.01',
    '0.10',
    '0.99',
    '1.00',
    '123.05',
    '100000.00',
  ]);
  for (let cents = 1; cents < 100_000; cents += 37) expect(parseAmount(formatAmount(cents))).toBe(cents);
  expect(['5.1', '5', '0.29', '1.005', '1e5', '-1.00', '1,00', ''].map(parseAmount)).toEqual([
    510,
    500,
    29,
    null,
    null,
    null,
    null,
    null,
  ]);
  for (const cents of [0, -1, 0.5, Number.NaN]) expect(() => formatAmount(cents)).toThrow('no amount');
});
