import type { Decimal } from '@tangent/domain/money/royalty/decimal.ts';

/** Parses a number as the database writes it, without trailing zeros, however many digits it has. */
export function parseExact(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  return { digits: BigInt(whole + digits), scale: digits.length };
}
