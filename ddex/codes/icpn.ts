/**
 * Whether the text is a product code (ICPN) as used in messages: 12 digits (UPC), 13 (EAN), or 8 or 14 (GTIN) with the
 * right GS1 check digit.
 */
export function isIcpn(text: string): boolean {
  return /^([0-9]{8}|[0-9]{12,14})$/.test(text) && buildCheckDigit(text.slice(0, -1)) === text.slice(-1);
}

// By the thirteen digits of an EAN, where a UPC begins with 0 (GS1, Prefixes and Company Prefix).
const NOT_FOR_GOODS: readonly (readonly [start: RegExp, shown: number])[] = [
  // Placeholders; GS1 keeps this range for GTIN-8.
  [/^0000000/, 7],
  // Shops number their own goods and weighed goods with these.
  [/^0[24]/, 2],
  [/^2/, 1],
  // Coupons and refund receipts.
  [/^05/, 2],
  [/^98[0-4]/, 3],
  [/^99/, 2],
  // Magazines, books and printed music.
  [/^97[789]/, 3],
];

/**
 * Returns the digits at the start of a UPC, EAN or GTIN-14 that GS1 does not give to goods: placeholders of zeros, numbers
 * inside a shop, coupons, books; as they are written in the code: `2` for `2012345678900`, `4` for the UPC
 * `412345678903`. Null for a code that a release can have.
 */
export function findRestrictedPrefix(code: string): string | null {
  if (!/^[0-9]{12,14}$/.test(code)) return null;
  const ean = code.padStart(14, '0').slice(1);
  const written = Math.min(code.length, 13);
  for (const [start, shown] of NOT_FOR_GOODS) {
    if (start.test(ean)) return code.slice(-written).slice(0, shown - (13 - written));
  }
  return null;
}

/**
 * Computes the GS1 check digit (modulo 10, weights 3 and 1 from the right) of digits without one. Throws RangeError for
 * any other text.
 */
export function buildCheckDigit(digits: string): string {
  if (!/^[0-9]+$/.test(digits)) throw new RangeError(`not digits: ${digits}`);
  let sum = 0;
  for (let i = 0; i < digits.length; i += 1) {
    sum += Number(digits[digits.length - 1 - i]) * (i % 2 === 0 ? 3 : 1);
  }
  return String((10 - (sum % 10)) % 10);
}

/**
 * Builds the UPC-12 of a GS1 company prefix and a serial number: together 11 digits, then the check digit. Throws
 * RangeError if the number does not fit.
 */
export function buildUpc(companyPrefix: string, number: number): string {
  const digits = companyPrefix + String(number).padStart(11 - companyPrefix.length, '0');
  if (!/^[0-9]{11}$/.test(digits)) throw new RangeError(`number ${number} does not fit under prefix ${companyPrefix}`);
  return digits + buildCheckDigit(digits);
}

/**
 * Returns a product code as 14 digits, so that codes of stores and reports compare equal with or without leading zeros;
 * null if the text is not a product code of 8 to 14 digits.
 */
export function normaliseIcpn(text: string): string | null {
  const digits = text.trim();
  return /^[0-9]{8,14}$/.test(digits) ? digits.padStart(14, '0') : null;
}
