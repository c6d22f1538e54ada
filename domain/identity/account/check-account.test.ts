import { expect, test } from 'vitest';
import { COUNTRIES } from '../../country.ts';
import { CALLING_CODES } from './calling-codes.ts';
import { type AccountFields, checkAccount, plainPhoneNumber } from './check-account.ts';

const GOOD: AccountFields = {
  first_name: 'Ada',
  last_name: 'Yıldız',
  phone_code: '+90',
  phone_number: '532 000-00-00',
  preferred_contact_method: 'whatsapp',
};
const listCodes = (change: Partial<AccountFields>) =>
  checkAccount({ ...GOOD, ...change }).map(({ path, code }) => `${path}: ${code}`);

test.each<[Partial<AccountFields>, string[]]>([
  [{}, []],
  [{ first_name: ' ' }, ['first_name: required']],
  [{ last_name: 'x'.repeat(51) }, ['last_name: max_length']],
  [{ last_name: 'x'.repeat(50) }, []],
  [{ last_name: 'a\u202Eb' }, ['last_name: invalid_characters']],
  [{ preferred_contact_method: 'email', phone_code: null, phone_number: null }, []],
  [{ phone_code: null, phone_number: null }, ['preferred_contact_method: phone_needed']],
  [
    { preferred_contact_method: 'sms', phone_code: null, phone_number: ' - ' },
    ['preferred_contact_method: phone_needed'],
  ],
  [{ phone_code: null }, ['phone_code: phone_code_required']],
  [{ phone_number: null }, ['phone_number: phone_number_required', 'preferred_contact_method: phone_needed']],
  [{ phone_code: '+999' }, ['phone_code: invalid_choice']],
  [{ phone_code: '90' }, ['phone_code: invalid_choice']],
  [{ phone_number: '123' }, ['phone_number: phone_digits']],
  [{ phone_number: '1234' }, []],
  [{ phone_number: '1234567890123' }, []],
  [{ phone_number: '12345678901234' }, ['phone_number: phone_digits']],
  [{ phone_code: '+1', phone_number: '12345678901234' }, []],
  [{ phone_number: '0532 EVIL' }, ['phone_number: invalid_characters']],
  [{ phone_number: '٠٥٣٢٠٠٠' }, ['phone_number: invalid_characters']],
])('the account %j has the issues %j', (change, issues) => {
  expect(listCodes(change)).toEqual(issues);
});

test('a phone number is stored as digits', () => {
  expect(plainPhoneNumber(' 532 000\u201100–00 ')).toBe('5320000000');
});

test('every calling code belongs to a country, each country has one, and codes have one to three digits', () => {
  const countries = CALLING_CODES.map(({ country }) => country);
  expect(new Set(countries).size).toBe(countries.length);
  expect(countries.filter((country) => !COUNTRIES.includes(country))).toEqual([]);
  // Countries and territories without telephone numbers of their own.
  expect(COUNTRIES.filter((country) => !countries.includes(country))).toEqual([
    'AQ',
    'BV',
    'GS',
    'HM',
    'PN',
    'TF',
    'UM',
  ]);
  expect(CALLING_CODES.filter(({ code }) => !/^\+[1-9]\d{0,2}$/.test(code))).toEqual([]);
});
