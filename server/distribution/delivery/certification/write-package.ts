import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Package } from '../build/package-files.ts';

/** A file of a package as it lies on the disk; `path` is relative to the folder of the case, with `/`. */
export type WrittenFile = { path: string; bytes: Buffer };

/**
 * Writes a package in the order of its upload: the files, the message, the mark of completion. Returns the paths in that
 * order.
 */
export async function writePackage(folder: string, { files, message, completion }: Package): Promise<string[]> {
  for (const { path: name, content } of files) {
    const target = await prepare(folder, name);
    await (content.kind === 'bytes' ? writeFile(target, content.bytes) : copyFile(content.storage_key, target));
  }
  const last = completion === null ? [message] : [message, completion];
  for (const { path: name, bytes } of last) await writeFile(await prepare(folder, name), bytes);
  return [...files, ...last].map((file) => file.path);
}

async function prepare(folder: string, name: string): Promise<string> {
  const target = path.join(folder, ...name.split('/'));
  await mkdir(path.dirname(target), { recursive: true });
  return target;
}

/** Reads all files below a folder, by the names that the disk has for them. */
export async function readPackage(folder: string): Promise<WrittenFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files: WrittenFile[] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const full = path.join(entry.parentPath, entry.name);
    files.push({ path: path.relative(folder, full).split(path.sep).join('/'), bytes: await readFile(full) });
  }
  return files;
}
