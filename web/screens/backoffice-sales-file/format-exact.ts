import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';

/** An exact amount as text, such as `1234.560004`, in the currency it was reported in. Six decimals show what a store counts with. */
export function formatExact(amount: string, currency: string, language: string): string {
  const locale = FORMAT_LOCALES[language as Language] ?? FORMAT_LOCALES.en;
  const places = { minimumFractionDigits: 2, maximumFractionDigits: 6 } as const;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, ...places });
  // Formatted from its digits, not by way of a number that would round it.
  return format.format(amount as `${number}`);
}
