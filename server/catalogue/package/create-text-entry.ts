import { Readable } from 'node:stream';
import type { ZipEntry } from '../../platform/zip/stream-zip.ts';

/** Words as a file of the archive. */
export function createTextEntry(path: string, text: string, modified_at: Date): ZipEntry {
  const bytes = Buffer.from(text, 'utf8');
  return { path, size_bytes: bytes.length, modified_at, open: async () => Readable.from([bytes]) };
}
