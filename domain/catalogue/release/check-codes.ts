import { buildCheckDigit, findRestrictedPrefix } from '@tangent/ddex/codes/icpn.ts';
import { isIsrc, normaliseIsrc } from '@tangent/ddex/codes/isrc.ts';
import type { Issue } from '../../issue.ts';

export { normaliseIsrc };

const UPC_WORDS =
  /^(?:UPC(?:-A)?|EAN(?:[- ]?13(?!\d))?|GTIN(?:[- ]?1[234](?!\d))?|JAN|BARCODE|BARKOD|CODE|KODU|C[OÓ]DIGO(?: DE BARRAS)?|NO\.?|[/:#='"“”()\s-])+|["“”)]+$/giu;

/**
 * Returns a UPC or EAN as it is stored: `UPC: 0 36000 29145 2` becomes `036000291452`. Its word, printed spaces, dashes and
 * invisible marks go. Longer forms that only add zeros in front, EAN and GTIN-14, are the same code (GS1).
 */
export function normaliseUpc(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, '')
    .trim()
    .replace(UPC_WORDS, '')
    .replace(/[\p{Z}\p{Pd}\u2212]/gu, '')
    .replace(/^0(?=\d{13}$)/, '')
    .replace(/^0(?=\d{12}$)/, '');
}

/** Checks an ISRC supplied by the customer (ISO 3901, A-075): two letters, three letters or digits, seven digits. */
export function checkIsrc(path: string, text: string): Issue[] {
  return isIsrc(normaliseIsrc(text)) ? [] : [{ code: 'isrc_invalid', path }];
}

/**
 * Checks a release code supplied by the customer: a UPC of 12 or an EAN of 13 digits. When only the last digit
 * is wrong, the issue contains the correct one; when GS1 does not give such a code to goods, the digits that show it.
 */
export function checkUpc(path: string, text: string): Issue[] {
  const digits = normaliseUpc(text);
  if (!/^[0-9]{12,13}$/.test(digits)) return [{ code: 'upc_invalid', path }];
  const prefix = findRestrictedPrefix(digits);
  if (prefix !== null) return [{ code: 'upc_restricted', path, params: { prefix } }];
  const expected = findCheckDigit(digits.slice(0, -1));
  return digits.endsWith(String(expected)) ? [] : [{ code: 'upc_check_digit', path, params: { expected } }];
}

/** Computes the GS1 check digit of the digits before it. */
export function findCheckDigit(digits: string): number {
  return Number(buildCheckDigit(digits));
}
