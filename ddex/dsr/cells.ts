/**
 * Splits one line of a flat file into cells (DSR part 1): tabs separate cells, `|` separates the values of one cell,
 * and `\` escapes the next character.
 */
export function splitCells(line: string): string[] {
  return line.split('\t');
}

/** Returns the text of a cell with one value. */
export function readCell(cell: string): string {
  return cell.includes('\\') ? cell.replace(/\\(.)/g, '$1') : cell;
}

/** Returns the values of a cell; an empty cell has none. */
export function readList(cell: string): string[] {
  if (cell === '') return [];
  if (!cell.includes('|')) return [readCell(cell)];
  // Matches each value up to an unescaped bar.
  return [...cell.matchAll(/((?:\\.|[^|\\])*)(?:\||$)/g)]
    .slice(0, countBars(cell) + 1)
    .map(([, value = '']) => readCell(value));
}

function countBars(cell: string): number {
  return cell.replace(/\\./g, '').split('|').length - 1;
}

/** Writes one value as a cell. Tabs and line ends cannot be represented and become blanks. */
export function writeCell(value: string): string {
  return value.replace(/[\t\r\n]+/g, ' ').replace(/[\\|]/g, '\\$&');
}

/** Writes several values as one cell. */
export function writeList(values: readonly string[]): string {
  return values.map(writeCell).join('|');
}
