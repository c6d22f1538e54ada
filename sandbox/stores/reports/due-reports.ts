import type { Stores } from '../create-stores.ts';
import type { EarlierRelease, SentReport } from './report-book.ts';
import { daysOfMonth, isReported, monthBefore } from './report-days.ts';
import type { ReportDays } from './sale-row.ts';

/** How many past months are checked for unsent reports; older ones are not sent any more. */
const MONTHS_BACK = 12;

/** A requested report. */
export interface ReportRequest {
  store_id: string;
  days: ReportDays;
}

interface ReportHistory {
  since: string;
  past: readonly EarlierRelease[];
  sent: readonly SentReport[];
}

/** Lists stores that may have something to report: those with deliveries, and those with earlier releases. */
export function listReportingStores(stores: Stores, { past }: Pick<ReportHistory, 'past'>): string[] {
  const delivered = stores.list().filter(({ book }) => book.releases.list().length > 0);
  return [...new Set([...delivered.map(({ id }) => id), ...past.flatMap((release) => release.stores)])].sort();
}

/** Lists the reports of finished months that are due automatically and not sent yet, oldest first. */
export function listDueReports(stores: Stores, history: ReportHistory, now: Date): ReportRequest[] {
  const sent = new Set(history.sent.map(({ store_id, first, last }) => `${store_id} ${first} ${last}`));
  const ids = listReportingStores(stores, history);
  const months = Array.from({ length: MONTHS_BACK }, (_, index) => monthBefore(now, MONTHS_BACK - index));
  return months
    .filter((month) => month >= history.since)
    .flatMap((month) =>
      ids
        .map((store_id) => ({ store_id, days: daysOfMonth(month) }))
        .filter(({ store_id, days }) => !sent.has(`${store_id} ${days.first} ${days.last}`))
        .filter(({ store_id }) => isReported(store_id, month, now)),
    );
}
