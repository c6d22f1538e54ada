import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import { buildApp } from '../../platform/http/build-app.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { serveWeb } from './serve-web.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'web-'));
const ADA: Actor = { user_id: 'ada', is_staff: false, plan: 'pro', language: 'en' };
let app: HttpApp<Actor>;

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'assets'));
  fs.writeFileSync(path.join(folder, 'index.html'), 'shell');
  fs.writeFileSync(path.join(folder, 'assets/app-1a2b.js'), 'plain');
  fs.writeFileSync(path.join(folder, 'assets/app-1a2b.js.br'), 'compressed');
  app = await buildApp<Actor>({
    title: 'Test',
    allowed_origins: [],
    log: pino({ level: 'silent' }),
    checkHealth: async () => {},
    authorize: async ({ headers }) => {
      if (headers.cookie === 'session=ada') return ADA;
      throw new Refusal(headers.cookie === 'session=frozen' ? 'account_blocked' : 'unauthenticated');
    },
  });
  const web = {
    ...createTestWeb(folder),
    shell:
      '<script nonce="__CSP_NONCE__"></script>__PRODUCT_NAME__ <__SUPPORT_EMAIL__> <__HELP_URL__> <__SOCIAL_LINKS__> <__TOOL_CHAT__> <__TOOL_BOT__> __SIGN_IN_PROVIDERS__',
    isAppPath: (address: string) => ['/distributions', '/kit'].includes(address),
    renderApiReference: async (description: object) => JSON.stringify(Object.keys(description)),
    renderPage: async (request: { path: string; query: Record<string, string>; is_signed_in: boolean }) =>
      request.path === '/' ? { status: 200, html: JSON.stringify(request) } : null,
  };
  await serveWeb(app, web, {
    name: 'A & <B>',
    public_url: 'https://a.example',
    support_email: 'a"b@a.example',
    help_url: 'https://help.example/?a=1&b=$&',
    sign_in_providers: ['google', 'apple'],
    apple_state: 'apple_signin',
    social_links: ['https://x.example/a', 'https://y.example/b'],
    tools: { chat: null, bot: 'b0t', recording: null },
    shows_kit: false,
  });
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers: { accept: 'text/html', ...headers } });

test('[S2-002] an unknown address redirects to the start page, without its query', async () => {
  const response = await get('/nowhere?x=1');
  expect([response.statusCode, response.headers.location]).toEqual([302, '/']);
});

test('an unknown address that is not a page is not found', async () => {
  expect((await get('/assets/gone.js', { accept: '*/*' })).statusCode).toBe(404);
  expect((await get('/index.html', { accept: '*/*' })).statusCode).toBe(404);
});

test('the app receives its shell with the name of the product and the nonce of the response', async () => {
  const response = await get('/distributions');
  const nonce = /nonce="([0-9a-f]+)"/.exec(response.body)?.[1];
  expect(response.body).toContain('A &amp; &lt;B>');
  expect(response.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect(response.headers['cache-control']).toBe('no-cache');
});

test('the app has the help address, whatever characters the settings contain', async () => {
  const { body } = await get('/distributions');
  expect(body).toContain('<a&quot;b@a.example>');
  expect(body).toContain('<https://help.example/?a=1&amp;b=$&amp;>');
  expect(body).toContain('google apple');
});

test('the app has the profiles for its footer, and the configured third-party tools', async () => {
  const { body } = await get('/distributions');
  expect(body).toContain('<https://x.example/a https://y.example/b> <> <b0t>');
});

test('a page with the token of a link sends no referrer', async () => {
  expect((await get('/distributions?token=abc')).headers['referrer-policy']).toBe('no-referrer');
  expect((await get('/distributions?claim=abc')).headers['referrer-policy']).toBe('no-referrer');
  expect((await get('/distributions?tokens=abc')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

test('the page of all components does not exist in production', async () => {
  expect((await get('/kit')).statusCode).toBe(302);
});

test('a public page is rendered on the server with the signed-in user and the plan', async () => {
  const response = await get('/?lang=tr&lang=en');
  expect(response.json()).toMatchObject({ query: { lang: 'tr' }, is_signed_in: false, plan: null });
  const signedIn = await get('/', { cookie: 'session=ada' });
  expect(signedIn.json()).toMatchObject({ is_signed_in: true, plan: 'pro' });
  expect(signedIn.headers['cache-control']).toBe('no-store');
  expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('pages are compressed with %s for browsers that support it', async (coding, open) => {
  const small = await get('/', { 'accept-encoding': `deflate, ${coding};q=0.9` });
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual([coding, 'accept-encoding']);
  expect(JSON.parse(open(small.rawPayload).toString())).toMatchObject({ path: '/' });
  expect((await get('/')).headers['content-encoding']).toBeUndefined();
});

test('built files are compressed and may be cached forever', async () => {
  const response = await get('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
  expect([response.headers['content-encoding'], response.body]).toEqual(['br', 'compressed']);
  expect(response.headers['cache-control']).toContain('immutable');
});

test('[S2-063] a blocked user is sent to the blocked page from the public pages too', async () => {
  for (const page of ['/', '/?lang=es', '/v1/docs']) {
    const response = await get(page, { cookie: 'session=frozen' });
    expect([page, response.statusCode, response.headers.location]).toEqual([page, 302, '/account/blocked']);
  }
});

test('a public page names its version, and a browser that has it gets no second copy', async () => {
  const first = await get('/', { 'accept-encoding': 'br' });
  const tag = String(first.headers.etag);
  expect(tag).toMatch(/^W\/"[\w-]{22}"$/);
  const again = await get('/', { 'accept-encoding': 'br', 'if-none-match': tag });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'no-cache']);
  const other = await get('/?x=1', { 'accept-encoding': 'br', 'if-none-match': tag });
  expect([other.statusCode, other.headers.etag === tag]).toEqual([200, false]);
});
