import { realpath } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { SftpFailure, STATUS } from './sftp-failure.ts';

/**
 * Resolves a path that a client named. Refuses paths that lead out of the root: through `..`, or through links inside
 * it that point elsewhere.
 */
export async function confinePath(root: string, requested: string): Promise<string> {
  const path = join(root, normalisePath(requested));
  const existing = await deepestExisting(path);
  const realRoot = await realpath(root);
  if (existing !== realRoot && !existing.startsWith(realRoot + sep)) throw new SftpFailure(STATUS.PERMISSION_DENIED);
  return path;
}

/** Returns the path as the client sees it, from `/`, without dots. */
export function normalisePath(requested: string): string {
  const names: string[] = [];
  for (const name of requested.split('/')) {
    if (name === '' || name === '.') continue;
    if (name !== '..') names.push(name);
    else if (names.pop() === undefined) throw new SftpFailure(STATUS.PERMISSION_DENIED);
  }
  return `/${names.join('/')}`;
}

async function deepestExisting(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return deepestExisting(dirname(path));
  }
}
