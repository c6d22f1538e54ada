import { expect, test } from 'vitest';
import { parseCallback } from '../../../app/session/social-callback.ts';
import { acceptAppleReturn } from './use-apple-return.ts';

const acceptReturn = (search: string) => {
  const callback = parseCallback({ pathname: '/auth/callback', search, hash: '' });
  return acceptAppleReturn(callback?.provider === 'apple' ? callback : null, 'apple_signin');
};

test('[S2-008] [S2-060] a return with the fixed state and a code is posted with both, and with the name if there is one', () => {
  expect(acceptReturn('?code=c1&state=apple_signin.r4nd0m')).toEqual({ code: 'c1', state: 'apple_signin.r4nd0m' });
  expect(acceptReturn('?code=c1&state=apple_signin')).toEqual({ code: 'c1', state: 'apple_signin' });
  expect(acceptReturn('?code=c%2B1&state=apple_signin.r&name=Ada+Y%C4%B1ld%C4%B1z')).toEqual({
    code: 'c+1',
    state: 'apple_signin.r',
    name: 'Ada Yıldız',
  });
});

test.each([
  ['no query', ''],
  ['no code', '?state=apple_signin.r'],
  ['an empty code', '?code=&state=apple_signin.r'],
  ['no state', '?code=c1'],
  ['another state', '?code=c1&state=apple_signin2.r'],
  ['a state that only begins so', '?code=c1&state=apple_signin_r'],
  ['a state of other letters', '?code=c1&state=APPLE_SIGNIN.r'],
  ['a refusal', '?error=user_cancelled_authorize&state=apple_signin.r'],
])('[S2-062] a return with %s is refused', (_, search) => {
  expect(acceptReturn(search)).toBeNull();
});

test('without a configured fixed state every return is refused', () => {
  expect(acceptAppleReturn({ provider: 'apple', code: 'c1', state: '.r', name: null }, '')).toBeNull();
});
