import type { RowTable } from './row-table.ts';

const MAX_BINS = 1000;

/**
 * Builds the waveform of a track for players: pairs [lowest, highest] over all channels, from -1 to 1 in thousandths,
 * in at most 1000 equal time steps.
 */
export function buildWaveform(table: RowTable): [number, number][] {
  const bins = Math.min(MAX_BINS, table.rows);
  return Array.from({ length: bins }, (_, bin) => {
    const from = Math.floor((bin * table.rows) / bins);
    const to = Math.floor(((bin + 1) * table.rows) / bins);
    const lowest = table.lowest.subarray(from, to).reduce((least, value) => Math.min(least, value), 1);
    const highest = table.highest.subarray(from, to).reduce((most, value) => Math.max(most, value), -1);
    return [inThousandths(lowest), inThousandths(highest)];
  });
}

function inThousandths(value: number): number {
  return Math.round(Math.max(-1, Math.min(1, value)) * 1000) / 1000;
}
