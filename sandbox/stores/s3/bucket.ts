import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, rmdir, stat, unlink } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { confinePath } from '../sftp/confined-path.ts';
import { S3Failure } from './s3-failure.ts';

/** An object of a bucket: a file in the folder of its store. */
export interface BucketObject {
  key: string;
  path: string;
  size_bytes: number;
  modified_at: Date;
  /** Quoted, as in S3. */
  etag: string;
}

/** MD5 tags of objects written here; other files are read once when their tag is requested. */
const knownTags = new Map<string, string>();

/** Resolves the path of a key. A folder is not an object, and no key leads out of the bucket. */
export async function resolveObjectPath(folder: string, key: string): Promise<string> {
  const isName =
    key !== '' && !key.endsWith('/') && !key.split('/').some((part) => part === '' || part.startsWith('.'));
  if (!isName) throw new S3Failure('InvalidArgument', `the key ${key} cannot be used`);
  return confinePath(folder, key).catch(() => {
    throw new S3Failure('AccessDenied');
  });
}

export async function getObject(folder: string, key: string): Promise<BucketObject> {
  const path = await resolveObjectPath(folder, key);
  const stats = await stat(path).catch(() => null);
  if (!stats?.isFile()) throw new S3Failure('NoSuchKey');
  return describe(key, path, stats);
}

/** Lists all objects whose key starts with the prefix, sorted by key. */
export async function listObjects(folder: string, prefix: string): Promise<BucketObject[]> {
  const start = join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
  if (!`${start}${sep}`.startsWith(folder + sep)) return [];
  const entries = await readdir(start, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name));
  const keyed = paths.map((path) => ({ path, key: relative(folder, path).split(sep).join('/') }));
  const chosen = keyed.filter(({ key }) => key.startsWith(prefix));
  const objects = await Promise.all(
    chosen.map(async ({ key, path }) => {
      const stats = await stat(path).catch(() => null);
      return stats === null ? [] : [await describe(key, path, stats)];
    }),
  );
  return objects.flat().sort((a, b) => (a.key < b.key ? -1 : 1));
}

/** Removes an object; a missing one counts as removed. Empty folders are removed too: S3 has none. */
export async function removeObject(folder: string, key: string): Promise<void> {
  const path = await resolveObjectPath(folder, key);
  await unlink(path).catch(() => undefined);
  for (let parent = dirname(path); parent !== folder && parent !== join(folder, 'acknowledgements'); ) {
    const isGone = await rmdir(parent).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
    parent = dirname(parent);
  }
}

export async function copyObject(source: BucketObject, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await copyFile(source.path, path);
}

/** Saves the tag of a file that has just been written. */
export async function rememberTag(path: string, tag: string): Promise<void> {
  knownTags.set(cacheKey(path, await stat(path)), tag);
}

async function describe(key: string, path: string, stats: Stats): Promise<BucketObject> {
  const known = knownTags.get(cacheKey(path, stats));
  const tag = known ?? (await hashFile(path));
  if (known === undefined) knownTags.set(cacheKey(path, stats), tag);
  return { key, path, size_bytes: stats.size, modified_at: stats.mtime, etag: `"${tag}"` };
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

function cacheKey(path: string, stats: Stats): string {
  return `${path}\0${stats.size}\0${stats.mtimeMs}`;
}
