import type { Store } from '../create-store.ts';
import type { Stores } from '../create-stores.ts';
import type { ReportRequest } from './due-reports.ts';
import { listFineRows, type StoreFine } from './fine.ts';
import { leaveFile } from './leave-file.ts';
import { listSales } from './list-sales.ts';
import { listSold } from './list-sold.ts';
import type { EarlierRelease, SentReport } from './report-book.ts';
import { corruptName, corruptReport, corruptText, type ReportFault } from './report-fault.ts';
import { describeReportStore, type ReportStore } from './report-store.ts';
import { formatE8, type ReportDays, type StoreReport, sumE8 } from './sale-row.ts';
import { writeReport } from './write-report.ts';

/** The recipient of reports until a message names one: a store that has no message does not know our party id. */
const DISTRIBUTOR = { dpid: '', name: 'Tangent' };

interface ReportInput {
  /** Null if the store is not created yet. */
  store: Store | null;
  past: readonly EarlierRelease[];
  fines: readonly StoreFine[];
  days: ReportDays;
}

/** Builds a store's report for some days, from every release that was live there then. */
function buildReport(described: ReportStore, input: ReportInput, fault: ReportFault | null): StoreReport {
  const { store, past, fines, days } = input;
  const { id: store_id, currency, rate } = described;
  const sold = listSold(store_id, store, past);
  const rows = [...listSales(described, sold, days), ...listFineRows(fines, store_id, sold, days.first.slice(0, 7))];
  const message = store?.book.messages.list()[0];
  const party = described.party ?? message?.recipient ?? { dpid: '', name: store_id };
  const names = { store_id, party, recipient: message?.sender ?? DISTRIBUTOR };
  const report = { ...names, currency, rate, days, rows, miscounted_e8: 0, formatAmount: formatE8 };
  return corruptReport(report, fault);
}

interface SendContext {
  folder: string;
  stores: Stores;
  past: readonly EarlierRelease[];
  fines: readonly StoreFine[];
  now: Date;
}

/** Writes a report into the inbox; returns null if there was nothing to report. */
export async function sendReport(
  { folder, stores, past, fines, now }: SendContext,
  { store_id, days }: ReportRequest,
  fault: ReportFault | null,
): Promise<SentReport | null> {
  const described = describeReportStore(store_id);
  const report = buildReport(described, { store: await stores.find(store_id), past, fines, days }, fault);
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
    units: rows.reduce((sum, { units, is_fine = false }) => (is_fine ? sum : sum + units), 0),
    amount: formatE8(sumE8(rows)),
    currency,
    at: now.toISOString(),
    fault,
  };
}
