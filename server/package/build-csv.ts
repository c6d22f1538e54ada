type Cell = string | number | boolean | null;

/** So that a spreadsheet reads letters beyond ASCII as what they are. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A spreadsheet takes what begins like this for a formula and runs it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * A table as CSV (RFC 4180). Words that a spreadsheet would run as a formula get an apostrophe in front; the exact words are
 * in the JSON beside it.
 */
export function buildCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map((row) => row.map(writeCell).join(','));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function writeCell(cell: Cell): string {
  if (cell === null) return '';
  const words = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
}
