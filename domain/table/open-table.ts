/** The text of a table, ready to be split into rows. */
export type OpenTable = {
  readonly text: string;
  readonly delimiter: TableDelimiter;
  /** The line of the file at which `text` begins, from 1. */
  readonly first_line: number;
};

const TABLE_DELIMITERS = [',', ';', '\t', '|'] as const;
export type TableDelimiter = (typeof TABLE_DELIMITERS)[number];

/**
 * Finds out how a table saved by a spreadsheet of any country separates its cells. Some write that into a first line of its
 * own (`sep=;`, or `sep=;;;` when saved again), and programs of MS-DOS end the file with U+001A: neither is part of the table. Otherwise the header
 * decides, whose names contain no delimiter outside quotes; cells further down may.
 *
 * ```ts
 * openTable('sep=;\r\nnumber;title'); // { text: 'number;title', delimiter: ';', first_line: 2 }
 * ```
 */
export function openTable(file: string): OpenTable {
  const whole = dropEndMark(file.replace(/^\uFEFF/, ''));
  const [line = '', written] = /^"?sep=([,;\t|])"?\1*[^\S\t\r\n]*(?:\r\n|\r|\n|$)/i.exec(whole) ?? [];
  const text = whole.slice(line.length);
  const first_line = written === undefined ? 1 : 2;
  return { text, delimiter: TABLE_DELIMITERS.find((sign) => sign === written) ?? findDelimiter(text), first_line };
}

function dropEndMark(text: string): string {
  const end = text.trimEnd();
  return end.endsWith('\u001A') ? end.slice(0, -1) : text;
}

function findDelimiter(text: string): TableDelimiter {
  const head = text.split(/\r|\n/).find((line) => line.trim() !== '') ?? '';
  const bare = head.replace(/"[^"]*"/g, '');
  const counted = TABLE_DELIMITERS.map((sign) => ({ sign, count: bare.split(sign).length }));
  return counted.sort((one, other) => other.count - one.count)[0]?.sign ?? ',';
}

/** A row of a table and the line of the file, from 1, at which it starts. */
export type TableLine = { readonly line: number; readonly cells: readonly string[] };

/**
 * Gives split rows their lines, since a cell in quotes may span many, and drops empty rows. Cells lose the spaces around
 * them, and letters that a Mac writes in two characters become one.
 */
export function numberRows(rows: readonly (readonly string[])[], first_line: number): TableLine[] {
  let next = first_line;
  return rows.flatMap((raw) => {
    const line = next;
    next += raw.join('').split(/\r\n|\r|\n/).length;
    const cells = raw.map((cell) => cell.normalize('NFC').trim());
    return cells.every((cell) => cell === '') ? [] : [{ line, cells }];
  });
}
