import { listSecurityEvents } from '@tangent/contract/identity/account.ts';
import { confirmTwoFactor, currentUser, login } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PASSWORD, solveCaptcha } from '../../../testing/fixtures/test-account.ts';
import {
  type GuardedAccount,
  generateCode,
  STEP_MS,
  signUpWithTwoFactor,
  startSignIn,
  totpCode,
  wrongCode,
} from '../../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';

let app: TestApp;
let account: GuardedAccount;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  account = await signUpWithTwoFactor(app);
});
afterAll(() => app.close());

const confirm = (pending: string | null, code: string) => makeCall(app, confirmTwoFactor, { body: { code }, pending });

test('[S4-041] [S7-011] [S7-013] with two-factor on the password only leads to the step for the code', async () => {
  const body = { username: account.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const first = await makeCall(app, login, { body });
  expect([first.status, first.body, first.session]).toEqual([200, { twofactor: true }, null]);
  const wrong = await confirm(first.pending, wrongCode(app, account.key));
  expect([wrong.status, wrong.error.name, wrong.session]).toEqual([401, 'invalid_code', null]);
  const right = await confirm(first.pending, generateCode(app, account.key));
  expect(right.body.user).toMatchObject({ _id: account.user._id, username: account.user.username });
  expect((await makeCall(app, currentUser, { session: right.session })).body._id).toBe(account.user._id);
});

test('the cookie of a pending sign-in is hidden from scripts, lives ten minutes and is removed afterwards', async () => {
  const body = { username: account.user.email, password: PASSWORD, captcha: await solveCaptcha(app) };
  const { headers, pending } = await makeCall(app, login, { body });
  const cookie = String(headers['set-cookie']);
  for (const part of ['__Host-pending=', 'Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie).toContain(part);
  const done = await confirm(pending, generateCode(app, account.key));
  expect(done.pending).toBe('');
  expect((await confirm(pending, generateCode(app, account.key))).error.name).toBe('unauthenticated');
});

test('a wrong password does not reveal whether two-factor is on', async () => {
  const body = { username: account.user.username, password: 'wrong-password-1', captcha: await solveCaptcha(app) };
  const { status, error, pending } = await makeCall(app, login, { body });
  expect([status, error.name, pending]).toEqual([401, 'invalid_password', null]);
});

test('[S5-056] a code has six digits; spaces between them do not count', async () => {
  const pending = await startSignIn(app, account);
  const code = generateCode(app, account.key);
  for (const typed of ['', code.slice(1), `${code}0`, `${code.slice(0, 5)}x`]) {
    expect((await confirm(pending, typed)).error.name).toBe('invalid_code');
  }
  expect((await confirm(pending, ` ${code.slice(0, 3)} ${code.slice(3)} `)).status).toBe(200);
});

test.each([-1, 0, 1])('a clock that is %i steps off is tolerated', async (steps) => {
  const pending = await startSignIn(app, account);
  generateCode(app, account.key);
  // One step further, so that setting up has not used the previous one.
  generateCode(app, account.key);
  expect((await confirm(pending, totpCode(app, account.key, steps))).status).toBe(200);
});

test.each([-2, 2])('a code %i steps away from now is refused', async (steps) => {
  const pending = await startSignIn(app, account);
  for (const _ of [1, 2]) generateCode(app, account.key);
  expect((await confirm(pending, totpCode(app, account.key, steps))).error.name).toBe('invalid_code');
});

test('a code works once, and an older one not at all after a newer one', async () => {
  const code = generateCode(app, account.key);
  const before = totpCode(app, account.key, -1);
  expect((await confirm(await startSignIn(app, account), code)).status).toBe(200);
  const again = await startSignIn(app, account);
  expect((await confirm(again, code)).error.name).toBe('invalid_code');
  expect((await confirm(again, before)).error.name).toBe('invalid_code');
  app.clock.advance(STEP_MS);
  expect((await confirm(again, totpCode(app, account.key))).status).toBe(200);
});

test('neither a code nor a recovery code of another account opens anything', async () => {
  const other = await signUpWithTwoFactor(app);
  const pending = await startSignIn(app, account);
  expect((await confirm(pending, generateCode(app, other.key))).error.name).toBe('invalid_code');
  expect((await confirm(pending, other.recovery_codes[0] ?? '')).error.name).toBe('invalid_code');
});

test('five wrong codes end the pending sign-in, each reports the tries left, and the right one comes too late', async () => {
  const pending = await startSignIn(app, account);
  for (let guess = 0; guess < 5; guess++) {
    const { error } = await confirm(pending, wrongCode(app, account.key));
    expect([error.name, error.errors?.code?.params?.left]).toEqual(['invalid_code', 4 - guess]);
  }
  const late = await confirm(pending, generateCode(app, account.key));
  expect([late.status, late.error.name]).toEqual([401, 'unauthenticated']);
  expect((await confirm(await startSignIn(app, account), generateCode(app, account.key))).status).toBe(200);
});

test('knowing the password does not allow unlimited guesses of codes by signing in again', async () => {
  const names: string[] = [];
  for (let guess = 0; guess < 12; guess++) {
    const { error } = await confirm(await startSignIn(app, account), wrongCode(app, account.key));
    names.push(error.name);
  }
  expect(names).toEqual([...Array(10).fill('invalid_code'), 'too_many_requests', 'too_many_requests']);
  const { error } = await confirm(await startSignIn(app, account), generateCode(app, account.key));
  expect(error.name).toBe('too_many_requests');
  expect(error.retry_after_seconds).toBeGreaterThan(0);
  // Existing sessions stay signed in.
  expect((await account.call(currentUser)).status).toBe(200);
});

test('a pending sign-in waits ten minutes for its code', async () => {
  const pending = await startSignIn(app, account);
  app.clock.advance(10 * 60_000);
  expect((await confirm(pending, generateCode(app, account.key))).error.name).toBe('unauthenticated');
});

test.each([null, '', 'made-up'])('without a pending sign-in no code is accepted (%s)', async (pending) => {
  expect((await confirm(pending, generateCode(app, account.key))).error.name).toBe('unauthenticated');
});

test('the code creates a new session, and ends the one the browser had', async () => {
  const pending = await startSignIn(app, account);
  const body = { code: generateCode(app, account.key) };
  const { session } = await makeCall(app, confirmTwoFactor, { body, pending, session: account.session });
  expect(session).not.toBe(account.session);
  expect((await account.call(currentUser)).error.name).toBe('unauthenticated');
  expect((await makeCall(app, currentUser, { session })).status).toBe(200);
});

test('a recovery code works once, however it is typed, and its use is recorded', async () => {
  const [code = '', other = ''] = account.recovery_codes;
  expect((await confirm(await startSignIn(app, account), code.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
  const again = await startSignIn(app, account);
  expect((await confirm(again, code)).error.name).toBe('invalid_code');
  expect((await confirm(again, other.replaceAll('-', ''))).status).toBe(200);
  const { items } = (await account.call(listSecurityEvents)).body;
  const used = items.filter(({ type }) => type === 'recovery_code_used');
  expect(used.map(({ details }) => details)).toEqual([{ left: 8 }, { left: 9 }]);
  expect(items.filter(({ type }) => type === 'code_failed')).toHaveLength(1);
  const { rows } = await app.pool.query(
    `select data->'mail' as mail from pgboss.job where name = 'mail.account' and data->>'user_id' = $1 order by created_on`,
    [account.user._id],
  );
  expect(rows.map(({ mail }) => mail)).toEqual(['twofactor_on', 'recovery_code_used', 'recovery_code_used']);
});

test('the code does not open an account that was closed in the meantime', async () => {
  const pending = await startSignIn(app, account);
  await app.db.update(users).set({ deactivated_at: app.clock.now() }).where(eq(users.id, account.user._id));
  const { status, error } = await confirm(pending, generateCode(app, account.key));
  expect([status, error.name]).toEqual([403, 'deactivated_account']);
});

test('a frozen user enters the code too, and then learns why the rest is closed', async () => {
  await app.db
    .update(users)
    .set({ freeze: true, block_reason: 'other', blocked_at: app.clock.now() })
    .where(eq(users.id, account.user._id));
  const { body } = await confirm(await startSignIn(app, account), generateCode(app, account.key));
  expect(body.user).toMatchObject({ freeze: true, block: { reason: 'other' } });
});
