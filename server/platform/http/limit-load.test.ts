import net from 'node:net';
import { defineCall } from '@tangent/contract/define-call.ts';
import type { FastifyRequest } from 'fastify';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { bindCall } from './bind-call.ts';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';

const LIMITS = {
  calls: { all: 3, per_network: 2 },
  bodies: { all: 3, per_network: 2 },
  uploads: { all: 3, per_network: 2, per_account: 1 },
};
const work = defineCall({
  method: 'POST',
  path: '/v1/api/work',
  summary: 'Works until the test lets it end',
  response: z.object({ ok: z.boolean() }),
});

let app: HttpApp<string>;
let metrics: Registry;
/** The work that is running; calling one ends it. */
let running: (() => void)[];
/** The callers whose identity is being checked. */
let checking: (() => void)[];
/** The calls of such callers whose work started. */
let started_slow: number;

beforeEach(async () => {
  [running, checking, metrics, started_slow] = [[], [], new Registry(), 0];
  app = await buildApp({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    metrics,
    load_limits: LIMITS,
    checkHealth: async () => {},
    authorize: async ({ headers }) => {
      if (headers['x-slow'] !== undefined) await new Promise<void>((resolve) => checking.push(resolve));
      return String(headers['x-account']);
    },
    getAccountId: (account) => account,
  });
  const hold = async ({ request }: { request: FastifyRequest }) => {
    if (request.headers['x-slow'] !== undefined) started_slow += 1;
    await new Promise<void>((resolve) => running.push(resolve));
    return { ok: true };
  };
  bindCall(app, work, { allow: 'user' }, hold);
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  app.route({
    method: 'PATCH',
    url: '/upload',
    config: { slow_body: true },
    handler: async (request) => {
      await app.authorize(request, 'user');
      return hold({ request });
    },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  finish();
  await app.close();
});

const call = (remoteAddress = '10.0.0.1') => app.inject({ method: 'POST', url: '/v1/api/work', remoteAddress });
const finish = () => {
  for (const end of running.splice(0)) end();
};
const readCount = async (name: string) =>
  Number((await metrics.metrics()).match(`${name.replace(/[{}]/g, '\\$&')} (\\d+)`)?.[1] ?? 0);
const countRunning = (lane: string) => readCount(`tangent_http_requests_running{lane="${lane}"}`);
const countShed = (outcome: string) => readCount(`tangent_http_shed_total{outcome="${outcome}"}`);

const sockets: net.Socket[] = [];
/** Sends a request, or its beginning, from an address of this machine. */
function send(text: string, from = '127.0.0.1'): { received: string; socket: net.Socket } {
  const { port } = app.server.address() as net.AddressInfo;
  const socket = net.connect({ port, host: '127.0.0.1', localAddress: from });
  const exchange = { received: '', socket };
  socket.setEncoding('latin1').on('data', (part: string) => {
    exchange.received += part;
  });
  socket.on('error', () => undefined).write(text);
  sockets.push(socket);
  return exchange;
}
const head = (method: string, path: string, headers: string[]) =>
  [`${method} ${path} HTTP/1.1`, 'Host: x', ...headers, '', ''].join('\r\n');
const JSON_HEADERS = ['Content-Type: application/json', 'Content-Length: 13'];
/** A call whose body does not arrive. */
const UNFINISHED = `${head('POST', '/v1/api/work', JSON_HEADERS)}{`;
const upload = (account: string) =>
  `${head('PATCH', '/upload', ['Content-Type: application/offset+octet-stream', 'Content-Length: 9', `X-Account: ${account}`])}a`;

const refused = (status: number, name: string, seconds: number) =>
  expect.objectContaining({ status, name, retry_after: String(seconds) });
const read = (text: string) => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0),
  name: /"name":"(\w+)"/.exec(text)?.[1],
  retry_after: /\r\nretry-after: (\d+)/i.exec(text)?.[1],
});

test('one call more than the process answers is refused at once with the time to wait, and calls are answered again afterwards', async () => {
  const busy = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(call);
  await expect.poll(() => running.length).toBe(LIMITS.calls.all);
  const response = await call('10.0.0.4');
  expect([response.statusCode, response.json().name, response.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '2',
  ]);
  expect(response.json().request_id).not.toBe((await call('10.0.0.4')).json().request_id);
  expect([running.length, await countShed('refused'), await countShed('limited')]).toEqual([3, 2, 0]);

  finish();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const next = call('10.0.0.4');
  await expect.poll(() => running.length).toBe(1);
  finish();
  expect((await next).statusCode).toBe(200);
});

test.each([
  ['10.0.0.1', '10.0.0.1', '10.0.0.2'],
  ['10.0.0.1', '::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ['2a02:e0:1:2::1', '2a02:e0:1:2:ffff::9', '2a02:e0:1:3::1'],
])('%s and %s share the places of one network, %s has its own', async (first, second, other) => {
  const busy = [call(first), call(second)];
  await expect.poll(() => running.length).toBe(LIMITS.calls.per_network);
  const response = await call(first);
  expect([response.statusCode, response.json().name, response.headers['retry-after']]).toEqual([
    429,
    'too_many_at_once',
    '5',
  ]);
  busy.push(call(other));
  await expect.poll(() => running.length).toBe(3);
  finish();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
});

test('bodies that do not arrive take the places of their network and then of all bodies, never those of calls', async () => {
  const slow = [send(UNFINISHED), send(UNFINISHED)];
  await expect.poll(() => countRunning('bodies')).toBe(2);
  const third = send(UNFINISHED);
  await expect.poll(() => read(third.received)).toEqual(refused(429, 'too_many_at_once', 5));
  slow.push(send(UNFINISHED, '127.0.0.2'));
  await expect.poll(() => countRunning('bodies')).toBe(3);
  const next = send(UNFINISHED, '127.0.0.3');
  await expect.poll(() => read(next.received)).toEqual(refused(503, 'unavailable', 2));

  // From the same network, and more than bodies may be under way.
  const calls = ['127.0.0.1', '127.0.0.1', '127.0.0.2'].map(call);
  await expect.poll(() => running.length).toBe(3);
  // The body is complete now, but nobody can be found to answer it.
  slow[0]?.socket.write('"title":"a"}');
  await expect.poll(() => read(slow[0]?.received ?? '')).toEqual(refused(429, 'too_many_at_once', 5));
  finish();
  expect((await Promise.all(calls)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  slow[1]?.socket.write('"title":"a"}');
  await expect.poll(() => running.length).toBe(1);
  expect([await countRunning('bodies'), await countRunning('calls')]).toEqual([1, 1]);
  slow[2]?.socket.destroy();
  await expect.poll(() => countRunning('bodies')).toBe(0);
});

test('a complete body counts as a call while its caller is being identified', async () => {
  const request = `${head('POST', '/v1/api/work', [...JSON_HEADERS, 'X-Slow: 1'])}{"title":"a"}`;
  const waiting = [send(request), send(request)];
  await expect.poll(() => checking.length).toBe(2);
  await expect.poll(() => countRunning('calls')).toBe(2);
  expect(await countRunning('bodies')).toBe(0);
  const third = send(request);
  await expect.poll(() => read(third.received)).toEqual(refused(429, 'too_many_at_once', 5));
  for (const resolve of checking) resolve();
  await expect.poll(() => running.length).toBe(2);
  finish();
  await expect.poll(() => waiting.map(({ received }) => read(received).status)).toEqual([200, 200]);
});

test('uploads take the places of their account, of their network and of all uploads, never those of calls', async () => {
  send(upload('ada'));
  await expect.poll(() => running.length).toBe(1);
  const second = send(upload('ada'));
  await expect.poll(() => read(second.received)).toEqual(refused(429, 'too_many_at_once', 5));
  const other = send(upload('bob'));
  await expect.poll(() => running.length).toBe(2);
  const third = send(upload('cem'));
  await expect.poll(() => read(third.received)).toEqual(refused(429, 'too_many_at_once', 5));
  send(upload('cem'), '127.0.0.2');
  await expect.poll(() => running.length).toBe(3);
  const fourth = send(upload('dan'), '127.0.0.3');
  await expect.poll(() => read(fourth.received)).toEqual(refused(503, 'unavailable', 2));
  expect([await countRunning('uploads'), await countRunning('calls'), await countShed('limited')]).toEqual([3, 0, 2]);
  // An upload that ends frees the place of its account.
  other.socket.destroy();
  await expect.poll(() => countRunning('uploads')).toBe(2);
  send(upload('bob'));
  await expect.poll(() => running.length).toBe(4);
});

test('health checks are answered however busy the process is', async () => {
  const busy = ['10.0.0.1', '10.0.0.2', '10.0.0.3'].map(call);
  await expect.poll(() => running.length).toBe(LIMITS.calls.all);
  for (const url of ['/health', '/health/live', '/health/ready']) {
    expect((await app.inject({ url })).statusCode, url).toBe(200);
  }
  finish();
  await Promise.all(busy);
});

test('a client that has gone frees its place, and its work never starts', async () => {
  const request = head('POST', '/v1/api/work', ['X-Slow: 1', 'Content-Length: 0']);
  const gone = [send(request), send(request)];
  await expect.poll(() => checking.length).toBe(LIMITS.calls.per_network);
  for (const { socket } of gone) socket.destroy();
  // Their places are free again although their identity is still being checked.
  const calls: ReturnType<typeof call>[] = [];
  await expect
    .poll(() => {
      calls.push(call('127.0.0.1'));
      return running.length;
    })
    .toBeGreaterThan(0);
  for (const resolve of checking) resolve();
  await expect.poll(() => countShed('dropped')).toBe(2);
  expect(started_slow).toBe(0);
  finish();
  await Promise.all(calls);
});
