/** An exact number, written as it is. */
export type CsvNumber = { readonly number: string };
export type CsvCell = string | number | boolean | null | CsvNumber;

/** So that a spreadsheet reads letters beyond ASCII as what they are. It stands before the first row. */
export const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet takes what begins like this for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A row of a table (RFC 4180). Words that a spreadsheet would run as a formula get an apostrophe in front (OWASP, CSV injection);
 * numbers stay numbers, also those below zero.
 */
export function writeCsvRow(cells: readonly CsvCell[]): string {
  return `${cells.map(writeCell).join(',')}\r\n`;
}

function writeCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'object') return cell.number;
  const words = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
