/**
 * Returns the IPI name number of a person as 11 digits, without its word, blanks, dots and hyphens; shorter numbers
 * get their zeros in front. A text that is no number is returned without those marks.
 */
export function normaliseIpi(text: string): string {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Cf}\p{Cc}\s.\p{Pd}]/gu, '')
    .replace(/^(?:IPI|CAE)(?:\/?CAE)?:?/, '');
  return /^[0-9]{3,11}$/.test(code) ? code.padStart(11, '0') : code;
}

/**
 * Computes the check number of an IPI name number from its nine digits: weights 10 down to 2, modulo 101, as two digits.
 */
export function buildIpiCheck(digits: string): string {
  const rest = [...digits].reduce((total, digit, i) => total + Number(digit) * (10 - i), 0) % 101;
  return String(rest === 0 ? 0 : (101 - rest) % 100).padStart(2, '0');
}

/** Whether a text is an IPI name number: 11 digits, the last two of which check the others. */
export function isIpi(text: string): boolean {
  return /^[0-9]{11}$/.test(text) && text.endsWith(buildIpiCheck(text.slice(0, 9)));
}
