import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Actor } from '../../identity/auth/public.ts';
import { buildApp } from '../../platform/http/build-app.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { Refusal } from '../../platform/refusal.ts';
import { createTestWeb } from '../../testing/fakes/test-web.ts';
import { serveWeb } from './serve-web.ts';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'headers-'));
let app: HttpApp<Actor>;

beforeAll(async () => {
  fs.mkdirSync(path.join(folder, 'assets'));
  for (const file of ['index.html', 'assets/app-1.js', 'assets/app-1.css', 'icon.svg', '.env', '.git']) {
    fs.writeFileSync(path.join(folder, file), 'content');
  }
  app = await buildApp<Actor>({
    title: 'Test',
    allowed_origins: ['https://tangent.example'],
    log: pino({ level: 'silent' }),
    https_only: true,
    inline_scripts: ['code()'],
    checkHealth: async () => {},
    authorize: async () => {
      throw new Refusal('unauthenticated');
    },
  });
  app.get('/away', { config: { is_redirect: true } }, async (request, reply) => {
    if (request.headers.accept === 'text/plain') return reply.type('text/plain').send(reply.allowInline());
    return reply.redirect('https://store.example/', 302);
  });
  await serveWeb(app, createTestWeb(folder), {
    name: 'Test',
    public_url: 'https://tangent.example',
    support_email: 'a@a.example',
    help_url: 'https://a.example',
    sign_in_providers: [],
    apple_state: 'a',
    social_links: [],
    shows_kit: false,
    tools: { chat: null, bot: null, recording: null },
  });
});
afterAll(async () => {
  await app.close();
  fs.rmSync(folder, { recursive: true });
});

const get = (url: string) => app.inject({ url, headers: { accept: 'text/html' } });

test.each([
  ['/', 'text/html; charset=utf-8', 200],
  ['/artists', 'text/html; charset=utf-8', 200],
  ['/v1/docs', 'text/html; charset=utf-8', 200],
  ['/v1/openapi.json', 'application/json; charset=utf-8', 200],
  ['/v1/nothing', 'application/json; charset=utf-8', 404],
  ['/health', 'application/json; charset=utf-8', 200],
  ['/assets/app-1.js', 'application/javascript; charset=utf-8', 200],
  ['/assets/app-1.css', 'text/css; charset=utf-8', 200],
  ['/icon.svg', 'image/svg+xml', 200],
  ['/nowhere', undefined, 302],
])(
  '%s declares its content type, and cannot be sniffed, framed, read from another site or opened without encryption',
  async (url, type, status) => {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers['content-type']]).toEqual([status, type]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(Object.keys(headers).filter((name) => /powered|^server$|access-control/.test(name))).toEqual([]);
  },
);

test.each(['/', '/v1/openapi.json'])(
  'the policy evaluator finds no holes in the content security policy of %s',
  async (url) => {
    const policy = String((await get(url)).headers['content-security-policy']);
    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
    // 50 and above are remarks; 40 is about 'self' and other files that a host serves; our scripts are static files.
    const holes = findings.filter(({ severity, value }) => severity < 50 && value !== "'self'");
    expect(holes.map(({ directive, description }) => `${directive}: ${description}`)).toEqual([]);
  },
);

test('the policy of a page lists the origins of every kind of resource, and no other origin is allowed', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  expect(policy).toMatch(/^default-src 'none';/);
  expect(policy).toMatch(/script-src 'self' 'sha256-[0-9A-Za-z+/]{43}=';/);
  for (const part of ["object-src 'none'", "base-uri 'none'", "form-action 'self'", 'upgrade-insecure-requests']) {
    expect(policy).toContain(part);
  }
  expect(policy).not.toMatch(/unsafe-eval|https?:|\*|script-src[^;]*unsafe-inline/);
});

test('the shell of the app allows its inline script by a nonce that no other response has', async () => {
  const policies = [await get('/artists'), await get('/artists')].map(({ headers }) =>
    String(headers['content-security-policy']),
  );
  expect(policies[0]).toMatch(/script-src 'self' 'sha256-[^']+' 'nonce-[0-9a-f]{32}';/);
  expect(policies[1]).not.toBe(policies[0]);
});

test('a redirect has the headers that matter without content; a page in its place has all of them', async () => {
  const { headers } = await get('/away');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(headers['permissions-policy']).toBeUndefined();
  const page = await app.inject({ url: '/away', headers: { accept: 'text/plain' } });
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'permissions-policy': expect.stringContaining('camera=()'),
    'content-security-policy': expect.stringContaining(`'nonce-${page.body}'`),
  });
});

test.each(['/.env', '/.git', '/.git/HEAD', '/assets/../.env', '/%2e%65nv', '/assets/', '/index.html'])(
  'a file that is not public is not served: %s',
  async (url) => {
    const { statusCode, body } = await app.inject({ url });
    expect([statusCode, body.includes('content')]).toEqual([404, false]);
  },
);

test.each(['/metrics', '/debug', '/server-status', '/actuator/health', '/phpinfo.php', '/swagger', '/v1/docs/json'])(
  'no operator page exists at %s',
  async (url) => expect((await app.inject({ url })).statusCode).toBe(404),
);
