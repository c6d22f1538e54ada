/**
 * Whether the text is an ISWC (ISO 15707) in compact form: `T`, nine digits and their check digit, the sum of each digit
 * times its position, plus one, modulo 10.
 */
export function isIswc(text: string): boolean {
  if (!/^T[0-9]{10}$/.test(text)) return false;
  const sum = [...text.slice(1, 10)].reduce((total, digit, i) => total + Number(digit) * (i + 1), 1);
  return (10 - (sum % 10)) % 10 === Number(text.at(-1));
}
