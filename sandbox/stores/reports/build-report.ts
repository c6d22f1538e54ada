import type { Store } from '../create-store.ts';
import { listSales } from './list-sales.ts';
import { listSold } from './list-sold.ts';
import type { EarlierRelease } from './report-book.ts';
import { corruptReport, type ReportFault } from './report-fault.ts';
import type { ReportStore } from './report-store.ts';
import { formatE8, type ReportDays, type StoreReport } from './sale-row.ts';

/** Who gets the reports, until a message has said it: the party id of a machine for developers. */
const DISTRIBUTOR = { dpid: 'PADPIDATANGENT001U', name: 'Tangent' };

interface ReportInput {
  /** Null when it is none of those that are open. */
  store: Store | null;
  past: readonly EarlierRelease[];
  days: ReportDays;
}

/** What a store reports of some days: everything that was delivered to it and live then. */
export function buildReport(described: ReportStore, input: ReportInput, fault: ReportFault | null): StoreReport {
  const { store, past, days } = input;
  const { id: store_id, currency, rate } = described;
  const rows = listSales(described, listSold(store_id, store, past), days);
  const message = store?.book.messages.list()[0];
  const party = described.party ?? message?.recipient ?? { dpid: '', name: store_id };
  const names = { store_id, party, recipient: message?.sender ?? DISTRIBUTOR };
  const report = { ...names, currency, rate, days, rows, miscounted_e8: 0, formatAmount: formatE8 };
  return corruptReport(report, fault);
}
