import { listFirstRows, listRepeated, type TableForm, type TextBlock } from '../../../money/store-file/public.ts';
import { TREND_FIELDS, TREND_TABLES, type TrendField, type TrendTable } from './trend-tables.ts';

/** A table of trends, identified by its header. */
export interface FoundTrendTable {
  table: TrendTable;
  form: TableForm;
  line_no: number;
  /** The column names as the file writes them, and the positions of the columns we use. */
  names: readonly string[];
  columns: ReadonlyMap<TrendField, number>;
  /** The names that we read and that stand above two columns. */
  repeated: readonly string[];
}

/** Finds the header of a trends table among the first rows of a file; null when there is none. */
export function findTrendTable(start: TextBlock): FoundTrendTable | null {
  for (const { form, line_no, cells, names } of listFirstRows(start)) {
    const table = TREND_TABLES.find((one) => matchesHeader(one, names));
    if (table === undefined) continue;
    const columns = findColumns(table, names);
    const read = [...columns.values()].map((index) => names[index] ?? '');
    return { table, form, line_no, names: cells, columns, repeated: listRepeated(names, read) };
  }
  return null;
}

function matchesHeader({ columns, required, marks }: TrendTable, names: readonly string[]): boolean {
  const hasColumn = (field: TrendField) => columns[field]?.some((name) => names.includes(name)) ?? false;
  return marks.every((mark) => names.includes(mark)) && required.every(hasColumn);
}

function findColumns({ columns }: TrendTable, names: readonly string[]): Map<TrendField, number> {
  const found = new Map<TrendField, number>();
  for (const field of TREND_FIELDS) {
    const name = columns[field]?.find((one) => names.includes(one));
    if (name !== undefined) found.set(field, names.indexOf(name));
  }
  return found;
}
