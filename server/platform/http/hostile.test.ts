import net from 'node:net';
import { defineCall } from '@tangent/contract/define-call.ts';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { bindCall } from './bind-call.ts';
import { buildApp } from './build-app.ts';
import type { HttpApp } from './http-app.ts';

const ORIGIN = 'https://tangent.example';
const change = defineCall({
  method: 'POST',
  path: '/v1/api/change',
  summary: 'Counts the changes',
  body: z.object({ title: z.string() }),
  response: z.object({ title: z.string() }),
});
const sign = defineCall({
  method: 'POST',
  path: '/v1/auth/sign',
  summary: 'Is open to anyone',
  body: z.object({ names: z.array(z.unknown()) }),
  response: null,
});
const visit = defineCall({
  method: 'GET',
  path: '/v1/api/visit',
  summary: 'Returns the address of the caller',
  query: z.object({ sort: z.enum(['newest', 'oldest']).optional() }),
  response: z.object({ address: z.string(), host: z.string() }),
});

let changes = 0;
let app: HttpApp<string>;
let port: number;

async function createHttpApp(trust_proxy: boolean): Promise<HttpApp<string>> {
  const built = await buildApp<string>({
    title: 'Things',
    allowed_origins: [ORIGIN],
    log: pino({ level: 'silent' }),
    trust_proxy,
    checkHealth: async () => {},
    authorize: async () => 'ada',
  });
  bindCall(built, change, { allow: 'user' }, async ({ body }) => {
    changes += 1;
    return { title: body.title };
  });
  bindCall(built, sign, { allow: 'anyone' }, async () => {
    changes += 1;
  });
  bindCall(built, visit, { allow: 'user' }, async ({ request }) => ({ address: request.ip, host: request.host }));
  await built.ready();
  return built;
}

beforeAll(async () => {
  app = await createHttpApp(false);
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
});
afterAll(() => app.close());

/**
 * Writes these bytes to the server and reads until it closes the connection, or until the response when the request
 * asks to close.
 */
function exchange(bytes: string | Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1', () => socket.write(bytes));
    let received = '';
    socket.setEncoding('latin1').on('data', (text: string) => {
      received += text;
    });
    socket.on('close', () => resolve(received)).on('error', reject);
  });
}

const request = (lines: string[], body = '', newline = '\r\n') => `${[...lines, '', ''].join(newline)}${body}`;
const HEAD = ['POST /v1/api/change HTTP/1.1', 'Host: tangent.example', 'Content-Type: application/json'];
const CLOSE = 'Connection: close';
const SMUGGLED = 'POST /v1/api/change HTTP/1.1\r\nHost: x\r\nContent-Length: 0\r\n\r\n';

test.each([
  ['two lengths of one body', request([...HEAD, 'Content-Length: 13', 'Content-Length: 5'], '{"title":"a"}')],
  [
    'a length and chunks',
    request([...HEAD, 'Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${SMUGGLED}`),
  ],
  [
    'chunks and a length',
    request([...HEAD, 'Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${SMUGGLED}`),
  ],
  ['an unknown encoding', request([...HEAD, 'Transfer-Encoding: xchunked'], `0\r\n\r\n${SMUGGLED}`)],
  ['chunks that are not last', request([...HEAD, 'Transfer-Encoding: chunked, identity'], `0\r\n\r\n${SMUGGLED}`)],
  ['a blank before the colon', request([...HEAD, 'Transfer-Encoding : chunked'], `0\r\n\r\n${SMUGGLED}`)],
  ['a folded header', request([...HEAD, 'Transfer-Encoding:', ' chunked'], `zz\r\n\r\n${SMUGGLED}`)],
  ['a negative length', request([...HEAD, 'Content-Length: -1'])],
  ['a length with a plus', request([...HEAD, 'Content-Length: +13'], '{"title":"a"}')],
  ['a chunk of a wrong size', request([...HEAD, 'Transfer-Encoding: chunked'], '5;\r\n{"title":"a"}\r\n0\r\n\r\n')],
  ['lines that end in LF alone', request([...HEAD, 'Content-Length: 13'], '{"title":"a"}', '\n')],
  ['a NUL in a header', request([...HEAD, 'X-A: a\0b', 'Content-Length: 13'], '{"title":"a"}')],
  ['two hosts', request([...HEAD, 'Host: evil.example', 'Content-Length: 13', CLOSE], '{"title":"a"}')],
  ['no host', request(['POST /v1/api/change HTTP/1.1', 'Content-Length: 0'])],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n'],
])('a request with %s is cut off, and nothing hidden in it is carried out', async (_name, bytes) => {
  const before = changes;
  const received = await exchange(bytes);
  expect(received).toMatch(/^HTTP\/1\.1 400 /);
  expect(received.match(/HTTP\/1\.1 /g)).toHaveLength(1);
  expect(changes).toBe(before);
});

test('headers beyond sixteen kilobytes are refused', async () => {
  expect(await exchange(request([...HEAD, `X-A: ${'a'.repeat(17_000)}`]))).toMatch(/^HTTP\/1\.1 431 /);
});

test.each([
  'GET //evil.example/%2f.. HTTP/1.1',
  'GET /\\evil.example HTTP/1.1',
  'TRACE /v1/api/visit HTTP/1.1',
  'OPTIONS * HTTP/1.1',
  'CONNECT evil.example:443 HTTP/1.1',
])('%s reaches no other server', async (line) => {
  const received = await exchange(request([line, 'Host: evil.example', 'X-Mark: evil-mark', CLOSE]));
  expect(received).not.toMatch(/^HTTP\/1\.1 [235]|\r\nlocation:|evil-mark/i);
});

test('a request with an absolute address is handled as one of ours, with the same headers', async () => {
  const lines = ['GET http://evil.example/v1/api/visit HTTP/1.1', 'Host: evil.example', CLOSE];
  const received = await exchange(request(lines));
  expect(received).toMatch(/^HTTP\/1\.1 200 /);
  expect(received).toContain('cache-control: no-store');
});

test('the client address is that of the connection; behind a proxy it is the one the proxy added, not earlier entries', async () => {
  const headers = {
    'x-forwarded-for': '6.6.6.6, 203.0.113.7',
    'x-real-ip': '6.6.6.6',
    forwarded: 'for=6.6.6.6',
    'x-client-ip': '6.6.6.6',
    'cf-connecting-ip': '6.6.6.6',
  };
  expect((await app.inject({ url: visit.path, headers })).json().address).toBe('127.0.0.1');
  const behind = await createHttpApp(true);
  expect((await behind.inject({ url: visit.path, headers })).json().address).toBe('203.0.113.7');
  expect((await behind.inject({ url: visit.path })).json().address).toBe('127.0.0.1');
  await behind.close();
});

const JSON_TYPE = { 'content-type': 'application/json' };
const send = (headers: Record<string, string>, payload = '{"title":"a"}') =>
  app.inject({ method: 'POST', url: change.path, headers, payload });

test.each([
  [
    'a form of another site',
    { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    403,
  ],
  ['a script of another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, 403],
  ['a frame without an origin', { origin: 'null', ...JSON_TYPE }, 403],
  [
    'a neighbour under the same domain',
    { origin: 'https://a.tangent.example', 'sec-fetch-site': 'same-site', ...JSON_TYPE },
    403,
  ],
  ['a name that starts like ours', { origin: 'https://tangent.example.evil.example', ...JSON_TYPE }, 403],
  ['our name without encryption', { origin: 'http://tangent.example', ...JSON_TYPE }, 403],
  ['our name on another port', { origin: 'https://tangent.example:8443', ...JSON_TYPE }, 403],
  ['a browser that sends no origin but the site', { 'sec-fetch-site': 'cross-site', ...JSON_TYPE }, 403],
  ['a form that pretends to be text', { 'content-type': 'text/plain' }, 415],
  ['a form with files', { 'content-type': 'multipart/form-data; boundary=x' }, 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
  ['JSON under another name', { 'content-type': 'text/json' }, 415],
])('%s changes nothing', async (_name, headers, status) => {
  const before = changes;
  expect((await send(headers)).statusCode).toBe(status);
  expect(changes).toBe(before);
  expect((await send({ origin: ORIGIN, 'sec-fetch-site': 'same-origin', ...JSON_TYPE })).statusCode).toBe(200);
});

test('a GET that claims to be a POST changes nothing', async () => {
  const before = changes;
  for (const name of ['x-http-method-override', 'x-method-override', 'x-http-method']) {
    await app.inject({ url: `${change.path}?_method=POST`, headers: { [name]: 'POST' } });
  }
  expect(changes).toBe(before);
});

test('cross-origin access is allowed neither by a preflight nor on a response', async () => {
  const preflightHeaders = { origin: 'https://evil.example', 'access-control-request-method': 'POST' };
  const preflight = await app.inject({ method: 'OPTIONS', url: change.path, headers: preflightHeaders });
  const plain = await app.inject({ url: visit.path, headers: { origin: 'https://evil.example' } });
  expect(preflight.statusCode).toBe(404);
  for (const { headers } of [preflight, plain]) {
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  }
});

test.each([
  ['a poisoned prototype', '{"title":"a","__proto__":{"x":1}}', 400],
  ['a poisoned constructor', '{"title":"a","constructor":{"prototype":{"x":1}}}', 400],
  ['a poisoned prototype in disguise', '{"title":"a","\\u005f_proto__":{"x":1}}', 400],
  ['bytes that are no UTF-8', Buffer.from([...Buffer.from('{"title":"'), 0xc3, 0x28, ...Buffer.from('"}')]), 400],
  ['bytes of an overlong slash', Buffer.from([...Buffer.from('{"title":"'), 0xc0, 0xaf, ...Buffer.from('"}')]), 400],
  ['UTF-16', Buffer.from('{"title":"a"}', 'utf16le'), 400],
  ['an invalid number', '{"title":NaN}', 400],
  ['trailing data', '{"title":"a"}{"title":"b"}', 400],
  ['a list instead of text', '{"title":["a"]}', 422],
  ['an object instead of text', '{"title":{"$ne":null}}', 422],
  ['nothing', 'null', 422],
  ['a hundred thousand keys', `{${Array.from({ length: 50_000 }, (_, key) => `"k${key}":1`).join()}}`, 422],
])('a body with %s is refused', async (_name, payload, status) => {
  const before = changes;
  const response = await app.inject({ method: 'POST', url: change.path, headers: JSON_TYPE, payload });
  expect([response.statusCode, changes]).toEqual([status, before]);
});

test('a body of a stranger may have sixteen kilobytes, and NUL is found however deep it hides', async () => {
  const post = (payload: string) => app.inject({ method: 'POST', url: sign.path, headers: JSON_TYPE, payload });
  const names = (count: number) => JSON.stringify({ names: Array.from({ length: count }, () => 0) });
  expect((await post(names(8_000))).statusCode).toBe(204);
  expect((await post(names(9_000))).statusCode).toBe(413);
  for (const hidden of ['"a\\u0000"', '{"a\\u0000":1}', '[[["\\ud800"]]]', '{"a":{"b":["\\u0000"]}}'])
    expect([hidden, (await post(`{"names":[1,null,${hidden}]}`)).statusCode]).toEqual([hidden, 400]);
});

test('when a key appears twice, the last one is validated and used', async () => {
  expect((await send(JSON_TYPE, '{"title":7,"title":"b"}')).json().title).toBe('b');
  expect((await send(JSON_TYPE, '{"title":"b","title":7}')).statusCode).toBe(422);
});

test('a parameter that appears twice, or as an object, is refused', async () => {
  for (const query of ['sort=newest&sort=oldest', 'sort[]=newest', 'sort[$ne]=newest', 'sort=newest%00']) {
    const { statusCode } = await app.inject({ url: `${visit.path}?${query}` });
    expect([query, [200, 400, 422].includes(statusCode)]).toEqual([query, true]);
  }
  expect((await app.inject({ url: `${visit.path}?sort=newest&sort=oldest` })).statusCode).toBe(422);
});
