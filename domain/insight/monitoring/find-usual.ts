import { type CalendarDate, daysBetween } from '../../calendar.ts';
import { MONITORING_HISTORY_DAYS } from '../monitoring-limits.ts';

export interface Usual {
  /** The usual streams on this day of the week. */
  readonly streams: number;
  /** The usual deviation of days from the usual streams of their day of the week. */
  readonly spread: number;
  /** The streams of the highest day. */
  readonly highest: number;
  readonly known_days: number;
}

type Counted = { readonly day: CalendarDate; readonly streams: number };

/** A day of the week with fewer known days than this is compared with all days. */
const WEEKDAYS_MIN = 3;

/**
 * Computes the usual figures for a release at a store on a day: the median of the same days of the week, and the median
 * absolute deviation of all days from theirs. A few extreme days in the history change neither. Null while too few days
 * are known.
 */
export function findUsual(history: readonly Counted[], day: CalendarDate): Usual | null {
  if (history.length < MONITORING_HISTORY_DAYS.fewest) return null;
  const all = computeMedian(history.map(({ streams }) => streams));
  const byWeekday = new Map<number, number[]>();
  for (const known of history) {
    const weekday = getWeekday(known.day);
    byWeekday.set(weekday, [...(byWeekday.get(weekday) ?? []), known.streams]);
  }
  const usualOn = (weekday: number) => {
    const known = byWeekday.get(weekday) ?? [];
    return known.length < WEEKDAYS_MIN ? all : computeMedian(known);
  };
  return {
    streams: usualOn(getWeekday(day)),
    spread: computeMedian(history.map((known) => Math.abs(known.streams - usualOn(getWeekday(known.day))))),
    highest: Math.max(...history.map(({ streams }) => streams)),
    known_days: history.length,
  };
}

function getWeekday(day: CalendarDate): number {
  return ((daysBetween('1970-01-01', day) % 7) + 7) % 7;
}

/** For an even count the mean of the two middle values, rounded up. */
function computeMedian(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = 0, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return Math.ceil((low + high) / 2);
}
