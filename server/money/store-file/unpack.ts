import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createGrowthGuard } from './growth-guard.ts';
import type { ProblemList } from './problem-list.ts';
import { unpackZip } from './unpack-zip.ts';

const CHUNK_BYTES = 256 * 1024;

/**
 * Returns the bytes of a report, unpacked when they are gzip or a ZIP archive of one file, whatever the file is called.
 * They end where the data is corrupt.
 */
export async function* unpack(bytes: Readable, problems: ProblemList): AsyncGenerator<Buffer> {
  const source = bytes[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const start = await readStart(source);
  const whole = continueWith(start, source);
  if (start[0] === 0x1f && start[1] === 0x8b) yield* gunzip(whole, problems);
  else if (start.toString('latin1', 0, 4) === 'PK\u0003\u0004') yield* unpackZip(whole, problems);
  else yield* whole;
}

async function readStart(source: AsyncIterator<Buffer>): Promise<Buffer> {
  let start = Buffer.alloc(0);
  while (start.length < 4) {
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
  const guard = createGrowthGuard();
  let packedBytes = 0;
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
      if (guard.isTooLarge(packedBytes, chunk.length)) return problems.add(0, 'packed_too_tight');
      packedBytes = 0;
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
