import { defineCall } from '@tangent/contract/define-call.ts';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { bindCall } from '../http/bind-call.ts';
import { buildApp } from '../http/build-app.ts';
import { serveMetrics } from './serve-metrics.ts';
import { addStateGauges } from './state-gauges.ts';

const log = pino({ level: 'silent' });
const read = defineCall({
  method: 'GET',
  path: '/v1/api/things/:id',
  summary: 'Reads a thing',
  params: z.object({ id: z.string() }),
  response: z.object({ ok: z.boolean() }),
});

test('requests are counted by the pattern of their address, never by the address', async () => {
  const metrics = new Registry();
  const app = await buildApp({
    title: 'Things',
    allowed_origins: [],
    log,
    metrics,
    authorize: async () => ({}),
    checkHealth: async () => {},
  });
  bindCall(app, read, { allow: 'anyone' }, async () => ({ ok: true }));
  await app.ready();
  for (const url of ['/v1/api/things/1', '/v1/api/things/2', '/wp-admin', '/.env']) await app.inject({ url });
  const text = await metrics.metrics();
  expect(text).toContain('tangent_http_requests_total{route="/v1/api/things/:id",method="GET",status="200"} 2');
  expect(text).toContain('tangent_http_requests_total{route="other",method="GET",status="404"} 2');
  expect(text).toContain('tangent_http_request_duration_seconds_count{route="/v1/api/things/:id",method="GET"} 2');
  expect(text).not.toContain('wp-admin');
  // The port of the product never shows them.
  expect((await app.inject({ url: '/metrics' })).statusCode).toBe(404);
  await app.close();
});

test('metrics have a port of their own, and a gauge that cannot be read does not hide the others', async () => {
  const registry = new Registry();
  addStateGauges(registry, log, {
    gauges: { rows: { help: 'Rows' } },
    read: async () => ({ rows: [{ value: 3 }] }),
  });
  addStateGauges(registry, log, {
    gauges: { unreadable: { help: 'Never' } },
    read: async () => Promise.reject(new Error('the database is away')),
  });
  const server = await serveMetrics(registry, { port: 0, host: '127.0.0.1' });
  const response = await fetch(`http://127.0.0.1:${server.port}/metrics`);
  const text = await response.text();
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'text/plain; version=0.0.4; charset=utf-8',
  ]);
  expect(text.match(/^tangent_.*$/gm)).toEqual(['tangent_rows 3']);
  expect((await fetch(`http://127.0.0.1:${server.port}/`)).status).toBe(404);
  await server.close();
});
