import { expect, test } from 'vitest';
import { checkRegistration, checkUsername } from './check-registration.ts';

const GOOD = {
  first_name: 'Ada',
  last_name: 'Yıldız',
  username: 'ada.yildiz',
  email: 'ada@music.example',
  password: 'correct-horse-7',
  terms: true,
};

test('[S5-035] a complete registration has no issues, an empty one has one per field', () => {
  expect(checkRegistration(GOOD)).toEqual([]);
  const empty = { first_name: '', last_name: ' ', username: '', email: '', password: '', terms: false };
  expect(checkRegistration(empty).map(({ path, code }) => [path, code])).toEqual([
    ['first_name', 'required'],
    ['last_name', 'required'],
    ['username', 'required'],
    ['email', 'required'],
    ['password', 'required'],
    ['terms', 'terms_required'],
  ]);
});

test.each([
  ['ab', 'min_length'],
  ['abc', null],
  ['a'.repeat(30), null],
  ['a'.repeat(31), 'max_length'],
  ['ada yildiz', 'invalid_characters'],
  ['ada@home', 'invalid_characters'],
  ['ada_y-1.x', null],
  ['şule', null],
  ['音楽家', null],
  ['<b>ada</b>', 'invalid_characters'],
])('[S5-036] [S5-037] [S5-040] the user name %j: %s', (username, code) => {
  expect(checkUsername(username)[0]?.code ?? null).toBe(code);
});

test('a name with control characters is refused', () => {
  const params = { context: 'hidden', sign: 'U+0000', kind: 'control', after: 'A' };
  expect(checkRegistration({ ...GOOD, first_name: 'A\u0000da' })).toEqual([
    { code: 'invalid_characters', path: 'first_name', params },
  ]);
});
