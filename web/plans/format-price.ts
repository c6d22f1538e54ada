import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';

/** What a plan costs, as a price tag says it: $49.99, and $0 without cents. */
export function formatPrice(cents: number, language: Language): string {
  const digits = cents === 0 ? 0 : 2;
  const format = { style: 'currency', currency: 'USD', minimumFractionDigits: digits } as const;
  return new Intl.NumberFormat(FORMAT_LOCALES[language], { ...format, maximumFractionDigits: digits }).format(
    cents / 100,
  );
}
