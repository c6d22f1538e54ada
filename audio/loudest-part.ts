import type { RowTable } from './row-table.ts';

const PART_MS = 30_000;

/**
 * Finds where the loudest 30 seconds start, in milliseconds and to the second: the usual place for previews and short
 * clips. 0 for a shorter file.
 */
export function findLoudestStart(table: RowTable): number {
  const rowMs = (1000 * table.row_samples) / table.sample_rate_hz;
  const partRows = Math.round(PART_MS / rowMs);
  const stepRows = Math.round(1000 / rowMs);
  let energy = table.energy.subarray(0, partRows).reduce((sum, row) => sum + row, 0);
  let best = { start: 0, energy };
  for (let start = stepRows; start + partRows <= table.rows; start += stepRows) {
    for (let row = start - stepRows; row < start; row++) {
      energy += (table.energy[row + partRows] ?? 0) - (table.energy[row] ?? 0);
    }
    if (energy > best.energy) best = { start, energy };
  }
  return Math.round((best.start * rowMs) / 1000) * 1000;
}
