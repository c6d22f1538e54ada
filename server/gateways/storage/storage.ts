import type { Readable } from 'node:stream';

/** Part of a file, both ends included, as HTTP counts. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Where files lie for good. A key is made by us from random ids; it is never a name somebody gave. */
export interface Storage {
  /** Copies a local file in. It appears whole or not at all, and an older one under the same key is replaced. */
  put(key: string, localPath: string): Promise<void>;
  /** Size in bytes; null when nothing lies under the key. */
  findSize(key: string): Promise<number | null>;
  openRead(key: string, range?: ByteRange): Promise<Readable>;
  /** Gives native tools a path they may read, and only read, until `work` ends. */
  withLocalFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Removes a file; one that is not there is fine. */
  remove(key: string): Promise<void>;
}
