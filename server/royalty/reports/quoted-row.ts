/** A row some of whose cells stand in quotes. */
export interface QuotedRow {
  cells: string[];
  /** Where it ends: at its line end. */
  end: number;
  /** Lines of the file that it takes, for quotes may hold line ends. */
  lines: number;
}

/** Reads the row that begins at `start`, as RFC 4180 writes quotes; null when the text ends before they are closed. */
export function readQuotedRow(text: string, start: number, delimiter: string): QuotedRow | null {
  const cells: string[] = [];
  let lines = 1;
  let place = start;
  for (;;) {
    const cell = text[skipBlanks(text, place, delimiter)] === '"' ? readQuoted(text, place) : { value: '', end: place };
    if (cell === null) return null;
    const end = findCellEnd(text, cell.end, delimiter);
    const value = cell.value + text.slice(cell.end, end);
    lines += countLineEnds(cell.value);
    cells.push(value.trim());
    if (text[end] !== delimiter) return { cells, end, lines };
    place = end + 1;
  }
}

function skipBlanks(text: string, start: number, delimiter: string): number {
  let place = start;
  while (text[place] === ' ' && text[place] !== delimiter) place += 1;
  return place;
}

// Two quotes inside quotes are one that is meant.
function readQuoted(text: string, start: number): { value: string; end: number } | null {
  let place = text.indexOf('"', start) + 1;
  let value = '';
  for (;;) {
    const quote = text.indexOf('"', place);
    if (quote === -1) return null;
    value += text.slice(place, quote);
    if (text[quote + 1] !== '"') return { value, end: quote + 1 };
    value += '"';
    place = quote + 2;
  }
}

function findCellEnd(text: string, start: number, delimiter: string): number {
  let place = start;
  while (text[place] !== delimiter && text[place] !== '\n') place += 1;
  return place;
}

/** How many line ends a text holds. */
export function countLineEnds(text: string): number {
  let count = 0;
  for (let place = text.indexOf('\n'); place !== -1; place = text.indexOf('\n', place + 1)) count += 1;
  return count;
}
