import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';

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
    ? formatDollars(Math.trunc(micros / 10_000), language)
    : format(micros / 1_000_000, language, digits);
}

/** Micro-dollars as whole cents, what is short of one left out: nobody reads of a cent that cannot be withdrawn. */
export function wholeCentsOf(micros: number): number {
  return Math.floor(micros / 10_000);
}

function format(dollars: number, language: string, digits: number): string {
  const locale = FORMAT_LOCALES[language as Language] ?? FORMAT_LOCALES.en;
  const places = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  // What rounds to nothing has no sign.
  const style = { style: 'currency', currency: 'USD', signDisplay: 'negative', ...places } as const;
  return new Intl.NumberFormat(locale, style).format(dollars);
}
