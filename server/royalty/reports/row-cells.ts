import type { Row } from './scan-rows.ts';

/** Columns a table does not have. */
export const NO_COLUMN = -1;

/** The text of a cell; empty for a column the table does not have. */
export function cellText(row: Row, column: number): string {
  if (column === NO_COLUMN || column >= row.count) return '';
  return row.text.slice(row.bounds[column * 2], row.bounds[column * 2 + 1]);
}

/** All cells of a row, for rows that are read once: headers and what stands before them. */
export function listCells(row: Row): string[] {
  return Array.from({ length: row.count }, (_, column) => cellText(row, column));
}
