import type { FileHandle } from 'node:fs/promises';
import type { FileEntry } from 'ssh2';
import { SftpFailure, STATUS } from './sftp-failure.ts';

export interface OpenFile {
  kind: 'file';
  file: FileHandle;
  path: string;
  is_written: boolean;
}

export interface OpenFolder {
  kind: 'folder';
  /** Entries not yet sent to the client. */
  entries: FileEntry[];
}

/** The open files and folders of one session, by handle number. */
export class OpenHandles {
  readonly #open = new Map<number, OpenFile | OpenFolder>();
  #last = 0;

  add(opened: OpenFile | OpenFolder): Buffer {
    this.#last += 1;
    this.#open.set(this.#last, opened);
    const handle = Buffer.alloc(4);
    handle.writeUInt32BE(this.#last);
    return handle;
  }

  file(handle: Buffer): FileHandle {
    const opened = this.#get(handle);
    if (opened.kind !== 'file') throw new SftpFailure(STATUS.FAILURE);
    return opened.file;
  }

  folder(handle: Buffer): OpenFolder {
    const opened = this.#get(handle);
    if (opened.kind !== 'folder') throw new SftpFailure(STATUS.FAILURE);
    return opened;
  }

  /** Closes a handle; returns its file or folder. */
  async close(handle: Buffer): Promise<OpenFile | OpenFolder> {
    const opened = this.#get(handle);
    this.#open.delete(handle.readUInt32BE());
    if (opened.kind === 'file') await opened.file.close();
    return opened;
  }

  async closeAll(): Promise<void> {
    const files = [...this.#open.values()].filter((opened) => opened.kind === 'file');
    this.#open.clear();
    await Promise.all(files.map((opened) => opened.file.close()));
  }

  #get(handle: Buffer): OpenFile | OpenFolder {
    const opened = handle.length === 4 ? this.#open.get(handle.readUInt32BE()) : undefined;
    if (opened === undefined) throw new SftpFailure(STATUS.FAILURE);
    return opened;
  }
}
