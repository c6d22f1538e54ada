import { formatCurrency } from '../../../texts/format-dollars.ts';

/** An exact amount as text, such as `1234.560004`, in the currency it was reported in. Six decimals show what a store counts with. */
export function formatExact(amount: string, currency: string, language: string): string {
  return formatCurrency(amount, currency, language, { least: 2, most: 6 });
}
