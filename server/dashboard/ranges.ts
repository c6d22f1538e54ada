import { comparisonOf, type DayRange, rangeOf } from '@tangent/domain/analytics/period.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';

/** So many full days that end yesterday, for every plan, and as many before them. */
export function rangesOf(days: 7 | 30 | 90, now: Date): { range: DayRange; comparison: DayRange } {
  const facts = { today: utcDay(now.getTime()), first_day: null, has_today: false };
  const range = rangeOf({ period: `last_${days}_days` }, facts);
  const comparison = comparisonOf(range, `last_${days}_days`, 'previous');
  if (comparison === null) throw new Error('these periods can be compared');
  return { range, comparison };
}

/** Every day of a range, in order. */
export function listDays({ from, to }: DayRange): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
