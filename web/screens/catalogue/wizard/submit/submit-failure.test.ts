import { expect, test } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import { listPaidFeatures, toSubmitFailure } from './submit-failure.ts';

const summarise = (status: number, name: string, errors: Record<string, { code: string }> = {}) => {
  const { kind, reason } = toSubmitFailure(new ApiError(status, { name, message: '', errors }));
  return `${kind} ${reason}`;
};

test.each([
  ['[S8-030] the monthly limit is reached', 403, 'distro_limit', {}, 'limit null'],
  ['[S8-036] a server error', 500, 'internal_error', {}, 'failed null'],
  ['no connection', 0, 'network', {}, 'failed network'],
  ['another tab saved first', 409, 'conflict', {}, 'failed conflict'],
  ['the address is not verified', 403, 'email_not_verified', {}, 'unverified email_not_verified'],
  ['the session is over', 401, 'unauthenticated', {}, 'failed unauthenticated'],
  [
    'a date that is too early',
    422,
    'invalid_release',
    { release_date: { code: 'min_date' } },
    'refused release_date_invalid',
  ],
  ['a banned title', 422, 'invalid_release', { title: { code: 'banned_words' } }, 'refused banned_words'],
  [
    'a bad song title and a bad date',
    422,
    'invalid_release',
    { release_date: { code: 'min_date' }, 'tracks.0.title': { code: 'invalid_song_title' } },
    'refused invalid_song_title',
  ],
  ['an empty field', 422, 'invalid_release', { title: { code: 'required' } }, 'refused null'],
] as const)('a refused submission explains itself: %s', (_name, status, name, errors, expected) => {
  expect(summarise(status, name, errors)).toBe(expected);
});

test('a refusal because of the plan names every feature', () => {
  const errors = {
    'tracks.0.isrc': { code: 'premium_required', params: { feature: 'own_isrc', plan: 'pro' } },
    schedule: { code: 'premium_required', params: { feature: 'express_schedule', plan: 'pro' } },
    upc: { code: 'premium_required', params: { feature: 'something new' } },
  };
  const error = new ApiError(403, { name: 'premium_required', message: '', errors });
  expect(toSubmitFailure(error).kind).toBe('plan');
  expect(listPaidFeatures(error)).toEqual([
    { capability: 'own_isrc', path: 'tracks.0.isrc' },
    { capability: 'express_schedule', path: 'schedule' },
  ]);
});
