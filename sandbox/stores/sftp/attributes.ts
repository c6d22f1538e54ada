import type { Stats } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import type { Attributes, FileEntry } from 'ssh2';

export function toAttributes(stats: Stats): Attributes {
  return {
    mode: stats.mode,
    uid: stats.uid,
    gid: stats.gid,
    size: stats.size,
    atime: Math.floor(stats.atimeMs / 1000),
    mtime: Math.floor(stats.mtimeMs / 1000),
  };
}

/** Builds an entry of a folder listing; `longname` has the format of `ls -l`. */
export function toEntry(filename: string, stats: Stats): FileEntry {
  const kind = stats.isDirectory() ? 'd' : '-';
  const rights = [...'rwxrwxrwx'].map((letter, bit) => ((stats.mode >> (8 - bit)) & 1 ? letter : '-')).join('');
  const time = stats.mtime.toISOString().slice(0, 16).replace('T', ' ');
  const longname = `${kind}${rights} 1 store store ${stats.size} ${time} ${filename}`;
  return { filename, longname, attrs: toAttributes(stats) };
}

/** Sets the attributes that the client named; owners are ignored, since the stores have only one. */
export async function applyAttributes(file: FileHandle, changes: Partial<Attributes>): Promise<void> {
  if (changes.size !== undefined) await file.truncate(changes.size);
  if (changes.mode !== undefined) await file.chmod(changes.mode & 0o777);
  if (changes.atime !== undefined && changes.mtime !== undefined) await file.utimes(changes.atime, changes.mtime);
}
