import type { Readable } from 'node:stream';

/** Part of a file, both ends included, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Permanent storage of files. We create keys from random ids; a key is never a name from a user. */
export interface Storage {
  /** Copies a local file in. It appears whole or not at all, and replaces an older one under the same key. */
  put(key: string, localPath: string): Promise<void>;
  /** Returns the size in bytes; null when there is no file under the key. */
  findSize(key: string): Promise<number | null>;
  openRead(key: string, range?: ByteRange): Promise<Readable>;
  /** Gives native tools a path they may read, and only read, until `work` ends. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes a file; a missing one is fine. */
  remove(key: string): Promise<void>;
}
