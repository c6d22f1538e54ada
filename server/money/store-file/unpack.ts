import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { ProblemList } from './problem-list.ts';

/**
 * Tables compress to a tenth. A file that expands much further, and to a large size, is made to fill up a machine (rule
 * F29 in docs/standards/reliability.md).
 */
const MAX_GROWTH = 200;
const GROWTH_COUNTS_FROM_BYTES = 16 * 1_048_576;
const CHUNK_BYTES = 256 * 1024;

/**
 * Returns the bytes of a report, decompressed when they are gzip, whatever the file is called. They end where the data
 * is corrupt.
 */
export async function* unpack(bytes: Readable, problems: ProblemList): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const start = await readStart(source);
  const whole = continueWith(start, source);
  if (start[0] === 0x1f && start[1] === 0x8b) yield* gunzip(whole, problems);
  else yield* whole;
}

async function readStart(source: AsyncIterator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < 2) {
    const { value, done } = await source.next();
    if (done) break;
    start = Buffer.concat([start, value]);
  }
  return start;
}

async function* continueWith(start: Buffer, source: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    if (start.length > 0) yield start;
    for (let next = await source.next(); !next.done; next = await source.next()) yield next.value;
  } finally {
    await source.return?.();
  }
}

async function* gunzip(packed: AsyncIterable<Buffer>, problems: ProblemList): AsyncGenerator<Buffer> {
  let packedBytes = 0;
  let bytes = 0;
  async function* count(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      packedBytes += chunk.length;
      yield chunk;
    }
  }
  // Errors surface in the loop below.
  const unpacked = pipeline(count(packed), createGunzip({ chunkSize: CHUNK_BYTES }), () => {});
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > GROWTH_COUNTS_FROM_BYTES && bytes > packedBytes * MAX_GROWTH) {
        problems.add(0, 'packed_too_tight');
        return;
      }
      yield chunk;
    }
  } catch (error) {
    if (!isPackingError(error)) throw error;
    problems.add(0, 'broken_packing');
  }
}

function isPackingError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
}
