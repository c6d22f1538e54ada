import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { withWorkFolder } from '../../platform/disk/work-folder.ts';
import type { ByteRange, Storage } from './storage.ts';
import { checkStorageKey } from './storage-key.ts';

/** How to reach the bucket of the files. */
export interface S3StorageAccess {
  bucket: string;
  /** Precedes every key; empty when the bucket is ours alone. */
  prefix: string;
  /** The address of a server that is not Amazon's. */
  endpoint?: string | undefined;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

const CONNECT_WITHIN_MS = 10_000;
/** Longer than the pause that api allows its listeners: a paused listener is cut off there, not here. */
const SILENT_FOR_MS = 60_000;
/** Every slow listener occupies a connection. */
const MAX_CONNECTIONS = 500;

const quiet = () => undefined;

type Bucket = { client: S3Client; bucket: string; prefix: string };

/** Stores files in a bucket. Any number of processes on any number of machines may use it at once. */
export function createS3Storage(access: S3StorageAccess): Storage {
  const target = { client: createClient(access), bucket: access.bucket, prefix: access.prefix };
  return {
    put: async (key, localPath) => withErrors(target, 'put', key, () => putObject(target, key, localPath)),
    findSize: async (key) => withErrors(target, 'find', key, () => findSize(target, key)),
    openRead: async (key, range) =>
      withErrors(target, 'read', key, async () => readBody(await get(target, key, range))),
    withLocalFile: async (key, work) => withCopy(target, key, work),
    remove: async (key) =>
      withErrors(target, 'remove', key, async () => {
        await target.client.send(new DeleteObjectCommand(objectUrl(target, key)));
      }),
  };
}

function createClient({ bucket, endpoint, region, access_key_id, secret_access_key }: S3StorageAccess): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    ...(endpoint === undefined ? {} : { endpoint }),
    // A bucket name with a dot would form a host that Amazon's certificates do not cover.
    forcePathStyle: endpoint !== undefined || bucket.includes('.'),
    // Amazon's own checksum format would corrupt files on other servers; sizes and hashes are compared here.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The caller gets every error; lines on the console would mix with those of the log.
    logger: { trace: quiet, debug: quiet, info: quiet, warn: quiet, error: quiet },
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENT_FOR_MS,
      httpAgent: { maxSockets: MAX_CONNECTIONS },
      httpsAgent: { maxSockets: MAX_CONNECTIONS },
    },
  });
}

function objectUrl({ bucket, prefix }: Bucket, key: string) {
  return { Bucket: bucket, Key: path.posix.join(prefix, key) };
}

/** Objects appear whole or not at all, so no temporary name is needed. */
async function putObject(target: Bucket, key: string, localPath: string): Promise<void> {
  const address = objectUrl(target, key);
  // Opened before hashing: removing the file meanwhile must not break a stream that is not read yet.
  const file = await open(localPath, 'r');
  const stop = new AbortController();
  const Body = file.createReadStream().on('error', (error) => stop.abort(error));
  try {
    const { md5, size } = await hashStream(createReadStream(localPath));
    const ContentMD5 = Buffer.from(md5, 'hex').toString('base64');
    const command = new PutObjectCommand({ ...address, Body, ContentLength: size, ContentMD5 });
    const storedMd5 = findMd5(await target.client.send(command, { abortSignal: stop.signal }));
    if (storedMd5 !== null && storedMd5 !== md5) throw new Error('the stored bytes differ');
  } finally {
    Body.destroy();
  }
}

/** Distinguishes a missing bucket from a missing file: otherwise all files would look lost. */
async function findSize(target: Bucket, key: string): Promise<number | null> {
  try {
    const { ContentLength } = await target.client.send(new HeadObjectCommand(objectUrl(target, key)));
    if (ContentLength === undefined) throw new Error('the response has no size');
    return ContentLength;
  } catch (error) {
    if (!(error instanceof S3ServiceException) || error.$metadata.httpStatusCode !== 404) throw error;
    await target.client.send(new HeadBucketCommand({ Bucket: target.bucket }));
    return null;
  }
}

async function get(target: Bucket, key: string, range?: ByteRange): Promise<GetObjectCommandOutput> {
  const part = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end}` };
  const response = await target.client.send(new GetObjectCommand({ ...objectUrl(target, key), ...part }));
  if (range !== undefined && !response.ContentRange?.startsWith(`bytes ${range.start}-${range.end}/`)) {
    readBody(response).destroy();
    throw new Error(`bytes ${range.start} to ${range.end} were requested, others received`);
  }
  return response;
}

function readBody({ Body }: GetObjectCommandOutput): Readable {
  if (Body instanceof Readable) return Body;
  throw new Error('the response has no readable body');
}

/** Gives native tools, which read files and not buckets, a copy for as long as they work. */
async function withCopy<T>(target: Bucket, key: string, work: (path: string) => Promise<T>): Promise<T> {
  return withWorkFolder(async (folder) => {
    const local = path.join(folder, path.posix.basename(key));
    await withErrors(target, 'read', key, () => download(target, key, local));
    return work(local);
  });
}

async function download(target: Bucket, key: string, local: string): Promise<void> {
  const response = await get(target, key);
  const file = createWriteStream(local);
  const { md5, size } = await hashStream(readBody(response), (passing) => pipeline(passing, file));
  const isComplete = response.ContentLength === undefined || response.ContentLength === size;
  if (!isComplete || (findMd5(response) ?? md5) !== md5) throw new Error('the bytes read differ');
}

/** Adds the operation and the key to an error: the libraries' own messages are often no more than a number. */
async function withErrors<T>({ bucket }: Bucket, operation: string, key: string, call: () => Promise<T>): Promise<T> {
  checkStorageKey(key);
  try {
    return await call();
  } catch (error) {
    throw new Error(`cannot ${operation} ${key} in bucket ${bucket}: ${describe(error)}`, { cause: error });
  }
}

function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error instanceof S3ServiceException) {
    return `${error.name} (status ${error.$metadata.httpStatusCode ?? 'none'}): ${error.message}`;
  }
  // Some network errors carry only a code.
  return error.message || ('code' in error ? String(error.code) : error.name);
}

type Bytes = AsyncIterable<Uint8Array>;

/** Computes size and MD5 of a stream, on its way to `target` when there is one. */
async function hashStream(
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
function findMd5(response: { ETag?: string | undefined; ServerSideEncryption?: string | undefined }): string | null {
  const { ETag, ServerSideEncryption: encryption = 'AES256' } = response;
  return encryption === 'AES256' ? (MD5_TAG.exec(ETag ?? '')?.[1] ?? null) : null;
}
