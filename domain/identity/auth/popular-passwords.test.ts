import { expect, test } from 'vitest';
import { checkPassword } from './check-password.ts';
import { POPULAR_PASSWORDS } from './popular-passwords.ts';

// Passwords from leaked lists that have a number and a special character.
const WELL_KNOWN = `
P@ssw0rd P@ssw0rd1 P@ssw0rd1! P@ssw0rd! P@ssw0rd123 P@$$w0rd P@$$w0rd1 Pa$$w0rd Pa$$w0rd1! p@ssword1 Password1! Password1@
Password123! Password123# Password@123 Password!1 password_1 password#1 Passw0rd! Passw0rd1! passw0rd$ !Password1 1Password! $Password1
Password2024! Password.1 Qwerty123! Qwerty1! Qwerty@123 Qwerty12345! qwerty!1 QWERTY123! Qwerty#2024 Qwertyuiop1! Asdfgh1! Asdfghjkl1!
Zxcvbnm1! zxcvbn123! 1qaz2wsx! 1qaz2wsx# Qazwsx123! Abc123!! abc123!@# abcd1234! Abcd@1234 Admin123! Admin@123 Admin@1234 @dmin123!
Welcome1! Welcome@1 Welcome123! Welcome2024! W3lcome1! Letmein1! Letmein123! L3tm31n! Iloveyou1! iloveyou2! ILoveYou123! 1loveyou!
Monkey123! Monkey12! Dragon123! Dr@gon123 Football1! Baseball1! Basketball1! Soccer123! Superman1! Batman123! Spiderman1! Master123!
M@ster123 Shadow123! Sunshine1! Sunsh1ne! Princess1! Pr1ncess! Charlie1! Michael1! Jordan23! Jessica1! Ashley123! Daniel12! Andrew12!
Thomas12! Hunter12! Summer123! $ummer123 Summer2024! Winter123! Winter2024! Secret123! $ecret123 S3cret123! Computer1! Internet1!
Freedom1! Starwars1! Whatever1! Trustno1! Changeme1! Changeme123! Cookie123! Cheese123! Pepper123! Ginger123! Killer123! Hello123!
Test1234! Test@123 Test123!! Love1234! Login123! 12345678! 123456789! 1234567890! 123456!! 12345678@ 11111111! #12345678 Samsung1!
Fenerbahce1907! Galatasaray1905! Beşiktaş1903! Şifre123! ŞİFRE123! Senha123! Brasil2024! Flamengo1! Contraseña1! Barcelona1!`
  .trim()
  .split(/\s+/);

test('the 1000 most common passwords are known', () => {
  expect(POPULAR_PASSWORDS.size).toBe(1000);
});

test('well-known passwords are refused even with a number and a special character', () => {
  const meetsRule = WELL_KNOWN.filter((password) => !['password_rule', 'min_length'].includes(firstCode(password)));
  expect(meetsRule.length).toBeGreaterThanOrEqual(100);
  expect(meetsRule.filter((password) => firstCode(password) !== 'common_password')).toEqual([]);
});

test.each([
  'correct-horse-7',
  'Tangent-demo-1',
  'Groove-2-everywhere',
  'dragonfly-over-7-ponds',
  'Mavi.kuş+9',
  '7$!_2@9#4%',
])('%s is not a popular password', (password) => {
  expect(firstCode(password)).toBe('fine');
});

function firstCode(password: string): string {
  return checkPassword('password', password)[0]?.code ?? 'fine';
}
