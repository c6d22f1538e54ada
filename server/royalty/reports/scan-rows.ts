import type { ProblemList } from './problem-list.ts';
import { countLineEnds, readQuotedRow } from './quoted-row.ts';
import { LINE_MAX_LENGTH, type TextBlock } from './text-blocks.ts';

/** One line of a table: where its cells begin and end in the text, without the blanks around them. Good until the next one is read. */
export interface Row {
  text: string;
  /** Beginning and end of each cell. */
  bounds: Int32Array;
  count: number;
  line_no: number;
}

export interface RowScanner {
  scan(block: TextBlock): void;
  /** After the last block. */
  end(): void;
  /** Number of the last line that was read, and whether nothing after it can make sense. */
  readonly line_no: number;
  readonly is_lost: boolean;
}

export interface TableForm {
  delimiter: string;
  /** Whether cells may stand in quotes. */
  has_quotes: boolean;
}

const CELLS_MAX = 250;
const NEW_LINE = 10;
const BLANK = 32;
const QUOTE = 34;
const NEVER = -1;

/** Finds the rows of a table in blocks of text and gives them to `take`, empty ones left out. No text is copied on the way. */
export function openRowScanner(form: TableForm, problems: ProblemList, take: (row: Row) => void): RowScanner {
  const row: Row = { text: '', bounds: new Int32Array(CELLS_MAX * 2), count: 0, line_no: 0 };
  const delimiter = form.delimiter.charCodeAt(0);
  const quote = form.has_quotes ? QUOTE : NEVER;
  let lines = 0;
  let isLost = false;
  // A row whose quotes are still open at the end of its block.
  let open = '';

  const lose = (): number => {
    problems.add(lines + 1, 'open_quote');
    isLost = true;
    return NEVER;
  };
  // The end of the row, or nothing when it goes on in the next block.
  const readSlowly = (text: string, start: number): number => {
    const found = readQuotedRow(text, start, form.delimiter);
    if (found === null) {
      open = text.slice(start);
      return open.length > LINE_MAX_LENGTH ? lose() : NEVER;
    }
    fill(row, found.cells);
    lines += found.lines - 1;
    return found.end;
  };
  const readBlock = (text: string): void => {
    for (let start = 0; start < text.length && !isLost; ) {
      row.text = text;
      row.line_no = lines + 1;
      let end = split(row, start, delimiter, quote);
      if (end === NEVER) end = readSlowly(text, start);
      if (end === NEVER) return;
      lines += 1;
      if (end - start > LINE_MAX_LENGTH) problems.add(row.line_no, 'line_too_long');
      else if (!isEmpty(row)) take(row);
      start = end + 1;
    }
  };
  return {
    scan(block) {
      const before = lines + countLineEnds(open);
      for (const line of block.broken) problems.add(before + line + 1, 'unreadable_text');
      const text = open + block.text;
      open = '';
      readBlock(text);
    },
    end() {
      if (open !== '' && !isLost) lose();
    },
    get line_no() {
      return lines;
    },
    get is_lost() {
      return isLost;
    },
  };
}

// The hot loop: one look at every letter. Gives the place of the line end, or nothing when it meets a quote.
function split(row: Row, start: number, delimiter: number, quote: number): number {
  const { text, bounds } = row;
  let cell = start;
  let count = 0;
  for (let place = start; ; place++) {
    const code = text.charCodeAt(place);
    if (code === delimiter || code === NEW_LINE) {
      if (count < CELLS_MAX) {
        let end = place;
        while (cell < end && text.charCodeAt(cell) === BLANK) cell += 1;
        while (end > cell && text.charCodeAt(end - 1) === BLANK) end -= 1;
        bounds[count * 2] = cell;
        bounds[count * 2 + 1] = end;
      }
      count += 1;
      if (code === NEW_LINE) {
        row.count = count;
        return place;
      }
      cell = place + 1;
    } else if (code === quote) {
      return NEVER;
    }
  }
}

// Cells that were in quotes, laid side by side as if they had not been.
function fill(row: Row, cells: readonly string[]): void {
  row.text = cells.join('');
  row.count = cells.length;
  let place = 0;
  for (const [index, cell] of cells.slice(0, CELLS_MAX).entries()) {
    row.bounds[index * 2] = place;
    place += cell.length;
    row.bounds[index * 2 + 1] = place;
  }
}

function isEmpty({ bounds, count }: Row): boolean {
  for (let cell = 0; cell < count && cell < CELLS_MAX; cell++) {
    if (bounds[cell * 2] !== bounds[cell * 2 + 1]) return false;
  }
  return true;
}
