import type { CalendarDate } from '../../calendar.ts';

/**
 * Returns about when a store's report names a fine: the 15th of the second month after the month of the first streams,
 * because stores report money by month.
 *
 * @example fineDay('2027-01-31') // '2027-03-15'
 */
export function fineDay(from: CalendarDate): CalendarDate {
  const [year = 0, month = 0] = from.split('-').map(Number);
  const then = year * 12 + month - 1 + 2;
  return `${Math.floor(then / 12)}-${String((then % 12) + 1).padStart(2, '0')}-15`;
}
