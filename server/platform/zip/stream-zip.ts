import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file of an archive. Its size must be known before it is read, and be correct. */
export type ZipEntry = {
  /** Relative, with forward slashes. */
  readonly path: string;
  readonly size_bytes: number;
  readonly modified_at: Date;
  readonly open: () => Promise<Readable>;
};

/**
 * Returns a ZIP of any size as a stream whose length is known beforehand. Entries are opened one after the other, and
 * read only as fast as the stream is consumed; nothing is compressed, since music and covers hardly shrink. An entry
 * that cannot be read, or has another size than announced, breaks the stream off: half an archive must never look like
 * a whole one.
 */
export function streamZip(entries: readonly ZipEntry[]): { size_bytes: number; stream: Readable } {
  const zip = new ZipFile();
  const stream = zip.outputStream.pipe(new PassThrough());
  let reading: Readable | null = null;
  const fail = (error: Error) => stream.destroy(error);
  zip.on('error', fail);
  // The consumer may go away at any moment, even while an entry is being opened.
  stream.on('close', () => reading?.destroy());
  const openNext = async (entry: ZipEntry): Promise<Readable> => {
    const source = await entry.open();
    source.on('error', fail);
    reading = source;
    if (stream.destroyed) source.destroy();
    return source;
  };
  for (const entry of entries) {
    const facts = { size: entry.size_bytes, mtime: entry.modified_at, compress: false };
    zip.addReadStreamLazy(entry.path, facts, (found) => {
      openNext(entry).then((source) => found(null, source), fail);
    });
  }
  let size_bytes = -1;
  zip.end({ forceZip64Format: false, comment: '' }, (...[total = -1]: number[]) => {
    size_bytes = total;
  });
  return { size_bytes, stream };
}
