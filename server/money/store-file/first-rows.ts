import { createProblemList } from './problem-list.ts';
import { listCells } from './row.ts';
import { createRowScanner, type TableForm } from './scan-rows.ts';
import type { TextBlock } from './text-blocks.ts';

/** A cell between tabs is never put in quotes: song titles start with them. */
const FORMS: readonly TableForm[] = [
  { delimiter: '\t', has_quotes: false },
  { delimiter: ',', has_quotes: true },
  { delimiter: ';', has_quotes: true },
  { delimiter: '|', has_quotes: true },
];

/** Limit of the rows before a header. */
const PREAMBLE_MAX_ROWS = 40;

/** A row that may be the header of a table, in one of the table formats. */
export interface FirstRow {
  form: TableForm;
  line_no: number;
  cells: string[];
  /** In lower case, with single spaces. */
  names: string[];
  /** The rows before it. */
  preamble: readonly (readonly string[])[];
}

/** Lists the first rows of a file, read in every table format. */
export function* listFirstRows(start: TextBlock): Generator<FirstRow> {
  for (const form of FORMS) {
    const rows = readRows(start, form);
    for (const [index, { line_no, cells }] of rows.entries()) {
      const preamble = rows.slice(0, index).map((row) => row.cells);
      yield { form, line_no, cells, names: cells.map(simplify), preamble };
    }
  }
}

function readRows(start: TextBlock, form: TableForm): { line_no: number; cells: string[] }[] {
  const rows: { line_no: number; cells: string[] }[] = [];
  const scanner = createRowScanner(form, createProblemList(), (row) => {
    if (rows.length <= PREAMBLE_MAX_ROWS) rows.push({ line_no: row.line_no, cells: listCells(row) });
  });
  scanner.scan(start);
  return rows;
}

const simplify = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** Lists the names that stand above two columns of a header, of those that are read. Nobody can say which one counts. */
export function listRepeated(names: readonly string[], read: readonly string[]): string[] {
  return [...new Set(read)].filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
}
