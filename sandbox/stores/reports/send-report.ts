import type { Stores } from '../create-stores.ts';
import { buildReport } from './build-report.ts';
import type { ReportRequest } from './due-reports.ts';
import { leaveFile } from './leave-file.ts';
import type { EarlierRelease, SentReport } from './report-book.ts';
import { corruptName, corruptText, type ReportFault } from './report-fault.ts';
import { describeReportStore } from './report-store.ts';
import { formatE8, sumE8 } from './sale-row.ts';
import { writeReport } from './write-report.ts';

interface SendContext {
  folder: string;
  stores: Stores;
  past: readonly EarlierRelease[];
  now: Date;
}

/** Writes a report into the inbox; null when there was nothing to report. */
export async function sendReport(
  { folder, stores, past, now }: SendContext,
  { store_id, days }: ReportRequest,
  fault: ReportFault | null,
): Promise<SentReport | null> {
  const described = describeReportStore(store_id);
  const report = buildReport(described, { store: await stores.find(store_id), past, days }, fault);
  const { rows, currency } = report;
  if (rows.length === 0) return null;
  const file = writeReport(described, report);
  const left = { ...file, name: corruptName(file.name, fault), text: corruptText(file.text, fault) };
  await leaveFile(folder, left, { is_complete: fault !== 'growing' });
  return {
    store_id,
    ...days,
    name: left.name,
    lines: rows.length,
    units: rows.reduce((sum, { units }) => sum + units, 0),

    amount: formatE8(sumE8(rows)),
    currency,
    at: now.toISOString(),
    fault,
  };
}
