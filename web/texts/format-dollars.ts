import { formatLocale } from '@tangent/domain/locale.ts';
import { HOME_CURRENCY, MICROS_PER_CENT, MICROS_PER_UNIT } from '@tangent/domain/money.ts';

/** US dollars as a language writes them, from whole cents: $49.99. */
export function formatDollars(cents: number, language: string, digits = 2): string {
  return format(cents / 100, language, digits);
}

/**
 * The same from micro-dollars. Six digits show all there is; two leave out what is short of a cent, as balances do: the same money reads
 * the same wherever it stands.
 */
export function formatMicroDollars(micros: number, language: string, digits: 2 | 6 = 2): string {
  return digits === 2
    ? formatDollars(Math.trunc(micros / Number(MICROS_PER_CENT)), language)
    : format(micros / Number(MICROS_PER_UNIT), language, digits);
}

/** Micro-dollars as whole cents, what is short of one left out: nobody reads of a cent that cannot be withdrawn. */
export function toWholeCents(micros: number): number {
  return Math.floor(micros / Number(MICROS_PER_CENT));
}

function format(dollars: number, language: string, digits: number): string {
  // What rounds to nothing has no sign.
  return formatCurrency(dollars, HOME_CURRENCY, language, { least: digits, most: digits }, 'negative');
}

/** An amount in any currency as a language writes it. As text it keeps digits that a number would lose. */
export function formatCurrency(
  amount: number | string,
  currency: string,
  language: string,
  digits: { readonly least: number; readonly most: number },
  signDisplay: 'auto' | 'negative' = 'auto',
): string {
  const digitRange = { minimumFractionDigits: digits.least, maximumFractionDigits: digits.most };
  const format = new Intl.NumberFormat(formatLocale(language), {
    style: 'currency',
    currency,
    signDisplay,
    ...digitRange,
  });
  return format.format(amount as number | `${number}`);
}
