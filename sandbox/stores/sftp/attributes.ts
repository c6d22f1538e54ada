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

/** A line of a folder's listing; `longname` is what `ls -l` would show. */
export function toEntry(filename: string, stats: Stats): FileEntry {
  const kind = stats.isDirectory() ? 'd' : '-';
  const rights = [...'rwxrwxrwx'].map((letter, bit) => ((stats.mode >> (8 - bit)) & 1 ? letter : '-')).join('');
  const time = stats.mtime.toISOString().slice(0, 16).replace('T', ' ');
  const longname = `${kind}${rights} 1 store store ${stats.size} ${time} ${filename}`;
  return { filename, longname, attrs: toAttributes(stats) };
}

/** Sets what the client named; owners stay as they are, the stores have only one. */
export async function applyAttributes(file: FileHandle, wanted: Partial<Attributes>): Promise<void> {
  if (wanted.size !== undefined) await file.truncate(wanted.size);
  if (wanted.mode !== undefined) await file.chmod(wanted.mode & 0o777);
  if (wanted.atime !== undefined && wanted.mtime !== undefined) await file.utimes(wanted.atime, wanted.mtime);
}
