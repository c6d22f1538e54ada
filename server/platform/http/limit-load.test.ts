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

/** Injected requests are never complete: this is longer than they take, and the last test waits for it. */
const BODY_WITHIN_MS = 1_500;
const LIMITS = { calls: 3, uploads: 1 };
const work = defineCall({
  method: 'POST',
  path: '/v1/api/work',
  summary: 'Works until the test lets it end',
  response: z.object({ ok: z.boolean() }),
});

let app: HttpApp<object>;
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
    body_within_ms: BODY_WITHIN_MS,
    checkHealth: async () => {},
    authorize: async ({ headers }) => {
      if (headers['x-slow'] !== undefined) await new Promise<void>((resolve) => checking.push(resolve));
      return {};
    },
  });
  const hold = async ({ request }: { request: FastifyRequest }) => {
    if (request.headers['x-slow'] !== undefined) started_slow += 1;
    await new Promise<void>((resolve) => running.push(resolve));
    return { ok: true };
  };
  bindCall(app, work, { allow: 'user' }, hold);
  app.route({ method: 'PATCH', url: '/upload', config: { slow_body: true }, handler: (request) => hold({ request }) });
  await app.ready();
});
afterEach(() => app.close());

const call = () => app.inject({ method: 'POST', url: '/v1/api/work' });
const finish = () => {
  for (const end of running.splice(0)) end();
};
const readCount = async (outcome: string) =>
  Number((await metrics.metrics()).match(`tangent_http_shed_total\\{outcome="${outcome}"\\} (\\d+)`)?.[1] ?? 0);

test('one call more than the process answers is refused at once with the time to wait, and calls are answered again afterwards', async () => {
  const busy = Array.from({ length: LIMITS.calls }, call);
  await expect.poll(() => running.length).toBe(LIMITS.calls);
  const refused = await call();
  expect([refused.statusCode, refused.json().name, refused.headers['retry-after']]).toEqual([503, 'unavailable', '2']);
  expect(refused.json().request_id).not.toBe((await call()).json().request_id);
  expect(running).toHaveLength(LIMITS.calls);
  expect(await readCount('refused')).toBe(2);

  finish();
  expect((await Promise.all(busy)).map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  const next = call();
  await expect.poll(() => running.length).toBe(1);
  finish();
  expect((await next).statusCode).toBe(200);
});

test('health checks and uploads have lanes of their own', async () => {
  const busy = Array.from({ length: LIMITS.calls }, call);
  await expect.poll(() => running.length).toBe(LIMITS.calls);
  for (const url of ['/health', '/health/live', '/health/ready']) {
    expect((await app.inject({ url })).statusCode, url).toBe(200);
  }
  const upload = () => app.inject({ method: 'PATCH', url: '/upload' });
  const first = upload();
  await expect.poll(() => running.length).toBe(LIMITS.calls + 1);
  expect((await upload()).statusCode).toBe(503);
  finish();
  await Promise.all([...busy, first]);
});

test('a client that has gone frees its place, and its work never starts', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as net.AddressInfo;
  const request = 'POST /v1/api/work HTTP/1.1\r\nHost: x\r\nX-Slow: 1\r\nContent-Length: 0\r\n\r\n';
  const gone = Array.from({ length: LIMITS.calls }, () => net.connect(port, '127.0.0.1'));
  for (const socket of gone) socket.write(request);
  await expect.poll(() => checking.length).toBe(LIMITS.calls);
  for (const socket of gone) socket.destroy();
  // Their places are free again although their identity is still being checked.
  const calls: ReturnType<typeof call>[] = [];
  await expect
    .poll(() => {
      calls.push(call());
      return running.length;
    })
    .toBeGreaterThan(0);
  for (const resolve of checking) resolve();
  await expect.poll(() => readCount('dropped')).toBe(LIMITS.calls);
  expect(started_slow).toBe(0);
  finish();
  await Promise.all(calls);
});

test('a body that does not arrive is cut off, also when its request was refused; long work is not', async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as net.AddressInfo;
  const sendSlowly = () => {
    const socket = net.connect(port, '127.0.0.1');
    const head = 'POST /v1/api/work HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 400';
    socket.write(`${head}\r\n\r\n{`);
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    return new Promise<string>((resolve) => socket.on('error', () => undefined).once('close', () => resolve(received)));
  };
  const busy = Array.from({ length: LIMITS.calls }, () =>
    fetch(`http://127.0.0.1:${port}/v1/api/work`, { method: 'POST' }),
  );
  await expect.poll(() => running.length).toBe(LIMITS.calls);
  expect(await sendSlowly()).toContain('HTTP/1.1 503');
  // Those calls have taken longer than a body may.
  finish();
  expect((await Promise.all(busy)).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await sendSlowly()).toBe('');
});
