import { generateKeyPairSync } from 'node:crypto';
import { importPKCS8, SignJWT } from 'jose';
import * as client from 'openid-client';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readReturn, visit } from '../testing/openid-visitor.ts';
import { createTestSandbox, type TestSandbox } from '../testing/test-sandbox.ts';

const REDIRECT = 'http://localhost:4300/auth/callback';
const MARA = { decision: 'allow', name: 'Mara Lindqvist', email: 'mara@post.example', email_verified: 'true' };

let world: TestSandbox;
beforeAll(async () => {
  world = await createTestSandbox({ store_ids: [] });
});
afterAll(() => world.remove());
afterEach(() => world.post('/control/reset', {}));

const issuer = (provider: string) => `http://127.0.0.1:${world.sandbox.http_port}/openid/${provider}`;

interface SecretFacts {
  key?: string;
  team?: string;
}

async function signSecret({ key = world.apple_private_key, team = 'SANDBOX001' }: SecretFacts = {}): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: 'SANDBOXKEY' })
    .setIssuer(team)
    .setSubject('sandbox')
    .setAudience(issuer('apple'))
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importPKCS8(key, 'ES256'));
}

async function discoverApple(secret?: string): Promise<client.Configuration> {
  const authentication = client.ClientSecretPost(secret ?? (await signSecret()));
  // Checks signatures although the token comes directly from the provider.
  const execute = [client.allowInsecureRequests, client.enableNonRepudiationChecks];
  return client.discovery(new URL(issuer('apple')), 'sandbox', undefined, authentication, { execute });
}

async function discoverGoogle(): Promise<client.Configuration> {
  const execute = [client.allowInsecureRequests, client.useIdTokenResponseType];
  return client.discovery(new URL(issuer('google')), 'sandbox', undefined, client.None(), { execute });
}

const authorizeUrl = (config: client.Configuration, more: Record<string, string> = {}) =>
  client.buildAuthorizationUrl(config, {
    redirect_uri: REDIRECT,
    scope: 'name email',
    response_mode: 'form_post',
    state: 's1',
    nonce: 'n1',
    ...more,
  }).href;
const posted = (values: Record<string, string>) =>
  new Request(REDIRECT, { method: 'POST', body: new URLSearchParams(values) });
const checks = { expectedState: 's1', expectedNonce: 'n1' };

test('a real client signs a user in with Apple: discovery, code, signed secret, signed id token', async () => {
  const config = await discoverApple();
  const back = await (await visit(authorizeUrl(config))).press(MARA);
  expect(back.address).toBe(REDIRECT);
  expect(JSON.parse(back.values.user ?? '')).toMatchObject({ name: { firstName: 'Mara', lastName: 'Lindqvist' } });
  const tokens = await client.authorizationCodeGrant(config, posted(back.values), checks);
  expect(tokens.claims()).toMatchObject({
    iss: issuer('apple'),
    aud: 'sandbox',
    nonce: 'n1',
    email: 'mara@post.example',
    email_verified: 'true',
  });
});

test('a code is valid once, for its own address, for five minutes, and only with a secret of the team', async () => {
  const config = await discoverApple();
  const fresh = async () => (await (await visit(authorizeUrl(config))).press(MARA)).values;
  const used = await fresh();
  await client.authorizationCodeGrant(config, posted(used), checks);
  const refusal = (values: Record<string, string>, by = config) =>
    client.authorizationCodeGrant(by, posted(values), checks).catch((error: { error?: string }) => error.error);
  expect(await refusal(used)).toBe('invalid_grant');
  const elsewhere = new Request('http://localhost:4300/other', {
    method: 'POST',
    body: new URLSearchParams(await fresh()),
  });
  await expect(client.authorizationCodeGrant(config, elsewhere, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
  const late = await fresh();
  await world.post('/control/clock', { offset_ms: 5 * 60_000 });
  const later = await discoverApple();
  expect(await refusal(late, later)).toBe('invalid_grant');
  await world.post('/control/clock', { offset_ms: 0 });
  const stranger = makeStrangersKey();
  expect(await refusal(await fresh(), await discoverApple(await signSecret({ key: stranger })))).toBe('invalid_client');
  expect(await refusal(await fresh(), await discoverApple(await signSecret({ team: 'OTHERTEAM1' })))).toBe(
    'invalid_client',
  );
});

function makeStrangersKey(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}

test('a real client signs a user in with Google: the token comes in the fragment', async () => {
  const config = await discoverGoogle();
  const back = await (await visit(authorizeUrl(config, { scope: 'openid email profile' }))).press(MARA);
  const url = new URL(`${back.address}#${new URLSearchParams(back.values)}`);
  const claims = await client.implicitAuthentication(config, url, 'n1', { expectedState: 's1' });
  expect(claims).toMatchObject({ name: 'Mara Lindqvist', email: 'mara@post.example', email_verified: true });
  expect(claims.sub).toMatch(/^\d{21}$/);
});

test('the client refuses every faulty Google token', async () => {
  const config = await discoverGoogle();
  const faults = ['alg_none', 'hs256_with_public_key', 'other_audience', 'other_issuer', 'expired'];
  for (const fault of [...faults, 'not_yet_valid', 'no_subject', 'wrong_nonce', 'unknown_key']) {
    await world.post('/control/openid/behaviour', { fault });
    const back = await (await visit(authorizeUrl(config, { scope: 'openid email profile' }))).press(MARA);
    const url = new URL(`${back.address}#${new URLSearchParams(back.values)}`);
    const refused = client.implicitAuthentication(config, url, 'n1', { expectedState: 's1' });
    await expect(refused, fault).rejects.toThrow();
  }
});

test('Apple sends a name once, hides an address on request, and recognises the same user', async () => {
  const config = await discoverApple();
  const signIn = async (fields: Record<string, string>) => {
    const { values } = await (await visit(authorizeUrl(config))).press(fields);
    const tokens = await client.authorizationCodeGrant(config, posted(values), checks);
    return { user: values.user, claims: tokens.claims() };
  };
  const first = await signIn(MARA);
  const again = await signIn({ ...MARA, hides_email: 'true' });
  expect([first.user === undefined, again.user]).toEqual([false, undefined]);
  expect(again.claims?.sub).toBe(first.claims?.sub);
  expect(again.claims?.email).toMatch(/^[0-9a-f]{10}@privaterelay\.appleid\.com$/);
});

test('cancelling returns an error to the app, and redirects stay on this machine', async () => {
  const [google, apple] = [await discoverGoogle(), await discoverApple()];
  const left = await (await visit(authorizeUrl(google, { scope: 'openid' }))).press({ decision: 'cancel' });
  expect(left.values).toEqual({ error: 'access_denied', state: 's1' });
  const cancelled = await (await visit(authorizeUrl(apple))).press({ decision: 'cancel' });
  expect(cancelled.values).toEqual({ error: 'user_cancelled_authorize', state: 's1' });
  for (const redirect_uri of [
    'https://evil.example/',
    'http://localhost.evil.example/',
    'http://127.0.0.1@evil.example',
  ]) {
    expect((await visit(authorizeUrl(apple, { redirect_uri }))).status).toBe(400);
  }
  // Apple requires form_post for a request with a name.
  const wrong = await fetch(authorizeUrl(apple, { response_mode: 'query' }), { redirect: 'manual' });
  expect((await readReturn(wrong)).values).toEqual({ error: 'invalid_request', state: 's1' });
});

test('the keys survive a restart, and the page lists the accounts', async () => {
  const keys = () => fetch(`${issuer('google')}/keys`).then((response) => response.json());
  const before = await keys();
  await world.restart();
  expect(await keys()).toEqual(before);
  const { page } = await visit(authorizeUrl(await discoverGoogle(), { scope: 'openid' }));
  expect(page).toContain('Continue as Deniz Ateş');
  expect(await (await fetch(`http://127.0.0.1:${world.sandbox.http_port}/`)).text()).toContain('Google and Apple');
});
