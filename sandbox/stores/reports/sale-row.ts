/** What one track, or an album as a whole, earned at a store in one country. */
export interface SaleRow {
  icpn: string;
  /** Null for an album that was sold as a whole. */
  isrc: string | null;
  title: string;
  artist: string;
  release_title: string;
  label: string;
  country: { code: string; name: string };
  /** Below zero for returns. */
  units: number;
  /** Of one of them, and of all, in hundred-millionths of the store's currency. */
  price_e8: number;
  amount_e8: number;
}

/** The days that a report is about, both included. */
export interface ReportDays {
  first: string;
  last: string;
}

/** The whole report of a store before it is written down. */
export interface StoreReport {
  store_id: string;
  /** Who reports, and to whom, by DDEX party id and name. */
  party: { dpid: string; name: string };
  recipient: { dpid: string; name: string };
  currency: string;
  rate: string | null;
  days: ReportDays;
  rows: readonly SaleRow[];
  /** What is added to the totals that the report declares, in hundred-millionths: nothing, unless the store cannot count. */
  miscounted_e8: number;
  /** Writes an amount down: with a point, unless the store means it badly. */
  formatAmount(e8: number): string;
}

/** A report as a file: its name and its text before packing. */
export interface ReportFile {
  name: string;
  text: string;
  is_packed: boolean;
}

/** An amount in full, without needless zeros: `0.0042`. */
export function formatE8(e8: number): string {
  const size = String(Math.abs(e8)).padStart(9, '0');
  const fraction = size.slice(-8).replace(/0+$/, '');
  return `${e8 < 0 ? '-' : ''}${size.slice(0, -8)}${fraction === '' ? '' : `.${fraction}`}`;
}

export function sumE8(rows: readonly SaleRow[]): number {
  return rows.reduce((sum, { amount_e8 }) => sum + amount_e8, 0);
}
