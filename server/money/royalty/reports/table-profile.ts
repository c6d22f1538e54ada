import type { ReportProfile } from '@tangent/domain/money/royalty/report-profile.ts';
import type { DateOrder } from '../../store-file/public.ts';

/** The columns of a table that we read. */
export const FIELDS = [
  'statement_id',
  'line',
  'period',
  'start',
  'end',
  'date',
  'store',
  'country',
  'isrc',
  'upc',
  'title',
  'artist',
  'units',
  'amount',
  'currency',
  'rate',
  'rate_date',
  'returned',
  'kind',
] as const;
export type Field = (typeof FIELDS)[number];

/** The columns that say what a line is about; in every table, because no store publishes a name of its own. */
export const KIND_COLUMNS = ['kind', 'line type', 'transaction type', 'adjustment type'] as const;

/** The layout of one store's table, identified by its header, whatever the file is called. */
export interface TableProfile {
  profile: ReportProfile;
  /** Column names in lower case, with single spaces; of several the newest first. Without `kind`: `KIND_COLUMNS`. */
  columns: Partial<Record<Field, readonly string[]>>;
  /** Fields that may be missing from the header. All others are required. */
  optional: readonly Field[];
  /** Further columns that distinguish this table from other tables. */
  marks: readonly string[];
  /**
   * Returns our id of the store, or its name, from the cell of the store column; the cell is empty when there is no
   * such column.
   */
  toStore(named: string): string;
  /** The currency of all lines, if no column and no row before the header contains it. */
  currency: string | null;
  date_order: DateOrder;
  /** Whether the amount is per unit. */
  is_unit_amount: boolean;
}
