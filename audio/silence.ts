import type { Silence } from './audio-report.ts';
import { toAmplitude } from './decibel.ts';
import { type RowTable, rowPeak, rowStartMs } from './row-table.ts';

/** Under this level a sample counts as silent. */
export const SILENCE_DBFS = -60;

const EDGE_MS = 500;
const SHORTEST_MS = 1000;

/**
 * Finds every span of at least one second in which all samples stay below -60 dBFS, to 10 ms. A span that starts within
 * the first half second is the head, one that ends within the last half second the tail.
 */
export function findSilences(table: RowTable): Silence[] {
  const threshold = toAmplitude(SILENCE_DBFS);
  const silences: Silence[] = [];
  let first: number | null = null;
  for (let row = 0; row <= table.rows; row++) {
    const isSilent = row < table.rows && rowPeak(table, row) < threshold;
    if (isSilent) first ??= row;
    else if (first !== null) {
      silences.push(describe(table, first, row));
      first = null;
    }
  }
  return silences.filter((silence) => silence.length_ms >= SHORTEST_MS);
}

function describe(table: RowTable, first: number, end: number): Silence {
  const start = rowStartMs(table, first);
  const stop = rowStartMs(table, end);
  const total = rowStartMs(table, table.rows);
  const place = start < EDGE_MS ? 'head' : stop > total - EDGE_MS ? 'tail' : 'middle';
  return { start_ms: Math.round(start), length_ms: Math.round(stop - start), place };
}
