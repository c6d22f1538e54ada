/** Frames per second of the table: one row covers 10 ms. */
const FRAMES_PER_SECOND = 100;

/** A summary of the whole file in steps of 10 ms: a few megabytes for the longest track, at any sample rate. */
export interface FrameTable {
  sample_rate_hz: number;
  /** Samples per channel in a full row. */
  frame_samples: number;
  /** Samples per channel of the file. */
  samples: number;
  rows: number;
  /** K-weighted energy, summed over the samples of the row and both channels. */
  energy: Float64Array;
  lowest: Float32Array;
  highest: Float32Array;
  flat_runs: Uint32Array;
}

/** Creates an empty table for audio of one sample rate. */
export function createFrameTable(sample_rate_hz: number): FrameTable {
  const firstCapacity = 60 * FRAMES_PER_SECOND;
  return {
    sample_rate_hz,
    frame_samples: Math.round(sample_rate_hz / FRAMES_PER_SECOND),
    samples: 0,
    rows: 0,
    energy: new Float64Array(firstCapacity),
    lowest: new Float32Array(firstCapacity),
    highest: new Float32Array(firstCapacity),
    flat_runs: new Uint32Array(firstCapacity),
  };
}

/** Reserves space for more rows. */
export function reserveRows(table: FrameTable, rows: number): void {
  if (table.rows + rows <= table.energy.length) return;
  const capacity = 2 * table.energy.length + rows;
  const { energy, lowest, highest, flat_runs } = table;
  table.energy = new Float64Array(capacity);
  table.energy.set(energy);
  table.lowest = new Float32Array(capacity);
  table.lowest.set(lowest);
  table.highest = new Float32Array(capacity);
  table.highest.set(highest);
  table.flat_runs = new Uint32Array(capacity);
  table.flat_runs.set(flat_runs);
}

/** Returns the loudest sample of a row, from 0 to 1 (a float file may exceed 1). */
export function rowPeak(table: FrameTable, row: number): number {
  return Math.max(Math.abs(table.lowest[row] ?? 0), Math.abs(table.highest[row] ?? 0));
}

/** Returns the start of a row in milliseconds from the start of the file. */
export function rowStartMs(table: FrameTable, row: number): number {
  return (Math.min(row * table.frame_samples, table.samples) * 1000) / table.sample_rate_hz;
}
