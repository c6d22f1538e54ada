import {
  listSecurityEvents,
  listSessions,
  revokeOtherSessions,
  revokeSession,
} from '@tangent/contract/identity/account.ts';
import { currentUser, login, logout } from '@tangent/contract/identity/auth.ts';
import { sessions } from '@tangent/db/schema/identity/account.ts';
import {
  account_links,
  pending_logins,
  security_events,
  social_attempts,
} from '@tangent/db/schema/identity/sign-in.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { UNPAGED_ROWS_MAX } from '@tangent/domain/limits.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { signUpWithTwoFactor, startSignIn } from '../../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { pruneSignInsJob } from '../jobs.ts';
import { recordSecurityEvent } from '../public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Signs in on another device. */
async function signInOn(device: string, { user }: TestAccount): Promise<string> {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const headers = { 'user-agent': device };
  const { session } = await makeCall(app, login, { body, headers, address: '203.0.113.9' });
  if (session === null) throw new Error('signing in opened no session');
  return session;
}

const getSessions = async (account: TestAccount) => (await account.call(listSessions)).body.items;
const listEvents = async (account: TestAccount) => (await account.call(listSecurityEvents)).body.items;

test('a user sees their sessions, the last used first, and which one is the current browser', async () => {
  const account = await signUp(app);
  const phone = await signInOn('Phone/1.0', account);
  app.clock.advance(2 * HOUR_MS);
  await makeCall(app, currentUser, { session: phone });
  const items = await getSessions(account);
  expect(items.map(({ current, user_agent }) => [current, user_agent])).toEqual([
    [true, 'lightMyRequest'],
    [false, 'Phone/1.0'],
  ]);
  expect(items[1]).toMatchObject({ method: 'password', ip_address: '203.0.113.9' });
  expect(JSON.stringify(items)).not.toContain(phone);
  app.clock.advance(29 * DAY_MS);
  expect(await getSessions(account)).toHaveLength(2);
  app.clock.advance(2 * DAY_MS);
  expect(await getSessions(account)).toHaveLength(1);
});

test('a single device can be signed out, including the current one, but not those of other users', async () => {
  const [account, other] = [await signUp(app), await signUp(app)];
  const phone = await signInOn('Phone/1.0', account);
  const remote = (await getSessions(account)).find(({ current }) => !current);
  const otherSession = (await getSessions(other))[0];
  expect((await account.call(revokeSession, { params: { id: otherSession?.id ?? '' } })).error.name).toBe('not_found');
  const ended = await account.call(revokeSession, { params: { id: remote?.id ?? '' } });
  expect([ended.status, ended.session]).toEqual([204, null]);
  expect((await makeCall(app, currentUser, { session: phone })).error.name).toBe('unauthenticated');
  const here = (await getSessions(account))[0];
  const last = await account.call(revokeSession, { params: { id: here?.id ?? '' } });
  expect([last.status, last.session]).toEqual([204, '']);
  expect((await account.call(currentUser)).error.name).toBe('unauthenticated');
  expect((await other.call(currentUser)).status).toBe(200);
});

test('all other devices are signed out at once, together with pending sign-ins', async () => {
  const account = await signUpWithTwoFactor(app);
  await startSignIn(app, account);
  const elsewhere = { user_id: account.user._id, created_at: app.clock.now(), last_used_at: app.clock.now() };
  const expires_at = new Date(app.clock.now().getTime() + DAY_MS);
  await app.db.insert(sessions).values(['a', 'b'].map((token_hash) => ({ ...elsewhere, token_hash, expires_at })));
  expect((await account.call(revokeOtherSessions)).status).toBe(204);
  expect((await getSessions(account)).map(({ current }) => current)).toEqual([true]);
  expect(await app.db.select().from(pending_logins)).toEqual([]);
  expect((await listEvents(account))[0]).toMatchObject({ type: 'sessions_ended', details: { count: 2 } });
});

test('security events of an account are listed with time, address and device', async () => {
  const account = await signUp(app);
  await signInOn('Phone/1.0', account);
  const wrong = { username: account.user.email, password: 'wrong-password-1', captcha: await solveCaptcha(app) };
  await makeCall(app, login, { body: wrong, address: '203.0.113.66', headers: { 'user-agent': 'Thief/2' } });
  const second = await signInOn('Tablet/1.0', account);
  await makeCall(app, logout, { session: second });
  const events = await listEvents(account);
  expect(events.map(({ type }) => type)).toEqual([
    'signed_out',
    'signed_in',
    'sign_in_failed',
    'signed_in',
    'account_created',
  ]);
  expect(events[2]).toMatchObject({ ip_address: '203.0.113.66', user_agent: 'Thief/2' });
  expect(events[3]).toMatchObject({ ip_address: '203.0.113.9', details: { method: 'password' } });
});

test('the pages of the list have no gaps and show no other account', async () => {
  const [account, other] = [await signUp(app), await signUp(app)];
  const at = app.clock.now();
  for (let count = 0; count < 44; count++) {
    await recordSecurityEvent(app.db, { account_id: account.user._id, type: 'signed_in', at, details: { count } });
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  const sizes: number[] = [];
  do {
    const query: { cursor?: string } = cursor ? { cursor } : {};
    const page: { items: { id: string }[]; next_cursor: string | null } = (
      await account.call(listSecurityEvents, { query })
    ).body;
    seen.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect([sizes, new Set(seen).size]).toEqual([[20, 20, 5], 45]);
  expect(await listEvents(other)).toHaveLength(1);
  expect((await account.call(listSecurityEvents, { query: { cursor: 'made-up' } })).status).toBe(400);
});

test('the list of sessions has those used last, however many there are', async () => {
  const account = await signUp(app);
  const at = app.clock.now();
  const used = (age_ms: number) => new Date(at.getTime() - age_ms);
  const rows = Array.from({ length: UNPAGED_ROWS_MAX + 5 }, (_, index) => ({
    token_hash: `${account.user._id}-${index}`,
    user_id: account.user._id,
    created_at: at,
    last_used_at: used(index * 1000 + 1000),
    expires_at: new Date(at.getTime() + DAY_MS),
    user_agent: `device ${index}`,
  }));
  await app.db.insert(sessions).values(rows);
  const items = await getSessions(account);
  expect(items).toHaveLength(UNPAGED_ROWS_MAX);
  expect(items.map(({ user_agent }) => user_agent)).not.toContain(`device ${UNPAGED_ROWS_MAX}`);
  expect(items.filter(({ current }) => current)).toHaveLength(1);
});

test('expired data is deleted: pending sign-ins and attempts at once, links after a month, events after four hundred days', async () => {
  const account = await signUpWithTwoFactor(app);
  await startSignIn(app, account);
  const expires_at = app.clock.now();
  const attempt = { token_hash: 'x', provider: 'google', state: 's', nonce: 'n', expires_at } as const;
  await app.db.insert(social_attempts).values(attempt);
  const link = { account_id: account.user._id, purpose: 'verify_email', email: account.user.email } as const;
  await app.db.insert(account_links).values({ ...link, created_at: expires_at, expires_at });
  const counts = async () =>
    Promise.all([pending_logins, social_attempts, account_links, security_events].map((table) => app.db.$count(table)));
  app.clock.advance(HOUR_MS);
  await app.runJobs(pruneSignInsJob);
  expect((await counts()).slice(0, 2)).toEqual([0, 0]);
  expect((await counts()).slice(2)).not.toContain(0);
  app.clock.advance(31 * DAY_MS);
  await app.runJobs(pruneSignInsJob);
  const [, , , events = 0] = await counts();
  expect(events).toBeGreaterThan(0);
  app.clock.advance(370 * DAY_MS);
  await app.runJobs(pruneSignInsJob);
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
