import type { ClippedSpan } from './audio-report.ts';
import { type FrameTable, rowStartMs } from './frame-table.ts';

const MAX_SPANS = 20;
// Flat tops this close to each other are one place to a listener.
const NEAR_ROWS = 50;

/** Number of flat tops: four or more equal samples in a row, louder than -12 dBFS, in any channel. */
export function countClippedRuns(table: FrameTable): number {
  return table.flat_runs.subarray(0, table.rows).reduce((sum, runs) => sum + runs, 0);
}

/** Where the first flat tops are, to 10 ms: at most twenty places, those within half a second of each other as one. */
export function findClippedSpans(table: FrameTable): ClippedSpan[] {
  const spans: { first: number; last: number }[] = [];
  for (let row = 0; row < table.rows; row++) {
    if (!table.flat_runs[row]) continue;
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
