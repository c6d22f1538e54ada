import type { Issue } from '../issue.ts';

/** Returns an ISRC as it is stored: without hyphens and spaces, in upper case. It does not check the result. */
export function normaliseIsrc(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015]/g, '').toUpperCase();
}

/**
 * Returns a UPC or EAN as it is stored: only its digits, without printed spaces and hyphens. An EAN that starts with 0
 * is a UPC in a longer form (GS1): both spellings are the same code.
 */
export function normaliseUpc(text: string): string {
  return text.replace(/[\s\-\u2010-\u2015]/g, '').replace(/^0(?=\d{12}$)/, '');
}

/** Checks an ISRC supplied by the customer (ISO 3901, A-075): two letters, three letters or digits, seven digits. */
export function checkIsrc(path: string, text: string): Issue[] {
  return /^[A-Z]{2}[A-Z0-9]{3}[0-9]{7}$/.test(normaliseIsrc(text)) ? [] : [{ code: 'isrc_invalid', path }];
}

/**
 * Checks a release code supplied by the customer: a UPC of 12 or an EAN of 13 digits. When only the last digit
 * is wrong, the issue contains the correct one.
 */
export function checkUpc(path: string, text: string): Issue[] {
  const digits = normaliseUpc(text);
  if (!/^[0-9]{12,13}$/.test(digits)) return [{ code: 'upc_invalid', path }];
  const expected = findCheckDigit(digits.slice(0, -1));
  return digits.endsWith(String(expected)) ? [] : [{ code: 'upc_check_digit', path, params: { expected } }];
}

/** Computes the GS1 check digit of the digits before it: modulo 10, weights 3 and 1 from the right. */
export function findCheckDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}
