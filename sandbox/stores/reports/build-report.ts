import type { Store } from '../open-store.ts';
import { listSales } from './list-sales.ts';
import type { PastRelease } from './report-book.ts';
import { type ReportFault, spoilReport } from './report-fault.ts';
import type { ReportStore } from './report-store.ts';
import { formatE8, type ReportDays, type StoreReport } from './sale-row.ts';
import { findSold, type SoldRelease } from './sold-release.ts';

/** Who gets the reports, until a message has said it: the party id of a machine for developers. */
const DISTRIBUTOR = { dpid: 'PADPIDATANGENT001U', name: 'Tangent' };

interface Given {
  /** Null when it is none of those that are open. */
  store: Store | null;
  past: readonly PastRelease[];
  days: ReportDays;
}

/** What a store reports of some days: everything that was delivered to it and live then. */
export function buildReport(described: ReportStore, given: Given, fault: ReportFault | null): StoreReport {
  const { store, past, days } = given;
  const { id: store_id, currency, rate } = described;
  const delivered = store?.book.releases.list().flatMap((release) => findSold(release) ?? []) ?? [];
  const known = new Set(delivered.map(({ icpn }) => icpn));
  const before = past.filter(({ icpn, stores }) => stores.includes(store_id) && !known.has(icpn)).map(describePast);
  const rows = listSales(described, [...delivered, ...before].sort(byCode), days);
  const message = store?.book.messages.list()[0];
  const party = described.party ?? message?.recipient ?? { dpid: '', name: store_id };
  const names = { store_id, party, recipient: message?.sender ?? DISTRIBUTOR };
  const report = { ...names, currency, rate, days, rows, miscounted_e8: 0, formatAmount: formatE8 };
  return spoilReport(report, fault);
}

function describePast({ icpn, title, artist, live_at, live_until, tracks }: PastRelease): SoldRelease {
  return {
    ...{ icpn, title, artist, label: artist, live_at, live_until },
    tracks: tracks.map((isrc, index) => ({ isrc, title: `${title} ${index + 1}`, artist, territories: null })),
  };
}

const byCode = (a: SoldRelease, b: SoldRelease): number => (a.icpn < b.icpn ? -1 : 1);
