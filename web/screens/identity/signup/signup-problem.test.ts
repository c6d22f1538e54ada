import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { findSignupIssues } from './signup-problem.tsx';

test('[S8-001] a server error about one field appears at that field', () => {
  const taken = new ApiError(409, { name: 'duplicated_email', message: '' });
  expect(findSignupIssues(taken)).toEqual([{ code: 'duplicated_email', path: 'email' }]);
  const refused = { name: 'invalid_input', message: '', errors: { password: { code: 'common_password' } } };
  expect(findSignupIssues(new ApiError(422, refused))).toEqual([{ code: 'common_password', path: 'password' }]);
  expect(findSignupIssues(new TypeError('x is undefined'))).toEqual([]);
});
