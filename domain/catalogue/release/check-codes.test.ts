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

test.each([
  [' tr-abc-26-00001 ', 'TRABC2600001'],
  ['ISRC TR-A01-26-00001', 'TRA012600001'],
  ['isrc: TRA012600001', 'TRA012600001'],
  ['ISRC-Code: TR A01 26 00001', 'TRA012600001'],
  ['TR\u2013A01\u201326\u201300001', 'TRA012600001'],
  ['\uFEFFTRA01\u200B26\u00AD00001\u200E', 'TRA012600001'],
  ['TR.A01.26.00001', 'TRA012600001'],
  ['\uFF34\uFF32A01\uFF12\uFF1600001', 'TRA012600001'],
  // An issuer of Iceland, whose code begins like the word.
  ['IS-RC1-26-00001', 'ISRC12600001'],
  ['ISRC IS-RC1-26-00001', 'ISRC12600001'],
  // Nothing is guessed: a letter is not a digit, a short code stays short.
  ['TRA0126O0001', 'TRA0126O0001'],
  ['ISRC TR-A01-26', 'ISRCTRA0126'],
])('an ISRC is stored without its word, marks and spaces: %j', (text, stored) => {
  expect(normaliseIsrc(text)).toBe(stored);
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
  ['UPC: 036000291452', []],
  ['EAN 4006381333931', []],
  ['UPC/EAN 0036000291452', []],
  ["'036000291452", []],
  ['0360\u200B00291452\u200E', []],
  ['00036000291452', []],
])('a UPC has 12 and an EAN 13 digits with a valid check digit: %s', (text, expected) => {
  expect(checkUpc('upc', text).map(({ code }) => code)).toEqual(expected);
});

test.each([
  ['000000000000', '000000'],
  ['0000000000000', '000000'],
  ['000000123457', '000000'],
  ['212345678905', '2'],
  ['2012345678900', '2'],
  ['412345678903', '4'],
  ['0212345678905', '2'],
  ['512345678900', '5'],
  ['9771234567898', '977'],
  ['9781234567897', '978'],
  ['9790123456785', '979'],
  ['9801234567899', '980'],
  ['9912345678903', '99'],
])('%s is refused: GS1 gives no such code to goods', (code, prefix) => {
  expect(checkUpc('upc', code)).toEqual([{ code: 'upc_restricted', path: 'upc', params: { prefix } }]);
});

test.each(['099999000177', '012345678905', '850012345671', '9501101530003', '4901234567894'])(
  '%s is a code that a release can have',
  (code) => {
    expect(checkUpc('upc', code)).toEqual([]);
  },
);

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
  for (const written of ['EAN-13: 4006381333931', 'EAN13 4006381333931', '“4006381333931”', 'Barkod no. 4006381333931'])
    expect(normaliseUpc(written)).toBe('4006381333931');
});
