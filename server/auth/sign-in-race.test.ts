import { confirmTwoFactor, currentUser, login } from '@tangent/contract/auth.ts';
import { sessions, users } from '@tangent/db/schema/account.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, signUp, solveCaptcha, type TestPerson } from '../testing/test-person.ts';
import { showCode, signUpGuarded, startSignIn } from '../testing/test-two-factor.ts';
import { endSessions, hashPassword } from './public.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

/** Makes a call that comes to wait for `change`, lets the change end, and returns what the call was answered. */
async function callDuring<T>(
  change: (tx: Tx) => Promise<unknown>,
  end: (tx: Tx) => Promise<unknown>,
  call: () => Promise<T>,
) {
  let answer: Promise<T> | null = null;
  await inTransaction(app.db, async (tx) => {
    await change(tx);
    answer = call();
    const findWaiting = () =>
      app.pool.query(`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    await expect.poll(async () => (await findWaiting()).rowCount).toBe(1);
    await end(tx);
  });
  return answer as unknown as Promise<T>;
}

const signIn = async ({ user }: TestPerson) => {
  const body = { username: user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  return () => makeCall(app, login, { body });
};
const change = (person: TestPerson, fields: Partial<typeof users.$inferInsert>) => (tx: Tx) =>
  tx.update(users).set(fields).where(eq(users.id, person.user._id));
const sessionsOf = ({ user }: TestPerson) => app.db.select().from(sessions).where(eq(sessions.user_id, user._id));

test('a sign-in with the old password does not slip in while the password is changed', async () => {
  const person = await signUp(app);
  const password_hash = await hashPassword('another-horse-8');
  const end = (tx: Tx) => endSessions(tx, person.user._id);
  const { error } = await callDuring(change(person, { password_hash }), end, await signIn(person));
  expect(error.name).toBe('invalid_password');
  expect(await sessionsOf(person)).toEqual([]);
});

test('a sign-in goes on when what changed meanwhile was something else, or the same password', async () => {
  const person = await signUp(app);
  const nothing = async () => {};
  const renamed = change(person, { first_name: 'Grace', password_hash: await hashPassword(PASSWORD) });
  const { session } = await callDuring(renamed, nothing, await signIn(person));
  expect((await makeCall(app, currentUser, { session })).body.name).toBe('Grace Yıldız');
});

test('a sign-in does not slip in while the account is closed', async () => {
  const person = await signUp(app);
  const closed = change(person, { deactivated_at: app.clock.now() });
  const end = (tx: Tx) => endSessions(tx, person.user._id);
  const { error } = await callDuring(closed, end, await signIn(person));
  expect(error.name).toBe('deactivated_account');
  expect(await sessionsOf(person)).toEqual([]);
});

test('a code that arrives while all sessions are ended opens none', async () => {
  const person = await signUpGuarded(app);
  const pending = await startSignIn(app, person);
  const body = { code: showCode(app, person.key) };
  const end = (tx: Tx) => endSessions(tx, person.user._id);
  const call = () => makeCall(app, confirmTwoFactor, { body, pending });
  const { error } = await callDuring(change(person, { password_hash: 'x' }), end, call);
  expect(error.name).toBe('unauthenticated');
  expect(await sessionsOf(person)).toEqual([]);
});
