import { expect, test } from 'vitest';
import { ApiError } from '../../../api/api-error.ts';
import { checkSignup } from './check-signup.ts';
import { findSignupIssues } from './signup-problem.tsx';

const GOOD = {
  first_name: 'Ada',
  last_name: 'Yıldız',
  username: 'ada',
  email: 'ada@music.example',
  password: 'correct-horse-7',
  confirmation: 'correct-horse-7',
  terms: true,
  marketing: false,
};

test('[S5-047] the form requires the password twice, and both must match', () => {
  expect(checkSignup(GOOD)).toEqual([]);
  expect(checkSignup({ ...GOOD, confirmation: 'correct-horse-8' })).toEqual([
    { code: 'passwords_differ', path: 'confirmation' },
  ]);
});

test('a password that is too short shows one problem, at its own field', () => {
  const issues = checkSignup({ ...GOOD, password: 'a1!', confirmation: 'a1!' });
  expect(issues.map(({ path, code }) => [path, code])).toEqual([['password', 'min_length']]);
});

test('[S8-001] a server error about one field appears at that field', () => {
  const taken = new ApiError(409, { name: 'duplicated_email', message: '' });
  expect(findSignupIssues(taken)).toEqual([{ code: 'duplicated_email', path: 'email' }]);
  const refused = { name: 'invalid_input', message: '', errors: { password: { code: 'common_password' } } };
  expect(findSignupIssues(new ApiError(422, refused))).toEqual([{ code: 'common_password', path: 'password' }]);
  expect(findSignupIssues(new TypeError('x is undefined'))).toEqual([]);
});
