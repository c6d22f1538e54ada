import { addDays, type CalendarDate, utcDay, utcStartMs } from '../../../calendar.ts';
import { readOffsetMs } from './time-zone.ts';

// Rules count UTC days, users live in days of their zone. A deadline appears as the last day of the user's own
// calendar that is over when the UTC day is over: whenever on that day they act, the rule accepts it.

/** Returns the calendar date in a zone at an instant. */
export function findLocalDay(instantMs: number, zone: string): CalendarDate {
  return utcDay(instantMs + readOffsetMs(instantMs, zone));
}

/** Returns the last calendar date of a zone that is over when a UTC day is over. */
export function findLastWholeDay(day: CalendarDate, zone: string): CalendarDate {
  return addDays(findLocalDay(utcStartMs(addDays(day, 1)), zone), -1);
}

/** Returns the UTC day on which a calendar date of a zone ends: every rule of that date holds for all of it. */
export function findClosingDay(localDay: CalendarDate, zone: string): CalendarDate {
  return findLastWholeDay(localDay, zone) < localDay ? addDays(localDay, 1) : localDay;
}
