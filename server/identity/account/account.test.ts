import {
  cancelEmailChange,
  changeEmail,
  changePassword,
  getAccount,
  listSecurityEvents,
  updateAccount,
} from '@tangent/contract/identity/account.ts';
import { currentUser, login } from '@tangent/contract/identity/auth.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readLinkToken, receiveMails } from '../../testing/fakes/test-mail.ts';
import { PASSWORD, signUp, solveCaptcha, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { confirmAgain } from '../../testing/fixtures/test-two-factor.ts';
import { makeCall } from '../../testing/harness/call.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';
import { ORIGIN } from '../../testing/harness/test-http.ts';
import { registerEmailLinkRoutes } from './email-link-routes.ts';

const NEW_PASSWORD = 'Groove-2-everywhere';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    http_options: {
      addPages: (http, context) =>
        registerEmailLinkRoutes(http, context, async (_request, reply, view) => reply.send(view)),
    },
  });
});
afterAll(() => app.close());
beforeEach(async () => {
  await receiveMails(app);
  await app.pool.query('delete from rate_limits');
});

const signIn = async (username: string, password: string) =>
  makeCall(app, login, { body: { username, password, captcha: await solveCaptcha(app) } });
const update = (account: TestAccount, body: object) => account.call(updateAccount, { body });
const change = (account: TestAccount, current_password: string, password: string) =>
  account.call(changePassword, { body: { current_password, password } });
const changeTo = (account: TestAccount, email: string) => account.call(changeEmail, { body: { email } });

const openLink = (token: string) => app.http.inject({ method: 'GET', url: `/v1/auth/change-email/${token}` });

/** Presses the button of the page behind a link. */
async function confirmLink(token: string): Promise<unknown> {
  const { statusCode, headers } = await app.http.inject({ method: 'POST', url: `/v1/auth/change-email/${token}` });
  expect([statusCode, headers['referrer-policy']]).toEqual([303, 'no-referrer']);
  return headers.location;
}

/** Signs up a user who has just confirmed their password. */
async function signUpFresh(): Promise<TestAccount> {
  const account = await signUp(app);
  await receiveMails(app);
  await confirmAgain(account);
  return account;
}

test('[S3-011] [S3-012] [S3-013] [S3-014] [S3-015] [S3-016] [S3-017] [S3-018] an account has names, address, phone, a contact method and two flags', async () => {
  const account = await signUp(app);
  const before = (await account.call(getAccount)).body;
  expect(before).toMatchObject({
    first_name: 'Ada',
    last_name: 'Yıldız',
    username: account.user.username,
    email: account.user.email,
    phone_code: null,
    phone_number: null,
    preferred_contact_method: 'email',
    email_verified: true,
    new_email: null,
    email_notifications: true,
    marketing: false,
    has_password: true,
    providers: [],
    twofactor: { on: false, since: null, recovery_codes_left: 0 },
  });
  const phone = { phone_code: '+90', phone_number: '5320000000', preferred_contact_method: 'whatsapp' } as const;
  const after = await update(account, {
    first_name: ' Ada Su ',
    ...phone,
    phone_number: '532 000-00 00',
    marketing: true,
  });
  expect(after.body).toEqual({ ...before, first_name: 'Ada Su', ...phone, marketing: true });
  expect((await update(account, { email_notifications: false })).body).toEqual({
    ...after.body,
    email_notifications: false,
  });
  expect((await account.call(currentUser)).body.name).toBe('Ada Su Yıldız');
});

test.each([
  [{ first_name: ' ' }, { first_name: { code: 'required' } }],
  [{ last_name: 'x'.repeat(51) }, { last_name: { code: 'max_length', params: { max: 50 } } }],
  [{ preferred_contact_method: 'sms' }, { preferred_contact_method: { code: 'phone_needed' } }],
  [{ preferred_contact_method: 'pigeon' }, { preferred_contact_method: { code: 'invalid_choice' } }],
  [{ phone_number: '5320000' }, { phone_code: { code: 'phone_code_required' } }],
  [{ phone_code: '+999', phone_number: '5320000' }, { phone_code: { code: 'invalid_choice' } }],
])('the change %j is refused with %j and changes nothing', async (body, errors) => {
  const account = await signUp(app);
  const before = (await account.call(getAccount)).body;
  const { status, error } = await update(account, body);
  expect([status, error.errors]).toEqual([422, errors]);
  expect((await account.call(getAccount)).body).toEqual(before);
});

test('a last name that a provider did not supply does not block other changes', async () => {
  const account = await signUp(app);
  await app.db.update(users).set({ last_name: '' }).where(eq(users.id, account.user._id));
  expect((await update(account, { marketing: true })).body).toMatchObject({ marketing: true, last_name: '' });
  expect((await update(account, { last_name: '' })).error.errors).toEqual({ last_name: { code: 'required' } });
});

test('only the listed fields can be changed, and no other account is touched', async () => {
  const [account, other] = [await signUp(app), await signUp(app)];
  const [before] = await app.db.select().from(users).where(eq(users.id, account.user._id));
  const { status } = await update(account, {
    _id: other.user._id,
    username: 'king',
    email: 'king@music.example',
    is_staff: true,
    banned: false,
    email_verified: true,
    referral_code: 'aaaaaaaa',
    plan: 'pro',
    password_hash: 'x',
  });
  expect(status).toBe(200);
  expect((await app.db.select().from(users).where(eq(users.id, account.user._id)))[0]).toEqual(before);
});

test('[S3-019] a new password replaces the old one, signs out all other devices and is announced by email', async () => {
  const account = await signUp(app);
  await receiveMails(app);
  const elsewhere = (await signIn(account.user.username, PASSWORD)).session;
  expect((await change(account, PASSWORD, NEW_PASSWORD)).status).toBe(200);
  expect((await account.call(currentUser)).status).toBe(200);
  expect((await makeCall(app, currentUser, { session: elsewhere })).error.name).toBe('unauthenticated');
  expect((await signIn(account.user.username, PASSWORD)).error.name).toBe('invalid_password');
  expect((await signIn(account.user.username, NEW_PASSWORD)).status).toBe(200);
  expect((await receiveMails(app)).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  const types = (await account.call(listSecurityEvents)).body.items.map(({ type }) => type);
  expect(types).toContain('password_changed');
});

test('a wrong, a common and the same password are refused at their fields, and guessing is limited', async () => {
  const account = await signUp(app);
  const getErrors = async (old: string, wanted: string) => (await change(account, old, wanted)).error.errors;
  expect(await getErrors(PASSWORD, 'P@ssw0rd1!')).toEqual({ password: { code: 'common_password' } });
  expect(await getErrors(PASSWORD, PASSWORD)).toEqual({ password: { code: 'same_password' } });
  for (let n = 0; n < 5; n++) {
    expect(await getErrors(`wrong-${n}`, NEW_PASSWORD)).toEqual({ current_password: { code: 'invalid_password' } });
  }
  expect((await change(account, PASSWORD, NEW_PASSWORD)).error.name).toBe('too_many_requests');
  expect((await account.call(currentUser)).status).toBe(200);
});

test('of two concurrent password changes one succeeds', async () => {
  const account = await signUp(app);
  const responses = await Promise.all([
    change(account, PASSWORD, NEW_PASSWORD),
    change(account, PASSWORD, 'Another-one-3'),
  ]);
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a new address counts once it is confirmed on the page behind its link; both addresses are notified', async () => {
  const account = await signUpFresh();
  const [old, email] = [account.user.email, `new-${account.user.email}`];
  expect((await changeTo(account, ` ${email} `)).body).toMatchObject({ email: old, new_email: email });
  const [first, second] = await receiveMails(app);
  expect([first?.to.address, second?.to.address]).toEqual([email, old]);
  const token = await readLinkToken(app, account.user._id, 'change_email');
  expect(first?.html).toContain(`href="${ORIGIN}/v1/auth/change-email/${token}"`);
  expect(second?.text).toContain(email);
  expect((await signIn(email, PASSWORD)).error.name).toBe('invalid_username_or_email');

  // A mail scanner opens the link.
  expect((await openLink(token)).json()).toEqual({ purpose: 'change_email', email, language: 'en' });
  expect((await account.call(getAccount)).body).toMatchObject({ email: old, new_email: email });
  expect([await confirmLink(token), await confirmLink(token)]).toEqual([
    '/account?email=changed',
    '/account?email=changed',
  ]);
  expect((await account.call(getAccount)).body).toMatchObject({ email, new_email: null, email_verified: true });
  expect((await receiveMails(app)).map(({ to }) => to.address).sort()).toEqual([old, email].sort());
  expect((await signIn(old, PASSWORD)).error.name).toBe('invalid_username_or_email');
  expect((await signIn(email, PASSWORD)).status).toBe(200);
});

test('changing the address needs a confirmation, a valid address, and one that no account has', async () => {
  const account = await signUp(app);
  const other = await signUp(app);
  expect((await changeTo(account, 'free@music.example')).error.name).toBe('step_up_required');
  await confirmAgain(account);
  expect((await changeTo(account, 'nobody')).error.errors).toEqual({
    email: { code: 'invalid_email', params: { context: 'at_missing' } },
  });
  expect((await changeTo(account, account.user.email.toUpperCase())).error.errors).toEqual({
    email: { code: 'same_email' },
  });
  const { status, error } = await changeTo(account, other.user.email.toUpperCase());
  expect([status, error.name, error.errors]).toEqual([
    409,
    'duplicated_email',
    { email: { code: 'duplicated_email' } },
  ]);
  app.clock.advance(HOUR_MS);
  expect((await changeTo(account, 'free@music.example')).error.name).toBe('step_up_required');
});

test('a change of address has no effect when it was cancelled, replaced or outdated, or when the address is taken meanwhile', async () => {
  const account = await signUpFresh();
  const [id, old] = [account.user._id, account.user.email];
  const requestChange = async (email: string) => {
    await confirmAgain(account);
    await changeTo(account, email);
    return readLinkToken(app, id, 'change_email');
  };
  const given_up = await requestChange(`up-${old}`);
  expect((await account.call(cancelEmailChange)).body).toMatchObject({ email: old, new_email: null });
  const [replaced, taken] = [await requestChange(`replaced-${old}`), await requestChange(`taken-${old}`)];
  await app.db
    .update(users)
    .set({ email: `taken-${old}` })
    .where(eq(users.id, (await signUp(app)).user._id));
  const before_reset = [given_up, replaced, taken];
  for (const token of before_reset) expect(await confirmLink(token)).toBe('/account?email=failed');
  const before_password = await requestChange(`thief-${old}`);
  expect((await change(account, PASSWORD, NEW_PASSWORD)).body.new_email).toBeNull();
  expect(await confirmLink(before_password)).toBe('/account?email=failed');
  expect((await account.call(getAccount)).body.email).toBe(old);
});

test('a link for a new address is valid for a day', async () => {
  const account = await signUpFresh();
  await changeTo(account, `late-${account.user.email}`);
  const token = await readLinkToken(app, account.user._id, 'change_email');
  app.clock.advance(24 * HOUR_MS + 1000);
  expect(await confirmLink(token)).toBe('/account?email=failed');
  expect((await account.call(getAccount)).body.new_email).toBeNull();
});
