import type { Language } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { readError } from '../../../api/call-api.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { socialProblemText, toProblem } from './social-problem.ts';

const problemText = async (provider: 'google' | 'apple', error: unknown, language: Language = 'en') =>
  socialProblemText(await loadTexts(language), toProblem(provider, error));
const apiError = (status: number, name: string, more = {}) => new ApiError(status, { name, message: name, ...more });

test.each([
  ['google', 'Google authentication failed'],
  ['apple', 'Apple authentication failed'],
] as const)('[S8-009] [S8-010] a failed sign-in with %s without its own text shows: %s', async (provider, text) => {
  expect(await problemText(provider, apiError(401, 'invalid_provider_token'))).toBe(text);
  expect(await problemText(provider, apiError(401, 'auth_failed'))).toBe(text);
  expect(await problemText(provider, apiError(401, 'unauthenticated'))).toBe(text);
  expect(await problemText(provider, apiError(418, 'unknown_name'))).toBe(text);
  expect(await problemText(provider, new Error('no token was returned'))).toBe(text);
  const empty = new ApiError(400, await readError(new Response('', { status: 400 })));
  expect(await problemText(provider, empty)).toBe(text);
});

test('an error with its own text shows that text', async () => {
  expect(await problemText('google', apiError(409, 'duplicated_email'))).toBe(
    'this email is already registered, please log in instead',
  );
  expect(await problemText('apple', apiError(0, 'network'))).toBe('Network error. Please check your connection');
  const busy = apiError(429, 'too_many_requests', { retry_after_seconds: 12 });
  expect(await problemText('apple', busy)).toContain('12');
});

test('the fallback has a text in every language', async () => {
  const texts = await Promise.all(
    (['es', 'pt', 'tr'] as const).map((language) => problemText('google', null, language)),
  );
  expect(new Set([...texts, 'Google authentication failed']).size).toBe(4);
});
