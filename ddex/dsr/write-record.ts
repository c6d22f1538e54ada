import { writeCell } from './cells.ts';
import { RECORD_COLUMNS } from './records.ts';

/**
 * Builds one line without its end: the cells of a record type, empty where no value is given. Throws RangeError for an
 * unknown cell.
 */
export function buildRecord(type: string, values: Readonly<Record<string, string | number>>): string {
  const columns = RECORD_COLUMNS.get(type);
  if (columns === undefined) throw new RangeError(`unknown record type ${type}`);
  const stray = Object.keys(values).find((name) => !columns.includes(name));
  if (stray !== undefined) throw new RangeError(`${type} has no cell ${stray}`);
  return [type, ...columns.map((name) => writeCell(String(values[name] ?? '')))].join('\t');
}

/** Builds a comment line with the cell names of a record type, as senders write it below the head. */
export function buildColumnComment(type: string): string {
  return `#${type}\t${RECORD_COLUMNS.get(type)?.join('\t')}`;
}

type Counts = { lines: number; summaries: number; blocks: number };

/** Builds the last line of a report in blocks; its line count includes itself. */
export function buildBlockFooter({ lines, summaries, blocks }: Counts): string {
  return buildRecord('FOOT', {
    NumberOfLinesInFile: lines + 1,
    NumberOfLinesInReport: lines + 1,
    NumberOfSummaryRecords: summaries,
    NumberOfBlocksInFile: blocks,
    NumberOfBlocksInReport: blocks,
  });
}

/** Builds the last line of a report of single records; its line count includes itself. */
export function buildSingleFooter({ lines, summaries }: Omit<Counts, 'blocks'>): string {
  return buildRecord('SRFO', { NumberOfLinesInReport: lines + 1, NumberOfSummaryRecords: summaries });
}
