import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnAudioFile, ErnImageFile, ErnRelease } from '@tangent/ddex/model.ts';
import { findInside } from './find-inside.ts';

type NamedFile = ErnAudioFile | ErnImageFile;

const HASH_NAMES = { MD5: 'md5', SHA1: 'sha1', 'SHA-256': 'sha256', 'SHA-512': 'sha512' } as const;

/** A file that is not what the message says. */
export interface WrongFile {
  path: string;
  status: FileStatus;
  text: string;
}

/** What is wrong with the files a message names: not there, of another size, or of another content. */
export async function checkFiles(messageFolder: string, release: ErnRelease): Promise<WrongFile[]> {
  const wrong: WrongFile[] = [];
  for (const file of listNamedFiles(release)) {
    const finding = await checkFile(messageFolder, file);
    if (finding !== null) wrong.push({ path: file.path, ...finding });
  }
  return wrong;
}

/** Whether the message brings everything a release that the store never saw needs. */
export function isWhole(release: ErnRelease): boolean {
  return release.front_cover !== null && release.tracks.every((track) => track.audio !== null);
}

function listNamedFiles(release: ErnRelease): NamedFile[] {
  return [...release.tracks.map((track) => track.audio), release.front_cover].filter((file) => file !== null);
}

async function checkFile(folder: string, file: NamedFile): Promise<Omit<WrongFile, 'path'> | null> {
  const path = findInside(folder, file.path);
  const size = path === null ? null : await findSize(path);
  if (path === null || size === null) return { status: 'ResourceMissing', text: 'the file is not in the batch' };
  if (size !== file.size_bytes) {
    return { status: 'ResourceCorrupt', text: `${size} bytes arrived, the message says ${file.size_bytes}` };
  }
  const found = createHash(HASH_NAMES[file.hash.algorithm]);
  await pipeline(createReadStream(path), found);
  if (found.digest('hex') === file.hash.value.toLowerCase()) return null;
  return { status: 'SignatureOrHashSumWrongOrMissing', text: `the ${file.hash.algorithm} is another one` };
}

async function findSize(path: string): Promise<number | null> {
  const stats = await stat(path).catch(() => null);
  return stats?.isFile() ? stats.size : null;
}
