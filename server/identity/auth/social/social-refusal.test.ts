import { appleCallback, googleLogin, login, startSocialLogin } from '@tangent/contract/identity/auth.ts';
import { sessions, users } from '@tangent/db/schema/identity/account.ts';
import { identities, pending_logins, social_attempts } from '@tangent/db/schema/identity/sign-in.ts';
import { SOCIAL_ATTEMPT_MINUTES, SOCIAL_ATTEMPTS } from '@tangent/domain/identity/identity-limits.ts';
import { TOKEN_FAULTS } from '@tangent/sandbox/openid/behaviour.ts';
import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { signUp } from '../../../testing/fixtures/test-account.ts';
import { makeCall } from '../../../testing/harness/call.ts';
import {
  createSandboxProviders,
  createSocialWorld,
  finishApple,
  finishGoogle,
  makeRoundTrip,
  newProviderAccount,
  type OAuthRoundTrip,
  type SocialWorld,
} from '../../../testing/harness/social-round-trip.ts';
import { createTestApp } from '../../../testing/harness/test-app.ts';
import { ORIGIN } from '../../../testing/harness/test-http.ts';

let world: SocialWorld;
beforeAll(async () => {
  world = await createSocialWorld();
});
afterAll(() => world.close());
beforeEach(() => world.log.splice(0));
afterEach(() => world.sandbox.post('/control/reset', {}));

const countRows = async () => {
  const tables = [users, identities, sessions, pending_logins];
  const counts = await Promise.all(tables.map((table) => world.app.db.select({ n: count() }).from(table)));
  return counts.map(([row]) => row?.n);
};

interface Failure {
  status: number;
  error: { name: string };
  session: string | null;
}

/** Expects that no user is signed in, nothing is stored, and one log line gives the fault without the token. */
async function expectRefusal(name: string, fault: string, attempt: () => Promise<Failure>): Promise<void> {
  const before = await countRows();
  const response = await attempt();
  expect([response.status, response.error.name, response.session], fault).toEqual([401, name, null]);
  expect(await countRows()).toEqual(before);
  const lines = world.log.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'social sign-in refused');
  expect(lines, fault).toEqual([expect.objectContaining({ fault })]);
  expect(world.log.join('')).not.toMatch(/eyJ|@music\.example/);
}

const FAULTS = {
  alg_none: 'algorithm',
  hs256_with_public_key: 'algorithm',
  other_audience: 'audience',
  other_issuer: 'issuer',
  expired: 'expired',
  not_yet_valid: 'not_yet_valid',
  no_subject: 'no_subject',
  unverified_email: 'unverified_email',
  wrong_nonce: 'nonce',
  unknown_key: 'unknown_key',
} as const satisfies Record<(typeof TOKEN_FAULTS)[number], string>;

test.each(TOKEN_FAULTS)('a Google token with the fault %s signs no one in', async (fault) => {
  await world.behave({ fault });
  const roundTrip = await makeRoundTrip(world, 'google', newProviderAccount());
  await expectRefusal('invalid_provider_token', FAULTS[fault], () => finishGoogle(world, roundTrip));
});

test.each(TOKEN_FAULTS)('an Apple token with the fault %s signs no one in', async (fault) => {
  await world.behave({ fault });
  const roundTrip = await makeRoundTrip(world, 'apple', newProviderAccount());
  await expectRefusal('auth_failed', FAULTS[fault], () => finishApple(world, roundTrip));
});

test('an address that the provider has not verified does not open an existing account', async () => {
  const victim = await signUp(world.app);
  const unverified = newProviderAccount({ email: victim.user.email, email_verified: 'false' });
  const roundTrip = await makeRoundTrip(world, 'google', unverified);
  await expectRefusal('invalid_provider_token', 'unverified_email', () => finishGoogle(world, roundTrip));
});

test('a posted id that is not the token’s, a token of another sign-in and an empty one sign no one in', async () => {
  const victim = newProviderAccount();
  await finishGoogle(world, await makeRoundTrip(world, 'google', victim));
  const known = await makeRoundTrip(world, 'google', victim);
  await expectRefusal('invalid_provider_token', 'other_id', () => finishGoogle(world, known, { id: '1'.repeat(21) }));
  world.log.splice(0);
  const [one, other] = [
    await makeRoundTrip(world, 'google', victim),
    await makeRoundTrip(world, 'google', newProviderAccount()),
  ];
  await expectRefusal('invalid_provider_token', 'nonce', () => finishGoogle(world, { ...one, cookie: other.cookie }));
  world.log.splice(0);
  const blank = await makeRoundTrip(world, 'google', newProviderAccount());
  await expectRefusal('invalid_provider_token', 'malformed', () =>
    finishGoogle(world, blank, { provider_token: 'a.b.c' }),
  );
});

test('a token is valid once, for ten minutes, and only for the browser that requested it', async () => {
  const roundTrip = await makeRoundTrip(world, 'google', newProviderAccount());
  expect((await finishGoogle(world, roundTrip)).status).toBe(200);
  const refuse = (again: OAuthRoundTrip) => {
    world.log.splice(0);
    return expectRefusal('invalid_provider_token', 'no_attempt', () => finishGoogle(world, again));
  };
  await refuse(roundTrip);
  const strangers = await makeRoundTrip(world, 'google', newProviderAccount());
  await refuse({ ...strangers, cookie: '' });
  await refuse({ ...strangers, cookie: `__Host-social=${'A'.repeat(43)}` });
  const apples = await makeRoundTrip(world, 'apple', newProviderAccount());
  await refuse({ ...strangers, cookie: apples.cookie });
  world.app.clock.advance(SOCIAL_ATTEMPT_MINUTES * 60_000);
  await refuse(strangers);
  await world.app.clock.set(0);
});

test('of twenty concurrent uses of one token one succeeds', async () => {
  const roundTrip = await makeRoundTrip(world, 'google', newProviderAccount());
  const responses = await Promise.all(Array.from({ length: 20 }, () => finishGoogle(world, roundTrip)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 401)).toHaveLength(19);
});

test('[S2-060] a return from Apple with another state, from another browser or for the second time fails', async () => {
  const refuse = (fault: string, roundTrip: OAuthRoundTrip, change: { state?: string; code?: string } = {}) => {
    world.log.splice(0);
    return expectRefusal('auth_failed', fault, () => finishApple(world, roundTrip, change));
  };
  const roundTrip = await makeRoundTrip(world, 'apple', newProviderAccount());
  const [, random = ''] = (roundTrip.values.state ?? '').split('.');
  await refuse('state', roundTrip, { state: `other_signin.${random}` });
  await refuse('state', roundTrip, { state: random });
  await refuse('state', roundTrip, { state: `${roundTrip.values.state}.more` });
  await refuse('no_attempt', roundTrip, { state: 'apple_signin' });
  await refuse('no_attempt', roundTrip, { state: `apple_signin.${'A'.repeat(43)}` });
  const victims = await makeRoundTrip(world, 'apple', newProviderAccount());
  await refuse('no_attempt', { ...roundTrip, cookie: victims.cookie });
  await refuse('no_attempt', { ...roundTrip, cookie: '' });
  // None of it ended the sign-in of the browser that started it.
  expect((await finishApple(world, roundTrip)).status).toBe(200);
  await refuse('no_attempt', roundTrip);
  // A code that was used elsewhere, with everything else valid.
  const { code = '' } = roundTrip.values;
  await refuse('code', victims, { code });
  const late = await makeRoundTrip(world, 'apple', newProviderAccount());
  world.app.clock.advance(SOCIAL_ATTEMPT_MINUTES * 60_000);
  await refuse('no_attempt', late);
  await world.app.clock.set(0);
});

test('a provider that fails or is too slow is reported as unavailable, and nothing is stored', async () => {
  const roundTrip = await makeRoundTrip(world, 'apple', newProviderAccount());
  await world.behave({ fail_status: 500 });
  const before = await countRows();
  const down = await finishApple(world, roundTrip);
  expect([down.status, down.error.name]).toEqual([502, 'provider_unavailable']);
  // Keys that were never read cannot be fetched now; keys that were read are cached.
  // A second is enough for an answer without delay on a busy machine too: the last call must get one.
  const slow = createSandboxProviders(world.sandbox, 1_000);
  const identity_providers = { google: slow.google, apple: slow.apple };
  const app = await createTestApp({ http_options: { identity_providers, limits_uses: false } });
  const there = { ...world, app };
  await world.behave({ fail_status: null, delay_ms: 4_000 });
  const late = await finishGoogle(there, await makeRoundTrip(there, 'google', newProviderAccount()));
  await world.behave({ delay_ms: 0 });
  expect([late.status, late.error.name]).toEqual([502, 'provider_unavailable']);
  expect((await finishGoogle(there, await makeRoundTrip(there, 'google', newProviderAccount()))).status).toBe(200);
  await app.close();
  expect(await countRows()).toEqual(before);
});

test('a provider without a configured client is not found, and the number of round trips is limited', async () => {
  const app = await createTestApp();
  const startLogin = (provider: 'google' | 'apple') => makeCall(app, startSocialLogin, { body: { provider } });
  expect((await startLogin('google')).status).toBe(404);
  expect(await app.db.select().from(social_attempts)).toEqual([]);
  for (let i = 1; i < SOCIAL_ATTEMPTS.per_address; i += 1) await startLogin('apple');
  expect((await startLogin('google')).error.name).toBe('too_many_requests');
  await app.close();
});

const postForm = (fields: Record<string, string>, headers: Record<string, string> = {}, url = '/auth/callback') =>
  world.app.http.inject({
    method: 'POST',
    url,
    headers: {
      origin: 'https://appleid.apple.com',
      'sec-fetch-site': 'cross-site',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

test('[S2-008] Apple’s form, from its own site, redirects to the page of the same address and sets nothing', async () => {
  const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Yıldız' }, email: 'ada@music.example' });
  const response = await postForm({ code: 'c1', state: 'apple_signin.s', user, more: 'x' });
  expect([response.statusCode, response.headers.location]).toEqual([
    303,
    '/auth/callback?code=c1&state=apple_signin.s&name=Ada+Y%C4%B1ld%C4%B1z',
  ]);
  expect(response.headers['set-cookie']).toBeUndefined();
  expect(response.headers['cache-control']).toBe('no-store');
  const cancelled = await postForm({ error: 'user_cancelled_authorize', state: 'apple_signin.s' });
  expect(cancelled.headers.location).toBe('/auth/callback?state=apple_signin.s&error=user_cancelled_authorize');
  for (const bad of ['{', '[]', '{"name":7}', '"x"']) {
    expect((await postForm({ code: 'c1', state: 's', user: bad })).headers.location).toBe(
      '/auth/callback?code=c1&state=s',
    );
  }
  expect((await postForm({ code: '//evil.example' })).headers.location).toBe('/auth/callback?code=%2F%2Fevil.example');
});

test('no other address accepts forms of other sites, and this one accepts no large or different content', async () => {
  expect((await postForm({ code: 'c'.repeat(17_000) })).statusCode).toBe(413);
  expect((await postForm({ code: 'c' }, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  for (const call of [googleLogin, appleCallback, login]) {
    expect((await postForm({ code: 'c' }, {}, call.path)).statusCode).toBe(403);
    const ours = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    expect((await postForm({ code: 'c' }, ours, call.path)).statusCode).toBe(415);
  }
});
