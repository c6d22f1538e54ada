import { confirmTwoFactor, currentUser, login } from '@tangent/contract/identity/auth.ts';
import { sessions, users } from '@tangent/db/schema/identity/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import { generateCode, signUpWithTwoFactor, startSignIn } from '../../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { hashPassword, revokeSessions } from '../public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Makes a call that waits for `change`, lets the change finish, and returns the response of the call. */
async function callDuring<T>(
  change: (tx: Tx) => Promise<unknown>,
  revoke: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
) {
  let result: Promise<T> | null = null;
  await inTransaction(app.db, async (tx) => {
    await change(tx);
    result = call();
    const findWaiting = () =>
      app.pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await findWaiting()).rowCount).toBe(1);
    await revoke(tx);
  });
  return result as unknown as Promise<T>;
}

const signIn = async ({ user }: TestAccount) => {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  return () => makeCall(app, login, { body });
};
const change = (account: TestAccount, fields: Partial<typeof users.$inferInsert>) => (tx: Tx) =>
  tx.update(users).set(fields).where(eq(users.id, account.user._id));
const getSessions = ({ user }: TestAccount) => app.db.select().from(sessions).where(eq(sessions.user_id, user._id));

test('a sign-in with the old password does not slip in while the password is changed', async () => {
  const account = await signUp(app);
  const password_hash = await hashPassword('another-horse-8');
  const revoke = (tx: Tx) => revokeSessions(tx, account.user._id);
  const { error } = await callDuring(change(account, { password_hash }), revoke, await signIn(account));
  expect(error.name).toBe('invalid_password');
  expect(await getSessions(account)).toEqual([]);
});

test('a sign-in continues when the concurrent change concerned something else, or set the same password', async () => {
  const account = await signUp(app);
  const nothing = async () => {};
  const renamed = change(account, { first_name: 'Grace', password_hash: await hashPassword(PASSWORD) });
  const { session } = await callDuring(renamed, nothing, await signIn(account));
  expect((await makeCall(app, currentUser, { session })).body.name).toBe('Grace Yıldız');
});

test('a sign-in does not slip in while the account is closed', async () => {
  const account = await signUp(app);
  const closed = change(account, { deactivated_at: app.clock.now() });
  const revoke = (tx: Tx) => revokeSessions(tx, account.user._id);
  const { error } = await callDuring(closed, revoke, await signIn(account));
  expect(error.name).toBe('deactivated_account');
  expect(await getSessions(account)).toEqual([]);
});

test('a code that arrives while all sessions are ended opens none', async () => {
  const account = await signUpWithTwoFactor(app);
  const pending = await startSignIn(app, account);
  const body = { code: generateCode(app, account.key) };
  const revoke = (tx: Tx) => revokeSessions(tx, account.user._id);
  const call = () => makeCall(app, confirmTwoFactor, { body, pending });
  const { error } = await callDuring(change(account, { password_hash: 'x' }), revoke, call);
  expect(error.name).toBe('unauthenticated');
  expect(await getSessions(account)).toEqual([]);
});
