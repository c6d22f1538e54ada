import { Readable } from 'node:stream';
import type { ZipEntry } from './stream-zip.ts';

/** Creates an archive entry from a text. */
export function createTextEntry(path: string, text: string, modified_at: Date): ZipEntry {
  const bytes = Buffer.from(text, 'utf8');
  return { path, size_bytes: bytes.length, modified_at, open: async () => Readable.from([bytes]) };
}
