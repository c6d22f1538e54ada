/** One line of a table: where its cells begin and end, without the blanks around them. Good until the next one is read. */
export interface Row {
  bytes: Buffer;
  /** Beginning and end of each cell. */
  bounds: Int32Array;
  count: number;
  line_no: number;
}

/** More cells than this are counted and not looked at. */
const CELLS_MAX = 250;

/** A column the table does not have: a place behind all others, where nothing ever stands. */
export const NO_COLUMN = CELLS_MAX;

const BLANK = 32;

/** Where a cell begins and ends; both 0 for a column the table does not have. */
export const cellStart = ({ bounds }: Row, column: number): number => bounds[column * 2] ?? 0;
export const cellEnd = ({ bounds }: Row, column: number): number => bounds[column * 2 + 1] ?? 0;

/** The text of a cell; empty for a column the table does not have. */
export function cellText(row: Row, column: number): string {
  if (column === NO_COLUMN || column >= row.count) return '';
  return row.bytes.toString('utf8', cellStart(row, column), cellEnd(row, column));
}

/** All cells of a row, for rows that are read once: headers and what stands before them. */
export function listCells(row: Row): string[] {
  return Array.from({ length: row.count }, (_, column) => cellText(row, column));
}

/** A row before anything was read into it. */
export function createRow(): Row {
  return { bytes: Buffer.alloc(0), bounds: new Int32Array((CELLS_MAX + 1) * 2), count: 0, line_no: 0 };
}

export function isEmptyRow(row: Row): boolean {
  for (let column = 0; column < row.count && column < CELLS_MAX; column++) {
    if (cellStart(row, column) !== cellEnd(row, column)) return false;
  }
  return true;
}

/** Notes where the next cell lies, without the blanks around it. */
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
