import { currentUser, login } from '@tangent/contract/identity/auth.ts';
import { sessions, users } from '@tangent/db/schema/identity/account.ts';
import {
  api_tokens,
  identities,
  pending_logins,
  security_events,
  two_factors,
} from '@tangent/db/schema/identity/sign-in.ts';
import { and, count, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { PASSWORD, signUp, solveCaptcha } from '../../../testing/fixtures/test-account.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import {
  createSocialWorld,
  finishApple,
  finishAppleToken,
  finishGoogle,
  makeRoundTrip,
  newProviderAccount,
  type SocialWorld,
} from '../../../testing/harness/social-round-trip.ts';

let world: SocialWorld;
beforeAll(async () => {
  world = await createSocialWorld();
});
afterAll(() => world.close());
afterEach(() => world.sandbox.post('/control/reset', {}));

const continueWithGoogle = async (account: Record<string, string>) =>
  finishGoogle(world, await makeRoundTrip(world, 'google', account));
const signedIn = (body: object) => {
  if (!('user' in body)) throw new Error('a code is required');
  return body.user as { _id: string; name: string; username: string; email: string };
};
const getRow = async (id: string) => (await world.app.db.select().from(users).where(eq(users.id, id)))[0];
const listEvents = async (id: string) => {
  const rows = await world.app.db.select().from(security_events).where(eq(security_events.account_id, id));
  return rows.map(({ type, details }) => [type, details]);
};

test('[S7-018] [S3-009] [S2-008] Google opens an account, and recognises its owner again', async () => {
  const { app } = world;
  const referrer = await signUp(app);
  const code = (await getRow(referrer.user._id))?.referral_code ?? '';
  const account = newProviderAccount({ name: 'Ana María Ortiz', email: 'ana.maria@music.example' });
  const roundTrip = await makeRoundTrip(world, 'google', account);
  expect(roundTrip.address).toBe('http://localhost:4300/auth/login');
  // Only the token is trusted.
  const claimed = { email: referrer.user.email, name: 'Somebody Else' };
  const sent = {
    ...claimed,
    lang: 'pt' as const,
    referred_by_user: code,
    campaign_tags: { campaign: ' spring ', medium: ' ' },
  };
  const { status, body, session } = await finishGoogle(world, roundTrip, sent);
  const user = signedIn(body);
  expect(status).toBe(200);
  expect(user).toMatchObject({ name: 'Ana María Ortiz', username: 'ana.maria', email: 'ana.maria@music.example' });
  expect((await makeCall(app, currentUser, { session })).body).toMatchObject({ _id: user._id, email_verified: true });
  expect(await getRow(user._id)).toMatchObject({
    first_name: 'Ana María',
    last_name: 'Ortiz',
    password_hash: null,
    language: 'pt',
    marketing: false,
    referred_by_user: code,
    campaign_tags: { campaign: 'spring' },
  });
  const again = await continueWithGoogle({ ...account, name: 'Another Name' });
  expect(signedIn(again.body)).toMatchObject({ _id: user._id, name: 'Ana María Ortiz' });
  expect(await listEvents(user._id)).toEqual([
    ['account_created', { method: 'google' }],
    ['signed_in', { method: 'google' }],
    ['signed_in', { method: 'google' }],
  ]);
});

test('[S7-022] Apple sends a name once and may hide the address; the account keeps both', async () => {
  const account = newProviderAccount({ name: 'Zuzu', hides_email: 'true' });
  const roundTrip = await makeRoundTrip(world, 'apple', account);
  expect(roundTrip.address).toBe('http://localhost:4300/auth/callback');
  expect(roundTrip.values.state).toMatch(/^apple_signin\.[\w-]{43}$/);
  const user = signedIn((await finishApple(world, roundTrip)).body);
  expect(user.name).toBe('Zuzu');
  expect(user.email).toMatch(/@privaterelay\.appleid\.com$/);
  const again = await makeRoundTrip(world, 'apple', account);
  expect(again.values.user).toBeUndefined();
  expect(signedIn((await finishApple(world, again)).body)).toEqual(expect.objectContaining({ ...user }));
});

test('[S7-019] an Apple id token is accepted like one from Google', async () => {
  const account = newProviderAccount();
  const first = signedIn((await finishAppleToken(world, await makeRoundTrip(world, 'apple', account))).body);
  expect(first).toMatchObject({ name: 'Lena Ortiz', email: account.email });
  const byCode = await finishApple(world, await makeRoundTrip(world, 'apple', account));
  expect(signedIn(byCode.body)._id).toBe(first._id);
});

test('users with the same part before the at sign get different user names', async () => {
  const names = [];
  for (const host of ['one', 'two', 'three']) {
    const response = await continueWithGoogle(newProviderAccount({ name: '', email: `li@${host}.example` }));
    names.push(signedIn(response.body));
  }
  expect(new Set(names.map(({ username }) => username)).size).toBe(3);
  expect(names.map(({ username, name }) => [/^li\d{3}$/.test(username), name])).toEqual(Array(3).fill([true, 'li']));
});

test('a verified address leads to its existing account, which is notified by email and keeps its password', async () => {
  const { app } = world;
  const account = await signUp(app);
  const { body } = await continueWithGoogle(newProviderAccount({ email: account.user.email.toUpperCase() }));
  expect(signedIn(body)._id).toBe(account.user._id);
  expect(await listEvents(account.user._id)).toContainEqual(['provider_linked', { provider: 'google' }]);
  const jobs = await app.pool.query(
    `select data from pgboss.job where name = 'mail.account' and data->>'user_id' = $1`,
    [account.user._id],
  );
  expect(jobs.rows).toEqual([
    { data: expect.objectContaining({ mail: 'provider_linked', params: { provider: 'google' } }) },
  ]);
  const byPassword = { username: account.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  expect((await makeCall(app, login, { body: byPassword })).status).toBe(200);
  // A second provider finds the same account.
  const apple = await finishApple(
    world,
    await makeRoundTrip(world, 'apple', newProviderAccount({ email: account.user.email })),
  );
  expect(signedIn(apple.body)._id).toBe(account.user._id);
});

test('an account opened with another user’s address goes to the owner of the address, with every way in removed', async () => {
  const { app } = world;
  const squatter = await signUp(app, { verified: false });
  const account_id = squatter.user._id;
  const now = app.clock.now();
  await app.db.insert(two_factors).values({ account_id, secret_sealed: '-', confirmed_at: now, created_at: now });
  await app.db.insert(api_tokens).values({ account_id, name: 'in', token_hash: 'x', scopes: [], created_at: now });
  const { body, session } = await continueWithGoogle(newProviderAccount({ email: squatter.user.email }));
  expect(signedIn(body)).toMatchObject({ _id: account_id });
  expect((await makeCall(app, currentUser, { session })).body.email_verified).toBe(true);
  expect((await squatter.call(currentUser)).status).toBe(401);
  const byPassword = { username: squatter.user.username, password: PASSWORD, captcha: await solveCaptcha(app) };
  expect((await makeCall(app, login, { body: byPassword })).error.name).toBe('invalid_password');
  for (const table of [two_factors, api_tokens]) {
    expect(await app.db.select().from(table).where(eq(table.account_id, account_id))).toEqual([]);
  }
});

test('two-factor requires the code after Google and Apple too', async () => {
  const { app } = world;
  const account = await signUp(app);
  const now = app.clock.now();
  const on = { account_id: account.user._id, secret_sealed: '-', confirmed_at: now, created_at: now };
  await app.db.insert(two_factors).values(on);
  for (const provider of ['google', 'apple'] as const) {
    const roundTrip = await makeRoundTrip(world, provider, newProviderAccount({ email: account.user.email }));
    const { body, session } = await (provider === 'google'
      ? finishGoogle(world, roundTrip)
      : finishApple(world, roundTrip));
    expect([body, session]).toEqual([{ twofactor: true }, null]);
    const waiting = and(eq(pending_logins.user_id, account.user._id), eq(pending_logins.method, provider));
    expect(await app.db.select().from(pending_logins).where(waiting)).toHaveLength(1);
  }
});

test('frozen users reach the page that explains it; closed accounts stay closed and get no identity', async () => {
  const { app } = world;
  const frozen = await signUp(app);
  await app.db.update(users).set({ freeze: true, blocked_at: new Date() }).where(eq(users.id, frozen.user._id));
  const { body } = await continueWithGoogle(newProviderAccount({ email: frozen.user.email }));
  expect(body).toMatchObject({ user: { freeze: true, block: { reason: 'other' } } });
  const closed = await signUp(app);
  await app.db.update(users).set({ deactivated_at: new Date() }).where(eq(users.id, closed.user._id));
  const { status, error } = await continueWithGoogle(newProviderAccount({ email: closed.user.email }));
  expect([status, error.name]).toEqual([403, 'deactivated_account']);
  expect(await app.db.select().from(identities).where(eq(identities.account_id, closed.user._id))).toEqual([]);
});

test('an address that the provider has given to another user does not open the account of the previous one', async () => {
  const account = newProviderAccount();
  const { _id } = signedIn((await continueWithGoogle(account)).body);
  await world.app.db.update(identities).set({ subject: 'the one before' }).where(eq(identities.account_id, _id));
  const { status, error } = await continueWithGoogle(account);
  expect([status, error.name]).toEqual([409, 'duplicated_email']);
});

test('twenty concurrent first sign-ins create one account', async () => {
  const { app } = world;
  const account = newProviderAccount();
  const roundTrips = await Promise.all(
    Array.from({ length: 20 }, (_, i) => makeRoundTrip(world, i % 2 === 0 ? 'google' : 'apple', account)),
  );
  const responses = await Promise.all(
    roundTrips.map((roundTrip) =>
      roundTrip.provider === 'google' ? finishGoogle(world, roundTrip) : finishApple(world, roundTrip),
    ),
  );
  const ids = new Set(responses.map(({ body }) => signedIn(body)._id));
  expect(ids.size).toBe(1);
  const [id = ''] = ids;
  const [counts] = await app.db
    .select({ count: count() })
    .from(users)
    .where(eq(users.email, account.email ?? ''));
  const [opened] = await app.db.select({ count: count() }).from(sessions).where(eq(sessions.user_id, id));
  expect([counts?.count, opened?.count]).toEqual([1, 20]);
});
