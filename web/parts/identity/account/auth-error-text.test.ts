import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { readError } from '../../../api/call-api.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { type AuthStep, authErrorText, getWaitSeconds } from './auth-error-text.ts';

const texts = await loadTexts('en', 'auth');
const apiError = (status: number, name: string, message = '') => new ApiError(status, { name, message });

const NAMED: [string, AuthStep, Error, string][] = [
  ['[S8-012]', 'login', apiError(400, 'invalid_captcha', 'No.'), 'Invalid captcha code'],
  ['[S8-013]', 'login', apiError(401, 'invalid_password', 'No.'), 'Invalid password'],
  ['[S8-014]', 'login', apiError(401, 'invalid_username_or_email', 'No.'), 'Invalid username or email'],
  [
    '[S8-002]',
    'login',
    apiError(403, 'deactivated_account', 'No.'),
    'this account has been deactivated, please contact support',
  ],
  [
    '[S8-001]',
    'signup',
    apiError(409, 'duplicated_email', 'No.'),
    'this email is already registered, please log in instead',
  ],
  ['[S8-016]', 'login', apiError(0, 'network', 'No.'), 'Network error. Please check your connection'],
  ['[S8-017]', 'signup', apiError(500, 'internal_error', 'No.'), 'Server error. Please try again later'],
];

test.each(NAMED)('%s %s: an error name with our own text shows that text', (_, step, error, text) => {
  expect(authErrorText(texts, error, step)).toBe(text);
});

test.each(['login', 'code', 'signup'] as const)(
  '[S8-003] %s: without our own text the message of the server is shown',
  (step) => {
    const error = apiError(401, 'account_asleep', 'This account sleeps until noon');
    expect(authErrorText(texts, error, step)).toBe('This account sleeps until noon');
  },
);

const BARE: [string, AuthStep, Error, string][] = [
  ['[S8-004]', 'login', apiError(403, 'account_asleep'), 'Authentication failed'],
  ['[S8-015]', 'login', apiError(401, 'account_asleep'), 'Authentication failed. Please check your credentials'],
  [
    '[S8-015]',
    'login',
    apiError(401, 'unauthenticated', 'No.'),
    'Authentication failed. Please check your credentials',
  ],
  ['[S8-005]', 'code', apiError(401, 'account_asleep'), 'Two-factor authentication failed'],
  ['[S8-006]', 'signup', apiError(401, 'account_asleep'), 'Registration failed'],
  ['[S8-008]', 'login', new Error('the challenge could not be solved'), 'Failed to load captcha'],
  ['[S8-008]', 'signup', new Error('the challenge could not be solved'), 'Failed to load captcha'],
];

test.each(BARE)('%s %s: with neither name nor message the fallback is shown', (_, step, error, text) => {
  expect(authErrorText(texts, error, step)).toBe(text);
});

test.each([
  ['[S8-004]', 'login', 'Authentication failed'],
  ['[S8-005]', 'code', 'Two-factor authentication failed'],
  ['[S8-006]', 'signup', 'Registration failed'],
] as const)('%s %s: an empty 400 shows the fallback', async (_, step, text) => {
  const error = new ApiError(400, await readError(new Response('', { status: 400 })));
  expect(authErrorText(texts, error, step)).toBe(text);
});

test('[S8-015] a 401 without our envelope, from a proxy in between, means wrong credentials', async () => {
  const error = new ApiError(401, await readError(new Response('<h1>Unauthorized</h1>', { status: 401 })));
  expect(authErrorText(texts, error, 'login')).toBe('Authentication failed. Please check your credentials');
});

test('only too many requests require a wait, of a minute when the response names none', () => {
  const limited = { name: 'too_many_requests', message: '' };
  expect(getWaitSeconds(new ApiError(429, { ...limited, retry_after_seconds: 90 }))).toBe(90);
  expect(getWaitSeconds(new ApiError(429, limited))).toBe(60);
  expect(getWaitSeconds(apiError(401, 'invalid_password'))).toBe(0);
  expect(getWaitSeconds(new Error('no call at all'))).toBe(0);
});
