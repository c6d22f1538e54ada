import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { PackageFile } from '../build/package-files.ts';
import type { DeliveryContext } from '../context.ts';
import { DamagedFile } from './damaged-file.ts';

/** A file of a package that goes to a store. */
export type Part = Omit<PackageFile, 'size_bytes'>;

/** Describes a file that was written here, such as the message. */
export function describePart({ path: name, bytes }: { path: string; bytes: Buffer }): Part {
  return { path: name, sha256: createHash('sha256').update(bytes).digest('hex'), content: { kind: 'bytes', bytes } };
}

/** Runs work on a local copy of a file, wherever its bytes are; `folder` is for those that are nowhere yet. */
export async function withLocalFile(
  { storage }: DeliveryContext,
  folder: string,
  { path: name, content }: Part,
  work: (local: string) => Promise<void>,
): Promise<void> {
  if (content.kind === 'bytes') {
    const local = path.join(folder, 'text');
    await writeFile(local, content.bytes);
    return work(local);
  }
  if ((await storage.findSize(content.storage_key)) === null) throw new DamagedFile(`${name} is missing in storage`);
  await storage.withLocalFile(content.storage_key, work);
}

/**
 * Returns the size of a local file in bytes. The hash in the message was computed when the file was made; a bit on the disk
 * may have changed since.
 *
 * @throws DamagedFile when its content is not what was made.
 */
export async function checkLocalFile(local: string, sha256: string): Promise<number> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(local), hash);
  if (hash.digest('hex') !== sha256) throw new DamagedFile(`${local} is not the file that was made`);
  return (await stat(local)).size;
}
