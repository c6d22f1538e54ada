import { closeSync, openSync, writeSync } from 'node:fs';
import type { Signal } from './signals.ts';

const SAMPLES_PER_WRITE = 16_384;

/** Writes a signal as an integer PCM WAV file. */
export function writeWav(path: string, signal: Signal, bits: 16 | 24 = 16): string {
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

/** Returns the 44 bytes before the samples. */
export function wavHeader(
  signal: Pick<Signal, 'channels' | 'sample_rate_hz'>,
  bits: number,
  dataBytes: number,
): Buffer {
  const header = Buffer.alloc(44);
  const frameBytes = (signal.channels * bits) / 8;
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(Math.min(36 + dataBytes, 0xffffffff), 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(signal.channels, 22);
  header.writeUInt32LE(signal.sample_rate_hz, 24);
  header.writeUInt32LE(signal.sample_rate_hz * frameBytes, 28);
  header.writeUInt16LE(frameBytes, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(dataBytes, 40);
  return header;
}

function fillBlock(block: Buffer, signal: Signal, start: number, count: number, bits: 16 | 24): void {
  const full = 2 ** (bits - 1) - 1;
  let offset = 0;
  for (let sample = start; sample < start + count; sample++) {
    for (let channel = 0; channel < signal.channels; channel++) {
      const value = Math.round(Math.max(-1, Math.min(1, signal.at(sample, channel))) * full);
      if (bits === 16) block.writeInt16LE(value, offset);
      else block.writeIntLE(value, offset, 3);
      offset += bits / 8;
    }
  }
}
