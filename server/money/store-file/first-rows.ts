import { createProblemList } from './problem-list.ts';
import { listCells } from './row.ts';
import { createRowScanner, type TableForm } from './scan-rows.ts';
import type { TextBlock } from './text-blocks.ts';

/** A cell with tabs between is never put in quotes: songs begin with them. */
const FORMS: readonly TableForm[] = [
  { delimiter: '\t', has_quotes: false },
  { delimiter: ',', has_quotes: true },
  { delimiter: ';', has_quotes: true },
];

/** So many rows may stand before a header. */
const PREAMBLE_MAX_ROWS = 40;

/** A row that may be the header of a table, by one of the ways to write tables. */
export interface FirstRow {
  form: TableForm;
  line_no: number;
  cells: string[];
  /** In small letters, with single blanks. */
  names: string[];
  /** The rows before it. */
  preamble: readonly (readonly string[])[];
}

/** The first rows of a file, read in every way that tables are written. */
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

const simplify = (name: string) => name.replace(/\s+/g, ' ').trim().toLowerCase();
