import { COUNTRIES } from '@tangent/domain/country.ts';
import { CALLING_CODES } from '@tangent/domain/identity/account/calling-codes.ts';
import { expect, test } from 'vitest';
import { callingCodeOptions, findCallingCode, findCountry } from './calling-code-options.ts';

test('countries are sorted by name in the alphabet of the page', () => {
  const labels = callingCodeOptions('tr').map(({ label }) => label);
  expect(labels).toContain('Türkiye (+90)');
  expect(labels.indexOf('Çin (+86)')).toBeLessThan(labels.indexOf('Danimarka (+45)'));
  expect(callingCodeOptions('es').map(({ label }) => label)).toContain('Turquía (+90)');
});

test('every selectable country is known and has a calling code', () => {
  for (const { value } of callingCodeOptions('en')) {
    expect(COUNTRIES).toContain(value);
    expect(findCallingCode(value)).toMatch(/^\+[1-9]\d{0,2}$/);
  }
  expect(findCallingCode(null)).toBeNull();
});

test.each([
  ['+90', ['en-US'], 'TR'],
  ['+1', ['fr', 'en-CA'], 'CA'],
  ['+1', ['tr-TR'], 'US'],
  ['+44', [], 'GB'],
  ['+7', ['ru-KZ'], 'KZ'],
  ['+7', ['not a tag'], 'RU'],
  [null, ['tr-TR'], null],
])('%s in a browser of %j is shown as %s', (code, tags, country) => {
  expect(findCountry(code, tags)).toBe(country);
});

test('every calling code leads back to a country that has it', () => {
  for (const { code } of CALLING_CODES) expect(findCallingCode(findCountry(code, []))).toBe(code);
});
