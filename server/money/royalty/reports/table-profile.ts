import type { ReportProfile } from '@tangent/domain/royalty/report-profile.ts';
import type { DateOrder } from '../../store-file/public.ts';

/** What a column of a table means to us. */
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
] as const;
export type Field = (typeof FIELDS)[number];

/** How one store writes its table: known by its header, whatever the file is called. */
export interface TableProfile {
  profile: ReportProfile;
  /** The names of the columns in small letters, with single blanks; of several the newest first. */
  columns: Partial<Record<Field, readonly string[]>>;
  /** Fields that may be missing from the header. Every other one must be there. */
  optional: readonly Field[];
  /** More columns that tell this table from another one. */
  marks: readonly string[];
  /** Our id of the store, or its name, by what the column of the store says; empty when there is no such column. */
  toStore(named: string): string;
  /** Of all lines, where no column and no row before the header says it. */
  currency: string | null;
  date_order: DateOrder;
  /** Whether the amount is that of one unit. */
  is_unit_amount: boolean;
}
