import { expect, test } from 'vitest';
import { openTexts } from '../texts/open-texts.ts';
import { ApiError } from './api-error.ts';
import { getErrorText } from './error-text.ts';

const texts = await openTexts('en');
const failed = (status: number, name: string) => new ApiError(status, { name, message: 'What the server says' });

test.each([
  ['[S8-016] no answer', failed(0, 'network'), 'Network error. Please check your connection'],
  ['[S8-017] a broken server', failed(500, 'internal_error'), 'Server error. Please try again later'],
  ['[S8-018] a session that ended', failed(401, 'unauthenticated'), 'Your session has expired. Please sign in again'],
  ['[S8-019] something forbidden', failed(403, 'permission_denied'), 'Permission denied'],
  ['[S8-020] something that is not there', failed(404, 'not_found'), 'Not found'],
  ['[S8-021] a file that did not arrive', failed(500, 'upload_failed'), 'Upload failed'],
  ['[S8-024] values nobody can use', failed(422, 'invalid_input'), 'Invalid input'],
  ['[S8-025] an address that is none', failed(422, 'invalid_email'), 'Please enter a valid email address'],
  ['a name without words of ours', failed(409, 'something_new'), 'What the server says'],
  ['no error of a call at all', new TypeError('x is undefined'), 'Server error. Please try again later'],
])('%s is told in its words', (_, error, words) => {
  expect(getErrorText(texts, error)).toBe(words);
});
