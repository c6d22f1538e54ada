import { appleCallback, beginSocialLogin, googleLogin, login } from '@tangent/contract/auth.ts';
import { sessions, users } from '@tangent/db/schema/account.ts';
import { identities, pending_logins, social_attempts } from '@tangent/db/schema/sign-in.ts';
import { SOCIAL_ATTEMPT_MINUTES, SOCIAL_ATTEMPTS } from '@tangent/domain/limits.ts';
import { TOKEN_FAULTS } from '@tangent/sandbox/openid/behaviour.ts';
import { count } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCall } from '../testing/call.ts';
import {
  endApple,
  endGoogle,
  makeTrip,
  newPerson,
  openSandboxProviders,
  openSocialWorld,
  type SocialWorld,
  type Trip,
} from '../testing/social-trip.ts';
import { openTestApp } from '../testing/test-app.ts';
import { ORIGIN } from '../testing/test-http.ts';
import { signUp } from '../testing/test-person.ts';

let world: SocialWorld;
beforeAll(async () => {
  world = await openSocialWorld();
});
afterAll(() => world.close());
beforeEach(() => world.log.splice(0));
afterEach(() => world.sandbox.post('/control/reset', {}));

const countRows = async () => {
  const tables = [users, identities, sessions, pending_logins];
  const counts = await Promise.all(tables.map((table) => world.app.db.select({ n: count() }).from(table)));
  return counts.map(([row]) => row?.n);
};

interface Answer {
  status: number;
  error: { name: string };
  session: string | null;
}

/** Nobody is let in, nothing is kept, and one line of the log says what was wrong without saying the token. */
async function expectRefusal(name: string, fault: string, attempt: () => Promise<Answer>): Promise<void> {
  const before = await countRows();
  const answer = await attempt();
  expect([answer.status, answer.error.name, answer.session], fault).toEqual([401, name, null]);
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

test.each(TOKEN_FAULTS)('a token of Google with the fault %s lets nobody in', async (fault) => {
  await world.behave({ fault });
  const trip = await makeTrip(world, 'google', newPerson());
  await expectRefusal('invalid_provider_token', FAULTS[fault], () => endGoogle(world, trip));
});

test.each(TOKEN_FAULTS)('a token of Apple with the fault %s lets nobody in', async (fault) => {
  await world.behave({ fault });
  const trip = await makeTrip(world, 'apple', newPerson());
  await expectRefusal('auth_failed', FAULTS[fault], () => endApple(world, trip));
});

test('an address that the provider has not verified opens no account of others', async () => {
  const victim = await signUp(world.app);
  const unverified = newPerson({ email: victim.user.email, email_verified: 'false' });
  const trip = await makeTrip(world, 'google', unverified);
  await expectRefusal('invalid_provider_token', 'unverified_email', () => endGoogle(world, trip));
});

test("a posted id that is not the token's, a token of another sign-in and one without letters let nobody in", async () => {
  const victim = newPerson();
  await endGoogle(world, await makeTrip(world, 'google', victim));
  const known = await makeTrip(world, 'google', victim);
  await expectRefusal('invalid_provider_token', 'other_id', () => endGoogle(world, known, { id: '1'.repeat(21) }));
  world.log.splice(0);
  const [one, other] = [await makeTrip(world, 'google', victim), await makeTrip(world, 'google', newPerson())];
  await expectRefusal('invalid_provider_token', 'nonce', () => endGoogle(world, { ...one, cookie: other.cookie }));
  world.log.splice(0);
  const blank = await makeTrip(world, 'google', newPerson());
  await expectRefusal('invalid_provider_token', 'malformed', () =>
    endGoogle(world, blank, { provider_token: 'a.b.c' }),
  );
});

test('a token is good once, for ten minutes, and only for the browser that asked for it', async () => {
  const trip = await makeTrip(world, 'google', newPerson());
  expect((await endGoogle(world, trip)).status).toBe(200);
  const refuse = (again: Trip) => {
    world.log.splice(0);
    return expectRefusal('invalid_provider_token', 'no_attempt', () => endGoogle(world, again));
  };
  await refuse(trip);
  const strangers = await makeTrip(world, 'google', newPerson());
  await refuse({ ...strangers, cookie: '' });
  await refuse({ ...strangers, cookie: `__Host-social=${'A'.repeat(43)}` });
  const apples = await makeTrip(world, 'apple', newPerson());
  await refuse({ ...strangers, cookie: apples.cookie });
  world.app.clock.advance(SOCIAL_ATTEMPT_MINUTES * 60_000);
  await refuse(strangers);
  await world.app.clock.set(0);
});

test('of twenty who bring the same token at once one is let in', async () => {
  const trip = await makeTrip(world, 'google', newPerson());
  const answers = await Promise.all(Array.from({ length: 20 }, () => endGoogle(world, trip)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(19);
});

test('[S2-060] a return from Apple with another state, of another browser or for the second time fails', async () => {
  const refuse = (fault: string, trip: Trip, change: { state?: string; code?: string } = {}) => {
    world.log.splice(0);
    return expectRefusal('auth_failed', fault, () => endApple(world, trip, change));
  };
  const trip = await makeTrip(world, 'apple', newPerson());
  const [, random = ''] = (trip.values.state ?? '').split('.');
  await refuse('state', trip, { state: `other_signin.${random}` });
  await refuse('state', trip, { state: random });
  await refuse('state', trip, { state: `${trip.values.state}.more` });
  await refuse('no_attempt', trip, { state: 'apple_signin' });
  await refuse('no_attempt', trip, { state: `apple_signin.${'A'.repeat(43)}` });
  const victims = await makeTrip(world, 'apple', newPerson());
  await refuse('no_attempt', { ...trip, cookie: victims.cookie });
  await refuse('no_attempt', { ...trip, cookie: '' });
  // None of it ended the sign-in of whoever it belongs to.
  expect((await endApple(world, trip)).status).toBe(200);
  await refuse('no_attempt', trip);
  // A code that was used elsewhere, though everything else is right.
  const { code = '' } = trip.values;
  await refuse('code', victims, { code });
  const late = await makeTrip(world, 'apple', newPerson());
  world.app.clock.advance(SOCIAL_ATTEMPT_MINUTES * 60_000);
  await refuse('no_attempt', late);
  await world.app.clock.set(0);
});

test('a provider that does not answer, or not in time, is told as such, and nothing is kept', async () => {
  const trip = await makeTrip(world, 'apple', newPerson());
  await world.behave({ fail_status: 500 });
  const before = await countRows();
  const down = await endApple(world, trip);
  expect([down.status, down.error.name]).toEqual([502, 'provider_unavailable']);
  // Keys that were never read cannot be had now; keys that were read are kept.
  const slow = openSandboxProviders(world.sandbox, 50);
  const identity_providers = { google: slow.google, apple: slow.apple };
  const app = await openTestApp({ http_options: { identity_providers, limits_uses: false } });
  const there = { ...world, app };
  await world.behave({ fail_status: null, delay_ms: 2_000 });
  const late = await endGoogle(there, await makeTrip(there, 'google', newPerson()));
  await world.behave({ delay_ms: 0 });
  expect([late.status, late.error.name]).toEqual([502, 'provider_unavailable']);
  expect((await endGoogle(there, await makeTrip(there, 'google', newPerson()))).status).toBe(200);
  await app.close();
  expect(await countRows()).toEqual(before);
});

test('without a client at a provider there is no way to it, and nobody begins trips without end', async () => {
  const app = await openTestApp();
  const begin = (provider: 'google' | 'apple') => makeCall(app, beginSocialLogin, { body: { provider } });
  expect((await begin('google')).status).toBe(404);
  expect(await app.db.select().from(social_attempts)).toEqual([]);
  for (let i = 1; i < SOCIAL_ATTEMPTS.per_address; i += 1) await begin('apple');
  expect((await begin('google')).error.name).toBe('too_many_requests');
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

test('[S2-008] the form of Apple, from its own site, leads on to the page of the same address and sets nothing', async () => {
  const user = JSON.stringify({ name: { firstName: 'Ada', lastName: 'Yıldız' }, email: 'ada@music.example' });
  const answer = await postForm({ code: 'c1', state: 'apple_signin.s', user, more: 'x' });
  expect([answer.statusCode, answer.headers.location]).toEqual([
    303,
    '/auth/callback?code=c1&state=apple_signin.s&name=Ada+Y%C4%B1ld%C4%B1z',
  ]);
  expect(answer.headers['set-cookie']).toBeUndefined();
  expect(answer.headers['cache-control']).toBe('no-store');
  const cancelled = await postForm({ error: 'user_cancelled_authorize', state: 'apple_signin.s' });
  expect(cancelled.headers.location).toBe('/auth/callback?state=apple_signin.s&error=user_cancelled_authorize');
  for (const bad of ['{', '[]', '{"name":7}', '"x"']) {
    expect((await postForm({ code: 'c1', state: 's', user: bad })).headers.location).toBe(
      '/auth/callback?code=c1&state=s',
    );
  }
  expect((await postForm({ code: '//evil.example' })).headers.location).toBe('/auth/callback?code=%2F%2Fevil.example');
});

test('no other address takes forms of other sites, and this one takes nothing large and nothing else', async () => {
  expect((await postForm({ code: 'c'.repeat(17_000) })).statusCode).toBe(413);
  expect((await postForm({ code: 'c' }, { 'content-type': 'text/plain' })).statusCode).toBe(415);
  for (const call of [googleLogin, appleCallback, login]) {
    expect((await postForm({ code: 'c' }, {}, call.path)).statusCode).toBe(403);
    const ours = { origin: ORIGIN, 'sec-fetch-site': 'same-origin' };
    expect((await postForm({ code: 'c' }, ours, call.path)).statusCode).toBe(415);
  }
});
