import { expect, test } from 'vitest';
import { acceptGoogleReturn } from './social-return.ts';

const buildToken = (claims: unknown) => `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sig`;
const accept = (token: string | null, state: string | null = 'google.r') =>
  acceptGoogleReturn({ provider: 'google', token, state });

test('[S3-009] a return from Google posts the token and its claims', () => {
  const token = buildToken({ sub: '117', email: 'sule@music.example', name: 'Şule Işık 🎧' });
  expect(accept(token)).toEqual({
    id: '117',
    email: 'sule@music.example',
    name: 'Şule Işık 🎧',
    provider_token: token,
  });
  expect(accept(buildToken({ sub: 117 }))).toMatchObject({ id: '', email: '', name: '' });
});

test.each([
  ['no token', null, 'google.r'],
  ['no state', buildToken({ sub: '117' }), null],
  ['the state of another sign-in', buildToken({ sub: '117' }), 'apple_signin.r'],
  ['an invalid token', 'a.b.c', 'google.r'],
  ['a token without parts', 'abc', 'google.r'],
  ['a token without claims', buildToken(null), 'google.r'],
])('%s is not accepted as a return', (_, token, state) => {
  expect(accept(token, state)).toBeNull();
});
