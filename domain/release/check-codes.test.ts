import { expect, test } from 'vitest';
import { checkIsrc, checkUpc, findCheckDigit, normaliseIsrc, normaliseUpc } from './check-codes.ts';

test.each([
  ['QZABC2600001', true],
  ['tr-abc-26-00001', true],
  ['TR‑A1C 26 00001', true],
  ['TRABC260001', false],
  ['1RABC2600001', false],
  ['TRABC26O0001', false],
  ['TRABC26000012', false],
  ['', false],
])('an ISRC is two letters, three letters or digits and seven digits: %s %s', (text, right) => {
  expect(checkIsrc('isrc', text)).toEqual(right ? [] : [{ code: 'isrc_invalid', path: 'isrc' }]);
});

test('an ISRC is stored without hyphens, in capitals', () => {
  expect(normaliseIsrc(' tr-abc-26-00001 ')).toBe('TRABC2600001');
});

test.each([
  ['036000291452', []],
  ['0 36000 29145 2', []],
  ['4006381333931', []],
  ['036000291453', ['upc_check_digit']],
  ['4006381333930', ['upc_check_digit']],
  ['12345678', ['upc_invalid']],
  ['03600029145X', ['upc_invalid']],
  ['14006381333938', ['upc_invalid']],
])('a UPC has 12 and an EAN 13 digits with a valid check digit: %s', (text, expected) => {
  expect(checkUpc('upc', text).map(({ code }) => code)).toEqual(expected);
});

test('every wrong digit is found, and the issue contains the correct check digit', () => {
  for (let wrong = 0; wrong < 12; wrong++) {
    const digits = [...'036000291452'];
    digits[wrong] = String((Number(digits[wrong]) + 1) % 10);
    expect(checkUpc('upc', digits.join(''))).toHaveLength(1);
  }
  expect(checkUpc('upc', '036000291459')[0]?.params).toEqual({ expected: 2 });
  expect(findCheckDigit('400638133393')).toBe(1);
});

test('a UPC and the same number written as an EAN are the same code', () => {
  expect(normaliseUpc('0036000291452')).toBe('036000291452');
  expect(normaliseUpc('0 36000 29145 2')).toBe('036000291452');
  expect(normaliseUpc('4006381333931')).toBe('4006381333931');
});
