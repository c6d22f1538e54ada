import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { formatLocale, type Language } from '@tangent/domain/locale.ts';

/** Formats the day of a post: November 20, 2026. */
export function formatPostDay(date: CalendarDate, language: Language): string {
  return new Intl.DateTimeFormat(formatLocale(language), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
