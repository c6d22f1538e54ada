import { randomUUID } from 'node:crypto';
import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { wavHeader } from '../wav-header.ts';
import { writeAll } from './spool.ts';

/** A stereo WAV of 24 bits that appears under its name only once it is complete and on disk. */
export interface WavWriter {
  write(packed: Uint8Array): void;
  finish(): void;
  /** Removes an unfinished file. */
  close(): void;
}

/** Begins a file of `samples` per channel. Throws the file system's own error if it cannot be written. */
export function createWavWriter(target: string, sampleRateHz: number, samples: number): WavWriter {
  const temporary = `${target}.${randomUUID()}.part`;
  const file = openSync(temporary, 'w');
  let isOpen = true;
  const close = () => {
    if (isOpen) closeSync(file);
    isOpen = false;
  };
  writeAll(file, wavHeader({ channels: 2, sample_rate_hz: sampleRateHz }, 24, samples * 6));
  return {
    write: (packed) => writeAll(file, packed),
    finish() {
      fsyncSync(file);
      close();
      renameSync(temporary, target);
    },
    close() {
      close();
      rmSync(temporary, { force: true });
    },
  };
}
