import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Stripe from 'stripe';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RETRY_WAITS_MS } from './delivery.ts';
import { HOOK_CALM, type HookBehaviour } from './hook-behaviour.ts';
import { type Hooks, openHooks } from './open-hooks.ts';

const SECRET = 'whsec_of_a_test';
const stripe = new Stripe('sk_test_nobody');

interface Heard {
  id: string;
  /** What the SDK says of the signature; null when it is fine. */
  fault: string | null;
}

let folder: string;
let server: Server;
let hooks: Hooks;
let heard: Heard[];
let answers: number[];
let behaviour: HookBehaviour;
const events = new Map<string, { id: string; object: string; created: number; livemode: boolean }>();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tangent-hooks-'));
  [heard, answers, behaviour] = [[], [], HOOK_CALM];
  events.clear();
  server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      heard.push(check(Buffer.concat(parts), String(request.headers['stripe-signature'])));
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  hooks = await open([0, 0, 0]);
});
afterEach(async () => {
  await hooks.stop();
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

function check(body: Buffer, signature: string): Heard {
  const { id } = JSON.parse(body.toString()) as { id: string };
  try {
    stripe.webhooks.constructEvent(body, signature, SECRET);
    return { id, fault: null };
  } catch (error) {
    return { id, fault: error instanceof Error ? error.message : 'unknown' };
  }
}

function open(waits_ms: readonly number[] = RETRY_WAITS_MS): Promise<Hooks> {
  const { port } = server.address() as AddressInfo;
  return openHooks({
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
    hooks.take({ id });
  }
}

const names = () => heard.map(({ id }) => id);
const stateOf = (id: string) => hooks.list().find((delivery) => delivery.id === id);
const until = (id: string, state: string) => expect.poll(() => stateOf(id)?.state).toBe(state);

test('events are told in their order, each signed so that the official SDK accepts it, and never twice', async () => {
  happen('evt_1', 'evt_2', 'evt_3');
  await hooks.settle();
  expect(heard).toEqual(['evt_1', 'evt_2', 'evt_3'].map((id) => ({ id, fault: null })));
  expect(stateOf('evt_3')).toMatchObject({ state: 'delivered', attempts: 1, last_status: 200, next_attempt_at: null });
});

test('what is not taken is told again and holds up nothing else; in the end it is given up', async () => {
  answers = [500, 200, 302];
  happen('evt_1', 'evt_2');
  await until('evt_1', 'delivered');
  expect(names()).toEqual(['evt_1', 'evt_2', 'evt_1', 'evt_1']);
  answers = [400, 400, 400, 400];
  happen('evt_3');
  await until('evt_3', 'given_up');
  expect(stateOf('evt_3')).toMatchObject({ attempts: 4, last_status: 400 });
});

test('the first retry comes after a second, and what waits is told after a restart, also when nobody was there', async () => {
  await hooks.stop();
  hooks = await open();
  hooks.setEndpoint({ url: 'http://127.0.0.1:9/', secret: SECRET });
  happen('evt_1');
  await hooks.settle();
  const { last_attempt_at, next_attempt_at, last_status } = stateOf('evt_1') ?? {};
  expect(Date.parse(next_attempt_at ?? '') - Date.parse(last_attempt_at ?? '')).toBe(1000);
  expect(last_status).toBe(null);
  await hooks.stop();
  hooks = await open();
  await until('evt_1', 'delivered');
  expect(names()).toEqual(['evt_1']);
});

test('events are lost, doubled, held back and released in any order on demand', async () => {
  behaviour = { ...HOOK_CALM, lose_events: 1, send_times: 3 };
  happen('evt_1', 'evt_2');
  await hooks.settle();
  expect([names(), behaviour.lose_events, stateOf('evt_1')?.state]).toEqual([['evt_2', 'evt_2', 'evt_2'], 0, 'lost']);
  heard = [];
  behaviour = { ...HOOK_CALM, hold_events: true };
  happen('evt_3', 'evt_4', 'evt_5');
  await hooks.settle();
  expect(heard).toEqual([]);
  await hooks.tell(['evt_5', 'evt_3', 'evt_1']);
  expect([names(), stateOf('evt_4')?.state]).toEqual([['evt_5', 'evt_3', 'evt_1'], 'held']);
});

test.each([
  ['wrong_signature', /No signatures found/],
  ['old_timestamp', /outside the tolerance/],
  ['changed_byte', /No signatures found/],
] as const)(
  'the official SDK refuses a message with the fault %s, and takes the same event when it comes right',
  async (hook_fault, reason) => {
    behaviour = { ...HOOK_CALM, hook_fault };
    answers = [400];
    happen('evt_1');
    await hooks.settle();
    behaviour = HOOK_CALM;
    await until('evt_1', 'delivered');
    expect(heard).toEqual([
      { id: 'evt_1', fault: expect.stringMatching(reason) },
      { id: 'evt_1', fault: null },
    ]);
  },
);
