import { endOtherSessions, endSession, listSecurityEvents, listSessions } from '@tangent/contract/account.ts';
import { currentUser, login, logout } from '@tangent/contract/auth.ts';
import { sessions } from '@tangent/db/schema/account.ts';
import { account_links, pending_logins, security_events, social_attempts } from '@tangent/db/schema/sign-in.ts';
import { DAY_MS, HOUR_MS } from '@tangent/domain/duration.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, signUp, solveCaptcha, type TestPerson } from '../testing/test-person.ts';
import { signUpGuarded, startSignIn } from '../testing/test-two-factor.ts';
import { recordSecurityEvent } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Signs in on another device. */
async function signInOn(device: string, { user }: TestPerson): Promise<string> {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const headers = { 'user-agent': device };
  const { session } = await makeCall(app, login, { body, headers, address: '203.0.113.9' });
  if (session === null) throw new Error('signing in opened no session');
  return session;
}

const sessionsOf = async (person: TestPerson) => (await person.call(listSessions)).body.items;
const eventsOf = async (person: TestPerson) => (await person.call(listSecurityEvents)).body.items;

test('a person sees where they are signed in, the last used first, and which of it is this browser', async () => {
  const person = await signUp(app);
  const phone = await signInOn('Phone/1.0', person);
  app.clock.advance(2 * HOUR_MS);
  await makeCall(app, currentUser, { session: phone });
  const items = await sessionsOf(person);
  expect(items.map(({ current, user_agent }) => [current, user_agent])).toEqual([
    [true, 'lightMyRequest'],
    [false, 'Phone/1.0'],
  ]);
  expect(items[1]).toMatchObject({ method: 'password', address: '203.0.113.9' });
  expect(JSON.stringify(items)).not.toContain(phone);
  app.clock.advance(29 * DAY_MS);
  expect(await sessionsOf(person)).toHaveLength(2);
  app.clock.advance(2 * DAY_MS);
  expect(await sessionsOf(person)).toHaveLength(1);
});

test('one device can be signed out, this one too, and those of other people not', async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  const phone = await signInOn('Phone/1.0', person);
  const away = (await sessionsOf(person)).find(({ current }) => !current);
  const theirs = (await sessionsOf(other))[0];
  expect((await person.call(endSession, { params: { id: theirs?.id ?? '' } })).error.name).toBe('not_found');
  const ended = await person.call(endSession, { params: { id: away?.id ?? '' } });
  expect([ended.status, ended.session]).toEqual([204, null]);
  expect((await makeCall(app, currentUser, { session: phone })).error.name).toBe('unauthenticated');
  const here = (await sessionsOf(person))[0];
  const last = await person.call(endSession, { params: { id: here?.id ?? '' } });
  expect([last.status, last.session]).toEqual([204, '']);
  expect((await person.call(currentUser)).error.name).toBe('unauthenticated');
  expect((await other.call(currentUser)).status).toBe(200);
});

test('all other devices are signed out at once, with the sign-ins that wait for a code', async () => {
  const person = await signUpGuarded(app);
  await startSignIn(app, person);
  const elsewhere = { user_id: person.user._id, created_at: app.clock.now(), last_used_at: app.clock.now() };
  const expires_at = new Date(app.clock.now().getTime() + DAY_MS);
  await app.db.insert(sessions).values(['a', 'b'].map((token_hash) => ({ ...elsewhere, token_hash, expires_at })));
  expect((await person.call(endOtherSessions)).status).toBe(204);
  expect((await sessionsOf(person)).map(({ current }) => current)).toEqual([true]);
  expect(await app.db.select().from(pending_logins)).toEqual([]);
  expect((await eventsOf(person))[0]).toMatchObject({ type: 'sessions_ended', details: { count: 2 } });
});

test('what happened to the safety of an account is listed with time, address and device', async () => {
  const person = await signUp(app);
  await signInOn('Phone/1.0', person);
  const wrong = { username: person.user.email, password: 'wrong-password-1', captcha: await solveCaptcha(app) };
  await makeCall(app, login, { body: wrong, address: '203.0.113.66', headers: { 'user-agent': 'Thief/2' } });
  const second = await signInOn('Tablet/1.0', person);
  await makeCall(app, logout, { session: second });
  const events = await eventsOf(person);
  expect(events.map(({ type }) => type)).toEqual([
    'signed_out',
    'signed_in',
    'sign_in_failed',
    'signed_in',
    'account_created',
  ]);
  expect(events[2]).toMatchObject({ address: '203.0.113.66', user_agent: 'Thief/2' });
  expect(events[3]).toMatchObject({ address: '203.0.113.9', details: { method: 'password' } });
});

test('the list goes on page by page without gaps, and shows nobody else', async () => {
  const [person, other] = [await signUp(app), await signUp(app)];
  const at = app.clock.now();
  for (let count = 0; count < 44; count++) {
    await recordSecurityEvent(app.db, { account_id: person.user._id, type: 'signed_in', at, details: { count } });
  }
  const seen: string[] = [];
  let cursor: string | null = null;
  const sizes: number[] = [];
  do {
    const query: { cursor?: string } = cursor ? { cursor } : {};
    const page: { items: { id: string }[]; next_cursor: string | null } = (
      await person.call(listSecurityEvents, { query })
    ).body;
    seen.push(...page.items.map(({ id }) => id));
    sizes.push(page.items.length);
    cursor = page.next_cursor;
  } while (cursor !== null);
  expect([sizes, new Set(seen).size]).toEqual([[20, 20, 5], 45]);
  expect(await eventsOf(other)).toHaveLength(1);
  expect((await person.call(listSecurityEvents, { query: { cursor: 'made-up' } })).status).toBe(400);
});

test('what is over is forgotten: waits and attempts at once, links after a month, events after four hundred days', async () => {
  const person = await signUpGuarded(app);
  await startSignIn(app, person);
  const expires_at = app.clock.now();
  const attempt = { token_hash: 'x', provider: 'google', state: 's', nonce: 'n', expires_at } as const;
  await app.db.insert(social_attempts).values(attempt);
  const link = { account_id: person.user._id, purpose: 'verify_email', email: person.user.email } as const;
  await app.db.insert(account_links).values({ ...link, created_at: expires_at, expires_at });
  const counts = async () =>
    Promise.all([pending_logins, social_attempts, account_links, security_events].map((table) => app.db.$count(table)));
  app.clock.advance(HOUR_MS);
  await app.runJobs();
  expect((await counts()).slice(0, 2)).toEqual([0, 0]);
  expect((await counts()).slice(2)).not.toContain(0);
  app.clock.advance(31 * DAY_MS);
  await app.runJobs();
  const [, , , events = 0] = await counts();
  expect(events).toBeGreaterThan(0);
  app.clock.advance(370 * DAY_MS);
  await app.runJobs();
  expect(await counts()).toEqual([0, 0, 0, 0]);
});
