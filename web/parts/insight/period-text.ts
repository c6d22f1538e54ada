import { getDateFormat } from '../../texts/formats.ts';

/** How the name of a month is written: `short` where there is room for few letters. */
type MonthWidth = 'long' | 'short';

/** Formats a month of sales: October 2026. */
export function formatPeriod(period: string, language: string, width: MonthWidth = 'long'): string {
  return getFormat(language, width).format(monthStart(period));
}

/** Formats a range of months in the language, or a single month if both are equal: October – November 2026. */
export function formatPeriods(first: string, last: string, language: string, width: MonthWidth = 'long'): string {
  return getFormat(language, width).formatRange(monthStart(first), monthStart(last));
}

function getFormat(language: string, month: MonthWidth): Intl.DateTimeFormat {
  return getDateFormat(language, { month, year: 'numeric', timeZone: 'UTC' });
}

const monthStart = (period: string) => new Date(`${period.slice(0, 7)}-01`);
