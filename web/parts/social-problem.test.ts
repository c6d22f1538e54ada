import type { Language } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../api/api-error.ts';
import { openTexts } from '../texts/open-texts.ts';
import { problemOf, socialProblemText } from './social-problem.ts';

const textOf = async (provider: 'google' | 'apple', error: unknown, language: Language = 'en') =>
  socialProblemText(await openTexts(language), problemOf(provider, error));
const answered = (status: number, name: string, more = {}) => new ApiError(status, { name, message: name, ...more });

test.each([
  ['google', 'Google authentication failed'],
  ['apple', 'Apple authentication failed'],
] as const)(
  '[S8-009] [S8-010] a sign-in with %s that fails without words of its own says: %s',
  async (provider, text) => {
    expect(await textOf(provider, answered(401, 'invalid_provider_token'))).toBe(text);
    expect(await textOf(provider, answered(401, 'auth_failed'))).toBe(text);
    expect(await textOf(provider, answered(401, 'unauthenticated'))).toBe(text);
    expect(await textOf(provider, answered(418, 'nobody_knows_this_name'))).toBe(text);
    expect(await textOf(provider, new Error('no token came back'))).toBe(text);
  },
);

test('what has words of its own says them', async () => {
  expect(await textOf('google', answered(409, 'duplicated_email'))).toBe(
    'this email is already registered, please log in instead',
  );
  expect(await textOf('apple', answered(0, 'network'))).toBe('Network error. Please check your connection');
  const busy = answered(429, 'too_many_requests', { retry_after_seconds: 12 });
  expect(await textOf('apple', busy)).toContain('12');
});

test('the fallback has words in every language', async () => {
  const said = await Promise.all((['es', 'pt', 'tr'] as const).map((language) => textOf('google', null, language)));
  expect(new Set([...said, 'Google authentication failed']).size).toBe(4);
});
