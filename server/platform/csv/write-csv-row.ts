/** An exact number, written as it is. */
export type CsvNumber = { readonly number: string };
export type CsvCell = string | number | boolean | null | CsvNumber;

/** So that a spreadsheet reads letters beyond ASCII as what they are. It stands before the first row. */
export const BYTE_ORDER_MARK = '\uFEFF';
/**
 * A spreadsheet takes what begins like this for a formula and runs it. Where a comma is the decimal sign it cuts at semicolons instead,
 * whatever is in quotes behind a comma: there a cell begins behind every semicolon, tab and line end.
 */
const FORMULA = /(^|[;\t\r\n] *)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

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
  const text = typeof cell === 'string' ? cell.replace(FORMULA, "$1'") : String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
