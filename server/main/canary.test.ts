import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../platform/log/create-log.ts';
import { readLinkToken, receiveMails } from '../testing/fakes/test-mail.ts';
import { fillRegistration, grantPlanTo, solveCaptcha } from '../testing/fixtures/test-account.ts';
import { generateCode, wrongCode } from '../testing/fixtures/test-two-factor.ts';
import { createTestApp, type TestApp } from '../testing/harness/test-app.ts';
import { AUTH_SECRET, HOOK_SECRET, ORIGIN, PAYMENT_KEY } from '../testing/harness/test-http.ts';

const lines: string[] = [];
const received: string[] = [];
let app: TestApp;
beforeAll(async () => {
  const log = createLog('trace', 'api', { write: (line) => lines.push(line) });
  app = await createTestApp({ http_options: { log } });
});
afterAll(() => app.close());

const cookies: Record<string, string> = {};
/** Every secret in use, by name. */
const secrets = new Map<string, string>();

function createCanary(name: string): string {
  const password = `Canary-${randomBytes(9).toString('hex')}-1!`;
  secrets.set(`${name} password`, password);
  return password;
}

interface Sent {
  body?: object | string;
  headers?: Record<string, string>;
}

/** Sends a request like a browser, with its cookies; records the whole response except cookies. */
async function send(method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, { body, headers }: Sent = {}) {
  const response = await app.http.inject({
    method,
    url,
    cookies,
    headers: {
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  for (const { name, value } of response.cookies) {
    cookies[name] = value;
    if (value !== '') secrets.set(`${name} ${value.slice(0, 4)}`, value);
  }
  const { 'set-cookie': _cookies, ...shown } = response.headers;
  received.push(JSON.stringify(shown) + response.body);
  return { status: response.statusCode, body: response.body === '' ? null : response.json() };
}

async function signIn(username: string, password: string) {
  const captcha = await solveCaptcha(app);
  secrets.set(`captcha ${captcha.length}`, captcha);
  return send('POST', '/v1/auth/login', { body: { username, password, captcha } });
}

/** Returns the whole database as text, queues included. */
async function dumpDatabase(): Promise<string> {
  const { rows } = await app.pool.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const dumps = await Promise.all(
    rows.map(({ name }) => app.pool.query(`select coalesce(string_agg(t::text, ' '), '') as all from ${name} t`)),
  );
  return dumps.map((dump) => dump.rows[0].all).join('\n');
}

const findIn = (text: string, names = [...secrets.keys()]) =>
  names.filter((name) => text.includes(secrets.get(name) ?? '-'));
const named = (...parts: string[]) => [...secrets.keys()].filter((name) => parts.some((part) => name.includes(part)));

test('no password, cookie, token or code is in a log, response, email or the database after every use of them', async () => {
  const form = { ...(await fillRegistration(app)), password: createCanary('first') };
  const created = await send('POST', '/v1/auth/register', { body: form });
  expect(created.status).toBe(201);
  const id: string = created.body.user._id;
  await send('POST', '/v1/auth/register', { body: { ...form, captcha: await solveCaptcha(app) } });
  await send('GET', '/v1/auth/logout');
  expect((await signIn(form.username, createCanary('wrong'))).status).toBe(401);
  expect((await signIn(createCanary('misplaced'), form.password)).status).toBe(401);

  await send('POST', '/v1/auth/password-reset-link', { body: { email: form.email } });
  const mails = await receiveMails(app);
  const link = await readLinkToken(app, id, 'reset_password');
  secrets.set('link', link);
  const reset = createCanary('reset');
  await send('GET', `/v1/auth/password-reset/${link}`);
  await send('GET', `/v1/auth/reset-password?token=${link}`, { headers: { referer: `${ORIGIN}/?token=${link}` } });
  expect((await send('POST', `/v1/auth/password-reset/${link}`, { body: { password: reset } })).status).toBe(200);
  expect(
    (await send('POST', `/v1/auth/password-reset/${link}`, { body: { password: createCanary('late') } })).status,
  ).toBe(410);

  expect((await signIn(form.username, reset)).status).toBe(200);
  const changed = createCanary('changed');
  const wrongly = { current_password: createCanary('not current'), password: changed };
  expect((await send('POST', '/v1/api/account/password', { body: wrongly })).status).toBe(422);
  expect(
    (await send('POST', '/v1/api/account/password', { body: { ...wrongly, current_password: reset } })).status,
  ).toBe(200);
  expect((await send('POST', '/v1/api/account/step-up', { body: { password: changed } })).status).toBe(204);

  const count = received.length;
  const { key } = (await send('POST', '/v1/api/account/twofactor')).body;
  const code = generateCode(app, key);
  const { recovery_codes } = (await send('POST', '/v1/api/account/twofactor/confirm', { body: { code } })).body;
  await grantPlanTo(app, created.body, 'pro');
  const tokenInput = { name: 'Script', scopes: ['read_releases'] };
  const [first, second] = recovery_codes;
  await send('POST', '/v1/api/account/step-up', { body: { password: changed, code: first } });
  const { token } = (await send('POST', '/v1/api/account/tokens', { body: tokenInput })).body;
  // These three are in a response once: to the user who requested them.
  received.splice(count);
  secrets.set('authenticator', key).set('program token', token);
  for (const [at, one] of recovery_codes.entries()) secrets.set(`recovery code ${at}`, one);
  await send('GET', '/v1/api/account/tokens');
  await send('GET', '/v1/api/releases', { headers: { authorization: `Bearer ${token}` } });
  await send('GET', '/v1/api/releases', { headers: { authorization: `Bearer ${token.slice(0, -1)}x` } });
  await send('GET', `/v1/api/releases/${token}`);

  await send('GET', '/v1/auth/logout');
  expect((await signIn(form.username, changed)).body).toEqual({ twofactor: true });
  await send('POST', '/v1/auth/twofactor-confirm', { body: { code: wrongCode(app, key) } });
  expect((await send('POST', '/v1/auth/twofactor-confirm', { body: { code: second } })).status).toBe(200);

  const provider_token = `${randomBytes(30).toString('base64url')}.${randomBytes(30).toString('base64url')}.x`;
  secrets.set('provider token', provider_token);
  const social = { id: '1', email: form.email, name: 'Ada', provider_token, source: 'web' };
  for (const provider of ['google', 'apple']) await send('POST', `/v1/auth/${provider}-login`, { body: social });
  await send('POST', '/v1/auth/login', { body: `{"username":"a","password":"${createCanary('broken JSON')}"` });
  await send('POST', '/v1/auth/login', { body: { username: 'a', password: [createCanary('list')], captcha: '' } });
  await send('POST', '/v1/auth/login', { body: { username: 'a', password: `${createCanary('NUL')}\0`, captcha: '' } });
  await send('POST', `/v1/auth/nothing/${createCanary('path').repeat(2)}`, {
    body: { password: createCanary('nowhere') },
  });
  secrets.set('setting', AUTH_SECRET).set('payment key', PAYMENT_KEY).set('payment hook', HOOK_SECRET);
  expect((await send('POST', '/v1/api/subscription/checkout', { body: { plan: 'advanced' } })).status).toBe(502);
  const forged = { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=00' };
  expect((await send('POST', '/v1/hooks/stripe', { body: '{"id":"evt_1"}', headers: forged })).status).toBe(400);

  mails.push(...(await receiveMails(app)));
  expect(mails.length).toBeGreaterThanOrEqual(5);
  expect(secrets.size).toBeGreaterThan(30);
  expect(lines.length).toBeGreaterThan(25);
  expect(findIn(lines.join('\n'))).toEqual([]);
  expect(lines.join('\n')).not.toContain('$argon2');
  expect(findIn(received.join('\n'))).toEqual([]);
  expect(received.join('\n')).not.toMatch(/\$argon2|password_hash|token_hash|secret_sealed/);
  expect(
    findIn(JSON.stringify(mails), named('password', 'cookie', '__Host', 'authenticator', 'program', 'recovery')),
  ).toEqual([]);
  const dump = await dumpDatabase();
  expect(dump).toContain(form.email);
  // The search itself works: it finds a secret that was added on purpose.
  expect(dump).toContain(createHash('sha256').update(token).digest('hex'));
  expect(findIn(dump)).toEqual([]);
});

test('a request refused because of its caller logs one warning with the kind and the address, and no secret', async () => {
  lines.length = 0;
  await send('GET', '/v1/api/releases', { headers: { authorization: 'Bearer tgt_nothing' } });
  await send('POST', '/v1/api/releases', { headers: { origin: 'https://evil.example' } });
  await signIn('nobody-at-all', 'not-a-password-1');
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings.map(({ refused, address, method }) => [refused, address, method])).toEqual([
    ['unauthenticated', '127.0.0.1', 'GET'],
    ['cross_site_request', '127.0.0.1', 'POST'],
    ['invalid_username_or_email', '127.0.0.1', 'POST'],
  ]);
  expect(warnings.every(({ request_id }) => typeof request_id === 'string')).toBe(true);
});

test.each([
  ['a line break', '/v1/api/a%0d%0a{"level":60}', 'a\r\n{"level":60}'],
  ['a terminal colour', '/v1/api/a%1b[31m', 'a\u001b[31m'],
  ['the same colour as one character', '/v1/api/a\u009b31m', 'a\u009b31m'],
  ['a character that reverses the line', '/v1/api/a\u202eb', 'a\u202eb'],
])('%s in an address, a browser name or a user name forges no log line', async (_name, url, text) => {
  lines.length = 0;
  await send('GET', url, {
    headers: { 'user-agent': text.replace(/[^\x20-\xff]/g, ''), 'x-forwarded-for': '6.6.6.6' },
  });
  await signIn(text, 'not-a-password-1');
  expect(lines.length).toBeGreaterThanOrEqual(3);
  for (const line of lines) {
    expect(line.trimEnd()).toMatch(/^[\x20-\x7e]+$/);
    expect(JSON.parse(line).level).toBeLessThan(60);
  }
});
