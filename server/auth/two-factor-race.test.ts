import { beginTwoFactor, enableTwoFactor, renewRecoveryCodes } from '@tangent/contract/account.ts';
import { confirmTwoFactor } from '@tangent/contract/auth.ts';
import { pending_logins, recovery_codes } from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { signUp } from '../testing/test-person.ts';
import {
  confirmAgain,
  type GuardedPerson,
  showCode,
  signUpGuarded,
  startSignIn,
  wrongCode,
} from '../testing/test-two-factor.ts';
import { hashRecoveryCode } from './recovery-code.ts';

const AT_ONCE = 20;

let app: TestApp;
let person: GuardedPerson;
beforeAll(async () => {
  // Without limits: what is shown here must hold by itself.
  app = await openTestApp({ http_options: { limits_uses: false } });
});
beforeEach(async () => {
  person = await signUpGuarded(app);
});
afterAll(() => app.close());

async function startMany(): Promise<string[]> {
  const waits: string[] = [];
  for (let count = 0; count < AT_ONCE; count++) waits.push(await startSignIn(app, person));
  return waits;
}

async function confirmAll(waits: readonly string[], code: string): Promise<string[]> {
  const answers = await Promise.all(
    waits.map((pending) => makeCall(app, confirmTwoFactor, { body: { code }, pending })),
  );
  return answers.map((answer) => (answer.status === 200 ? 'in' : answer.error.name)).sort();
}

const refused = (name: string, times: number) => Array<string>(times).fill(name);

test('twenty sign-ins that bring one code at the same moment let exactly one in', async () => {
  const outcomes = await confirmAll(await startMany(), showCode(app, person.key));
  expect(outcomes).toEqual(['in', ...refused('invalid_code', AT_ONCE - 1)]);
});

test('one sign-in that brings its code twenty times at the same moment becomes one session', async () => {
  const pending = await startSignIn(app, person);
  const outcomes = await confirmAll(refused(pending, AT_ONCE), showCode(app, person.key));
  expect(outcomes).toEqual(['in', ...refused('unauthenticated', AT_ONCE - 1)]);
});

test('twenty sign-ins that bring one recovery code at the same moment let exactly one in', async () => {
  const outcomes = await confirmAll(await startMany(), person.recovery_codes[3] ?? '');
  expect(outcomes).toEqual(['in', ...refused('invalid_code', AT_ONCE - 1)]);
});

test('twenty guesses at the same moment are five guesses', async () => {
  const pending = await startSignIn(app, person);
  const outcomes = await confirmAll(refused(pending, AT_ONCE), wrongCode(app, person.key));
  expect(outcomes).toEqual([...refused('invalid_code', 5), ...refused('unauthenticated', AT_ONCE - 5)]);
  expect(await app.db.select().from(pending_logins).where(eq(pending_logins.user_id, person.user._id))).toEqual([]);
});

test('switching on at twenty places at the same moment gives one set of recovery codes', async () => {
  const newcomer = await signUp(app);
  await confirmAgain(newcomer);
  const { key } = (await newcomer.call(beginTwoFactor)).body;
  const code = showCode(app, key);
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, () => newcomer.call(enableTwoFactor, { body: { code } })),
  );
  const outcomes = answers.map((answer) => (answer.status === 200 ? 'on' : answer.error.name)).sort();
  expect(outcomes).toEqual(['on', ...refused('twofactor_on', AT_ONCE - 1)]);
});

test('recovery codes that are renewed at the same moment are ten in the end, those of one answer', async () => {
  await confirmAgain(person, showCode(app, person.key));
  const answers = await Promise.all(Array.from({ length: 5 }, () => person.call(renewRecoveryCodes)));
  const kept = await app.db.select().from(recovery_codes).where(eq(recovery_codes.account_id, person.user._id));
  const hashes = kept.map(({ code_hash }) => code_hash).sort();
  const sets = answers.map(({ body }) => body.recovery_codes.map(hashRecoveryCode).sort());
  expect(hashes).toHaveLength(10);
  expect(sets).toContainEqual(hashes);
});
