import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Storage } from './storage.ts';
import { checkStorageKey } from './storage-key.ts';

/** Stores files in a folder. Any number of processes may use it at once. */
export function createFolderStorage(root: string): Storage {
  return {
    put: async (key, localPath) => putAtomically(resolveKey(root, key), localPath),
    findSize: async (key) => findSize(resolveKey(root, key)),
    openRead: async (key, range) => {
      const file = await open(resolveKey(root, key), 'r');
      return createReadStream('', { fd: file, ...range });
    },
    withLocalFile: async (key, work) => work(resolveKey(root, key)),
    remove: async (key) => rm(resolveKey(root, key), { force: true }),
  };
}

function resolveKey(root: string, key: string): string {
  return path.join(root, checkStorageKey(key));
}

// A crash leaves either the old file or the new one: the bytes reach the disk before the name does.
async function putAtomically(target: string, source: string): Promise<void> {
  const folder = path.dirname(target);
  await mkdir(folder, { recursive: true });
  const temporary = path.join(folder, `.${randomUUID()}`);
  try {
    await copyFile(source, temporary);
    await sync(temporary);
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await sync(folder);
}

async function sync(target: string): Promise<void> {
  const file = await open(target, 'r');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

async function findSize(target: string): Promise<number | null> {
  try {
    return (await stat(target)).size;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
