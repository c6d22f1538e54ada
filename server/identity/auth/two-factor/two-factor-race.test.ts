import { enableTwoFactor, renewRecoveryCodes, startTwoFactor } from '@tangent/contract/identity/account.ts';
import { confirmTwoFactor } from '@tangent/contract/identity/auth.ts';
import { pending_logins, recovery_codes } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/fixtures/test-account.ts';
import {
  confirmAgain,
  type GuardedAccount,
  generateCode,
  signUpWithTwoFactor,
  startSignIn,
  wrongCode,
} from '../../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';
import { hashRecoveryCode } from './recovery-code.ts';

const AT_ONCE = 20;

let app: TestApp;
let account: GuardedAccount;
beforeAll(async () => {
  // Without limits: the guarantees shown here must hold without them.
  app = await createTestApp({ http_options: { limits_uses: false } });
});
beforeEach(async () => {
  account = await signUpWithTwoFactor(app);
});
afterAll(() => app.close());

async function startMany(): Promise<string[]> {
  const waits: string[] = [];
  for (let count = 0; count < AT_ONCE; count++) waits.push(await startSignIn(app, account));
  return waits;
}

async function confirmAll(waits: readonly string[], code: string): Promise<string[]> {
  const responses = await Promise.all(
    waits.map((pending) => makeCall(app, confirmTwoFactor, { body: { code }, pending })),
  );
  return responses.map((response) => (response.status === 200 ? 'in' : response.error.name)).sort();
}

const refused = (name: string, times: number) => Array<string>(times).fill(name);

test('of twenty concurrent sign-ins with one code exactly one succeeds', async () => {
  const outcomes = await confirmAll(await startMany(), generateCode(app, account.key));
  expect(outcomes).toEqual(['in', ...refused('invalid_code', AT_ONCE - 1)]);
});

test('one sign-in that sends its code twenty times at once becomes one session', async () => {
  const pending = await startSignIn(app, account);
  const outcomes = await confirmAll(refused(pending, AT_ONCE), generateCode(app, account.key));
  expect(outcomes).toEqual(['in', ...refused('unauthenticated', AT_ONCE - 1)]);
});

test('of twenty concurrent sign-ins with one recovery code exactly one succeeds', async () => {
  const outcomes = await confirmAll(await startMany(), account.recovery_codes[3] ?? '');
  expect(outcomes).toEqual(['in', ...refused('invalid_code', AT_ONCE - 1)]);
});

test('twenty concurrent guesses count as five guesses', async () => {
  const pending = await startSignIn(app, account);
  const outcomes = await confirmAll(refused(pending, AT_ONCE), wrongCode(app, account.key));
  expect(outcomes).toEqual([...refused('invalid_code', 5), ...refused('unauthenticated', AT_ONCE - 5)]);
  expect(await app.db.select().from(pending_logins).where(eq(pending_logins.user_id, account.user._id))).toEqual([]);
});

test('enabling twenty times at once gives one set of recovery codes', async () => {
  const newcomer = await signUp(app);
  await confirmAgain(newcomer);
  const { key } = (await newcomer.call(startTwoFactor)).body;
  const code = generateCode(app, key);
  const responses = await Promise.all(
    Array.from({ length: AT_ONCE }, () => newcomer.call(enableTwoFactor, { body: { code } })),
  );
  const outcomes = responses.map((response) => (response.status === 200 ? 'on' : response.error.name)).sort();
  expect(outcomes).toEqual(['on', ...refused('twofactor_on', AT_ONCE - 1)]);
});

test('renewing recovery codes concurrently leaves ten codes, those of one response', async () => {
  await confirmAgain(account, generateCode(app, account.key));
  const responses = await Promise.all(Array.from({ length: 5 }, () => account.call(renewRecoveryCodes)));
  const codes = await app.db.select().from(recovery_codes).where(eq(recovery_codes.account_id, account.user._id));
  const hashes = codes.map(({ code_hash }) => code_hash).sort();
  const sets = responses.map(({ body }) => body.recovery_codes.map(hashRecoveryCode).sort());
  expect(hashes).toHaveLength(10);
  expect(sets).toContainEqual(hashes);
});
