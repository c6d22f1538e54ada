/** A row that breaks the format, with the block it stands in. */
export interface RowProblem {
  readonly block: string;
  readonly row: string;
  readonly problem: string;
}

/** Lists the rows of a block, without blank ones. */
export function listRows(text: string): string[] {
  return text
    .split('\n')
    .map((row) => row.trim())
    .filter((row) => row !== '');
}

/** Splits a row into its columns. */
export function listColumns(row: string): string[] {
  return row.split('|').map((column) => column.trim());
}

/** Splits a column at its commas. */
export function listItems(column: string | undefined): string[] {
  return (column ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

export type Polarity = -1 | 0 | 1;

/** A column with its marks taken off: `lose - @in` is `lose`, polarity -1, groups `in`. */
export interface MarkedColumn {
  readonly words: readonly string[];
  readonly polarity: Polarity;
  readonly groups: readonly string[];
}

export function readMarks(column: string): MarkedColumn {
  const words = column.split(/\s+/).filter((word) => word !== '');
  return {
    words: words.filter((word) => !['+', '-'].includes(word) && !word.startsWith('@')),
    polarity: words.includes('+') ? 1 : words.includes('-') ? -1 : 0,
    groups: words.filter((word) => word.startsWith('@')).map((word) => word.slice(1)),
  };
}
