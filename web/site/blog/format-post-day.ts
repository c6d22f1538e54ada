import type { CalendarDate } from '@tangent/domain/calendar.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { getDateFormat } from '../../texts/formats.ts';

/** Formats the day of a post: November 20, 2026. */
export function formatPostDay(date: CalendarDate, language: Language): string {
  return getDateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
