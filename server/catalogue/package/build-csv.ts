import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';

/** A table as CSV that is safe to open in a spreadsheet; the exact words are in the JSON beside it. */
export function buildCsv(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string {
  return BYTE_ORDER_MARK + [columns, ...rows].map(writeCsvRow).join('');
}
