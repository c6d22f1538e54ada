import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** Reads parts of a file on demand; never loads the whole file. */
export interface ByteSource {
  size_bytes: number;
  /** Up to `length` bytes from `offset`; fewer at the end of the file. */
  read(offset: number, length: number): Buffer;
  close(): void;
}

/** Opens a file for partial reads. Throws the file system's own error if it cannot be opened. */
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
