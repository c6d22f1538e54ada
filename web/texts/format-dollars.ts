import { HOME_CURRENCY, MICROS_PER_CENT, MICROS_PER_UNIT } from '@tangent/domain/money.ts';
import { getNumberFormat } from './formats.ts';

/** Formats US dollars in a language, from whole cents: $49.99. */
export function formatDollars(cents: number, language: string, digits = 2): string {
  return format(cents / 100, language, digits);
}

/**
 * Formats US dollars from micro-dollars. Six digits show the exact amount; two drop fractions of a cent, as balances
 * do, so that the same money looks the same everywhere.
 */
export function formatMicroDollars(micros: number, language: string, digits: 2 | 6 = 2): string {
  return digits === 2
    ? formatDollars(Math.trunc(micros / Number(MICROS_PER_CENT)), language)
    : format(micros / Number(MICROS_PER_UNIT), language, digits);
}

/** Formats an amount in a list: as cents, or exactly where cents would show nothing of it. */
export function formatListedMicroDollars(micros: number, language: string): string {
  const isTiny = micros !== 0 && Math.abs(micros) < Number(MICROS_PER_CENT);
  return formatMicroDollars(micros, language, isTiny ? 6 : 2);
}

function format(dollars: number, language: string, digits: number): string {
  // An amount that rounds to zero has no sign.
  return formatCurrency(dollars, HOME_CURRENCY, language, { least: digits, most: digits }, 'negative');
}

/** Formats an amount in any currency. As text it keeps digits that a number would lose. */
export function formatCurrency(
  amount: number | string,
  currency: string,
  language: string,
  digits: { readonly least: number; readonly most: number },
  signDisplay: 'auto' | 'negative' = 'auto',
): string {
  const digitRange = { minimumFractionDigits: digits.least, maximumFractionDigits: digits.most };
  const format = getNumberFormat(language, {
    style: 'currency',
    currency,
    signDisplay,
    ...digitRange,
  });
  return format.format(amount as number | `${number}`);
}
