import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path/posix';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  type HeadObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { readLimited } from './read-limited.ts';
import { classifyStoreError, StoreError } from './store-error.ts';
import type { RemoteFile, StoreSession } from './store-session.ts';

/** How to reach stores that take deliveries into a bucket. */
export interface S3Access {
  /** The address of stores whose profile names none. */
  url: string;
  region: string;
  access_key_id: string;
  secret_access_key: string;
}

const CONNECT_WITHIN_MS = 10_000;
const SILENT_FOR_MS = 20_000;
const MD5_ETAG = /^"?([0-9a-f]{32})"?$/;

type Tagged = Pick<HeadObjectCommandOutput, 'ETag' | 'ServerSideEncryption'>;
type Bucket = { client: S3Client; bucket: string; prefix: string };

/** Opens the bucket of a store. Every call is signed on its own, so a wrong key shows at the first call, not here. */
export function openS3Session(access: S3Access, { bucket, prefix }: { bucket: string; prefix: string }): StoreSession {
  const target = { client: createClient(access), bucket, prefix };
  return {
    findSize: withErrors(async (file: string) => (await findHead(target, file))?.ContentLength ?? null),
    isUploaded: withErrors(async (localPath: string, file: string) => hasFile(target, localPath, file)),
    put: withErrors(async (localPath: string, file: string) => put(target, localPath, file)),
    remove: withErrors(async (file: string) => {
      await target.client.send(new DeleteObjectCommand({ Bucket: bucket, Key: objectKey(target, file) }));
    }),
    list: withErrors(async (folder: string) => listFolder(target, folder)),
    read: withErrors(async (file: string, maxBytes: number) => {
      const { Body } = await target.client.send(new GetObjectCommand({ Bucket: bucket, Key: objectKey(target, file) }));
      return readLimited(Body as Readable, maxBytes);
    }),
    close: async () => target.client.destroy(),
  };
}

function createClient({ url, region, access_key_id, secret_access_key }: S3Access): S3Client {
  return new S3Client({
    endpoint: url,
    region,
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key },
    forcePathStyle: true,
    // Amazon's own checksum format would corrupt files on other servers; `put` sends and checks the MD5.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // The caller retries: its retries are visible and have delays.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: CONNECT_WITHIN_MS, socketTimeout: SILENT_FOR_MS },
  });
}

function withErrors<Args extends unknown[], T>(call: (...args: Args) => Promise<T>) {
  return async (...args: Args): Promise<T> => {
    try {
      return await call(...args);
    } catch (error) {
      throw classifyStoreError(error);
    }
  };
}

/** Objects appear whole or not at all, so no temporary name is needed. */
async function put({ client, bucket, prefix }: Bucket, localPath: string, file: string): Promise<void> {
  const md5 = await computeMd5(localPath);
  const stop = new AbortController();
  // Removing the file meanwhile must fail this put and not the process.
  const Body = createReadStream(localPath).on('error', (error) => stop.abort(error));
  try {
    const response = await client.send(
      new PutObjectCommand({
        Bucket: bucket,
        Key: objectKey({ prefix }, file),
        Body,
        ContentLength: (await stat(localPath)).size,
        ContentMD5: Buffer.from(md5, 'hex').toString('base64'),
      }),
      { abortSignal: stop.signal },
    );
    const storedMd5 = findMd5(response);
    if (storedMd5 !== null && storedMd5 !== md5) throw new StoreError('transient', `${file} arrived with other bytes`);
  } finally {
    Body.destroy();
  }
}

async function hasFile(target: Bucket, localPath: string, file: string): Promise<boolean> {
  const head = await findHead(target, file);
  if (head === null || head.ContentLength !== (await stat(localPath)).size) return false;
  const known = findMd5(head);
  return known === null || known === (await computeMd5(localPath));
}

/** Returns the MD5 of an object: its tag, unless a key of the bucket's owner encrypts it. */
function findMd5({ ETag, ServerSideEncryption: encryption = 'AES256' }: Tagged): string | null {
  return encryption === 'AES256' ? (MD5_ETAG.exec(ETag ?? '')?.[1] ?? null) : null;
}

async function findHead(target: Bucket, file: string): Promise<HeadObjectCommandOutput | null> {
  try {
    return await target.client.send(new HeadObjectCommand({ Bucket: target.bucket, Key: objectKey(target, file) }));
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

async function listFolder(target: Bucket, folder: string): Promise<RemoteFile[]> {
  const { client, bucket } = target;
  const Prefix = `${objectKey(target, folder)}/`;
  const files: RemoteFile[] = [];
  let next: string | undefined;
  do {
    const after = next === undefined ? {} : { ContinuationToken: next };
    const page = await client.send(new ListObjectsV2Command({ Bucket: bucket, Prefix, Delimiter: '/', ...after }));
    for (const { Key, Size, LastModified } of page.Contents ?? []) {
      const name = (Key ?? '').slice(Prefix.length);
      if (name !== '') files.push({ name, size_bytes: Size ?? 0, modified_ms: LastModified?.getTime() ?? 0 });
    }
    next = page.NextContinuationToken;
  } while (next !== undefined);
  return files;
}

const objectKey = ({ prefix }: Pick<Bucket, 'prefix'>, file: string): string => path.join(prefix, file);

async function computeMd5(localPath: string): Promise<string> {
  const hash = createHash('md5');
  await pipeline(createReadStream(localPath), hash);
  return hash.digest('hex');
}
