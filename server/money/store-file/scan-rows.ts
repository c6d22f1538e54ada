import type { ProblemList } from './problem-list.ts';
import { addCell, createRow, isEmptyRow, type Row } from './row.ts';
import { countLineEnds, LINE_MAX_LENGTH, type TextBlock } from './text-blocks.ts';

export interface TableForm {
  delimiter: string;
  /** Whether cells may be in quotes. */
  has_quotes: boolean;
}

export interface RowScanner {
  scan(block: TextBlock): void;
  /** Called after the last block. */
  end(): void;
  /** Whether no row after this point can be read. */
  readonly is_lost: boolean;
}

type State = {
  row: Row;
  scratch: Scratch;
  lines: number;
  /** A row whose quotes are still open at the end of its block. */
  open: Buffer;
  is_lost: boolean;
};

const NOTHING = Buffer.alloc(0);

/**
 * Finds the rows of a table in blocks of text and passes them to `accept`, without empty ones. Nothing is copied on the
 * way.
 */
export function createRowScanner(form: TableForm, problems: ProblemList, accept: (row: Row) => void): RowScanner {
  const state: State = { row: createRow(), scratch: { bytes: NOTHING }, lines: 0, open: NOTHING, is_lost: false };
  const delimiter = form.delimiter.charCodeAt(0);
  const quote = form.has_quotes ? QUOTE : NONE;
  return {
    scan(block) {
      const before = state.lines + countLineEnds(state.open);
      for (const line of block.broken) problems.add(before + line + 1, 'unreadable_text');
      const bytes = state.open.length === 0 ? block.bytes : Buffer.concat([state.open, block.bytes]);
      state.open = NOTHING;
      readRows(state, bytes, { delimiter, quote, problems, accept });
      if (state.open.length > LINE_MAX_LENGTH) lose(state, problems);
    },
    end() {
      if (state.open.length > 0) lose(state, problems);
    },
    get is_lost() {
      return state.is_lost;
    },
  };
}

type Sink = { delimiter: number; quote: number; problems: ProblemList; accept(row: Row): void };

function readRows(state: State, bytes: Buffer, { delimiter, quote, problems, accept }: Sink): void {
  const { row, scratch } = state;
  for (let start = 0; start < bytes.length; ) {
    let end = splitRow(row, bytes, start, delimiter, quote);
    let lines = 1;
    if (end === NONE) {
      end = splitQuotedRow(row, bytes, start, delimiter, scratch);
      if (end === NONE) {
        state.open = bytes.subarray(start);
        return;
      }
      lines += countLineEnds(bytes.subarray(start, end));
    }
    row.line_no = state.lines + 1;
    state.lines += lines;
    if (end - start > LINE_MAX_LENGTH) problems.add(row.line_no, 'line_too_long');
    else if (!isEmptyRow(row)) accept(row);
    start = end + 1;
  }
}

function lose(state: State, problems: ProblemList): void {
  problems.add(state.lines + 1, 'open_quote');
  state.is_lost = true;
  state.open = NOTHING;
}

const NEW_LINE = 10;
const BLANK = 32;
const QUOTE = 34;
/** No quotes in this table, or no end of a row. */
const NONE = -1;

/**
 * Finds the cells of the row that begins at `start`: the hot loop of all reading, which examines every byte once.
 * Returns the position of its line end, or `NONE` when it meets a quote.
 */
function splitRow(row: Row, bytes: Buffer, start: number, delimiter: number, quote: number): number {
  row.bytes = bytes;
  row.count = 0;
  let cell = start;
  const last = Math.max(delimiter, QUOTE);
  for (let index = start; ; index++) {
    const byte = bytes[index] ?? NEW_LINE;
    // Letters and digits have no special meaning.
    if (byte > last) continue;
    if (byte === delimiter || byte === NEW_LINE) {
      addCell(row, bytes, cell, index);
      if (byte === NEW_LINE) return index;
      cell = index + 1;
    } else if (byte === quote) {
      return NONE;
    }
  }
}

/** Holds cells that were in quotes, one after the other, without their quotes. */
type Scratch = { bytes: Buffer };

/**
 * Finds the cells of a row with quotes, as RFC 4180 writes them: line ends inside them belong to the cell, two quotes
 * stand for one. Returns `NONE` when the bytes end before the quotes are closed.
 */
function splitQuotedRow(row: Row, bytes: Buffer, start: number, delimiter: number, scratch: Scratch): number {
  if (scratch.bytes.length < bytes.length - start) scratch.bytes = Buffer.allocUnsafe(bytes.length - start);
  const out = scratch.bytes;
  row.bytes = out;
  row.count = 0;
  let length = 0;
  for (let index = start; ; index++) {
    const cell = length;
    while (bytes[index] === BLANK) index += 1;
    if (bytes[index] === QUOTE) {
      const end = findClosingQuote(bytes, index + 1);
      if (end === NONE) return NONE;
      for (index += 1; index < end; index++) {
        const byte = bytes[index] ?? 0;
        out[length++] = byte;
        if (byte === QUOTE) index += 1;
      }
      index = end + 1;
    }
    while (bytes[index] !== delimiter && bytes[index] !== NEW_LINE) out[length++] = bytes[index++] ?? 0;
    addCell(row, out, cell, length);
    if (bytes[index] === NEW_LINE) return index;
  }
}

function findClosingQuote(bytes: Buffer, start: number): number {
  for (let quote = bytes.indexOf(QUOTE, start); quote !== -1; quote = bytes.indexOf(QUOTE, quote + 2)) {
    if (bytes[quote + 1] !== QUOTE) return quote;
  }
  return NONE;
}
