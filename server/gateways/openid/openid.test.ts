import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGoogleProvider } from './identity-provider.ts';
import { OpenidRefusal } from './openid-error.ts';
import { createIdTokenVerifier } from './verify-id-token.ts';

const NOW = new Date('2026-11-22T12:00:00Z');
const SECONDS = NOW.getTime() / 1000;
const ISSUER = 'https://accounts.google.com';

let keys: Record<'RS256' | 'ES256' | 'RS384', Awaited<ReturnType<typeof generateKeyPair>>>;
let server: http.Server;
let published: JWK[] = [];
let reads = 0;
let jwks_url = '';
beforeAll(async () => {
  const [RS256, ES256, RS384] = await Promise.all(['RS256', 'ES256', 'RS384'].map((alg) => generateKeyPair(alg)));
  if (!RS256 || !ES256 || !RS384) throw new Error('no keys');
  keys = { RS256, ES256, RS384 };
  published = await Promise.all(
    Object.entries(keys).map(async ([kid, { publicKey }]) => ({ ...(await exportJWK(publicKey)), kid })),
  );
  server = http.createServer((_request, response) => {
    reads += 1;
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  jwks_url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`;
});
afterAll(() => server.close());

const CLAIMS = { iss: ISSUER, aud: 'app', sub: '117', nonce: 'n', iat: SECONDS, exp: SECONDS + 600 };

function sign(change: JWTPayload = {}, { alg = 'RS256' as keyof typeof keys, kid = alg as string } = {}) {
  return new SignJWT({ ...CLAIMS, ...change }).setProtectedHeader({ alg, kid }).sign(keys[alg].privateKey);
}

const addresses = () => ({ authorize_url: 'https://a.example/authorize', jwks_url, client_id: 'app' });
const google = (issuer = ISSUER) => createGoogleProvider({ ...addresses(), issuer });
const check = (token: string, by = google()) =>
  by.verify(token, { nonce: 'n', now: NOW }).catch((error: unknown) => {
    if (error instanceof OpenidRefusal) return error.fault;
    throw error;
  });

test('a token identifies a user by issuer and subject, and carries optional claims', async () => {
  const claims = { email: ' a@b.example ', email_verified: true, name: 'Ada Yıldız' };
  expect(await check(await sign(claims))).toEqual({
    issuer: ISSUER,
    subject: '117',
    email: 'a@b.example',
    email_verified: true,
    name: 'Ada Yıldız',
  });
  expect(await check(await sign({ email_verified: 'true' }, { alg: 'ES256' }))).toMatchObject({
    email: null,
    email_verified: true,
    name: null,
  });
  expect(await check(await sign({ email: 'a@b.example' }))).toMatchObject({ email_verified: false });
});

test('only Google may omit the scheme of its issuer', async () => {
  expect(await check(await sign({ iss: 'accounts.google.com' }))).toMatchObject({ issuer: ISSUER, subject: '117' });
  const other = google('https://id.example');
  expect(await check(await sign({ iss: 'accounts.google.com' }), other)).toBe('issuer');
  expect(await check(await sign({ iss: 'id.example' }), other)).toBe('issuer');
});

test.each([
  ['for other apps too and issued to us', { aud: ['other', 'app'], azp: 'app' }, 'fine'],
  ['for other apps too and issued to none', { aud: ['other', 'app'] }, 'audience'],
  ['for us and issued to another app', { azp: 'other' }, 'audience'],
  ['a minute past its end', { exp: SECONDS - 59 }, 'fine'],
  ['more than a minute past its end', { exp: SECONDS - 61 }, 'expired'],
  ['a minute before its time', { nbf: SECONDS + 59 }, 'fine'],
  ['more than a minute before its time', { nbf: SECONDS + 61 }, 'not_yet_valid'],
  ['with another nonce', { nonce: 'm' }, 'nonce'],
  ['without a nonce', { nonce: undefined }, 'nonce'],
  ['with an empty subject', { sub: '' }, 'no_subject'],
  ['with an overlong subject', { sub: '1'.repeat(301) }, 'malformed'],
  ['without an expiry', { exp: undefined }, 'malformed'],
] as const)('a token %s', async (_, change, verdict) => {
  const result = await check(await sign({ ...change } as JWTPayload));
  expect(typeof result === 'string' ? result : 'fine').toBe(verdict);
});

test('an algorithm outside the accepted ones is refused, even with a published key', async () => {
  expect(await check(await sign({}, { alg: 'RS384' }))).toBe('algorithm');
});

test('tokens with unknown keys make us fetch the keys at most once in half a minute', async () => {
  const provider = google();
  reads = 0;
  for (const kid of ['a', 'b', 'c', 'd']) expect(await check(await sign({}, { kid }), provider)).toBe('unknown_key');
  expect(reads).toBe(1);
  expect(await check(await sign(), provider)).toMatchObject({ subject: '117' });
  expect(reads).toBe(1);
});

test('invalid or missing keys count as an error of the provider, not of the token', async () => {
  const options = { issuer: ISSUER, issuer_aliases: [], client_id: 'app', jwks_url: 'http://127.0.0.1:1/keys' };
  const token = await sign();
  await expect(createIdTokenVerifier(options)(token, { nonce: 'n', now: NOW })).rejects.toMatchObject({
    name: 'OpenidError',
  });
  const before = published;
  published = 'none' as unknown as JWK[];
  await expect(check(token)).rejects.toMatchObject({ name: 'OpenidError' });
  published = before;
});
