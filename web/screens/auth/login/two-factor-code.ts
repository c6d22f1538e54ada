import { TWO_FACTOR_DIGITS } from '@tangent/domain/limits.ts';

/** What was typed or pasted as a code of the authenticator app: its digits, without the blanks that apps show in it. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, TWO_FACTOR_DIGITS);
}

export function isCompleteCode(code: string): boolean {
  return code.length === TWO_FACTOR_DIGITS;
}
