import { hash } from '@node-rs/argon2';
import { captcha, login } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, signUp, solveCaptcha } from '../../../testing/fixtures/test-account.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { hashPassword, verifyPassword } from '../password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(() => app.pool.query('delete from rate_limits'));
afterAll(() => app.close());

interface Attempt {
  username: string;
  password?: string;
  headers?: Record<string, string>;
  address?: string;
}

async function attempt({ username, password = 'wrong-password-1', ...request }: Attempt) {
  return makeCall(app, login, { body: { username, password, captcha: await solveCaptcha(app) }, ...request });
}

/** Headers with which a client tries to look like another one, different at every attempt. */
const DISGUISES: [string, (attempt: number) => Record<string, string>][] = [
  ['X-Forwarded-For', (n) => ({ 'x-forwarded-for': `203.0.113.${n}` })],
  ['X-Real-IP', (n) => ({ 'x-real-ip': `203.0.113.${n}` })],
  ['Forwarded', (n) => ({ forwarded: `for=203.0.113.${n};proto=https` })],
  ['a chain of proxies', (n) => ({ 'x-forwarded-for': `203.0.113.${n}, 10.0.0.1, 127.0.0.1`, via: '1.1 proxy' })],
  ['a header of a content network', (n) => ({ 'cf-connecting-ip': `203.0.113.${n}`, 'true-client-ip': `${n}` })],
];

test.each(DISGUISES)('%s does not hide the address of a guessing client', async (_, disguise) => {
  const statuses: number[] = [];
  for (let n = 0; n < 21; n++) statuses.push((await attempt({ username: `no-${n}`, headers: disguise(n) })).status);
  expect(statuses).toEqual([...Array(20).fill(401), 429]);
});

test('an account allows five guesses from however many addresses, however its name is written', async () => {
  const { user } = await signUp(app);
  const other = user.email.toUpperCase();
  const names = [
    user.username,
    user.email,
    other,
    `\t${user.username.toUpperCase()}\n`,
    ` ${user.email}`,
    user.username,
  ];
  const errors: string[] = [];
  for (const [n, username] of names.entries()) {
    errors.push((await attempt({ username, address: `203.0.113.${n + 1}` })).error.name);
  }
  expect(errors).toEqual([...Array(5).fill('invalid_password'), 'too_many_requests']);
  const right = await attempt({ username: user.email, password: PASSWORD, address: '203.0.113.99' });
  expect([right.status, right.error.name]).toEqual([429, 'too_many_requests']);
  expect(right.error.retry_after_seconds).toBeGreaterThan(0);
  expect(Number(right.headers['retry-after'])).toBe(right.error.retry_after_seconds);
});

test('an unknown account is limited like a known one, with a response of the same shape and status', async () => {
  const { user } = await signUp(app);
  const outcomes: unknown[][] = [[], []];
  for (let n = 0; n < 6; n++) {
    for (const [index, username] of [user.username, 'nobody-by-this-name'].entries()) {
      const { status, error, headers } = await attempt({ username, address: `203.0.113.${n}` });
      const { name: _name, message: _message, retry_after_seconds, ...rest } = error;
      const isTimed = [retry_after_seconds !== undefined, headers['retry-after'] !== undefined];
      outcomes[index]?.push([status, rest, isTimed, Object.keys(headers).sort()]);
    }
  }
  expect(outcomes[0]).toEqual(outcomes[1]);
  expect(outcomes[0]?.map((outcome) => (outcome as unknown[])[0])).toEqual([401, 401, 401, 401, 401, 429]);
});

test('an account without a password responds like a wrong password', async () => {
  const { user } = await signUp(app);
  await app.db.update(users).set({ password_hash: null }).where(eq(users.id, user._id));
  for (const password of ['', PASSWORD, 'no account has this password']) {
    const { status, error } = await attempt({ username: user.username, password });
    expect([status, error.name]).toEqual([401, 'invalid_password']);
  }
  expect(await verifyPassword(null, 'no account has this password')).toBe(false);
});

test('an address gets thirty captchas a minute', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 31; n++) {
    const headers = { 'x-forwarded-for': `203.0.113.${n}` };
    statuses.push((await makeCall(app, captcha, { address: '198.51.100.7', headers })).status);
  }
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  expect((await makeCall(app, captcha, { address: '198.51.100.8' })).status).toBe(200);
});

test('a password with a weaker hash is hashed again at the next sign-in, any other never', async () => {
  const { user } = await signUp(app);
  const passwordHash = async () =>
    (await app.db.select().from(users).where(eq(users.id, user._id)))[0]?.password_hash ?? '';
  const today = await passwordHash();
  await attempt({ username: user.username, password: PASSWORD });
  expect(await passwordHash()).toBe(today);
  const old = await hash(PASSWORD, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
  await app.db.update(users).set({ password_hash: old }).where(eq(users.id, user._id));
  await attempt({ username: user.username });
  expect(await passwordHash()).toBe(old);
  expect((await attempt({ username: user.username, password: PASSWORD })).status).toBe(200);
  expect((await passwordHash()).split('$').slice(0, 4)).toEqual((await hashPassword('x')).split('$').slice(0, 4));
  expect(await verifyPassword(await passwordHash(), PASSWORD)).toBe(true);
});

test('no request has to wait where limits are off', async () => {
  const free = await createTestApp({ http_options: { limits_uses: false } });
  const { user } = await signUp(free);
  const statuses: number[] = [];
  for (let n = 0; n < 7; n++) {
    const body = { username: user.username, password: 'wrong-password-1', captcha: await solveCaptcha(free) };
    statuses.push((await makeCall(free, login, { body })).status);
  }
  await free.close();
  expect(statuses).toEqual(Array(7).fill(401));
});
