/** Dates for the date field: YYYY-MM-DD, in the order and with the separators of a locale, and a month as weeks. */

const DAY_MS = 86_400_000;

export function utcDate(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

function formatIso(instant: Date): string {
  return instant.toISOString().slice(0, 10);
}

export function shiftDays(date: string, days: number): string {
  return formatIso(new Date(utcDate(date).getTime() + days * DAY_MS));
}

/** Returns the same day of another month, or its last day if it is shorter. */
export function shiftMonths(date: string, months: number): string {
  const from = utcDate(date);
  const first = new Date(Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return formatIso(first);
}

type DatePart = 'day' | 'month' | 'year';

function dateOrder(locale: string): readonly DatePart[] {
  const parts = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric' }).formatToParts(0);
  return parts.map((part) => part.type).filter((type) => type === 'day' || type === 'month' || type === 'year');
}

/** Formats a date as digits in the order of the locale: 12/04/2026 or 04.12.2026. */
export function formatDigits(date: string, locale: string): string {
  const format = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(utcDate(date));
}

/** Parses a typed date: digits in the order of the locale, or YYYY-MM-DD. Null when it is no real date. */
export function parseDigits(text: string, locale: string): string | null {
  const numbers = text.trim().split(/\D+/).filter(Boolean);
  if (numbers.length !== 3) return null;
  const order: readonly DatePart[] = numbers[0]?.length === 4 ? ['year', 'month', 'day'] : dateOrder(locale);
  const part = (name: DatePart) => Number(numbers[order.indexOf(name)]);
  const year = part('year') < 100 ? 2000 + part('year') : part('year');
  const instant = new Date(Date.UTC(year, part('month') - 1, part('day')));
  const real = instant.getUTCMonth() === part('month') - 1 && instant.getUTCDate() === part('day');
  return real && year >= 1900 && year < 2200 ? formatIso(instant) : null;
}

/**
 * Returns the first day of the week, 1 = Monday … 7 = Sunday, from a fixed list because not every browser has
 * `getWeekInfo`.
 */
function firstWeekday(locale: string): number {
  return ['en-US', 'es-MX', 'pt-BR'].includes(locale) ? 7 : 1;
}

/** Lists the weeks of the month a date lies in, complete from the first weekday of the locale to the last. */
export function listWeeks(date: string, locale: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const weekday = utcDate(first).getUTCDay() || 7;
  const start = shiftDays(first, -((weekday - firstWeekday(locale) + 7) % 7));
  const weeks: string[][] = [];
  for (let day = start; day < shiftMonths(first, 1); day = shiftDays(day, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => shiftDays(day, index)));
  }
  return weeks;
}
