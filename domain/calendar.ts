import { DAY_MS } from './duration.ts';

/**
 * A calendar date without a time zone, as YYYY-MM-DD. All arithmetic is on days of the proleptic Gregorian
 * calendar.
 */
export type CalendarDate = string;

/**
 * Returns the days since 1970-01-01 of a calendar date, or null when the text is no real date between the years 1900
 * and 2199.
 */
export function parseDays(date: string): number | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2199 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return daysFromCivil(year, month, day);
}

/** Returns the calendar date that is `days` after 1970-01-01. */
export function formatDays(days: number): CalendarDate {
  // Era arithmetic with March as first month, so that the leap day ends the year.
  const shifted = days + 719_468;
  const era = Math.floor(shifted / 146_097);
  const dayOfEra = shifted - era * 146_097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const day = dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1;
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  const year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0);
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** Returns the UTC day of an instant given in milliseconds since 1970 (A-092: 'today' is the UTC day of now). */
export function utcDay(instantMs: number): CalendarDate {
  return formatDays(Math.floor(instantMs / DAY_MS));
}

/**
 * Returns the first instant of a calendar date in UTC, in milliseconds since 1970. Throws on a text that is no date.
 */
export function utcStartMs(date: CalendarDate): number {
  return getDays(date) * DAY_MS;
}

/** Returns the date `days` later (earlier when negative). Throws on a text that is no date. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return formatDays(getDays(date) + days);
}

/** Returns the whole days from one date to another, negative when `to` is earlier. Throws on a text that is no date. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return getDays(to) - getDays(from);
}

/** Returns the date `count` business days (Monday to Friday, A-173) after a date. Throws on a text that is no date. */
export function addBusinessDays(date: CalendarDate, count: number): CalendarDate {
  let days = getDays(date);
  for (let left = count; left > 0; ) {
    days += 1;
    if (isBusinessDay(days)) left -= 1;
  }
  return formatDays(days);
}

function isBusinessDay(days: number): boolean {
  // 1970-01-01 was a Thursday; 0 is Monday here.
  return (((days + 3) % 7) + 7) % 7 < 5;
}

function getDays(date: CalendarDate): number {
  const days = parseDays(date);
  if (days === null) throw new RangeError(`not a calendar date: ${date}`);
  return days;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function daysFromCivil(year: number, month: number, day: number): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * 146_097 + dayOfEra - 719_468;
}
