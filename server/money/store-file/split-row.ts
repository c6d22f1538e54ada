import { addCell, type Row } from './row.ts';

const NEW_LINE = 10;
const BLANK = 32;
export const QUOTE = 34;
/** No quotes in this table, or no end of a row. */
export const NONE = -1;

/**
 * Finds the cells of the row that begins at `start`: the hot loop of all reading, which examines every byte once.
 * Returns the position of its line end, or `NONE` when it meets a quote.
 */
export function splitRow(row: Row, bytes: Buffer, start: number, delimiter: number, quote: number): number {
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
export type Scratch = { bytes: Buffer };

/**
 * Finds the cells of a row with quotes, as RFC 4180 writes them: line ends inside them belong to the cell, two quotes
 * stand for one. Returns `NONE` when the bytes end before the quotes are closed.
 */
export function splitQuotedRow(row: Row, bytes: Buffer, start: number, delimiter: number, scratch: Scratch): number {
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
