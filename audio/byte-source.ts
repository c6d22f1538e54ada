import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads pieces of a file where they are needed; nothing is ever read whole. */
export interface ByteSource {
  size_bytes: number;
  /** Up to `length` bytes from `offset`; fewer at the end of the file. */
  read(offset: number, length: number): Buffer;
  close(): void;
}

/** Opens a file for reading in pieces. Throws the file system's own error when it can not be opened. */
export function openByteSource(path: string): ByteSource {
  const file = openSync(path, 'r');
  return {
    size_bytes: fstatSync(file).size,
    read(offset, length) {
      const buffer = Buffer.alloc(length);
      return buffer.subarray(0, readSync(file, buffer, 0, length, offset));
    },
    close: () => closeSync(file),
  };
}
