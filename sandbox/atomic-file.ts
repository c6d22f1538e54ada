import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/**
 * Writes beside the target under a hidden name and then renames, so readers see the old file or the new one, never a
 * part.
 */
export async function writeFileAtomically(path: string, content: string | Uint8Array, mode = 0o644): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  await writeFile(temporary, content, { mode });
  await rename(temporary, path);
}

/** Returns the saved content of the file, or `empty` if the file does not exist yet. */
export async function readJsonFile<T>(path: string, empty: T): Promise<T> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  return text === null ? empty : (JSON.parse(text) as T);
}

export async function writeJsonFile(path: string, value: unknown): Promise<void> {
  await writeFileAtomically(path, JSON.stringify(value, null, 2));
}
