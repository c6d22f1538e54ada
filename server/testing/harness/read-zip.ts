import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type Entry, fromBuffer, type Options, type ZipFile } from 'yauzl';

const openBuffer = promisify<Buffer, Options, ZipFile>(fromBuffer);

/** Reads the files of an archive by path, with another program than the one that wrote it; a wrong checksum fails. */
export async function readZip(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await openBuffer(archive, { lazyEntries: true });
  const openEntry = promisify<Entry, Readable>(zip.openReadStream.bind(zip));
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: Entry) => {
      openEntry(entry)
        .then(async (stream) => {
          files.set(entry.fileName, Buffer.concat(await stream.toArray()));
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.readEntry();
  });
}

export const computeSha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
