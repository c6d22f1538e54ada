import { defineCall } from '@tangent/contract/define-call.ts';
import { errorBody } from '@tangent/contract/error-body.ts';
import { idempotencyKey } from '@tangent/contract/values.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { signUp } from '../../testing/fixtures/test-account.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { Refusal } from '../refusal.ts';
import { bindCall } from './bind-call.ts';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';
import { createFirstResponses } from './idempotency.ts';
import { pruneIdempotencyKeys } from './prune-idempotency-keys.ts';

const pay = defineCall({
  method: 'POST',
  path: '/v1/api/pay/:to',
  summary: 'Pays somebody',
  params: z.object({ to: z.string() }),
  body: z.object({ cents: z.number() }),
  idempotency_key: idempotencyKey,
  response: z.object({ paid: z.number() }),
  status: 201,
});
const forget = defineCall({
  method: 'POST',
  path: '/v1/api/forget',
  summary: 'Answers nothing',
  idempotency_key: idempotencyKey,
  response: null,
});

let home: TestApp;
let app: HttpApp<string>;
let accounts: { ada: string; mo: string };
/** The payments that were really made, and a hook that runs before each. */
let paid: number[];
let before: () => Promise<void>;

beforeAll(async () => {
  home = await createTestApp();
  accounts = { ada: (await signUp(home)).user._id, mo: (await signUp(home)).user._id };
  const { pool, clock } = home;
  app = await buildApp<string>({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    checkHealth: async () => {},
    authorize: async (request) => String(request.headers['x-account']),
    first_responses: createFirstResponses({ pool, clock, getAccountId: (account) => account, wait_ms: 500 }),
  });
  bindCall(app, pay, { allow: 'user' }, async ({ body }) => {
    await before();
    paid.push(body.cents);
    return { paid: paid.length };
  });
  bindCall(app, forget, { allow: 'user' }, async () => void paid.push(0));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await home.close();
});
beforeEach(() => {
  paid = [];
  before = async () => {};
});

/** Makes the next call start and wait until `finish` is called. */
function holdNext() {
  let finish = () => {};
  const started = new Promise<void>((markStarted) => {
    before = () => {
      markStarted();
      return new Promise((resolve) => (finish = resolve));
    };
  });
  return { started, finish: () => finish() };
}

interface Sent {
  by?: string;
  cents?: number;
  to?: string;
}
async function send(key: string | null, { by = accounts.ada, cents = 5, to = 'shop' }: Sent = {}) {
  const headers = { 'x-account': by, ...(key === null ? {} : { 'Idempotency-Key': key }) };
  const response = await app.inject({ method: 'POST', url: `/v1/api/pay/${to}`, headers, payload: { cents } });
  const is_replay = response.headers['idempotent-replayed'] === 'true';
  const name = response.statusCode < 300 ? null : errorBody.parse(response.json()).name;
  return { status: response.statusCode, body: response.body, type: response.headers['content-type'], is_replay, name };
}

test('a call repeated under its key gets its first response and is not executed again', async () => {
  const first = await send('one');
  expect(first).toMatchObject({ status: 201, body: '{"paid":1}', is_replay: false });
  expect(await send('one')).toEqual({ ...first, is_replay: true });
  expect(paid).toEqual([5]);
  expect([(await send(null)).body, (await send(null)).body, (await send('two')).body]).toEqual([
    '{"paid":2}',
    '{"paid":3}',
    '{"paid":4}',
  ]);
});

test('a response without a body and a refusal are saved as well', async () => {
  const inject = () =>
    app.inject({
      method: 'POST',
      url: '/v1/api/forget',
      headers: { 'x-account': accounts.ada, 'idempotency-key': 'nothing' },
    });
  expect([await inject(), await inject()].map(({ statusCode, body }) => [statusCode, body])).toEqual([
    [204, ''],
    [204, ''],
  ]);
  expect(paid).toEqual([0]);
  before = () => Promise.reject(new Refusal('payment_failed'));
  const refused = await send('poor');
  before = async () => {};
  expect(await send('poor')).toEqual({ ...refused, is_replay: true });
  expect(refused.name).toBe('payment_failed');
});

test('the same key of another account is another key', async () => {
  await send('shared', { cents: 1 });
  expect(await send('shared', { by: accounts.mo, cents: 2 })).toMatchObject({ status: 201, is_replay: false });
  expect(paid).toEqual([1, 2]);
});

test('another request under a used key is refused, whatever differs', async () => {
  await send('used');
  for (const other of [{ cents: 6 }, { to: 'bank' }]) {
    expect(await send('used', other)).toMatchObject({ status: 409, name: 'idempotency_key_reused' });
  }
  expect(paid).toEqual([5]);
});

test('a key has 1 to 255 characters', async () => {
  for (const key of ['', 'k'.repeat(256)]) {
    expect(await send(key)).toMatchObject({ status: 400, name: 'malformed_request' });
  }
  expect(await send('k'.repeat(255))).toMatchObject({ status: 201 });
  expect(paid).toEqual([5]);
});

test('of ten concurrent calls under one key one is executed; the others get its response', async () => {
  const all = await Promise.all(Array.from({ length: 10 }, () => send('at once')));
  expect(all.map(({ status, body }) => [status, body])).toEqual(all.map(() => [201, '{"paid":1}']));
  expect(all.filter(({ is_replay }) => !is_replay)).toHaveLength(1);
  expect(paid).toEqual([5]);
});

test('a call is refused while the first one is running, and replayed afterwards', async () => {
  const { started, finish } = holdNext();
  const first = send('slow');
  await started;
  expect(await send('slow')).toMatchObject({ status: 409, name: 'conflict' });
  finish();
  await first;
  expect(await send('slow')).toMatchObject({ status: 201, body: '{"paid":1}', is_replay: true });
});

test('our own failures are not saved: the next try may succeed', async () => {
  before = () => Promise.reject(new Refusal('provider_unavailable'));
  expect((await send('again')).status).toBe(502);
  before = async () => {};
  expect(await send('again')).toMatchObject({ status: 201, is_replay: false });
});

test('a call whose process died is executed by the next try, a minute later', async () => {
  const { started, finish } = holdNext();
  const lost = send('died');
  await started;
  expect((await send('died')).name).toBe('conflict');
  before = async () => {};
  home.clock.advance(61_000);
  expect(await send('died')).toMatchObject({ status: 201, body: '{"paid":1}', is_replay: false });
  // The first process was not dead after all: the response saved in the meantime stays.
  finish();
  await lost;
  expect(await send('died')).toMatchObject({ body: '{"paid":1}', is_replay: true });
});

test('a pruned key is free again; younger keys stay', async () => {
  await send('old');
  home.clock.advance(60_000);
  await send('young', { cents: 7 });
  await pruneIdempotencyKeys(home.db, new Date(home.clock.now().getTime() - 30_000));
  expect(await send('old')).toMatchObject({ is_replay: false });
  expect(await send('young', { cents: 7 })).toMatchObject({ is_replay: true });
  expect(paid).toEqual([5, 7, 5]);
});
