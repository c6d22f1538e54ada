import { type CalendarDate, daysBetween } from '@tangent/domain/calendar.ts';
import { formatLocale } from '@tangent/domain/locale.ts';

/** Formats a day as fans read it: Friday 4 December. */
export function formatLongDay(date: CalendarDate, language: string): string {
  return format(date, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

/** Formats a day for a small place: Fri 4 Dec. */
export function formatShortDay(date: CalendarDate, language: string): string {
  return format(date, language, { weekday: 'short', day: 'numeric', month: 'short' });
}

/** Formats a day soon by its name, a later one by its date: Friday, or 18 December. */
export function formatComingDay(date: CalendarDate, today: CalendarDate, language: string): string {
  const parts = daysBetween(today, date) <= 6 ? { weekday: 'long' } : { day: 'numeric', month: 'long' };
  return format(date, language, parts as Intl.DateTimeFormatOptions);
}

function format(date: CalendarDate, language: string, parts: Intl.DateTimeFormatOptions): string {
  const locale = language === 'en' ? 'en-GB' : formatLocale(language);
  return new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(new Date(date)).replace(/,/g, '');
}
