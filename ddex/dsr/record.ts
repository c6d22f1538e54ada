import { readCell, readList, splitCells } from './cells.ts';
import { findColumnIndex } from './records.ts';

/** One line of a report: its record type and its raw cells. */
export interface DsrRecord {
  type: string;
  line_no: number;
  cells: readonly string[];
}

export function parseRecord(line: string, line_no: number): DsrRecord {
  const cells = splitCells(line);
  return { type: cells[0] ?? '', line_no, cells };
}

/** Returns the text of a cell; empty if the cell is empty or the record type has no such cell. */
export function getCell(record: DsrRecord | null, column: string): string {
  return record === null ? '' : readCell(rawCell(record, column));
}

/** Returns the values of a cell with several values. */
export function getCellList(record: DsrRecord | null, column: string): string[] {
  return record === null ? [] : readList(rawCell(record, column));
}

/** Returns the first non-empty text of some cells; empty if all are empty. */
export function getFirstCell(record: DsrRecord | null, columns: readonly string[]): string {
  for (const column of columns) {
    const cell = record === null ? '' : rawCell(record, column);
    const value = cell.includes('|') ? (readList(cell)[0] ?? '') : readCell(cell);
    if (value !== '') return value;
  }
  return '';
}

function rawCell(record: DsrRecord, column: string): string {
  const index = findColumnIndex(record.type, column);
  return index === undefined ? '' : (record.cells[index] ?? '').trim();
}
