import { parseDays } from '@tangent/domain/calendar.ts';

/**
 * The order in which a report writes dates that do not start with the year. `unknown` is for tables that anybody's
 * spreadsheet may have saved: 14/10/2026 and 14.10.2026 are read, 03/04/2026 may be two days and is not.
 */
export type DateOrder = 'day_first' | 'month_first' | 'unknown';

/**
 * Returns a date of a report as `YYYY-MM-DD`; null for an invalid one. `2026-10-31`, `20261031` and a time after it are
 * read everywhere.
 */
export function readDate(cell: string, order: DateOrder): string | null {
  const text = cell.replace(/[T ].*$/, '');
  const date = readYearFirst(text) ?? readYearLast(text, order);
  return date === null || parseDays(date) === null ? null : date;
}

function readYearFirst(text: string): string | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text) ?? [];
  return year === undefined ? null : `${year}-${month}-${day}`;
}

function readYearLast(text: string, order: DateOrder): string | null {
  const [, one, two, year] = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text) ?? [];
  if (one === undefined || two === undefined) return null;
  const known = order === 'unknown' ? findOrder(text, Number(one), Number(two)) : order;
  if (known === null) return null;
  const [day, month] = known === 'day_first' ? [one, two] : [two, one];
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Only days exceed 12, and only countries that write the day first put full stops between. */
function findOrder(text: string, one: number, two: number): DateOrder | null {
  if (text.includes('.') || one > 12 || one === two) return 'day_first';
  return two > 12 ? 'month_first' : null;
}

/** Returns a month of a report, `2026-10` or `202610`, as `2026-10`; null for an invalid one. */
export function readMonth(cell: string): string | null {
  const [, year, month] = /^(\d{4})-?(\d{2})$/.exec(cell) ?? [];
  const period = `${year}-${month}`;
  return parseDays(`${period}-01`) === null ? null : period;
}
