import { type CalendarDate, daysBetween, utcDay, utcStartMs } from '@tangent/domain/calendar.ts';
import { HOUR_MS, MINUTE_MS } from '@tangent/domain/duration.ts';
import { formatLocale } from '@tangent/domain/locale.ts';

/** How long ago something was, in few letters: '12 min', '3 hr', 'yesterday', 'Mon', '16 Nov'. Null for this very minute. */
export function formatAgo(
  instant: string,
  { now, today }: { now: number; today: CalendarDate },
  language: string,
): string | null {
  const locale = formatLocale(language);
  const at = Date.parse(instant);
  const unit = (value: number, name: 'minute' | 'hour') =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value);
  const day = utcDay(at);
  const days = daysBetween(day, today);
  // The clock of the product may be ahead of the browser's: then only its days can be told.
  const elapsed = Math.max(now, utcStartMs(today)) - at;
  if (days <= 0 && elapsed < MINUTE_MS) return null;
  if (elapsed < HOUR_MS) return unit(Math.max(1, Math.floor(elapsed / MINUTE_MS)), 'minute');
  if (days <= 0) return unit(Math.floor(elapsed / HOUR_MS), 'hour');
  if (days === 1) return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-1, 'day');
  const format = days < 7 ? ({ weekday: 'short' } as const) : ({ day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(at);
}
