import type { Issue } from '../issue.ts';

/** An ISRC as it is stored: hyphens and blanks left out, upper case. Says nothing about whether it is one. */
export function normaliseIsrc(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();
}

/**
 * A UPC or EAN as it is stored: the digits without the blanks and hyphens people print between them. An EAN that begins with 0
 * is a UPC in a longer coat (GS1): both spellings are one code.
 */
export function normaliseUpc(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015]/g, '').replace(/^0(?=\d{12}$)/, '');
}

/** The code of a recording of one's own (ISO 3901, A-075): two letters, three letters or digits, seven digits. */
export function checkIsrc(path: string, text: string): Issue[] {
  return /^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$/.test(normaliseIsrc(text)) ? [] : [{ code: 'isrc_invalid', path }];
}

/**
 * The code of a release of one's own: a UPC of 12 or an EAN of 13 digits. When only the last digit is wrong the issue
 * says which one would be right.
 */
export function checkUpc(path: string, text: string): Issue[] {
  const digits = normaliseUpc(text);
  if (!/^[0-9]{12,13}$/.test(digits)) return [{ code: 'upc_invalid', path }];
  const expected = findCheckDigit(digits.slice(0, -1));
  return digits.endsWith(String(expected)) ? [] : [{ code: 'upc_check_digit', path, params: { expected } }];
}

/** The GS1 check digit of the digits before it: modulo 10, weights 3 and 1 from the right. */
export function findCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
