import type { Decimal } from '@tangent/domain/royalty/decimal.ts';

/** A number as the database writes it, without the zeros at its end, however many digits it has. */
export function parseExact(text: string): Decimal {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  return { digits: BigInt(whole + digits), scale: digits.length };
}
