import { toDecibels } from '../decibel.ts';
import { createFrameMeter, MAX_BLOCK_SAMPLES } from '../frame-meter.ts';
import type { RowTable } from '../row-table.ts';
import type { Signal } from './signals.ts';

/** Sends a signal directly through the meter, without a file. */
export function measureSignal(signal: Signal): { table: RowTable; true_peak_dbtp: number } {
  const meter = createFrameMeter({ ...signal, sample_kind: 'float32' });
  const block = new Float32Array(MAX_BLOCK_SAMPLES * signal.channels);
  for (let start = 0; start < signal.samples; start += MAX_BLOCK_SAMPLES) {
    const count = Math.min(MAX_BLOCK_SAMPLES, signal.samples - start);
    for (let i = 0; i < count * signal.channels; i++) {
      block[i] = signal.at(start + Math.floor(i / signal.channels), i % signal.channels);
    }
    meter.push(new Uint8Array(block.buffer, 0, count * signal.channels * 4), count);
  }
  return { true_peak_dbtp: toDecibels(meter.finish()), table: meter.table };
}
