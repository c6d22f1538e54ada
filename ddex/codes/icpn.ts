/**
 * Whether the text is a product code (ICPN): UPC-12 or EAN-13 digits with the right GS1 check digit.
 */
export function isIcpn(_text: string): boolean {
  throw new Error('not written yet');
}

/**
 * The GS1 check digit (modulo 10, weights 3 and 1 from the right) of digits that lack it. RangeError when not digits.
 */
export function buildCheckDigit(_digits: string): string {
  throw new Error('not written yet');
}

/**
 * The UPC-12 of a company prefix and a running number: prefix, number padded to 11 digits, check digit. RangeError when the
 * number does not fit.
 */
export function buildUpc(_companyPrefix: string, _number: number): string {
  throw new Error('not written yet');
}

/**
 * The 14 digits under which stores and reports that lost leading zeros can be compared.
 */
export function normaliseIcpn(_text: string): string | null {
  throw new Error('not written yet');
}
