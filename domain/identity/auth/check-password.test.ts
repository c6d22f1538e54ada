import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPassword, getPasswordStrength } from './check-password.ts';

const firstCode = (password: string) => checkPassword('password', password)[0]?.code ?? 'fine';

test.each([
  ['', 'required'],
  ['a1!', 'min_length'],
  ['abcde1!', 'min_length'],
  ['abcdef1!', 'fine'],
  ['abcdefgh', 'password_rule'],
  ['abcdefg1', 'password_rule'],
  ['abcdefg!', 'password_rule'],
  ['12345678', 'password_rule'],
  ['ab cdef1', 'password_rule'],
  ['şifreler1.', 'fine'],
  ['пароль-77', 'fine'],
  ['密码密码密码1。', 'fine'],
  [' lead 1!', 'fine'],
  [`${'a'.repeat(126)}1!`, 'fine'],
  [`${'a'.repeat(127)}1!`, 'max_length'],
])('[S5-043] [S5-044] [S5-045] the password %j: %s', (password, code) => {
  expect(firstCode(password)).toBe(code);
});

test.each([
  ['short1!', 'weak'],
  ['abcdefgh', 'weak'],
  ['abcdef1!', 'medium'],
  ['Abcdef1!', 'medium'],
  ['abcdefghij1!', 'medium'],
  ['Abcdefghi1!', 'medium'],
  ['Abcdefghij1!', 'strong'],
  ['Şafakvakti1.', 'strong'],
])('[S5-046] the password %j is %s', (password, strength) => {
  expect(getPasswordStrength(password)).toBe(strength);
});

test('a password is refused exactly when it is weak, for every possible password', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 140 }), (password) => {
      expect(getPasswordStrength(password) === 'weak').toBe(firstCode(password) !== 'fine');
    }),
  );
});
