export interface RemoteFile {
  name: string;
  size_bytes: number;
  modified_ms: number;
}

/**
 * An open line to the folder or bucket a store gave us, whatever the protocol. Paths are relative to it. Every failure is a
 * `StoreError`, and no call waits for ever. Close it in any case.
 */
export interface StoreSession {
  /** Size of a file, null when there is none. */
  findSize(path: string): Promise<number | null>;
  /** Whether a file is there and the same as a local one, as far as the store can tell: by size, and by hash where it keeps one. */
  isPageAvailable(localPath: string, path: string): Promise<boolean>;
  /** Brings a local file under a name, replacing what is there; under that name it is never seen half. */
  put(localPath: string, path: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** The files of a folder, none when it does not exist. */
  list(folder: string): Promise<RemoteFile[]>;
  read(path: string): Promise<Buffer>;
  close(): Promise<void>;
}

/** A line to a folder in which others leave files for us. */
export interface InboxSession extends StoreSession {
  /** Brings a file here, whatever its size: its bytes go to a local file. */
  fetch(path: string, localPath: string): Promise<void>;
  /** Gives a file another name, also in another folder, which is made where it is missing. */
  move(from: string, to: string): Promise<void>;
}
