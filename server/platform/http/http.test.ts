import net from 'node:net';
import { gunzipSync } from 'node:zlib';
import { defineCall } from '@tangent/contract/define-call.ts';
import { errorBody } from '@tangent/contract/error-body.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { findRequestId } from '../log/request-id.ts';
import { Refusal } from '../refusal.ts';
import { bindCall } from './bind-call.ts';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';

interface Caller {
  name: string;
}

const rename = defineCall({
  method: 'POST',
  path: '/v1/api/things/:id/rename',
  summary: 'Renames a thing',
  params: z.object({ id: z.uuid() }),
  body: z.object({ title: z.string().max(10), tracks: z.array(z.object({ title: z.string() })).default([]) }),
  response: z.object({ title: z.string(), by: z.string() }),
  status: 201,
});
const fail = defineCall({
  method: 'GET',
  path: '/v1/api/fail',
  summary: 'Fails in the requested way',
  query: z.object({ how: z.string() }),
  response: null,
});

const PATH = '/v1/api/things/0192f0c1-2345-7abc-8def-0123456789ab/rename';
const log: string[] = [];
/** The request for which the last call said it worked. */
let caused_by: string | null = null;
let app: HttpApp<Caller>;

beforeAll(async () => {
  app = await buildApp<Caller>({
    title: 'Things',
    headers_within_ms: 900,
    allowed_origins: ['https://things.example'],
    log: pino({ level: 'info' }, { write: (line: string) => log.push(line) }),
    checkHealth: async () => {},
    authorize: async (request, allow) => {
      const name = request.headers['x-name'];
      if (typeof name !== 'string') throw new Refusal('unauthenticated');
      if (allow === 'staff' && name !== 'boss') throw new Refusal('permission_denied');
      return { name };
    },
  });
  bindCall(app, rename, { allow: 'user' }, async ({ body, actor }) => {
    caused_by = findRequestId();
    const handled = { title: body.title, by: actor.name, secret: 'never leaves' };
    return handled;
  });
  bindCall(app, fail, { allow: 'anyone' }, async ({ query }) => {
    if (query.how === 'refuse') {
      throw new Refusal('invalid_release', [{ code: 'required', path: 'tracks.0.title', params: { max: 3 } }]);
    }
    if (query.how === 'break') throw new Error('the password is hunter2');
  });
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: unknown, headers: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: PATH, headers: { 'x-name': 'ada', ...headers }, payload: payload as object });
const errorName = (response: { json(): unknown }) => errorBody.parse(response.json()).name;

test('a response carries exactly the fields of the contract', async () => {
  const response = await post({ title: 'New' });
  expect(response.statusCode).toBe(201);
  expect(response.json()).toEqual({ title: 'New', by: 'ada' });
});

test('the work of a call knows the id that the log has for its request', async () => {
  await post({ title: 'New' });
  await expect.poll(() => JSON.parse(log.at(-1) ?? '{}').request_id).toBe(caused_by);
});

test('a field of the wrong shape is named by its path', async () => {
  const response = await post({ title: 'New', tracks: [{ title: 7 }] });
  expect(response.statusCode).toBe(422);
  expect(response.json().errors).toEqual({ 'tracks.0.title': { code: 'invalid_type' } });
});

test('a refusal responds with its name, its status and its issues', async () => {
  const response = await app.inject({ url: '/v1/api/fail?how=refuse' });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toEqual({
    name: 'invalid_release',
    message: 'Invalid release',
    errors: { 'tracks.0.title': { code: 'required', params: { max: 3 } } },
  });
});

test('an unexpected error is logged with its request id, and the caller learns nothing else', async () => {
  log.length = 0;
  const response = await app.inject({ url: '/v1/api/fail?how=break' });
  expect(response.statusCode).toBe(500);
  expect(errorName(response)).toBe('internal_error');
  expect(response.body).not.toContain('hunter2');
  expect(log.some((line) => line.includes('hunter2') && line.includes(response.json().request_id))).toBe(true);
});

test('the request log has no query string', async () => {
  log.length = 0;
  await app.inject({ url: '/v1/api/fail?how=nothing' });
  expect(log.join('')).toContain('"path":"/v1/api/fail"');
  expect(log.join('')).not.toContain('how=');
});

test('calls that need a user are refused to unauthenticated clients before their body is read', async () => {
  const response = await app.inject({
    method: 'POST',
    url: PATH,
    payload: 'not json',
    headers: { 'content-type': 'application/json' },
  });
  expect([response.statusCode, errorName(response)]).toEqual([401, 'unauthenticated']);
});

test.each([
  ['an identifier that cannot exist', PATH.replace('0192f0c1', 'x'), '{"title":"a"}', 'application/json', 404],
  ['broken JSON', PATH, '{"title"', 'application/json', 400],
  ['no body', PATH, '', 'application/json', 400],
  ['a plain text body', PATH, 'title', 'text/plain', 415],
  ['a NUL character', PATH, '{"title":"a\\u0000"}', 'application/json', 400],
  ['half a surrogate pair', PATH, '{"title":"\\ud800"}', 'application/json', 400],
  ['a poisoned prototype', PATH, '{"__proto__":{"x":1},"title":"a"}', 'application/json', 400],
  ['a body over one megabyte', PATH, JSON.stringify({ title: 'a'.repeat(1_100_000) }), 'application/json', 413],
  ['hostile nesting', PATH, `{"title":"a","x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, 'application/json', 201],
])('%s gets a response without a server error', async (_name, url, payload, type, status) => {
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': type, 'x-name': 'ada' },
  });
  expect(response.statusCode).toBe(status);
});

test.each([
  [{ origin: 'https://evil.example' }, 403],
  [{ 'sec-fetch-site': 'cross-site', origin: 'https://things.example' }, 403],
  [{ 'sec-fetch-site': 'same-site' }, 403],
  [{ 'sec-fetch-site': 'same-origin', origin: 'https://things.example' }, 201],
  [{}, 201],
])('a changing call with %j gets status %i', async (headers, status) => {
  expect((await post({ title: 'New' }, headers as Record<string, string>)).statusCode).toBe(status);
});

test('private responses are not stored, and every response forbids framing, sniffing and foreign scripts', async () => {
  const { headers } = await post({ title: 'New' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/);
  expect(headers['content-security-policy']).toMatch(/^default-src 'none';/);
  expect(headers['strict-transport-security']).toContain('max-age=31536000');
});

test('our pages may show images of the configured origins only', async () => {
  const image_origins = ['https://pictures.example'];
  const other = await buildApp({
    title: 'Tangent',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    image_origins,
    authorize: async () => null,
    checkHealth: async () => {},
  });
  const { headers } = await other.inject({ url: '/health' });
  expect(headers['content-security-policy']).toContain("img-src 'self' data: blob: https://pictures.example;");
  await other.close();
});

test('the health response carries notes for operators although the process serves', async () => {
  const other = await buildApp({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    authorize: async () => null,
    checkHealth: async () => {},
    describeHealth: async () => ({ outbox: 'held' }),
  });
  const handled = await other.inject({ url: '/health' });
  expect([handled.statusCode, handled.json()]).toEqual([200, { ok: true, outbox: 'held' }]);
  await other.close();
});

test('an unknown path below /v1 responds with JSON', async () => {
  const response = await app.inject({ url: '/v1/api/nothing' });
  expect([response.statusCode, errorName(response)]).toEqual([404, 'not_found']);
});

test('the calls describe themselves as OpenAPI 3.1', async () => {
  const document = (await app.inject({ url: '/v1/openapi.json' })).json();
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(['/v1/api/things/{id}/rename', '/v1/api/fail']);
});

test('their description is sent small, and not again to who has it', async () => {
  const url = '/v1/openapi.json';
  const whole = await app.inject({ url });
  const small = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual(['gzip', 'accept-encoding']);
  expect(gunzipSync(small.rawPayload).toString()).toBe(whole.body);
  const again = await app.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } });
  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test('a client that sends no request is disconnected while others are served', {
  timeout: 45_000,
}, async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as net.AddressInfo;
  const slow = net.connect(port, '127.0.0.1');
  slow.write('GET /health HTTP/1.1\r\nHost: x\r\n');
  slow.resume();
  const closed = new Promise<void>((resolve) => slow.once('close', () => resolve()));
  const other = await fetch(`http://127.0.0.1:${port}/health`);
  expect(other.status).toBe(200);
  await closed;
});
