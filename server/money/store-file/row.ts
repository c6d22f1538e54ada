/** One line of a table: where its cells begin and end, without surrounding spaces. Valid until the next one is read. */
export interface Row {
  bytes: Buffer;
  /** The beginning and end of each cell. */
  bounds: Int32Array;
  count: number;
  line_no: number;
}

/** Cells beyond this limit are counted but not read. */
const CELLS_MAX = 250;

/** A column that the table does not have: an index after all others, where the cell is always empty. */
export const NO_COLUMN = CELLS_MAX;

const BLANK = 32;

/** Returns where a cell begins and ends; both 0 for a column that the table does not have. */
export const cellStart = ({ bounds }: Row, column: number): number => bounds[column * 2] ?? 0;
export const cellEnd = ({ bounds }: Row, column: number): number => bounds[column * 2 + 1] ?? 0;

/** Returns the text of a cell; empty for a column that the table does not have. */
export function cellText(row: Row, column: number): string {
  if (column === NO_COLUMN || column >= row.count) return '';
  return row.bytes.toString('utf8', cellStart(row, column), cellEnd(row, column));
}

/** Lists all cells of a row, for rows that are read once: headers and the rows before them. */
export function listCells(row: Row): string[] {
  return Array.from({ length: row.count }, (_, column) => cellText(row, column));
}

/** Creates an empty row. */
export function createRow(): Row {
  return { bytes: Buffer.alloc(0), bounds: new Int32Array((CELLS_MAX + 1) * 2), count: 0, line_no: 0 };
}

export function isEmptyRow(row: Row): boolean {
  for (let column = 0; column < row.count && column < CELLS_MAX; column++) {
    if (cellStart(row, column) !== cellEnd(row, column)) return false;
  }
  return true;
}

/** Adds the next cell, without surrounding spaces. */
export function addCell(row: Row, bytes: Buffer, from: number, to: number): void {
  if (row.count < CELLS_MAX) {
    let start = from;
    let end = to;
    while (start < end && bytes[start] === BLANK) start += 1;
    while (end > start && bytes[end - 1] === BLANK) end -= 1;
    row.bounds[row.count * 2] = start;
    row.bounds[row.count * 2 + 1] = end;
  }
  row.count += 1;
}
