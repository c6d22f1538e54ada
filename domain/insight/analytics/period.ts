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

/** The days of a period. */
export type PeriodDays = {
  /** Complete days; the open day alone for a period without a complete one. */
  readonly range: DayRange;
  /** Today, where the period reaches it and the plan shows it: it is not over, so no figure and no change counts it. */
  readonly open_day: CalendarDate | null;
};

/**
 * Returns the days of a period: UTC days, weeks from Monday, complete days up to yesterday; the last N days are
 * the same N days on every plan. Today is the open day beside them. Only a period without a complete day, such as today
 * or this week on a Monday, consists of the open day. A custom range must have been checked before.
 */
export function findPeriodDays(choice: PeriodChoice, facts: PeriodFacts): PeriodDays {
  const { today, has_today } = facts;
  const named = findNamedDays(choice, facts);
  if (named.to < today) return { range: named, open_day: null };
  const range = { from: named.from, to: addDays(today, -1) };
  if (range.from > range.to) return { range: { from: today, to: today }, open_day: today };
  return { range, open_day: has_today ? today : null };
}

/** Returns whether a period consists of the open day: then its figures are those of a day that is not over. */
export function isOpenDay({ range, open_day }: PeriodDays): boolean {
  return range.from === open_day;
}

/** Returns the days that the name of a period stands for, up to today. */
function findNamedDays({ period, from, to }: PeriodChoice, { today, first_day }: PeriodFacts): DayRange {
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
      return { from: addDays(today, -7), to: today };
    case 'last_30_days':
      return { from: addDays(today, -30), to: today };
    case 'last_90_days':
      return { from: addDays(today, -90), to: today };
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

/** 0 is Monday. */
function getWeekday(date: CalendarDate): number {
  // 1970-01-05 was a Monday.
  return ((daysBetween('1970-01-05', date) % 7) + 7) % 7;
}
