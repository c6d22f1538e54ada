import type { ClippedSpan } from './audio-report.ts';
import { type RowTable, rowStartMs } from './row-table.ts';

const MAX_SPANS = 20;
// Listeners perceive clipped runs this close to each other as one.
const NEAR_ROWS = 50;

/** Counts the clipped runs: four or more equal samples in a row, louder than -12 dBFS, in any channel. */
export function countClippedRuns(table: RowTable): number {
  return table.clipped_runs.subarray(0, table.rows).reduce((sum, runs) => sum + runs, 0);
}

/**
 * Returns the first clipped runs, to 10 ms: at most twenty spans; those within half a second of each other are one span.
 */
export function listClippedSpans(table: RowTable): ClippedSpan[] {
  const spans: { first: number; last: number }[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (!table.clipped_runs[row]) continue;
    const span = spans.at(-1);
    if (span && row - span.last <= NEAR_ROWS) span.last = row;
    else if (spans.length < MAX_SPANS) spans.push({ first: row, last: row });
    else break;
  }
  return spans.map(({ first, last }) => {
    const start_ms = Math.round(rowStartMs(table, first));
    return { start_ms, length_ms: Math.round(rowStartMs(table, last + 1)) - start_ms };
  });
}
