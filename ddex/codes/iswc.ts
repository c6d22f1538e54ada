/** Returns an ISWC without its word, dots, hyphens and blanks: `T-034.524.680-1` becomes `T0345246801`. */
export function normaliseIswc(text: string): string {
  const code = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\p{Cf}\p{Cc}\s.\p{Pd}]/gu, '')
    .replace(/^ISWC:?/, '');
  return /^[0-9]{10}$/.test(code) ? `T${code}` : code;
}

/** Computes the check digit of an ISWC from its nine digits: the sum of each digit times its position, plus one. */
export function buildIswcCheck(digits: string): number {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i + 1), 1);
  return (10 - (sum % 10)) % 10;
}

/** Whether the text is an ISWC (ISO 15707) in compact form: `T`, nine digits and their check digit. */
export function isIswc(text: string): boolean {
  return /^T[0-9]{10}$/.test(text) && text.endsWith(String(buildIswcCheck(text.slice(1, 10))));
}
