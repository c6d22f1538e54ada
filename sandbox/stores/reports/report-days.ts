import type { ReportDays } from './sale-row.ts';
import { seededRandom } from './seeded-random.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A store reports this many days after the month has ended, and up to so many more. */
const REPORTS_AFTER_DAYS = 3;
const REPORTS_WITHIN_DAYS = 8;

/** All days of a month such as `2026-10`. */
export function daysOfMonth(period: string): ReportDays {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const last = new Date(Date.UTC(year, month, 0));
  return { first: `${period}-01`, last: last.toISOString().slice(0, 10) };
}

/** The month so many months before the one that an instant lies in. */
export function monthBefore(instant: Date, months = 1): string {
  return new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() - months, 1)).toISOString().slice(0, 7);
}

/** Whether a store would have reported a month by now: some days after its end, each store on a day of its own. */
export function isReported(storeId: string, period: string, now: Date): boolean {
  const days = REPORTS_AFTER_DAYS + Math.floor(REPORTS_WITHIN_DAYS * seededRandom(`reports ${storeId}`));
  return Date.parse(daysOfMonth(period).last) + (days + 1) * DAY_MS <= now.getTime();
}
