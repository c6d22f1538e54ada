import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeWholeFile } from '../../whole-file.ts';
import type { Stores } from '../open-stores.ts';
import { buildReport } from './build-report.ts';
import type { ReportWish } from './due-reports.ts';
import type { PastRelease, SentReport } from './report-book.ts';
import { type ReportFault, spoilName, spoilText } from './report-fault.ts';
import { describeReportStore } from './report-store.ts';
import { formatE8, type ReportFile, sumE8 } from './sale-row.ts';
import { writeReport } from './write-report.ts';

interface Desk {
  folder: string;
  stores: Stores;
  past: readonly PastRelease[];
  now: Date;
}

/** Writes a report into the inbox; null when there was nothing to report. */
export async function sendReport(
  { folder, stores, past, now }: Desk,
  { store_id, days }: ReportWish,
  fault: ReportFault | null,
): Promise<SentReport | null> {
  const described = describeReportStore(store_id);
  const report = buildReport(described, { store: await stores.find(store_id), past, days }, fault);
  const { rows, currency } = report;
  if (rows.length === 0) return null;
  const file = writeReport(described, report);
  await leaveFile(folder, file, fault);
  return {
    ...{ store_id, ...days, name: spoilName(file.name, fault), lines: rows.length },
    units: rows.reduce((sum, { units }) => sum + units, 0),
    ...{ amount: formatE8(sumE8(rows)), currency, at: now.toISOString(), fault },
  };
}

// Under a hidden name first; the file that says that it is complete comes last.
async function leaveFile(folder: string, { name, text, is_packed }: ReportFile, fault: ReportFault | null) {
  const path = join(folder, spoilName(name, fault));
  const spoilt = spoilText(text, fault);
  await writeWholeFile(path, is_packed ? gzipSync(spoilt) : spoilt);
  if (fault !== 'growing') await writeWholeFile(`${path}.done`, '');
}
