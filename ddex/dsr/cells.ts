/**
 * The cells of one line of a flat file (DSR part 1): parted by tabs, several values of one cell by `|`, and `\` before a sign that is
 * meant as it stands.
 */
export function splitCells(line: string): string[] {
  return line.split('\t');
}

/** The text of a cell that holds one value. */
export function readCell(cell: string): string {
  return cell.includes('\\') ? cell.replace(/\\(.)/g, '$1') : cell;
}

/** The values of a cell that may hold several; an empty cell holds none. */
export function readList(cell: string): string[] {
  if (cell === '') return [];
  if (!cell.includes('|')) return [readCell(cell)];
  // Every value up to a bar that no backslash stands before.
  return [...cell.matchAll(/((?:\\.|[^|\\])*)(?:\||$)/g)]
    .slice(0, countBars(cell) + 1)
    .map(([, value = '']) => readCell(value));
}

function countBars(cell: string): number {
  return cell.replace(/\\./g, '').split('|').length - 1;
}

/** One value as a cell. Tabs and line ends cannot be written and become blanks. */
export function writeCell(value: string): string {
  return value.replace(/[\t\r\n]+/g, ' ').replace(/[\\|]/g, '\\$&');
}

/** Several values as one cell. */
export function writeList(values: readonly string[]): string {
  return values.map(writeCell).join('|');
}
