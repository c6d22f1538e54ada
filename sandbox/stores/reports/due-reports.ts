import type { Stores } from '../create-stores.ts';
import type { EarlierRelease, SentReport } from './report-book.ts';
import { daysOfMonth, isReported, monthBefore } from './report-days.ts';
import type { ReportDays } from './sale-row.ts';

/** Months that are looked back for reports that nobody sent: more than a year was slept through by everybody. */
const MONTHS_BACK = 12;

/** A report that somebody wants. */
export interface ReportRequest {
  store_id: string;
  days: ReportDays;
}

interface ReportHistory {
  since: string;
  past: readonly EarlierRelease[];
  sent: readonly SentReport[];
}

/** Stores that may have something to report: those that were delivered to, and those that had something before. */
export function listReportingStores(stores: Stores, { past }: Pick<ReportHistory, 'past'>): string[] {
  const delivered = stores.list().filter(({ book }) => book.releases.list().length > 0);
  return [...new Set([...delivered.map(({ id }) => id), ...past.flatMap((release) => release.stores)])].sort();
}

/** The reports of finished months that stores send by themselves and have not sent yet, the oldest first. */
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
