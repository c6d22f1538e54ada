import { closeSync, openSync, readSync, rmSync, writeSync } from 'node:fs';

/** A temporary file of interleaved 32-bit floats, two channels: the shaped sound between two passes. */
export interface Spool {
  write(bytes: Uint8Array): void;
  /** Reads up to `target.length` bytes from a position; returns how many there were. */
  read(target: Uint8Array, position: number): number;
  /** Removes the file. */
  remove(): void;
}

/** Creates the file. Throws the file system's own error if it cannot be written. */
export function createSpool(path: string): Spool {
  const file = openSync(path, 'w+');
  return {
    write: (bytes) => writeAll(file, bytes),
    read: (target, position) => readSync(file, target, 0, target.length, position),
    remove() {
      closeSync(file);
      rmSync(path, { force: true });
    },
  };
}

/** Writes every byte: a single call may write fewer. */
export function writeAll(file: number, bytes: Uint8Array): void {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at, bytes.length - at);
}
