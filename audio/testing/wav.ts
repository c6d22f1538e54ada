import { closeSync, openSync, writeSync } from 'node:fs';
import { wavHeader } from '../wav-header.ts';
import type { Signal } from './signals.ts';

const SAMPLES_PER_WRITE = 16_384;

type WavBits = 8 | 16 | 24;

/** Writes a signal as an integer PCM WAV file. */
export function writeWav(path: string, signal: Signal, bits: WavBits = 16): string {
  const file = openSync(path, 'w');
  const frameBytes = (signal.channels * bits) / 8;
  writeSync(file, wavHeader(signal, bits, signal.samples * frameBytes));
  const block = Buffer.alloc(SAMPLES_PER_WRITE * frameBytes);
  for (let start = 0; start < signal.samples; start += SAMPLES_PER_WRITE) {
    const count = Math.min(SAMPLES_PER_WRITE, signal.samples - start);
    fillBlock(block, signal, start, count, bits);
    writeSync(file, block, 0, count * frameBytes);
  }
  closeSync(file);
  return path;
}

function fillBlock(block: Buffer, signal: Signal, start: number, count: number, bits: WavBits): void {
  const full = 2 ** (bits - 1) - 1;
  let offset = 0;
  for (let sample = start; sample < start + count; sample++) {
    for (let channel = 0; channel < signal.channels; channel++) {
      const value = Math.round(Math.max(-1, Math.min(1, signal.at(sample, channel))) * full);
      // Samples of 8 bits have no sign.
      if (bits === 8) block.writeUInt8(value + 128, offset);
      else if (bits === 16) block.writeInt16LE(value, offset);
      else block.writeIntLE(value, offset, 3);
      offset += bits / 8;
    }
  }
}
