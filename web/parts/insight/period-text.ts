import { formatLocale } from '@tangent/domain/locale.ts';

/** Formats a month of sales: October 2026. */
export function formatPeriod(period: string, language: string): string {
  return getFormat(language).format(monthStart(period));
}

/** Formats a range of months in the language, or a single month if both are equal: October – November 2026. */
export function formatPeriods(first: string, last: string, language: string): string {
  return getFormat(language).formatRange(monthStart(first), monthStart(last));
}

function getFormat(language: string): Intl.DateTimeFormat {
  const locale = formatLocale(language);
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
}

const monthStart = (period: string) => new Date(`${period.slice(0, 7)}-01`);
