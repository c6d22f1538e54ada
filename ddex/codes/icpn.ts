/**
 * Whether the text is a product code (ICPN) as messages carry it: 12 digits (UPC), 13 (EAN), or 8 or 14 (GTIN) with the right GS1
 * check digit.
 */
export function isIcpn(text: string): boolean {
  return /^([0-9]{8}|[0-9]{12,14})$/.test(text) && buildCheckDigit(text.slice(0, -1)) === text.slice(-1);
}

/**
 * The GS1 check digit of digits that lack it (modulo 10, weights 3 and 1 from the right). RangeError when not digits.
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
 * The UPC-12 of a GS1 company prefix and a running number: both together 11 digits, then the check digit. RangeError when the
 * number does not fit.
 */
export function buildUpc(companyPrefix: string, number: number): string {
  const digits = companyPrefix + String(number).padStart(11 - companyPrefix.length, '0');
  if (!/^[0-9]{11}$/.test(digits)) throw new RangeError(`no room for number ${number} under prefix ${companyPrefix}`);
  return digits + buildCheckDigit(digits);
}

/**
 * The 14 digits under which product codes of stores and reports compare, leading zeros lost or not; null when the text is no
 * product code of 8 to 14 digits.
 */
export function normaliseIcpn(text: string): string | null {
  const digits = text.trim();
  return /^[0-9]{8,14}$/.test(digits) ? digits.padStart(14, '0') : null;
}
