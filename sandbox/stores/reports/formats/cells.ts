/** Joins cells with tabs; every line ends with a line break. */
export function joinTabs(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.join('\t')}\n`).join('');
}

/** Joins cells with commas; a cell that contains a comma, a quote or a line break is quoted. */
export function joinCommas(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(quote).join(',')}\n`).join('');
}

function quote(cell: string | number): string {
  const text = String(cell);
  return /[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Reorders `2026-10-31` to `DMY` or `MDY` with the given separator. */
export function reorderDate(date: string, order: 'DMY' | 'MDY', separator: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return (order === 'DMY' ? [day, month, year] : [month, day, year]).join(separator);
}
