import { expect, test } from 'vitest';
import { loadTexts } from '../texts/load-texts.ts';
import { ApiError } from './api-error.ts';
import { getErrorText } from './error-text.ts';

const texts = await loadTexts('en');
const failed = (status: number, name: string) => new ApiError(status, { name, message: 'What the server says' });

const CASES: [string, Error, string][] = [
  ['no response', failed(0, 'network'), 'Network error. Please check your connection'],
  ['a server error', failed(500, 'internal_error'), 'Server error. Please try again later'],
  ['a session that ended', failed(401, 'unauthenticated'), 'Your session has expired. Please sign in again'],
  ['something forbidden', failed(403, 'permission_denied'), 'Permission denied'],
  ['a missing resource', failed(404, 'not_found'), 'Not found'],
  ['a file that was not received', failed(500, 'upload_failed'), 'Upload failed'],
  ['unusable values', failed(422, 'invalid_input'), 'Invalid input'],
  ['an invalid address', failed(422, 'invalid_email'), 'Please enter a valid email address'],
  ['a name without our own text', failed(409, 'something_new'), 'What the server says'],
  ['an error outside of any call', new TypeError('x is undefined'), 'Server error. Please try again later'],
];

test.each(CASES)(
  '[S8-016] [S8-017] [S8-018] [S8-019] [S8-020] [S8-021] [S8-024] [S8-025] %s has its specified text',
  (_, error, text) => {
    expect(getErrorText(texts, error)).toBe(text);
  },
);

test('[S8-011] activity that fails to load without a message of its own has its own text', () => {
  const empty = new ApiError(400, { name: '', message: '' });
  expect(getErrorText(texts, empty, 'error.activity_failed')).toBe('Failed to fetch user activity');
  const explained = new ApiError(400, { name: '', message: 'Wait for the migration' });
  expect(getErrorText(texts, explained, 'error.activity_failed')).toBe('Wait for the migration');
});
