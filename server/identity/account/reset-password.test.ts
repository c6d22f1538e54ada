import { changePassword } from '@tangent/contract/identity/account.ts';
import { currentUser, login, requestPasswordReset, resetPassword } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { account_links, security_events } from '@tangent/db/schema/identity/sign-in.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readLinkToken, receiveMails } from '../../testing/fakes/test-mail.ts';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { signUpWithTwoFactor } from '../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { AUTH_SECRET, ORIGIN } from '../../testing/harness/test-http.ts';
import { buildLinkToken } from './public.ts';

const NEW_PASSWORD = 'Groove-2-everywhere';

let app: TestApp;
const log: string[] = [];
beforeAll(async () => {
  const lines = { write: (line: string) => void log.push(line) };
  app = await createTestApp({ http_options: { log: pino({ level: 'trace' }, lines) } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await receiveMails(app);
  await app.pool.query('delete from rate_limits');
});

const requestReset = (email: string, headers = {}) => makeCall(app, requestPasswordReset, { body: { email }, headers });
const use = (token: string, password = NEW_PASSWORD) =>
  makeCall(app, resetPassword, { params: { token }, body: { password } });
const signIn = async ({ user }: TestAccount, password: string) =>
  makeCall(app, login, { body: { username: user.username, password, captcha: await solveCaptcha(app) } });

async function requestToken({ user }: TestAccount): Promise<string> {
  await requestReset(user.email);
  await receiveMails(app);
  return readLinkToken(app, user._id, 'reset_password');
}

const listEvents = async ({ user }: TestAccount) =>
  (await app.db.select().from(security_events).where(eq(security_events.account_id, user._id))).map(({ type }) => type);

test('[S7-020] [S7-021] the link in an email sets a new password, ends every session and signs no one in', async () => {
  const account = await signUp(app, { verified: false });
  await receiveMails(app);
  expect(await requestReset(` ${account.user.email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  const [mail, ...others] = await receiveMails(app);
  expect([mail?.to.address, others]).toEqual([account.user.email, []]);
  const token = await readLinkToken(app, account.user._id, 'reset_password');
  expect(mail?.html).toContain(`href="${ORIGIN}/auth/reset-password?token=${token}"`);

  const { status, session } = await use(token);
  expect([status, session]).toEqual([200, null]);
  expect((await account.call(currentUser)).error.name).toBe('unauthenticated');
  expect((await signIn(account, PASSWORD)).error.name).toBe('invalid_password');
  // Using the link proves access to the mailbox, so the address is verified.
  expect((await signIn(account, NEW_PASSWORD)).body).toMatchObject({ user: { email_verified: true } });
  expect((await receiveMails(app)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  expect(await listEvents(account)).toEqual(
    expect.arrayContaining(['password_reset_requested', 'password_reset', 'email_verified']),
  );
});

test('[S5-057] a reset link is valid for two hours', async () => {
  const account = await signUp(app);
  const token = await requestToken(account);
  app.clock.advance(2 * HOUR_MS - 60_000);
  expect((await use(token, 'short')).status).toBe(422);
  app.clock.advance(61_000);
  expect(await use(token)).toMatchObject({ status: 410, error: { name: 'invalid_token' } });
  expect((await signIn(account, PASSWORD)).status).toBe(200);
});

test('[S5-058] of twenty concurrent uses of a reset link one succeeds, and none afterwards', async () => {
  const account = await signUp(app);
  const token = await requestToken(account);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await use(token, `pass-word ${n}`)).status),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  expect((await use(token)).error.name).toBe('invalid_token');
  expect(await receiveMails(app)).toHaveLength(1);
});

test('a newer link and a new password void older links', async () => {
  const account = await signUp(app);
  const [old, newer] = [await requestToken(account), await requestToken(account)];
  expect((await use(old)).error.name).toBe('invalid_token');
  expect((await use(newer)).status).toBe(200);
  const waiting = await requestToken(account);
  const { session } = await signIn(account, NEW_PASSWORD);
  const body = { current_password: NEW_PASSWORD, password: 'Another-one-3' };
  expect((await makeCall(app, changePassword, { body, session })).status).toBe(200);
  expect((await use(waiting)).error.name).toBe('invalid_token');
});

test('a token that we did not sign for this purpose opens nothing, whatever the database contains', async () => {
  const account = await signUp(app);
  const token = await requestToken(account);
  const [id = '', signature = ''] = token.split('.');
  const forged = [
    `${id}.${'A'.repeat(43)}`,
    `${id}.${signature.slice(0, -1)}`,
    id,
    `${id}.`,
    '',
    '.',
    buildLinkToken(id, 'verify_email', AUTH_SECRET),
    buildLinkToken(id, 'reset_password', 'a secret that was guessed wrongly'),
    buildLinkToken(crypto.randomUUID(), 'reset_password', AUTH_SECRET),
    `${id.toUpperCase()}.${signature}`,
  ];
  for (const one of forged) expect((await use(one)).status, one).toBe(410);
  expect((await use(token)).status).toBe(200);
});

test('the response does not reveal whether an account exists', async () => {
  const [open, closed] = [await signUp(app), await signUp(app)];
  await receiveMails(app);
  await app.db.update(users).set({ deactivated_at: app.clock.now() }).where(eq(users.id, closed.user._id));
  const responses = [];
  for (const email of [open.user.email, closed.user.email, 'nobody@music.example']) {
    const { status, body } = await requestReset(email);
    responses.push({ status, body });
  }
  expect(responses).toEqual(Array(3).fill({ status: 200, body: { ok: true } }));
  expect((await receiveMails(app)).map(({ to }) => to.address)).toEqual([open.user.email]);
  expect((await requestReset('nobody')).error.errors).toEqual({
    email: { code: 'invalid_email', params: { context: 'at_missing' } },
  });
});

test('the link leads to the address of the product, whatever host the request was sent to', async () => {
  const { user } = await signUp(app);
  await receiveMails(app);
  const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  expect((await requestReset(user.email, headers)).status).toBe(200);
  const [mail] = await receiveMails(app);
  expect(mail?.html).toContain(`href="${ORIGIN}/auth/reset-password?token=`);
  expect(`${mail?.html}${mail?.text}`).not.toContain('evil.example');
});

test('an account gets at most three emails an hour, and an address may send twenty requests', async () => {
  const { user } = await signUp(app);
  await receiveMails(app);
  for (let n = 0; n < 5; n++) expect((await requestReset(user.email)).status).toBe(200);
  // Of three links requested at once only the last one, which is valid, is sent.
  expect(await receiveMails(app)).toHaveLength(1);
  expect(await app.db.$count(account_links, eq(account_links.account_id, user._id))).toBe(4);
  for (let n = 5; n < 20; n++) expect((await requestReset(`nobody${n}@music.example`)).status).toBe(200);
  expect(await requestReset('nobody@music.example')).toMatchObject({
    status: 429,
    error: { name: 'too_many_requests' },
  });
  expect(await receiveMails(app)).toEqual([]);
});

test('a reset does not bypass two-factor', async () => {
  const account = await signUpWithTwoFactor(app);
  expect((await use(await requestToken(account))).status).toBe(200);
  expect((await signIn(account, NEW_PASSWORD)).body).toEqual({ twofactor: true });
});

test('a new password clears the limit of wrong guesses at once', async () => {
  const account = await signUp(app);
  for (let n = 0; n < 6; n++) await signIn(account, 'wrong-password-1');
  expect((await signIn(account, PASSWORD)).status).toBe(429);
  expect((await use(await requestToken(account))).status).toBe(200);
  expect((await signIn(account, NEW_PASSWORD)).status).toBe(200);
});

test('no token and no password of these tests appears in the log', async () => {
  const token = await requestToken(await signUp(app));
  expect((await use(token)).status).toBe(200);
  expect((await use(token)).status).toBe(410);
  await app.http.inject({ method: 'GET', url: `/v1/auth/password-reset/${token}/` });
  const written = log.join('');
  expect(written).toContain('/v1/auth/password-reset/');
  for (const secret of [token, token.split('.')[1] ?? token, NEW_PASSWORD]) expect(written).not.toContain(secret);
});
