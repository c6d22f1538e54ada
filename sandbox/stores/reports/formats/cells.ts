/** Lines of a table, each ended. */
export function joinTabs(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.join('\t')}\n`).join('');
}

/** The same with commas; a cell that holds one, a quote or a line break is quoted. */
export function joinCommas(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(quote).join(',')}\n`).join('');
}

function quote(cell: string | number): string {
  const text = String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** `2026-10-31` in another order: `DMY` with a separator, `MDY` with another. */
export function reorderDate(date: string, order: 'DMY' | 'MDY', separator: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return (order === 'DMY' ? [day, month, year] : [month, day, year]).join(separator);
}
