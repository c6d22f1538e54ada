import { captcha, currentUser, login, logout, register } from '@tangent/contract/identity/auth.ts';
import { sessions, users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillRegistration, PASSWORD, signUp, solveCaptcha } from '../../testing/fixtures/test-account.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const signIn = async (username: string, password: string, captchaText?: string) =>
  makeCall(app, login, { body: { username, password, captcha: captchaText ?? (await solveCaptcha(app)) } });

test('[S7-014] [S3-001] [S3-002] [S3-003] [S3-004] [S3-005] signing up returns the user and opens a session', async () => {
  const form = await fillRegistration(app);
  const { status, body, session } = await makeCall(app, register, { body: form });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({ name: 'Ada Yıldız', username: form.username, email: form.email, plan: 'free' });
  expect(body.user.subscription).toMatchObject({ plan_name: 'tangent_lite', status: 'none' });
  expect((await makeCall(app, currentUser, { session })).body).toEqual(body.user);
});

test('[S3-010] the campaign that brought a user is stored with the account', async () => {
  const campaign_tags = { campaign: 'spring', source: 'poster' };
  const [friend] = await app.db
    .select()
    .from(users)
    .where(eq(users.id, (await signUp(app)).user._id));
  const referred_by_user = friend?.referral_code ?? '';
  const form = { ...(await fillRegistration(app)), referred_by_user, campaign_tags, marketing: true };
  const { body } = await makeCall(app, register, { body: form });
  const [row] = await app.db.select().from(users).where(eq(users.id, body.user._id));
  expect(row).toMatchObject({ referred_by_user, campaign_tags, marketing: true, language: 'en' });
  expect(row?.password_hash).toMatch(/^\$argon2id\$/);
});

test('extra fields in the form give an account no powers', async () => {
  const form = { ...(await fillRegistration(app)), is_staff: true, plan: 'pro', banned: true, verified: true };
  const { body } = await makeCall(app, register, { body: form });
  expect(body.user).toMatchObject({ is_staff: false, plan: 'free', banned: false });
});

test('[S8-001] an email address that is taken is refused as such, in any spelling', async () => {
  const first = await signUp(app);
  const form = { ...(await fillRegistration(app)), email: first.user.email.toUpperCase() };
  const { status, error } = await makeCall(app, register, { body: form });
  expect([status, error.name]).toEqual([409, 'duplicated_email']);
});

test('a user name that is taken is refused as such, in any spelling', async () => {
  const first = await signUp(app);
  const form = { ...(await fillRegistration(app)), username: first.user.username.toUpperCase() };
  expect((await makeCall(app, register, { body: form })).error.name).toBe('duplicated_username');
});

test('[S5-035] [S5-042] [S5-043] a registration reports all invalid fields at once and uses up no captcha', async () => {
  const good = await fillRegistration(app);
  const bad = { ...good, first_name: ' ', email: 'no\u200Bbody@music.example', password: 'short', terms: false };
  const { status, error } = await makeCall(app, register, { body: bad });
  expect(status).toBe(422);
  expect(error.errors).toEqual({
    first_name: { code: 'required' },
    email: { code: 'invalid_email', params: { context: 'invisible', sign: 'U+200B', place: 3 } },
    password: { code: 'min_length', params: { min: 8 } },
    terms: { code: 'terms_required' },
  });
  expect((await makeCall(app, register, { body: good })).status).toBe(201);
});

test('[S7-009] [S5-054] [S5-055] [S8-012] a captcha is required, must be solved, and is valid once and for ten minutes', async () => {
  const { user } = await signUp(app);
  const unsolved = Buffer.from(JSON.stringify((await makeCall(app, captcha)).body)).toString('base64');
  for (const text of ['', 'nonsense', unsolved]) {
    expect((await signIn(user.username, PASSWORD, text)).error.name).toBe('invalid_captcha');
  }
  const once = await solveCaptcha(app);
  expect((await signIn(user.username, 'wrong-password-1', once)).error.name).toBe('invalid_password');
  expect((await signIn(user.username, PASSWORD, once)).error.name).toBe('invalid_captcha');
  const late = await solveCaptcha(app);
  app.clock.advance(10 * 60 * 1000 + 1000);
  expect((await signIn(user.username, PASSWORD, late)).error.name).toBe('invalid_captcha');
});

test('a captcha with a changed expiry is refused', async () => {
  const { user } = await signUp(app);
  const payload = JSON.parse(Buffer.from(await solveCaptcha(app), 'base64').toString());
  payload.challenge.parameters.expiresAt += 3600;
  const forged = Buffer.from(JSON.stringify(payload)).toString('base64');
  expect((await signIn(user.username, PASSWORD, forged)).error.name).toBe('invalid_captcha');
});

test('[S7-010] [S3-008] [S4-043] signing in works with user name or email in any case', async () => {
  const { user } = await signUp(app);
  for (const name of [user.username, user.email, user.email.toUpperCase()]) {
    const { body } = await signIn(name, PASSWORD);
    expect(body).toMatchObject({ user: { _id: user._id } });
  }
});

test('[S7-012] [S8-013] [S8-014] a wrong name and a wrong password have different error names', async () => {
  const { user } = await signUp(app);
  const noOne = await signIn('nobody-by-this-name', PASSWORD);
  expect([noOne.status, noOne.error.name]).toEqual([401, 'invalid_username_or_email']);
  expect(noOne.error.message).toBe('Invalid username or email');
  const wrong = await signIn(user.username, 'wrong-password-1');
  expect([wrong.status, wrong.error.name]).toEqual([401, 'invalid_password']);
});

test('[S8-002] a closed account cannot sign in and its sessions end', async () => {
  const account = await signUp(app);
  await app.db.update(users).set({ deactivated_at: app.clock.now() }).where(eq(users.id, account.user._id));
  expect((await signIn(account.user.username, PASSWORD)).error.name).toBe('deactivated_account');
  expect((await account.call(currentUser)).error.name).toBe('unauthenticated');
});

test('[S7-017] signing out ends the session permanently and never fails', async () => {
  const account = await signUp(app);
  expect((await account.call(logout)).status).toBe(204);
  expect((await account.call(currentUser)).error.name).toBe('unauthenticated');
  expect((await account.call(logout)).status).toBe(204);
});

test('a link on another site signs nobody out', async () => {
  const account = await signUp(app);
  expect((await account.call(logout, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(204);
  expect((await account.call(currentUser)).body._id).toBe(account.user._id);
});

test('[S7-015] [S4-039] [S7-003] the current user is identified by the cookie alone', async () => {
  const account = await signUp(app);
  expect((await account.call(currentUser)).body).toEqual(account.user);
  for (const session of [null, 'made-up', `${account.session}x`]) {
    expect((await makeCall(app, currentUser, { session })).error.name).toBe('unauthenticated');
  }
});

test('the current user comes with the UTC day of the product’s clock', async () => {
  const account = await signUp(app);
  const day = app.clock.now().toISOString().slice(0, 10);
  expect(account.user.today).toBe(day);
  app.clock.advance(DAY_MS);
  const next = (await account.call(currentUser)).body.today;
  expect([next, next > day]).toEqual([app.clock.now().toISOString().slice(0, 10), true]);
});

test('the session cookie is hidden from scripts and other hosts, and the database stores only its hash', async () => {
  const { headers, session } = await makeCall(app, register, { body: await fillRegistration(app) });
  const cookie = String(headers['set-cookie']);
  for (const part of ['__Host-session=', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
    expect(cookie).toContain(part);
  expect(cookie).not.toContain('Domain');
  const hashes = await app.db.select({ hash: sessions.token_hash }).from(sessions);
  expect(hashes.length).toBeGreaterThan(0);
  expect(hashes.map(({ hash }) => hash)).not.toContain(session);
});

test('a sign-in creates a new session and ends the one the browser had', async () => {
  const seeded = await signUp(app);
  const body = { username: seeded.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  const { session } = await makeCall(app, login, { body, session: seeded.session });
  expect(session).not.toBe(seeded.session);
  expect((await seeded.call(currentUser)).error.name).toBe('unauthenticated');
});
