import path from 'node:path/posix';
import { StoreError } from '../gateways/sftp/store-error.ts';
import type { StoreSession } from '../gateways/sftp/store-session.ts';

/** A file on its way to a store. */
export type OutgoingFile = { path: string; local_path: string; size_bytes: number };

/**
 * Brings one file to a store so that it is never seen half: under a temporary name first, its size looked at, then renamed. A
 * file that is there whole is left alone, which makes a second try continue where the first one ended.
 */
export async function uploadFile(session: StoreSession, file: OutgoingFile): Promise<number> {
  const present = await session.findSize(file.path);
  if (present === file.size_bytes) return 0;
  const part = `${file.path}.part`;
  await session.createFolder(path.dirname(file.path));
  await session.put(file.local_path, part);
  const arrived = await session.findSize(part);
  // The store's disk is full, or the line was cut without a word.
  if (arrived !== file.size_bytes) {
    throw new StoreError('transient', `${file.path}: ${arrived ?? 0} of ${file.size_bytes} bytes arrived`);
  }
  if (present !== null) await session.remove(file.path);
  await session.rename(part, file.path);
  return file.size_bytes;
}
