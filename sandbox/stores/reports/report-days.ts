import type { ReportDays } from './sale-row.ts';
import { seededRandom } from './seeded-random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A store reports this many days after the end of the month, plus a delay of its own of up to so many more. */
const REPORTS_AFTER_DAYS = 3;
const REPORTS_WITHIN_DAYS = 8;

/** Returns the first and last day of a month such as `2026-10`. */
export function daysOfMonth(period: string): ReportDays {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0));
  return { first: `${period}-01`, last: last.toISOString().slice(0, 10) };
}

/** Returns the month that is this many months before the month of an instant. */
export function monthBefore(instant: Date, months = 1): string {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

/** Whether a store has reported a month by now: some days after its end, on a different day for each store. */
export function isReported(storeId: string, period: string, now: Date): boolean {
  const days = REPORTS_AFTER_DAYS + Math.floor(REPORTS_WITHIN_DAYS * seededRandom(`reports ${storeId}`));
  return Date.parse(daysOfMonth(period).last) + (days + 1) * DAY_MS <= now.getTime();
}
