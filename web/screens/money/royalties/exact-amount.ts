import { formatCurrency } from '../../../texts/format-dollars.ts';

/** An amount as a store wrote it, with every decimal it has, in its own currency: €0.00412. */
export function formatExactAmount(amount: string, currency: string, language: string): string {
  const digits = Math.max(2, amount.split('.')[1]?.length ?? 0);
  return formatCurrency(amount, currency, language, { least: digits, most: digits });
}
