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
  const before = new Map(
    past.filter(({ stores }) => stores.includes(store_id)).map((one) => [one.icpn, describePast(one)]),
  );
  const delivered = store?.book.releases.list().flatMap((release) => findSold(release) ?? []) ?? [];
  for (const release of delivered) before.set(release.icpn, joinPast(release, before.get(release.icpn)));
  const rows = listSales(described, [...before.values()].sort(byCode), days);
  const message = store?.book.messages.list()[0];
  const party = described.party ?? message?.recipient ?? { dpid: '', name: store_id };
  const names = { store_id, party, recipient: message?.sender ?? DISTRIBUTOR };
  const report = { ...names, currency, rate, days, rows, miscounted_e8: 0, formatAmount: formatE8 };
  return spoilReport(report, fault);
}

/** What was there before it was delivered here has been for sale since then. */
function joinPast(release: SoldRelease, past: SoldRelease | undefined): SoldRelease {
  return past === undefined || past.live_at > release.live_at ? release : { ...release, live_at: past.live_at };
}

function describePast({ icpn, title, artist, live_at, live_until, tracks }: PastRelease): SoldRelease {
  return {
    ...{ icpn, title, artist, label: artist, live_at, live_until },
    tracks: tracks.map((isrc, index) => ({ isrc, title: `${title} ${index + 1}`, artist, territories: null })),
  };
}

const byCode = (a: SoldRelease, b: SoldRelease): number => (a.icpn < b.icpn ? -1 : 1);
