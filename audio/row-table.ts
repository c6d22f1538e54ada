/** Rows per second of the table: one row covers 10 ms. */
const ROWS_PER_SECOND = 100;

/** A summary of the whole file in steps of 10 ms: a few megabytes for the longest track, at any sample rate. */
export interface RowTable {
  sample_rate_hz: number;
  /** Samples per channel in a full row. */
  row_samples: number;
  /** Samples per channel of the file. */
  samples: number;
  rows: number;
  /** K-weighted energy, summed over the samples of the row and both channels. */
  energy: Float64Array;
  /** Lowest sample of the row. */
  lowest: Float32Array;
  /** Highest sample of the row. */
  highest: Float32Array;
  /** Clipped runs that end in the row. */
  clipped_runs: Uint32Array;
}

/** Creates an empty table for audio of one sample rate. */
export function createRowTable(sample_rate_hz: number): RowTable {
  const firstCapacity = 60 * ROWS_PER_SECOND;
  return {
    sample_rate_hz,
    row_samples: Math.round(sample_rate_hz / ROWS_PER_SECOND),
    samples: 0,
    rows: 0,
    energy: new Float64Array(firstCapacity),
    lowest: new Float32Array(firstCapacity),
    highest: new Float32Array(firstCapacity),
    clipped_runs: new Uint32Array(firstCapacity),
  };
}

/** Reserves space for more rows. */
export function reserveRows(table: RowTable, rows: number): void {
  if (table.rows + rows <= table.energy.length) return;
  const capacity = 2 * table.energy.length + rows;
  const { energy, lowest, highest, clipped_runs } = table;
  table.energy = new Float64Array(capacity);
  table.energy.set(energy);
  table.lowest = new Float32Array(capacity);
  table.lowest.set(lowest);
  table.highest = new Float32Array(capacity);
  table.highest.set(highest);
  table.clipped_runs = new Uint32Array(capacity);
  table.clipped_runs.set(clipped_runs);
}

/** Returns the loudest sample of a row, from 0 to 1 (a float file may exceed 1). */
export function rowPeak(table: RowTable, row: number): number {
  return Math.max(Math.abs(table.lowest[row] ?? 0), Math.abs(table.highest[row] ?? 0));
}

/** Returns the start of a row in milliseconds from the start of the file. */
export function rowStartMs(table: RowTable, row: number): number {
  return (Math.min(row * table.row_samples, table.samples) * 1000) / table.sample_rate_hz;
}
