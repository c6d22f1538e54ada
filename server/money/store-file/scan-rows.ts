import type { ProblemList } from './problem-list.ts';
import { createRow, isEmptyRow, type Row } from './row.ts';
import { NONE, QUOTE, type Scratch, splitQuotedRow, splitRow } from './split-row.ts';
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
