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
const judge = (token: string, by = google()) =>
  by.verify(token, { nonce: 'n', now: NOW }).catch((error: unknown) => {
    if (error instanceof OpenidRefusal) return error.fault;
    throw error;
  });

test('a token says who somebody is: issuer and subject, and what else it tells', async () => {
  const claims = { email: ' a@b.example ', email_verified: true, name: 'Ada Yıldız' };
  expect(await judge(await sign(claims))).toEqual({
    issuer: ISSUER,
    subject: '117',
    email: 'a@b.example',
    email_verified: true,
    name: 'Ada Yıldız',
  });
  expect(await judge(await sign({ email_verified: 'true' }, { alg: 'ES256' }))).toMatchObject({
    email: null,
    email_verified: true,
    name: null,
  });
  expect(await judge(await sign({ email: 'a@b.example' }))).toMatchObject({ email_verified: false });
});

test('Google may leave the scheme of its name out, and nobody else may', async () => {
  expect(await judge(await sign({ iss: 'accounts.google.com' }))).toMatchObject({ issuer: ISSUER, subject: '117' });
  const other = google('https://id.example');
  expect(await judge(await sign({ iss: 'accounts.google.com' }), other)).toBe('issuer');
  expect(await judge(await sign({ iss: 'id.example' }), other)).toBe('issuer');
});

test.each([
  ['for others too and made for us', { aud: ['other', 'app'], azp: 'app' }, 'fine'],
  ['for others too and made for nobody', { aud: ['other', 'app'] }, 'audience'],
  ['for us and made for others', { azp: 'other' }, 'audience'],
  ['a minute past its end', { exp: SECONDS - 59 }, 'fine'],
  ['more than a minute past its end', { exp: SECONDS - 61 }, 'expired'],
  ['a minute before its time', { nbf: SECONDS + 59 }, 'fine'],
  ['more than a minute before its time', { nbf: SECONDS + 61 }, 'not_yet_valid'],
  ['with another nonce', { nonce: 'm' }, 'nonce'],
  ['without a nonce', { nonce: undefined }, 'nonce'],
  ['with an empty subject', { sub: '' }, 'no_subject'],
  ['with a subject that is endless', { sub: '1'.repeat(301) }, 'malformed'],
  ['without an end', { exp: undefined }, 'malformed'],
] as const)('a token %s', async (_, change, verdict) => {
  const judged = await judge(await sign({ ...change } as JWTPayload));
  expect(typeof judged === 'string' ? judged : 'fine').toBe(verdict);
});

test('an algorithm that was not agreed on is refused, even with a key that is published', async () => {
  expect(await judge(await sign({}, { alg: 'RS384' }))).toBe('algorithm');
});

test('tokens with keys that nobody knows make us read the keys no more often than once in half a minute', async () => {
  const provider = google();
  reads = 0;
  for (const kid of ['a', 'b', 'c', 'd']) expect(await judge(await sign({}, { kid }), provider)).toBe('unknown_key');
  expect(reads).toBe(1);
  expect(await judge(await sign(), provider)).toMatchObject({ subject: '117' });
  expect(reads).toBe(1);
});

test('keys that are none, or do not come, are trouble of the provider and nobody’s fault', async () => {
  const options = { issuer: ISSUER, issuer_aliases: [], client_id: 'app', jwks_url: 'http://127.0.0.1:1/keys' };
  const token = await sign();
  await expect(createIdTokenVerifier(options)(token, { nonce: 'n', now: NOW })).rejects.toMatchObject({
    name: 'OpenidError',
  });
  const before = published;
  published = 'none' as unknown as JWK[];
  await expect(judge(token)).rejects.toMatchObject({ name: 'OpenidError' });
  published = before;
});
