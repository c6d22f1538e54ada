import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { findDiskFailure } from '../../platform/disk/disk-error.ts';

/**
 * The folder of unfinished files. What it says it has is on the disk: every part is synced before it is answered, and a part that the
 * disk did not take whole counts for nothing.
 */
export class IncomingStore extends FileStore {
  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const target = path.join(this.directory, id);
    const file = await open(target, 'r+');
    try {
      return await receive(file, bytes, offset);
    } catch (error) {
      const failure = findDiskFailure(error);
      if (failure !== null && !(failure === 'full' && (await truncateTo(file, offset))))
        await rm(target, { force: true });
      throw error;
    } finally {
      await file.close();
    }
  }
}

// What came before a line broke stays: the sender goes on from there.
async function receive(file: FileHandle, bytes: Readable, offset: number): Promise<number> {
  let end = offset;
  try {
    // Who ends a loop early aborts the stream, and the protocol would hear of that instead of what the disk said.
    for await (const chunk of bytes.iterator({ destroyOnReturn: false })) end += await writeFully(file, chunk, end);
  } finally {
    await file.sync();
  }
  return end;
}

async function writeFully(file: FileHandle, chunk: Buffer, position: number): Promise<number> {
  for (let done = 0; done < chunk.length; ) {
    const { bytesWritten } = await file.write(chunk, done, chunk.length - done, position + done);
    done += bytesWritten;
  }
  return chunk.length;
}

/**
 * Gives the space of a part back; false when even that fails. Only for a full disk: after a failed sync the next one says that all is
 * well and it is not, so such a file is not touched again but begun anew.
 */
async function truncateTo(file: FileHandle, offset: number): Promise<boolean> {
  try {
    await file.truncate(offset);
    await file.sync();
    return true;
  } catch {
    return false;
  }
}
