import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';

/** An amount as a store wrote it, with every decimal it has, in its own currency: €0.00412. */
export function formatExactAmount(amount: string, currency: string, language: string): string {
  const locale = FORMAT_LOCALES[language as Language] ?? FORMAT_LOCALES.en;
  const decimals = amount.split('.')[1]?.length ?? 0;
  const format = { style: 'currency', currency, minimumFractionDigits: Math.max(2, decimals) } as const;
  // As text it keeps digits that a number would lose.
  return new Intl.NumberFormat(locale, { ...format, maximumFractionDigits: Math.max(2, decimals) }).format(
    amount as `${number}`,
  );
}
