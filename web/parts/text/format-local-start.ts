import { type CalendarDate, utcStartMs } from '@tangent/domain/calendar.ts';
import { formatLocale } from '@tangent/domain/locale.ts';

/**
 * Formats when a UTC day starts on the clock of a zone: '21:00 on Dec 10, 2026 (GMT-3)'; null where clocks show UTC
 * then. The zone's own rules apply for that very night, summer time included.
 */
export function formatLocalStart(
  date: CalendarDate,
  language: string,
  timeZone?: string,
): { readonly time: string; readonly date: string; readonly zone: string } | null {
  const locale = formatLocale(language);
  const start = new Date(utcStartMs(date));
  const zone = timeZone === undefined ? {} : { timeZone };
  const format = (options: Intl.DateTimeFormatOptions, formatTag = locale) =>
    new Intl.DateTimeFormat(formatTag, { ...zone, ...options });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const offset = format({ timeZoneName: 'shortOffset' }, 'en-US').formatToParts(start);
  const zoneName = offset.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  if (/^(GMT|UTC)([+-]0)?$/.test(zoneName)) return null;
  return {
    time: format(clock).format(start),
    date: format({ day: 'numeric', month: 'short', year: 'numeric' }).format(start),
    zone: zoneName,
  };
}
