import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkUsername } from './check-registration.ts';
import { splitName, suggestUsername } from './provider-profile.ts';

test.each([
  ['Ada Yıldız', 'Ada', 'Yıldız'],
  ['  Ana  María de la Cruz ', 'Ana María de la', 'Cruz'],
  ['Zuzu', 'Zuzu', ''],
  ['', 'lena.ortiz', ''],
  [null, 'lena.ortiz', ''],
  ['A\u0000da\u202e Yıldız', 'Ada', 'Yıldız'],
  [`${'a'.repeat(60)} ${'b'.repeat(60)}`, 'a'.repeat(50), 'b'.repeat(50)],
])('the name %j is %j and %j', (name, first_name, last_name) => {
  expect(splitName(name, 'lena.ortiz@music.example')).toEqual({ first_name, last_name });
});

test.each([
  ['lena.ortiz@music.example', '', 'lena.ortiz'],
  ['lena+tag@music.example', '417', 'lenatag417'],
  ['şule@music.example', '', 'şule'],
  [`${'a'.repeat(40)}@music.example`, '417', `${'a'.repeat(27)}417`],
])('the suggested user name for %s with the digits "%s" is %s', (email, digits, username) => {
  expect(suggestUsername(email, digits)).toBe(username);
});

test('with three or more digits every address yields a valid user name', () => {
  const digits = fc.stringMatching(/^[0-9]{3,8}$/);
  fc.assert(
    fc.property(fc.emailAddress(), digits, (email, number) => {
      expect(checkUsername(suggestUsername(email, number))).toEqual([]);
    }),
  );
});
