import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import yauzl from 'yauzl';

/** More entries are no package: one of 500 tracks has a file or two for each, and their lyrics. */
const MOST_ENTRIES = 3000;

/**
 * Unpacks the zip file of a package into a folder: the files of `{name}.itmsp/` or those at its top. Returns what is
 * wrong with it, or null.
 */
export async function unzipPackage(path: string, folder: string): Promise<string | null> {
  await mkdir(folder, { recursive: true });
  try {
    const zip = await yauzl.openPromise(path, { lazyEntries: true });
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      count += 1;
      if (count > MOST_ENTRIES) return `more than ${MOST_ENTRIES} files`;
      const name = findName(entry.fileName);
      if (name !== null) await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(join(folder, name)));
    }
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Returns the name of a file in the package; null for a folder, and for what is no part of a package. */
function findName(entryName: string): string | null {
  const parts = entryName.split('/');
  const name = parts.at(-1) ?? '';
  const isTop = parts.length === 1 || (parts.length === 2 && (parts[0] ?? '').endsWith('.itmsp'));
  return name === '' || !isTop ? null : name;
}
