/** The revenue of one track, or of a whole album, at a store in one country. */
export interface SaleRow {
  icpn: string;
  /** Null for a sale of a whole album. */
  isrc: string | null;
  title: string;
  artist: string;
  release_title: string;
  label: string;
  country: { code: string; name: string };
  /** Negative for returns. */
  units: number;
  /** Price of one unit, and amount of all, in hundred-millionths of the store's currency. */
  price_e8: number;
  amount_e8: number;
  /** A fine for the plays of a track; above zero the store takes it back. Otherwise plays or sales. */
  is_fine?: boolean;
}

/** The days that a report covers, both included. */
export interface ReportDays {
  first: string;
  last: string;
}

/** The data of a store's report before formatting. */
export interface StoreReport {
  store_id: string;
  /** The reporting and the receiving party, by DDEX party id and name. */
  party: { dpid: string; name: string };
  recipient: { dpid: string; name: string };
  currency: string;
  rate: string | null;
  days: ReportDays;
  rows: readonly SaleRow[];
  /** Added to the totals that the report declares, in hundred-millionths: zero unless the fault is a wrong total. */
  miscounted_e8: number;
  /** Formats an amount with a decimal point, unless the fault is a decimal comma. */
  formatAmount(e8: number): string;
}

/** A report as a file: its name and its text before compression. */
export interface ReportFile {
  name: string;
  text: string;
  is_packed: boolean;
}

/** Formats an amount in full, without trailing zeros: `0.0042`. */
export function formatE8(e8: number): string {
  const size = String(Math.abs(e8)).padStart(9, '0');
  const fraction = size.slice(-8).replace(/0+$/, '');
  return `${e8 < 0 ? '-' : ''}${size.slice(0, -8)}${fraction === '' ? '' : `.${fraction}`}`;
}

/** Whether a report has fines: only then its table has a column for the kind of a line. */
export function hasFines({ rows }: Pick<StoreReport, 'rows'>): boolean {
  return rows.some(({ is_fine = false }) => is_fine);
}

export function sumE8(rows: readonly SaleRow[]): number {
  return rows.reduce((sum, { amount_e8 }) => sum + amount_e8, 0);
}
