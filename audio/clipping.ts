import type { FrameTable } from './frame-table.ts';

/** Number of flat tops: four or more equal samples in a row, louder than -12 dBFS, in any channel. */
export function countClippedRuns(table: FrameTable): number {
  return table.flat_runs.subarray(0, table.rows).reduce((sum, runs) => sum + runs, 0);
}
