/** A month of sales as reports and screens name it: `2026-10`. In tables it is the first day of the month. */
export type Period = string;

/** A month from 1900 to 2199, the years that calendar dates may have: other years have no sales. */
export const PERIOD_PATTERN = /^(19|20|21)\d{2}-(0[1-9]|1[0-2])$/;

export function isPeriod(text: string): boolean {
  return PERIOD_PATTERN.test(text);
}

/** Returns the month of a calendar date. */
export function toPeriod(date: string): Period {
  return date.slice(0, 7);
}

export function getFirstDay(period: Period): string {
  return `${period}-01`;
}

/** Returns the last day of the month: the plan on this day decides the share. */
export function getLastDay(period: Period): string {
  const { year, month } = parsePeriod(period);
  return `${period}-${String(daysIn(year, month)).padStart(2, '0')}`;
}

/** Returns the month a number of months later; earlier if negative. */
export function addMonths(period: Period, months: number): Period {
  const { year, month } = parsePeriod(period);
  const count = year * 12 + (month - 1) + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

/** Lists all months from one to another, both included. */
export function listPeriods(first: Period, last: Period): Period[] {
  const periods: Period[] = [];
  for (let period = first; period <= last; period = addMonths(period, 1)) periods.push(period);
  return periods;
}

function parsePeriod(period: Period): { year: number; month: number } {
  return { year: Number(period.slice(0, 4)), month: Number(period.slice(5, 7)) };
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
