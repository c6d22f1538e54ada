import net from 'node:net';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import type { RedirectRequest } from './early-redirect.ts';
import type { HttpApp } from './http-app.ts';

const TARGET = 'https://open.spotify.com/album/1';
const ROUTE = '/go/:store';
const lines: string[] = [];
const seen: RedirectRequest[] = [];
const metrics = new Registry();
let app: HttpApp<string>;
let port: number;

// No route leads to /go/: whatever is redirected was not seen by Fastify.
beforeAll(async () => {
  app = await buildApp<string>({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'info' }, { write: (line: string) => lines.push(line) }),
    metrics,
    trust_proxy: true,
    checkHealth: async () => {},
    authorize: async () => 'ada',
  });
  app.redirectEarly(ROUTE, (request) => {
    seen.push(request);
    if (request.url === '/go/broken') throw new Error('broken');
    if (request.url === '/go/unwritable') return 'https://open.spotify.com/\n';
    return request.url.startsWith('/go/spotify') ? TARGET : null;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as net.AddressInfo).port;
});
afterAll(() => app.close());
beforeEach(() => {
  seen.length = 0;
  lines.length = 0;
});

const get = (path: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${port}${path}`, { redirect: 'manual', ...init });

/** Sends a request as its bytes, for what no client would send. */
function exchange(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = net.connect(port, '127.0.0.1', () => socket.write(text.replaceAll('\n', '\r\n')));
    socket.on('data', (part) => {
      received += part;
    });
    socket.on('end', () => resolve(received)).on('error', reject);
  });
}

test('a known target is sent at once, with the headers of a redirect', async () => {
  const response = await get('/go/spotify');
  expect([response.status, response.headers.get('location')]).toEqual([302, TARGET]);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'x-content-type-options': 'nosniff',
    'strict-transport-security': expect.stringContaining('max-age='),
    'content-length': '0',
  });
});

test('the visitor has the address that our own proxy added, not the one that they claim', async () => {
  await get('/go/spotify', { headers: { 'x-forwarded-for': '10.1.1.1, 85.105.1.2' } });
  await get('/go/spotify');
  expect(seen.map(({ ip }) => ip)).toEqual(['85.105.1.2', '127.0.0.1']);
});

test('everything else is left to Fastify: unknown targets, other methods, bodies and a second host', async () => {
  expect((await get('/go/deezer')).status).toBe(404);
  expect((await get('/go/spotify', { method: 'HEAD' })).status).toBe(404);
  expect((await get('/go/spotify', { method: 'POST', body: '{}' })).status).not.toBe(302);
  const withBody = 'GET /go/spotify HTTP/1.1\nhost: a\nconnection: close\ncontent-length: 2\n\n{}';
  expect(await exchange(withBody)).not.toContain(TARGET);
  const twoHosts = 'GET /go/spotify HTTP/1.1\nhost: a\nHost: b\nconnection: close\n\n';
  expect(await exchange(twoHosts)).toContain('400 Bad Request');
  expect(seen.map(({ url }) => url)).toEqual(['/go/deezer']);
});

test('an error while a redirect is found or written is left to the route, and the server lives on', async () => {
  expect((await get('/go/broken')).status).toBe(404);
  expect((await get('/go/unwritable')).status).toBe(404);
  expect((await get('/go/spotify')).status).toBe(302);
});

test('an early redirect is measured by its route and logged without its query', async () => {
  await get('/go/spotify?token=secret');
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ method: 'GET', path: '/go/spotify', status: 302 });
  expect(lines.join()).not.toContain('secret');
  expect(await metrics.metrics()).toContain(`tangent_http_requests_total{route="${ROUTE}",method="GET",status="302"}`);
});

test('once the server is closing, its connections are no longer kept busy by early redirects', async () => {
  const closing = await buildApp<string>({
    title: 'Things',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    checkHealth: async () => {},
    authorize: async () => 'ada',
  });
  closing.redirectEarly(ROUTE, ({ url }) => (url === '/go/spotify' ? TARGET : null));
  const slow: { finish?: () => void } = {};
  closing.get(
    '/slow',
    () =>
      new Promise<string>((resolve) => {
        slow.finish = () => resolve('slow');
      }),
  );
  await closing.listen({ port: 0, host: '127.0.0.1' });
  const socket = net.connect((closing.server.address() as net.AddressInfo).port, '127.0.0.1');
  let received = '';
  socket.on('data', (part) => {
    received += part;
  });
  let requests = 0;
  closing.server.on('request', () => {
    requests += 1;
  });
  const ended = new Promise((resolve) => socket.once('close', resolve));
  // A call that is being answered keeps its connection open while the server closes.
  socket.write('GET /slow HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => slow.finish).toBeDefined();
  const closed = closing.close();
  await expect.poll(() => closing.server.listening).toBe(false);
  socket.write('GET /go/spotify HTTP/1.1\r\nhost: a\r\n\r\n');
  await expect.poll(() => requests).toBe(2);
  slow.finish?.();
  await Promise.all([closed, ended]);
  expect(received).toContain('slow');
  expect(received).not.toContain(TARGET);
});
