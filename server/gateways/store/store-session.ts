export interface RemoteFile {
  name: string;
  size_bytes: number;
  modified_ms: number;
}

/**
 * An open session in the folder or bucket that a store gave us, whatever the protocol. Paths are relative to it. Every
 * failure is a `StoreError`, and every call has a time limit. It must always be closed.
 */
export interface StoreSession {
  /** Returns the size of a file; null when it does not exist. */
  findSize(path: string): Promise<number | null>;
  /**
   * Tells whether a file exists and equals a local one, as far as the store can tell: by size, and by hash where it has
   * one.
   */
  isUploaded(localPath: string, path: string): Promise<boolean>;
  /** Uploads a local file under a name, replacing an existing one; no partial file ever appears under that name. */
  put(localPath: string, path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** Returns the files of a folder; empty when the folder does not exist. */
  list(folder: string): Promise<RemoteFile[]>;
  /** Returns the bytes of a file; fails when there are more than `maxBytes`. */
  read(path: string, maxBytes: number): Promise<Buffer>;
  close(): Promise<void>;
}

/** A session in a folder in which stores leave files for us. */
export interface InboxSession extends StoreSession {
  /** Downloads a file of any size into a local file. */
  fetch(path: string, localPath: string): Promise<void>;
  /** Renames a file, also into another folder, which is created if missing. */
  move(from: string, to: string): Promise<void>;
}
