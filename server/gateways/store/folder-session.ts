import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { readLimited } from './read-limited.ts';
import { classifyStoreError, StoreError } from './store-error.ts';
import type { InboxSession, RemoteFile } from './store-session.ts';

/** Opens one of our folders, from which staff brings packages to a store by hand. */
export function openFolderSession(root: string): InboxSession {
  const resolve = (name: string) => {
    const full = path.resolve(root, name);
    if (full !== path.resolve(root) && !full.startsWith(path.resolve(root) + path.sep)) {
      throw new StoreError('transient', `${name} is outside the folder`);
    }
    return full;
  };
  return {
    findSize: withErrors(async (file: string) => findSize(resolve(file))),
    isUploaded: withErrors(async (localPath: string, file: string) => isSame(localPath, resolve(file))),
    put: withErrors(async (localPath: string, file: string) => putAtomically(localPath, resolve(file))),
    remove: withErrors(async (file: string) => rm(resolve(file), { force: true })),
    list: withErrors(async (folder: string) => listFiles(resolve(folder))),
    read: withErrors(async (file: string, maxBytes: number) => readLimited(createReadStream(resolve(file)), maxBytes)),
    fetch: withErrors(async (file: string, localPath: string) => copyFile(resolve(file), localPath)),
    move: withErrors(async (from: string, to: string) => {
      await mkdir(path.dirname(resolve(to)), { recursive: true });
      await rename(resolve(from), resolve(to));
    }),
    close: async () => {},
  };
}

function withErrors<Args extends unknown[], T>(call: (...args: Args) => Promise<T>) {
  return async (...args: Args): Promise<T> => {
    try {
      return await call(...args);
    } catch (error) {
      throw classifyStoreError(error);
    }
  };
}

// A crash leaves either no file or the whole one: the bytes reach the disk before the name does.
async function putAtomically(localPath: string, target: string): Promise<void> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const part = `${target}.part`;
  await copyFile(localPath, part);
  await sync(part);
  await rename(part, target);
  await sync(folder);
}

async function sync(target: string): Promise<void> {
  const file = await open(target, 'r');
  await file.sync().finally(() => file.close());
}

async function findSize(target: string): Promise<number | null> {
  return (await unlessMissing(stat(target)))?.size ?? null;
}

async function isSame(localPath: string, target: string): Promise<boolean> {
  if ((await findSize(target)) !== (await stat(localPath)).size) return false;
  return (await hashFile(localPath)) === (await hashFile(target));
}

async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

async function listFiles(folder: string): Promise<RemoteFile[]> {
  const entries = (await unlessMissing(readdir(folder, { withFileTypes: true }))) ?? [];
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ name }) => {
      const { size, mtimeMs } = await stat(path.join(folder, name));
      return { name, size_bytes: size, modified_ms: mtimeMs };
    }),
  );
}

async function unlessMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
