import {
  confirmIdentity,
  disableTwoFactor,
  enableTwoFactor,
  listSecurityEvents,
  renewRecoveryCodes,
  startTwoFactor,
} from '@tangent/contract/identity/account.ts';
import { confirmTwoFactor, currentUser, login } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { recovery_codes, two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../../testing/fixtures/test-account.ts';
import {
  confirmAgain,
  generateCode,
  signUpWithTwoFactor,
  startSignIn,
  wrongCode,
} from '../../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const mailsTo = async ({ user }: TestAccount) => {
  const { rows } = await app.pool.query(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.account' and data->>'user_id' = $1 order by created_on`,
    [user._id],
  );
  return rows.map(({ mail }) => mail);
};

test('setting up shows a key and its QR code under the name of the product', async () => {
  const account = await signUp(app);
  expect((await account.call(startTwoFactor)).error.name).toBe('step_up_required');
  await confirmAgain(account);
  const { key, address, qr_svg } = (await account.call(startTwoFactor)).body;
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const parts = new URL(address);
  expect([parts.protocol, parts.host, parts.searchParams.get('issuer')]).toEqual(['otpauth:', 'totp', 'Tangent']);
  expect(parts.searchParams.get('secret')).toBe(key);
  expect(decodeURIComponent(parts.pathname)).toBe(`/Tangent:${account.user.email}`);
  expect(qr_svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[\s\S]*<\/svg>\s*$/);
});

test('the database stores neither the key nor a recovery code in plain text', async () => {
  const account = await signUpWithTwoFactor(app);
  const stored = JSON.stringify([await app.db.select().from(two_factors), await app.db.select().from(recovery_codes)]);
  for (const secret of [account.key, ...account.recovery_codes, account.recovery_codes[0]?.replaceAll('-', '') ?? '']) {
    expect(stored).not.toContain(secret);
  }
});

test('no sign-in needs a code until the first one is confirmed, and a wrong one does not affect the session', async () => {
  const account = await signUp(app);
  expect((await account.call(enableTwoFactor, { body: { code: '123456' } })).error.name).toBe('twofactor_off');
  await confirmAgain(account);
  const { key } = (await account.call(startTwoFactor)).body;
  const body = { username: account.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  expect((await makeCall(app, login, { body })).body).toHaveProperty('user');
  const wrong = await account.call(enableTwoFactor, { body: { code: wrongCode(app, key) } });
  expect([wrong.status, wrong.error.errors]).toEqual([422, { code: { code: 'invalid_code' } }]);
  expect((await account.call(currentUser)).status).toBe(200);
  expect((await account.call(enableTwoFactor, { body: { code: generateCode(app, key) } })).status).toBe(200);
  expect(await mailsTo(account)).toEqual(['twofactor_on']);
});

test('starting again creates another key, and the previous one is void', async () => {
  const account = await signUp(app);
  await confirmAgain(account);
  const first = (await account.call(startTwoFactor)).body.key;
  const second = (await account.call(startTwoFactor)).body.key;
  expect(second).not.toBe(first);
  expect((await account.call(enableTwoFactor, { body: { code: generateCode(app, first) } })).status).toBe(422);
  expect((await account.call(enableTwoFactor, { body: { code: generateCode(app, second) } })).status).toBe(200);
});

test('enabling returns ten new recovery codes', async () => {
  const [one, other] = [await signUpWithTwoFactor(app), await signUpWithTwoFactor(app)];
  const codes = [...one.recovery_codes, ...other.recovery_codes];
  expect([one.recovery_codes.length, new Set(codes).size]).toEqual([10, 20]);
  // Twelve characters of thirty-two: sixty bits.
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
});

test('two-factor cannot be set up again while it is on', async () => {
  const account = await signUpWithTwoFactor(app);
  await confirmAgain(account, generateCode(app, account.key));
  expect((await account.call(startTwoFactor)).error.name).toBe('twofactor_on');
  expect((await account.call(enableTwoFactor, { body: { code: generateCode(app, account.key) } })).error.name).toBe(
    'twofactor_on',
  );
});

test('disabling needs password and code, and an earlier confirmation by password alone does not count', async () => {
  const account = await signUpWithTwoFactor(app);
  expect((await account.call(disableTwoFactor)).error.name).toBe('step_up_required');
  const bare = await account.call(confirmIdentity, { body: { password: PASSWORD } });
  expect([bare.status, bare.error.errors]).toEqual([422, { code: { code: 'required' } }]);
  const wrong = await account.call(confirmIdentity, {
    body: { password: PASSWORD, code: wrongCode(app, account.key) },
  });
  expect([wrong.status, wrong.error.errors]).toEqual([422, { code: { code: 'invalid_code' } }]);
  expect((await account.call(disableTwoFactor)).error.name).toBe('step_up_required');
  const waiting = await startSignIn(app, account);
  await confirmAgain(account, generateCode(app, account.key));
  expect((await account.call(disableTwoFactor)).status).toBe(204);
  expect((await account.call(disableTwoFactor)).error.name).toBe('twofactor_off');
  const late = { body: { code: generateCode(app, account.key) }, pending: waiting };
  expect((await makeCall(app, confirmTwoFactor, late)).error.name).toBe('unauthenticated');
  const body = { username: account.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  expect((await makeCall(app, login, { body })).body).toHaveProperty('user');
  expect(await mailsTo(account)).toEqual(['twofactor_on', 'twofactor_off']);
});

test('new recovery codes void the old ones, and a recovery code confirms like a code of the app', async () => {
  const account = await signUpWithTwoFactor(app);
  const [old = '', spent = ''] = account.recovery_codes;
  expect((await account.call(renewRecoveryCodes)).error.name).toBe('step_up_required');
  await confirmAgain(account, spent);
  const { recovery_codes: renewed } = (await account.call(renewRecoveryCodes)).body;
  expect(renewed).toHaveLength(10);
  const pending = await startSignIn(app, account);
  expect((await makeCall(app, confirmTwoFactor, { body: { code: old }, pending })).error.name).toBe('invalid_code');
  expect((await makeCall(app, confirmTwoFactor, { body: { code: renewed[9] ?? '' }, pending })).status).toBe(200);
  const plain = await signUp(app);
  await confirmAgain(plain);
  expect((await plain.call(renewRecoveryCodes)).error.name).toBe('twofactor_off');
});

test('a confirmation is valid for ten minutes and for this session only', async () => {
  const account = await signUp(app);
  const body = { username: account.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const { session } = await makeCall(app, login, { body });
  await confirmAgain(account);
  expect((await makeCall(app, startTwoFactor, { session })).error.name).toBe('step_up_required');
  app.clock.advance(10 * 60_000 - 5000);
  expect((await account.call(startTwoFactor)).status).toBe(200);
  app.clock.advance(5000);
  expect((await account.call(startTwoFactor)).error.name).toBe('step_up_required');
});

test('a wrong password is an invalid field and is recorded, and after five of them the user has to wait', async () => {
  const account = await signUp(app);
  for (let guess = 0; guess < 5; guess++) {
    const { status, error } = await account.call(confirmIdentity, { body: { password: 'wrong-password-1' } });
    expect([status, error.errors]).toEqual([422, { password: { code: 'invalid_password' } }]);
  }
  const { status, error } = await account.call(confirmIdentity, { body: { password: PASSWORD } });
  expect([status, error.name]).toEqual([429, 'too_many_requests']);
  const { items } = (await account.call(listSecurityEvents)).body;
  expect(items.filter(({ type }) => type === 'sign_in_failed')).toHaveLength(5);
});

test('an account without a password cannot be confirmed with an empty one', async () => {
  const account = await signUp(app);
  await app.db.update(users).set({ password_hash: null }).where(eq(users.id, account.user._id));
  for (const password of ['', PASSWORD]) {
    expect((await account.call(confirmIdentity, { body: { password } })).status).toBe(422);
  }
});
