import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';

/** A month of sales in words: October 2026. */
export function formatPeriod(period: string, language: string): string {
  const locale = FORMAT_LOCALES[language as Language] ?? FORMAT_LOCALES.en;
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${period.slice(0, 7)}-01`));
}

/** From one month to another, or the one they both are. */
export function formatPeriods(first: string, last: string, language: string): string {
  return first === last
    ? formatPeriod(first, language)
    : `${formatPeriod(first, language)} – ${formatPeriod(last, language)}`;
}
