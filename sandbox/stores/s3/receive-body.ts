import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname, join } from 'node:path';
import type { Connection } from '../connection.ts';
import { S3Failure } from './s3-failure.ts';

/**
 * Writes the body of a request to its path: complete, with the size and hashes that its headers state, or not at all.
 * Returns its MD5 in hexadecimal.
 */
export async function receiveBody(request: IncomingMessage, path: string, connection: Connection): Promise<string> {
  const { headers } = request;
  const sha256 = headers['x-amz-content-sha256'] as string | undefined;
  if (sha256?.startsWith('STREAMING-')) throw new S3Failure('NotImplemented', 'chunked bodies are not supported');
  if (headers['content-length'] === undefined) throw new S3Failure('MissingContentLength');
  await mkdir(dirname(path), { recursive: true });
  const temporary = join(dirname(path), `.${randomUUID()}.part`);
  try {
    const found = await write(request, temporary, connection);
    if (found.size !== Number(headers['content-length'])) throw new S3Failure('IncompleteBody');
    const md5 = headers['content-md5'];
    if (md5 !== undefined && md5 !== found.md5.toString('base64')) throw new S3Failure('BadDigest');
    if (sha256 !== 'UNSIGNED-PAYLOAD' && sha256 !== found.sha256) throw new S3Failure('XAmzContentSHA256Mismatch');
    await rename(temporary, path);
    return found.md5.toString('hex');
  } finally {
    await rm(temporary, { force: true });
  }
}

/** Reads a short body into memory: lists of parts. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBytes) throw new S3Failure('MalformedXML', 'the list is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function write(request: IncomingMessage, path: string, connection: Connection) {
  const [md5, sha256] = [createHash('md5'), createHash('sha256')];
  const file = await open(path, 'w');
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      const allowed = await connection.allowBytes(chunk.length);
      if (allowed < chunk.length) {
        connection.cut();
        throw new S3Failure('IncompleteBody', 'the connection was cut');
      }
      md5.update(chunk);
      sha256.update(chunk);
      await file.write(chunk);
      size += chunk.length;
    }
  } finally {
    await file.close();
  }
  return { size, md5: md5.digest(), sha256: sha256.digest('hex') };
}
