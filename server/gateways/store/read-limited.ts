import type { Readable } from 'node:stream';
import { StoreError } from './store-error.ts';

/** A file that comes this slowly must not hold up the other files of its store. */
const READ_WITHIN_MS = 60_000;

/** Reads a stream to its end; throws when it has more than `maxBytes` or takes too long. */
export async function readLimited(stream: Readable, maxBytes: number, progress = () => {}): Promise<Buffer> {
  const tooSlow = new StoreError('transient', `read: not complete after ${READ_WITHIN_MS / 1000} s`);
  const timer = setTimeout(() => stream.destroy(tooSlow), READ_WITHIN_MS);
  const chunks: Buffer[] = [];
  let size = 0;
  // Errors until the last byte reach the loop. A later one, when the connection ends while the file is being closed, has
  // no other listener and would end the process.
  stream.on('error', () => {});
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      progress();
      size += chunk.length;
      if (size > maxBytes) throw new StoreError('transient', `read: more than ${maxBytes} bytes`);
      chunks.push(chunk);
    }
  } finally {
    clearTimeout(timer);
  }
  return Buffer.concat(chunks);
}
