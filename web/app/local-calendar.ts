import { type CalendarDate, utcStartMs } from '@tangent/domain/calendar.ts';
import { findClosingDay, findLastWholeDay, findLocalDay } from '@tangent/domain/catalogue/release/date/local-day.ts';
import { useToday } from './today.ts';

export type LocalCalendar = {
  /** The date on the user's own calendar. */
  readonly today: CalendarDate;
  /** The UTC day on which that date ends: what a rule allows on it is allowed all day long. */
  readonly closes_on: CalendarDate;
  /** Returns the last date of the user's calendar that is over when a UTC day is over. */
  readonly toLastDay: (day: CalendarDate) => CalendarDate;
};

/**
 * Returns the calendar of the user's zone beside the UTC days of the rules, so that a deadline shown in Honolulu or
 * Auckland is one that the server keeps.
 */
export function useLocalCalendar(): LocalCalendar {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  // The product's day may be ahead of the browser's clock: then its first instant counts.
  const today = findLocalDay(Math.max(Date.now(), utcStartMs(useToday())), zone);
  return { today, closes_on: findClosingDay(today, zone), toLastDay: (day) => findLastWholeDay(day, zone) };
}
