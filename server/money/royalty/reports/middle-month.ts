import { addDays, daysBetween } from '@tangent/domain/calendar.ts';
import { type Period, toPeriod } from '@tangent/domain/money/royalty/period.ts';

/**
 * Returns the month with most days of a time span: fiscal months of stores start some days before their month, or
 * after.
 */
export function middleMonth(first: string, last: string): Period {
  return toPeriod(addDays(first, Math.floor(daysBetween(first, last) / 2)));
}
