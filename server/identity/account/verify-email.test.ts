import { currentUser, register, resendVerification } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readLinkToken, receiveMails } from '../../testing/fakes/test-mail.ts';
import { fillRegistration, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores, submit } from '../../testing/fixtures/test-release.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { registerEmailLinkRoutes } from './email-link-routes.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        registerEmailLinkRoutes(http, context, async (_request, reply, view) => reply.send(view)),
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await receiveMails(app);
  await app.pool.query('delete from rate_limits');
});

const GOOD = '/dashboard?verified=1';
const BAD = '/auth/login?error=verification_failed';

const openLink = (token: string) => app.http.inject({ method: 'GET', url: `/v1/auth/verify-email/${token}` });

/** Presses the button of the page behind a link. */
async function confirmLink(token: string): Promise<unknown> {
  const { statusCode, headers } = await app.http.inject({
    method: 'POST',
    url: `/v1/auth/verify-email/${token}`,
    // The page sends no referrer, so that the browser sends no origin.
    headers: { origin: 'null', 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  expect([statusCode, headers['referrer-policy']]).toEqual([303, 'no-referrer']);
  return headers.location;
}

const getToken = ({ user }: TestAccount) => readLinkToken(app, user._id, 'verify_email');
const isVerified = async (account: TestAccount) => (await account.call(currentUser)).body.email_verified;

test('[S2-136] the email that welcomes a new account carries the link that verifies its address', async () => {
  const account = await signUp(app, { verified: false });
  const mails = await receiveMails(app);
  expect(mails.map(({ to, subject }) => [to.address, subject])).toEqual([[account.user.email, 'Welcome to Tangent']]);
  const token = await getToken(account);
  expect(mails[0]?.html).toContain(`href="${ORIGIN}/v1/auth/verify-email/${token}"`);
  expect(await isVerified(account)).toBe(false);
  expect(await confirmLink(token)).toBe(GOOD);
  expect(await isVerified(account)).toBe(true);
});

test('a mail scanner that opens the link confirms nothing: the page behind it asks first, and tells nobody its address', async () => {
  const account = await signUp(app, { verified: false });
  const token = await getToken(account);
  for (const method of ['GET', 'HEAD'] as const) {
    await app.http.inject({ method, url: `/v1/auth/verify-email/${token}` });
  }
  const page = await openLink(token);
  expect(page.json()).toEqual({ purpose: 'verify_email', email: account.user.email, language: 'en' });
  expect(page.headers).toMatchObject({
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(await isVerified(account)).toBe(false);
  const presses = await Promise.all([confirmLink(token), confirmLink(token), confirmLink(token)]);
  expect([...presses, await confirmLink(token)]).toEqual([GOOD, GOOD, GOOD, GOOD]);
  expect((await openLink(token)).headers.location).toBe(GOOD);
  app.clock.advance(24 * HOUR_MS + 1000);
  expect(await confirmLink(token)).toBe(BAD);
  expect((await openLink(token)).headers.location).toBe(BAD);
});

test('a late, a replaced, a forged and a link to another address verify nothing', async () => {
  const account = await signUp(app, { verified: false });
  const old = await getToken(account);
  expect((await account.call(resendVerification)).status).toBe(204);
  const newer = await getToken(account);
  expect(newer).not.toBe(old);
  for (const token of [old, `${newer.slice(0, -2)}AA`, 'nonsense', `${newer}.`]) {
    expect(await confirmLink(token)).toBe(BAD);
    expect((await openLink(token)).headers.location).toBe(BAD);
  }
  await app.db
    .update(users)
    .set({ email: `moved-${account.user.email}` })
    .where(eq(users.id, account.user._id));
  expect(await confirmLink(newer)).toBe(BAD);
  await app.db.update(users).set({ email: account.user.email }).where(eq(users.id, account.user._id));
  app.clock.advance(24 * HOUR_MS + 1000);
  expect(await confirmLink(newer)).toBe(BAD);
  expect(await isVerified(account)).toBe(false);
});

test('the email is sent again at most once a minute, and never to a verified address', async () => {
  const account = await signUp(app, { verified: false });
  await receiveMails(app);
  expect((await account.call(resendVerification)).status).toBe(204);
  const { status, error } = await account.call(resendVerification);
  expect([status, error.name]).toEqual([429, 'too_many_requests']);
  expect(error.retry_after_seconds).toBeGreaterThan(0);
  expect(error.retry_after_seconds).toBeLessThanOrEqual(60);
  expect((await receiveMails(app)).map(({ subject }) => subject)).toEqual(['Confirm your email address']);
  await confirmLink(await getToken(account));
  for (let n = 0; n < 3; n++) expect((await account.call(resendVerification)).status).toBe(204);
  expect(await receiveMails(app)).toEqual([]);
});

test('a release cannot be submitted before the owner’s address is verified', async () => {
  const account = await signUp(app, { verified: false });
  await addStores(app);
  const release = await addDraft(app, account);
  const { status, error } = await submit(account, release);
  expect([status, error.name]).toEqual([403, 'email_not_verified']);
  await confirmLink(await getToken(account));
  expect((await submit(account, release)).body.status).toBe('submitted');
});

test('a referrer is stored only by the code of an account that may refer users', async () => {
  const friend = await signUp(app);
  const [row] = await app.db.select().from(users).where(eq(users.id, friend.user._id));
  const code = row?.referral_code ?? '';
  expect(code).toMatch(/^[a-hjkmnp-z2-9]{8}$/);
  const signUpWith = async (referred_by_user: string) => {
    const { body } = await makeCall(app, register, { body: { ...(await fillRegistration(app)), referred_by_user } });
    const [stored] = await app.db.select().from(users).where(eq(users.id, body.user._id));
    return stored?.referred_by_user;
  };
  expect([await signUpWith(` ${code.toUpperCase()} `), await signUpWith('nobodys1'), await signUpWith('')]).toEqual([
    code,
    null,
    null,
  ]);
  await app.db.update(users).set({ freeze: true }).where(eq(users.id, friend.user._id));
  expect(await signUpWith(code)).toBeNull();
});
