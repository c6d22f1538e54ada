import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import { UNKNOWN_SIZE } from '@tangent/ddex/ern-3/carried-by-382.ts';
import type { ReadRelease } from '@tangent/ddex/model.ts';
import { findInside } from './find-inside.ts';
import { findWrongKind, type NamedFile } from './sniff-file.ts';

const HASH_NAMES = { MD5: 'md5', SHA1: 'sha1', 'SHA-256': 'sha256', 'SHA-512': 'sha512' } as const;

/** A file that differs from its description in the message. */
export interface WrongFile {
  path: string;
  status: FileStatus;
  text: string;
}

/** Finds files of a message that are missing or have the wrong size, content or type. */
export async function checkFiles(messageFolder: string, release: ReadRelease): Promise<WrongFile[]> {
  const wrong: WrongFile[] = [];
  for (const file of listNamedFiles(release)) {
    const finding = await checkFile(messageFolder, file);
    if (finding !== null) wrong.push({ path: file.path, ...finding });
  }
  return wrong;
}

function listNamedFiles(release: ReadRelease): NamedFile[] {
  const trackFiles = release.tracks.flatMap((track) => [track.audio, track.lyrics]);
  return [...trackFiles, release.front_cover].filter((file) => file !== null);
}

async function checkFile(folder: string, file: NamedFile): Promise<Omit<WrongFile, 'path'> | null> {
  const path = findInside(folder, file.path);
  const size = path === null ? null : await findSize(path);
  if (path === null || size === null) return { status: 'ResourceMissing', text: 'the file is not in the batch' };
  // ERN 3.8.2 does not state the size.
  if (file.size_bytes !== UNKNOWN_SIZE && size !== file.size_bytes) {
    return { status: 'ResourceCorrupt', text: `${size} bytes received, the message says ${file.size_bytes}` };
  }
  if (file.hash === null) return { status: 'SignatureOrHashSumWrongOrMissing', text: 'the message states no hash' };
  const found = createHash(HASH_NAMES[file.hash.algorithm]);
  await pipeline(createReadStream(path), found);
  if (found.digest('hex') !== file.hash.value.toLowerCase()) {
    return { status: 'SignatureOrHashSumWrongOrMissing', text: `the ${file.hash.algorithm} differs` };
  }
  const text = await findWrongKind(path, file);
  return text === null ? null : { status: 'ResourceNotMeetingSpecifications', text };
}

async function findSize(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? stats.size : null;
}
