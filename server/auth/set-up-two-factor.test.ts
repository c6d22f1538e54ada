import {
  beginTwoFactor,
  confirmIdentity,
  disableTwoFactor,
  enableTwoFactor,
  listSecurityEvents,
  renewRecoveryCodes,
} from '@tangent/contract/account.ts';
import { confirmTwoFactor, currentUser, login } from '@tangent/contract/auth.ts';
import { users } from '@tangent/db/schema/account.ts';
import { recovery_codes, two_factors } from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { PASSWORD, signUp, solveCaptcha, type TestPerson } from '../testing/test-person.ts';
import { confirmAgain, showCode, signUpGuarded, startSignIn, wrongCode } from '../testing/test-two-factor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const mailsTo = async ({ user }: TestPerson) => {
  const { rows } = await app.pool.query(
    `select data->>'mail' as mail from pgboss.job where name = 'mail.account' and data->>'user_id' = $1 order by created_on`,
    [user._id],
  );
  return rows.map(({ mail }) => mail);
};

test('setting up shows a key and a QR code of it under the name of the product', async () => {
  const person = await signUp(app);
  expect((await person.call(beginTwoFactor)).error.name).toBe('step_up_required');
  await confirmAgain(person);
  const { key, address, qr_svg } = (await person.call(beginTwoFactor)).body;
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  const parts = new URL(address);
  expect([parts.protocol, parts.host, parts.searchParams.get('issuer')]).toEqual(['otpauth:', 'totp', 'Tangent']);
  expect(parts.searchParams.get('secret')).toBe(key);
  expect(decodeURIComponent(parts.pathname)).toBe(`/Tangent:${person.user.email}`);
  expect(qr_svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[\s\S]*<\/svg>\s*$/);
});

test('the database holds neither the key nor a recovery code', async () => {
  const person = await signUpGuarded(app);
  const kept = JSON.stringify([await app.db.select().from(two_factors), await app.db.select().from(recovery_codes)]);
  for (const secret of [person.key, ...person.recovery_codes, person.recovery_codes[0]?.replaceAll('-', '') ?? '']) {
    expect(kept).not.toContain(secret);
  }
});

test('nothing asks for a code until the app has shown its first, and a wrong one leaves the session alone', async () => {
  const person = await signUp(app);
  expect((await person.call(enableTwoFactor, { body: { code: '123456' } })).error.name).toBe('twofactor_off');
  await confirmAgain(person);
  const { key } = (await person.call(beginTwoFactor)).body;
  const body = { username: person.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  expect((await makeCall(app, login, { body })).body).toHaveProperty('user');
  const wrong = await person.call(enableTwoFactor, { body: { code: wrongCode(app, key) } });
  expect([wrong.status, wrong.error.errors]).toEqual([422, { code: { code: 'invalid_code' } }]);
  expect((await person.call(currentUser)).status).toBe(200);
  expect((await person.call(enableTwoFactor, { body: { code: showCode(app, key) } })).status).toBe(200);
  expect(await mailsTo(person)).toEqual(['twofactor_on']);
});

test('beginning again makes another key, and the one before is good for nothing', async () => {
  const person = await signUp(app);
  await confirmAgain(person);
  const first = (await person.call(beginTwoFactor)).body.key;
  const second = (await person.call(beginTwoFactor)).body.key;
  expect(second).not.toBe(first);
  expect((await person.call(enableTwoFactor, { body: { code: showCode(app, first) } })).status).toBe(422);
  expect((await person.call(enableTwoFactor, { body: { code: showCode(app, second) } })).status).toBe(200);
});

test('switching on gives ten recovery codes that nobody has seen before', async () => {
  const [one, other] = [await signUpGuarded(app), await signUpGuarded(app)];
  const codes = [...one.recovery_codes, ...other.recovery_codes];
  expect([one.recovery_codes.length, new Set(codes).size]).toEqual([10, 20]);
  // Twelve characters of thirty-two: sixty bits.
  for (const code of codes) expect(code).toMatch(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){2}$/);
});

test('what is on cannot be set up once more', async () => {
  const person = await signUpGuarded(app);
  await confirmAgain(person, showCode(app, person.key));
  expect((await person.call(beginTwoFactor)).error.name).toBe('twofactor_on');
  expect((await person.call(enableTwoFactor, { body: { code: showCode(app, person.key) } })).error.name).toBe(
    'twofactor_on',
  );
});

test('switching off takes password and code, and the password from before was not both', async () => {
  const person = await signUpGuarded(app);
  expect((await person.call(disableTwoFactor)).error.name).toBe('step_up_required');
  const bare = await person.call(confirmIdentity, { body: { password: PASSWORD } });
  expect([bare.status, bare.error.errors]).toEqual([422, { code: { code: 'required' } }]);
  const wrong = await person.call(confirmIdentity, { body: { password: PASSWORD, code: wrongCode(app, person.key) } });
  expect([wrong.status, wrong.error.errors]).toEqual([422, { code: { code: 'invalid_code' } }]);
  expect((await person.call(disableTwoFactor)).error.name).toBe('step_up_required');
  const waiting = await startSignIn(app, person);
  await confirmAgain(person, showCode(app, person.key));
  expect((await person.call(disableTwoFactor)).status).toBe(204);
  expect((await person.call(disableTwoFactor)).error.name).toBe('twofactor_off');
  const late = { body: { code: showCode(app, person.key) }, pending: waiting };
  expect((await makeCall(app, confirmTwoFactor, late)).error.name).toBe('unauthenticated');
  const body = { username: person.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  expect((await makeCall(app, login, { body })).body).toHaveProperty('user');
  expect(await mailsTo(person)).toEqual(['twofactor_on', 'twofactor_off']);
});

test('new recovery codes void the old ones, and one of them confirms like a code of the app', async () => {
  const person = await signUpGuarded(app);
  const [old = '', spent = ''] = person.recovery_codes;
  expect((await person.call(renewRecoveryCodes)).error.name).toBe('step_up_required');
  await confirmAgain(person, spent);
  const { recovery_codes: renewed } = (await person.call(renewRecoveryCodes)).body;
  expect(renewed).toHaveLength(10);
  const pending = await startSignIn(app, person);
  expect((await makeCall(app, confirmTwoFactor, { body: { code: old }, pending })).error.name).toBe('invalid_code');
  expect((await makeCall(app, confirmTwoFactor, { body: { code: renewed[9] ?? '' }, pending })).status).toBe(200);
  const plain = await signUp(app);
  await confirmAgain(plain);
  expect((await plain.call(renewRecoveryCodes)).error.name).toBe('twofactor_off');
});

test('a confirmation counts for ten minutes and for this session only', async () => {
  const person = await signUp(app);
  const body = { username: person.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const { session } = await makeCall(app, login, { body });
  await confirmAgain(person);
  expect((await makeCall(app, beginTwoFactor, { session })).error.name).toBe('step_up_required');
  app.clock.advance(10 * 60_000 - 5000);
  expect((await person.call(beginTwoFactor)).status).toBe(200);
  app.clock.advance(5000);
  expect((await person.call(beginTwoFactor)).error.name).toBe('step_up_required');
});

test('a wrong password is a wrong field, is written down, and five of them are enough for a while', async () => {
  const person = await signUp(app);
  for (let guess = 0; guess < 5; guess++) {
    const { status, error } = await person.call(confirmIdentity, { body: { password: 'wrong-password-1' } });
    expect([status, error.errors]).toEqual([422, { password: { code: 'invalid_password' } }]);
  }
  const { status, error } = await person.call(confirmIdentity, { body: { password: PASSWORD } });
  expect([status, error.name]).toEqual([429, 'too_many_requests']);
  const { items } = (await person.call(listSecurityEvents)).body;
  expect(items.filter(({ type }) => type === 'sign_in_failed')).toHaveLength(5);
});

test('who has no password confirms nothing by leaving it empty', async () => {
  const person = await signUp(app);
  await app.db.update(users).set({ password_hash: null }).where(eq(users.id, person.user._id));
  for (const password of ['', PASSWORD]) {
    expect((await person.call(confirmIdentity, { body: { password } })).status).toBe(422);
  }
});
