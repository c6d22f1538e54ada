/** Returns whether a text is an ISNI in compact form with the right check character (ISO 27729, modulo 11-2). */
export function isIsni(text: string): boolean {
  return /^[0-9]{15}[0-9X]$/.test(text) && text.endsWith(buildIsniCheck(text.slice(0, 15)));
}

/** Computes the check character after the first 15 digits of an ISNI. */
export function buildIsniCheck(digits: string): string {
  const total = [...digits].reduce((sum, digit) => (sum + Number(digit)) * 2, 0);
  const check = (12 - (total % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}
