import { addDays, type CalendarDate } from '../../calendar.ts';
import { addMonths, getFirstDay, getLastDay, toPeriod } from '../../money/royalty/period.ts';
import { DAY_STEPS_MAX } from '../analytics-limits.ts';
import { type ComparisonKind, countDays, type DayRange, yearBefore } from './period.ts';

/** The span of one point of a chart. */
export const CHART_STEPS = ['day', 'month'] as const;
export type ChartStep = (typeof CHART_STEPS)[number];

/** Returns the step of a chart: days up to 92 days, months beyond. */
export function getChartStep(range: DayRange): ChartStep {
  return countDays(range) <= DAY_STEPS_MAX ? 'day' : 'month';
}

/** Returns the steps of a range without gaps: its days, or the months it touches, cut to the range. */
export function listSteps(range: DayRange): DayRange[] {
  const isByDay = getChartStep(range) === 'day';
  const steps: DayRange[] = [];
  for (let from = range.from; from <= range.to; ) {
    const to = isByDay ? from : earlier(getLastDay(toPeriod(from)), range.to);
    steps.push({ from, to });
    from = addDays(to, 1);
  }
  return steps;
}

/**
 * Returns the days of the comparison for each step; every day of the comparison belongs to exactly one step. Compared
 * with a year before, a leap day has no days of its own (null), and 29 February of the year before is counted with the
 * 28th. A comparison that is cut short leaves the last steps without any.
 */
export function listStepsBefore(
  steps: readonly DayRange[],
  comparison: DayRange,
  compare: Exclude<ComparisonKind, 'none'>,
): (DayRange | null)[] {
  const length = countDays(comparison);
  const shift = (date: CalendarDate) => (compare === 'last_year' ? yearBefore(date) : addDays(date, -length));
  const starts = steps.map(({ from }) => shift(from));
  const isOwn = starts.map((start, i) => i === 0 || start !== starts[i - 1]);
  return starts.map((from, i) => {
    if (!isOwn[i] || from > comparison.to) return null;
    const next = starts.find((_, n) => n > i && isOwn[n]);
    return { from, to: next === undefined ? comparison.to : earlier(addDays(next, -1), comparison.to) };
  });
}

/**
 * The whole calendar months in the middle of a range, and the days before and after them; only days for a range without
 * a whole month.
 */
export type MonthSplit = { readonly months: DayRange | null; readonly days: readonly DayRange[] };

export function splitMonths(range: DayRange): MonthSplit {
  const [first, last] = [toPeriod(range.from), toPeriod(range.to)];
  const from = range.from === getFirstDay(first) ? first : addMonths(first, 1);
  const to = range.to === getLastDay(last) ? last : addMonths(last, -1);
  if (to < from) return { months: null, days: [range] };
  const months = { from: getFirstDay(from), to: getLastDay(to) };
  const edges = [
    { from: range.from, to: addDays(months.from, -1) },
    { from: addDays(months.to, 1), to: range.to },
  ];
  return { months, days: edges.filter((edge) => edge.from <= edge.to) };
}

/**
 * Splits a range: the first piece starts with it, the last one ends with it, and every one of these days in between
 * ends a piece.
 */
export function splitRange({ from, to }: DayRange, ends: readonly CalendarDate[]): DayRange[] {
  const inside = ends.filter((end) => end >= from && end < to);
  const all = [...new Set([...inside, to])].sort();
  return all.map((end, i) => ({ from: i === 0 ? from : addDays(all[i - 1] ?? from, 1), to: end }));
}

const earlier = (one: CalendarDate, other: CalendarDate) => (one < other ? one : other);
