import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createHooks, type Hooks } from './create-hooks.ts';
import { RETRY_WAITS_MS } from './delivery.ts';
import { HOOK_NO_FAULTS, type HookBehaviour } from './hook-behaviour.ts';

const SECRET = 'whsec_of_a_test';
const stripe = new Stripe('sk_test_nobody');

interface ReceivedEvent {
  id: string;
  /** The SDK's error about the signature; null if it is valid. */
  fault: string | null;
}

let folder: string;
let server: Server;
let hooks: Hooks;
let received: ReceivedEvent[];
let statuses: number[];
let behaviour: HookBehaviour;
const events = new Map<string, { id: string; object: string; created: number; livemode: boolean }>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tangent-hooks-'));
  [received, statuses, behaviour] = [[], [], HOOK_NO_FAULTS];
  events.clear();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(check(Buffer.concat(parts), String(request.headers['stripe-signature'])));
      response.writeHead(statuses.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hooks = await createTestHooks([0, 0, 0]);
});
afterEach(async () => {
  await hooks.stop();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function check(body: Buffer, signature: string): ReceivedEvent {
  const { id } = JSON.parse(body.toString()) as { id: string };
  try {
    stripe.webhooks.constructEvent(body, signature, SECRET);
    return { id, fault: null };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : 'unknown' };
  }
}

function createTestHooks(waits_ms: readonly number[] = RETRY_WAITS_MS): Promise<Hooks> {
  const { port } = server.address() as AddressInfo;
  return createHooks({
    file: join(folder, 'hooks.json'),
    endpoint: { url: `http://127.0.0.1:${port}/hooks`, secret: SECRET },
    findEvent: (id) => events.get(id),
    behaviour: () => behaviour,
    behave: (change) => {
      behaviour = { ...behaviour, ...change };
    },
    onError: (error) => {
      throw error;
    },
    waits_ms,
  });
}

function happen(...ids: string[]): void {
  for (const id of ids) {
    events.set(id, { id, object: 'event', created: 1_790_000_000, livemode: false });
    hooks.accept({ id });
  }
}

const names = () => received.map(({ id }) => id);
const getState = (id: string) => hooks.list().find((delivery) => delivery.id === id);
const until = (id: string, state: string) => expect.poll(() => getState(id)?.state).toBe(state);

test('events are sent once and in order, with signatures that the official SDK accepts', async () => {
  happen('evt_1', 'evt_2', 'evt_3');
  await hooks.whenIdle();
  expect(received).toEqual(['evt_1', 'evt_2', 'evt_3'].map((id) => ({ id, fault: null })));
  expect(getState('evt_3')).toMatchObject({ state: 'delivered', attempts: 1, last_status: 200, next_attempt_at: null });
});

test('an unaccepted event is sent again without blocking others, and is given up in the end', async () => {
  statuses = [500, 200, 302];
  happen('evt_1', 'evt_2');
  await until('evt_1', 'delivered');
  expect(names()).toEqual(['evt_1', 'evt_2', 'evt_1', 'evt_1']);
  statuses = [400, 400, 400, 400];
  happen('evt_3');
  await until('evt_3', 'given_up');
  expect(getState('evt_3')).toMatchObject({ attempts: 4, last_status: 400 });
});

test('the first retry comes after a second, and waiting events are sent after a restart', async () => {
  await hooks.stop();
  hooks = await createTestHooks();
  hooks.setEndpoint({ url: 'http://127.0.0.1:9/', secret: SECRET });
  happen('evt_1');
  await hooks.whenIdle();
  const { last_attempt_at, next_attempt_at, last_status } = getState('evt_1') ?? {};
  expect(Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '')).toBe(1000);
  expect(last_status).toBe(null);
  await hooks.stop();
  hooks = await createTestHooks();
  await until('evt_1', 'delivered');
  expect(names()).toEqual(['evt_1']);
});

test('events are lost, duplicated, held back and released in any order on demand', async () => {
  behaviour = { ...HOOK_NO_FAULTS, lose_events: 1, send_times: 3 };
  happen('evt_1', 'evt_2');
  await hooks.whenIdle();
  expect([names(), behaviour.lose_events, getState('evt_1')?.state]).toEqual([['evt_2', 'evt_2', 'evt_2'], 0, 'lost']);
  received = [];
  behaviour = { ...HOOK_NO_FAULTS, hold_events: true };
  happen('evt_3', 'evt_4', 'evt_5');
  await hooks.whenIdle();
  expect(received).toEqual([]);
  await hooks.deliver(['evt_5', 'evt_3', 'evt_1']);
  expect([names(), getState('evt_4')?.state]).toEqual([['evt_5', 'evt_3', 'evt_1'], 'held']);
});

test.each([
  ['wrong_signature', /No signatures found/],
  ['old_timestamp', /outside the tolerance/],
  ['changed_byte', /No signatures found/],
] as const)(
  'the official SDK refuses a message with the fault %s, and accepts the same event without it',
  async (hook_fault, reason) => {
    behaviour = { ...HOOK_NO_FAULTS, hook_fault };
    statuses = [400];
    happen('evt_1');
    await hooks.whenIdle();
    behaviour = HOOK_NO_FAULTS;
    await until('evt_1', 'delivered');
    expect(received).toEqual([
      { id: 'evt_1', fault: expect.stringMatching(reason) },
      { id: 'evt_1', fault: null },
    ]);
  },
);
