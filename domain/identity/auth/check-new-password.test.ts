import { expect, test } from 'vitest';
import { checkNewPassword, checkPasswordChange, checkRepeated } from './check-new-password.ts';

test.each([
  ['correct-horse-7', 'correct-horse-7', []],
  ['correct-horse-7', 'correct-horse-8', [['confirmation', 'passwords_differ']]],
  ['correct-horse-7', 'correct-horse-7 ', [['confirmation', 'passwords_differ']]],
  ['correct-horse-7', '', [['confirmation', 'required']]],
  [
    'short',
    'shirt',
    [
      ['password', 'min_length'],
      ['confirmation', 'passwords_differ'],
    ],
  ],
])('[S5-047] the new password %j, confirmed as %j', (password, confirmation, expected) => {
  expect(checkNewPassword(password, confirmation).map(({ path, code }) => [path, code])).toEqual(expected);
});

test.each([
  ['correct-horse-7', 'better-horse-8', null],
  ['correct-horse-7', 'correct-horse-7', 'same_password'],
  ['correct-horse-7', 'Password1!', 'common_password'],
  ['', 'better-horse-8', 'required'],
])('the password %j changed to %j: %s', (current_password, password, code) => {
  expect(checkPasswordChange({ current_password, password })[0]?.code ?? null).toBe(code);
});

test('[S5-041] an address that is typed twice must be the same both times', () => {
  expect(checkRepeated('email_again', 'ada@music.example', ' ada@music.example')).toEqual([]);
  expect(checkRepeated('email_again', 'ada@music.example', 'ada@musik.example')).toEqual([
    { code: 'fields_differ', path: 'email_again' },
  ]);
});
