import { writeCell } from './cells.ts';
import { RECORD_COLUMNS } from './records.ts';

/** One line without its end: the cells of a record type, empty where nothing is said. RangeError for a cell the type does not have. */
export function buildRecord(type: string, values: Readonly<Record<string, string | number>>): string {
  const columns = RECORD_COLUMNS.get(type);
  if (columns === undefined) throw new RangeError(`no record type ${type}`);
  const stray = Object.keys(values).find((name) => !columns.includes(name));
  if (stray !== undefined) throw new RangeError(`${type} has no cell ${stray}`);
  return [type, ...columns.map((name) => writeCell(String(values[name] ?? '')))].join('\t');
}

/** A comment line that names the cells of a record type, as senders put them below the head. */
export function buildColumnComment(type: string): string {
  return `#${type}\t${RECORD_COLUMNS.get(type)?.join('\t')}`;
}

type Counts = { lines: number; summaries: number; blocks: number };

/** The last line of a report in blocks; it counts itself. */
export function buildBlockFooter({ lines, summaries, blocks }: Counts): string {
  return buildRecord('FOOT', {
    NumberOfLinesInFile: lines + 1,
    NumberOfLinesInReport: lines + 1,
    NumberOfSummaryRecords: summaries,
    NumberOfBlocksInFile: blocks,
    NumberOfBlocksInReport: blocks,
  });
}

/** The last line of a report of single records; it counts itself. */
export function buildSingleFooter({ lines, summaries }: Omit<Counts, 'blocks'>): string {
  return buildRecord('SRFO', { NumberOfLinesInReport: lines + 1, NumberOfSummaryRecords: summaries });
}
