import { createHash } from 'node:crypto';
import path from 'node:path/posix';
import type { ErnFileHash, ReadRelease } from '@tangent/ddex/model.ts';
import type { WrittenFile } from './write-package.ts';

type NamedFile = { path: string; size_bytes: number; hash: ErnFileHash | null };

/**
 * Compares the files that a message names with those on the disk: each is there under exactly this name, with this size
 * and hash, and no other lies beside them. Returns the first difference, or null.
 */
export function findFileDifference(
  release: ReadRelease,
  messagePath: string,
  files: readonly WrittenFile[],
): string | null {
  const folder = path.dirname(messagePath);
  const named = listNamed(release);
  for (const one of named) {
    const file = files.find((written) => written.path === path.join(folder, one.path));
    if (file === undefined) return `${one.path} is missing`;
    if (one.size_bytes > 0 && one.size_bytes !== file.bytes.length) return `${one.path} has another size`;
    if (one.hash === null || one.hash.value !== hash(one.hash, file.bytes)) return `${one.path} has another hash`;
  }
  const known = new Set(named.map((one) => path.join(folder, one.path)));
  const other = files.find((file) => file.path.includes('/resources/') && !known.has(file.path));
  return other === undefined ? null : `${other.path} is not named`;
}

function listNamed({ tracks, front_cover }: ReadRelease): NamedFile[] {
  return [...tracks.flatMap(({ audio, lyrics }) => [audio, lyrics]), front_cover].filter((file) => file !== null);
}

const NODE_NAMES = { 'SHA-256': 'sha256', 'SHA-512': 'sha512', SHA1: 'sha1', MD5: 'md5' } as const satisfies Record<
  ErnFileHash['algorithm'],
  string
>;

function hash({ algorithm }: ErnFileHash, bytes: Buffer): string {
  return createHash(NODE_NAMES[algorithm]).update(bytes).digest('hex');
}
