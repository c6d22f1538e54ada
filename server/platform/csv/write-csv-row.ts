/** An exact number, written as it is. */
export type CsvNumber = { readonly number: string };
export type CsvCell = string | number | boolean | null | CsvNumber;

/** Makes a spreadsheet read characters beyond ASCII correctly. It precedes the first row. */
export const BYTE_ORDER_MARK = '\uFEFF';
/**
 * Matches text that a spreadsheet takes for a formula and runs. Where a comma is the decimal sign, spreadsheets split
 * at semicolons instead and ignore quotes after a comma: there a cell starts after every semicolon, tab and line end.
 */
const FORMULA = /(^|[;\t\r\n] *)(?=[=+\-@＝＋－＠])|^(?=[\t\r\n])/g;

/**
 * Returns a row of a table (RFC 4180). Text that a spreadsheet would run as a formula gets an apostrophe in front
 * (OWASP, CSV injection); numbers stay numbers, including negative ones.
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
