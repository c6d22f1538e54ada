import { type FileHandle, open, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { FileStore } from '@tus/file-store';
import { findDiskFailure } from '../../platform/disk/disk-error.ts';

/**
 * The folder of unfinished files. Every byte it reports is on the disk: each part is synced before the response, and a
 * part that the disk did not take completely does not count.
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

// Bytes received before a connection broke stay: the client continues from there.
async function receive(file: FileHandle, bytes: Readable, offset: number): Promise<number> {
  let end = offset;
  try {
    // Leaving the loop early would abort the stream, and the protocol would see that instead of the disk error.
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
 * Frees the space of a part; false when even that fails. Only for a full disk: after a failed sync the next one reports
 * success although the data is lost, so such a file is never reused but started over.
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
