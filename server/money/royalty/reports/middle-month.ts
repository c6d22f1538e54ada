import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { type Period, toPeriod } from '@tangent/domain/royalty/period.ts';

/** The month that most of a time lies in: fiscal months of stores begin some days before the month they stand for, or after. */
export function middleMonth(first: string, last: string): Period {
  return toPeriod(addDays(first, Math.floor(daysBetween(first, last) / 2)));
}
