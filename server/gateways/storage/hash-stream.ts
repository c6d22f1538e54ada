import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

type Bytes = AsyncIterable<Uint8Array>;

/** Computes size and MD5 of a stream, on its way to `target` when there is one. */
export async function hashStream(
  source: Readable,
  target: (passing: Bytes) => Promise<void> = drain,
): Promise<{ md5: string; size: number }> {
  const hash = createHash('md5');
  let size = 0;
  async function* pass() {
    for await (const chunk of source as Bytes) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  }
  await target(pass());
  return { md5: hash.digest('hex'), size };
}

async function drain(passing: Bytes): Promise<void> {
  for await (const _ of passing);
}

const MD5_TAG = /^"?([0-9a-f]{32})"?$/;

/**
 * Returns the MD5 of an object when its tag is one: not when it was assembled from parts, nor when a key of the owner
 * encrypts it (Amazon S3 API Reference, "Object": ETag).
 */
export function findMd5(response: {
  ETag?: string | undefined;
  ServerSideEncryption?: string | undefined;
}): string | null {
  const { ETag, ServerSideEncryption: encryption = 'AES256' } = response;
  return encryption === 'AES256' ? (MD5_TAG.exec(ETag ?? '')?.[1] ?? null) : null;
}
