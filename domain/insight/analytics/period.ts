import { addDays, type CalendarDate, daysBetween, parseDays } from '../../calendar.ts';
import type { Issue } from '../../issue.ts';
import { CUSTOM_RANGE_MAX_DAYS, TRENDS_FIRST_DAY } from '../analytics-limits.ts';

/** Periods of the analytics (S9-013). */
export const ANALYTICS_PERIODS = [
  'today',
  'yesterday',
  'this_week',
  'last_7_days',
  'last_30_days',
  'last_90_days',
  'this_month',
  'this_year',
  'last_year',
  'all_time',
  'custom',
] as const;
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number];

/** The periods of the free plan: up to 30 days, none that includes today. */
export const FREE_PERIODS: readonly AnalyticsPeriod[] = ['yesterday', 'last_7_days', 'last_30_days'];

/** The comparisons of a period (S9-014, S9-015). */
export const COMPARISONS = ['none', 'previous', 'last_year'] as const;
export type ComparisonKind = (typeof COMPARISONS)[number];

/** Days from the first to the last one, both included. */
export type DayRange = { readonly from: CalendarDate; readonly to: CalendarDate };

export type PeriodChoice = {
  readonly period: AnalyticsPeriod;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
};

export type PeriodFacts = {
  /** The UTC day. */
  readonly today: CalendarDate;
  /** The first day with reported figures; null while there are none. */
  readonly first_day: CalendarDate | null;
  /** Whether the plan shows today. */
  readonly has_today: boolean;
};

/**
 * Checks a custom range: 'required' for a missing end, 'min_date' when it starts before `TRENDS_FIRST_DAY` or
 * ends before it starts, 'max_date' when it reaches into the future or has more than 366 days. Other periods need no
 * check.
 */
export function checkPeriod({ period, from, to }: PeriodChoice, today: CalendarDate): Issue[] {
  if (period !== 'custom') return [];
  if (from === undefined || parseDays(from) === null) return [{ code: 'required', path: 'from' }];
  if (to === undefined || parseDays(to) === null) return [{ code: 'required', path: 'to' }];
  if (from < TRENDS_FIRST_DAY) return [{ code: 'min_date', path: 'from', params: { min: TRENDS_FIRST_DAY } }];
  if (to < from) return [{ code: 'min_date', path: 'to', params: { min: from } }];
  const longest = addDays(from, CUSTOM_RANGE_MAX_DAYS - 1);
  const max = longest < today ? longest : today;
  return to > max ? [{ code: 'max_date', path: 'to', params: { max } }] : [];
}

/**
 * Returns the days of a period: UTC days, weeks from Monday; the last N days are N full days, plus today where
 * the plan shows it; this week, month and year go up to today. A custom range must have been checked before.
 */
export function toRange({ period, from, to }: PeriodChoice, facts: PeriodFacts): DayRange {
  const { today, first_day } = facts;
  const yesterday = addDays(today, -1);
  const year = Number(today.slice(0, 4));
  switch (period) {
    case 'today':
      return { from: today, to: today };
    case 'yesterday':
      return { from: yesterday, to: yesterday };
    case 'this_week':
      return { from: addDays(today, -getWeekday(today)), to: today };
    case 'last_7_days':
      return lastDays(7, facts);
    case 'last_30_days':
      return lastDays(30, facts);
    case 'last_90_days':
      return lastDays(90, facts);
    case 'this_month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'this_year':
      return { from: `${year}-01-01`, to: today };
    case 'last_year':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` };
    case 'all_time':
      return { from: first_day !== null && first_day < today ? first_day : today, to: today };
    case 'custom':
      return { from: from ?? today, to: to ?? today };
  }
}

/**
 * Returns the range that a range is compared with: the same number of days directly before, or the same dates a
 * year before. Null without a comparison, and for all time, which has none.
 */
export function toComparisonRange(range: DayRange, period: AnalyticsPeriod, compare: ComparisonKind): DayRange | null {
  if (compare === 'none' || period === 'all_time') return null;
  if (compare === 'last_year') return { from: yearBefore(range.from), to: yearBefore(range.to) };
  return { from: addDays(range.from, -countDays(range)), to: addDays(range.from, -1) };
}

/** Returns the number of days in a range. */
export function countDays({ from, to }: DayRange): number {
  return daysBetween(from, to) + 1;
}

/** Returns the same date a year before; 28 February for a leap day. */
export function yearBefore(date: CalendarDate): CalendarDate {
  const year = String(Number(date.slice(0, 4)) - 1).padStart(4, '0');
  return date.endsWith('-02-29') ? `${year}-02-28` : `${year}${date.slice(4)}`;
}

function lastDays(count: number, { today, has_today }: PeriodFacts): DayRange {
  return { from: addDays(today, -count), to: has_today ? today : addDays(today, -1) };
}

/** 0 is Monday. */
function getWeekday(date: CalendarDate): number {
  // 1970-01-05 was a Monday.
  return ((daysBetween('1970-01-05', date) % 7) + 7) % 7;
}
