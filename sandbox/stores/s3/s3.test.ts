import { createHash, randomBytes } from 'node:crypto';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { buildMessagePath } from '@tangent/ddex/choreography/batch-names.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waitForAcknowledgements } from '../../testing/read-acknowledgements.ts';
import { buildSampleBatch } from '../../testing/sample-batch.ts';
import { createTestSandbox, type TestSandbox } from '../../testing/test-sandbox.ts';
import { S3_CREDENTIALS } from './signature.ts';

let world: TestSandbox;
let client: S3Client;
beforeAll(async () => {
  world = await createTestSandbox();
  client = createClient();
});
afterAll(async () => {
  client.destroy();
  await world.remove();
});

function createClient(changes: { accessKeyId?: string; secretAccessKey?: string; region?: string } = {}): S3Client {
  const { access_key_id, secret_access_key, region } = S3_CREDENTIALS;
  return new S3Client({
    endpoint: `http://127.0.0.1:${world.sandbox.http_port}/s3`,
    region: changes.region ?? region,
    credentials: { accessKeyId: access_key_id, secretAccessKey: secret_access_key, ...changes },
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 1,
  });
}

const put = (Bucket: string, Key: string, Body: Uint8Array | string, more = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key, Body, ...more }));
const read = async (Bucket: string, Key: string) => {
  const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
  return Buffer.from((await Body?.transformToByteArray()) ?? []);
};

test('an object is written, inspected, read, copied, listed by folder and page, and removed', async () => {
  const Bucket = 'bucket-store';
  const content = randomBytes(200_000);
  const names = ['N_1/a b+ü.flac', 'N_1/resources/c.flac', 'N_1/resources/d.flac', 'e.xml'];
  for (const name of names) await put(Bucket, name, content);
  await client.send(new HeadBucketCommand({ Bucket }));
  const head = await client.send(new HeadObjectCommand({ Bucket, Key: names[0] }));
  expect(head.ContentLength).toBe(200_000);
  expect(head.ETag).toBe(`"${createHash('md5').update(content).digest('hex')}"`);
  expect((await read(Bucket, names[0] ?? '')).equals(content)).toBe(true);
  await client.send(new CopyObjectCommand({ Bucket, Key: 'N_1/copy', CopySource: `${Bucket}/N_1/resources/c.flac` }));
  expect((await read(Bucket, 'N_1/copy')).equals(content)).toBe(true);

  const list = await client.send(new ListObjectsV2Command({ Bucket, Prefix: 'N_1/', Delimiter: '/' }));
  expect(list.Contents?.map(({ Key, Size }) => [Key, Size])).toEqual([
    ['N_1/a b+ü.flac', 200_000],
    ['N_1/copy', 200_000],
  ]);
  expect(list.CommonPrefixes).toEqual([{ Prefix: 'N_1/resources/' }]);
  const first = await client.send(new ListObjectsV2Command({ Bucket, MaxKeys: 3 }));
  expect([first.KeyCount, first.IsTruncated]).toEqual([3, true]);
  const second = await client.send(
    new ListObjectsV2Command({ Bucket, ContinuationToken: first.NextContinuationToken }),
  );
  expect(second.Contents?.map(({ Key }) => Key)).toEqual(['N_1/resources/d.flac', 'e.xml']);

  await client.send(new DeleteObjectCommand({ Bucket, Key: 'e.xml' }));
  await client.send(new DeleteObjectCommand({ Bucket, Key: 'e.xml' }));
  await expect(read(Bucket, 'e.xml')).rejects.toMatchObject({ name: 'NoSuchKey', $metadata: { httpStatusCode: 404 } });
  await expect(client.send(new HeadObjectCommand({ Bucket, Key: 'e.xml' }))).rejects.toMatchObject({
    $metadata: { httpStatusCode: 404 },
  });
});

test('a range request returns the requested part of an object', async () => {
  const Bucket = 'bucket-store';
  await put(Bucket, 'part', '0123456789');
  const readPart = async (Range: string) => {
    const { Body, ContentRange, $metadata } = await client.send(new GetObjectCommand({ Bucket, Key: 'part', Range }));
    return [$metadata.httpStatusCode, ContentRange, await Body?.transformToString()];
  };
  expect(await readPart('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await readPart('bytes=7-99')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await readPart('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await readPart('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await readPart('bytes=4-2')).toEqual([200, undefined, '0123456789']);
  await expect(readPart('bytes=10-')).rejects.toMatchObject({ name: 'InvalidRange' });
});

test('a large object is uploaded in parts and becomes one object', async () => {
  const content = randomBytes(12_000_000);
  const params = { Bucket: 'bucket-store', Key: 'large.flac', Body: content };
  await new Upload({ client, params, partSize: 5 * 1024 * 1024, queueSize: 2 }).done();
  expect((await read('bucket-store', 'large.flac')).equals(content)).toBe(true);
  const { ETag } = await client.send(new HeadObjectCommand({ Bucket: 'bucket-store', Key: 'large.flac' }));
  expect(ETag).toMatch(/^"[0-9a-f]{32}-3"$/);
});

test.each([
  ['a wrong secret', { secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch', 403],
  ['a wrong key', { accessKeyId: 'somebody' }, 'InvalidAccessKeyId', 403],
  ['a wrong region', { region: 'eu-west-1' }, 'AuthorizationHeaderMalformed', 400],
])('%s gives no access to a bucket', async (_name, changes, name, httpStatusCode) => {
  const stranger = createClient(changes);
  const request = stranger.send(new ListObjectsV2Command({ Bucket: 'bucket-store' }));
  await expect(request).rejects.toMatchObject({ name, $metadata: { httpStatusCode } });
  stranger.destroy();
});

test('a request that is unsigned, signed for other bytes or leads out of the bucket is refused', async () => {
  const address = `http://127.0.0.1:${world.sandbox.http_port}/s3/bucket-store/x`;
  const unsigned = await fetch(address, { method: 'PUT', body: 'x' });
  expect([unsigned.status, await unsigned.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
  await expect(put('bucket-store', 'x', 'x', { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' })).rejects.toMatchObject({
    name: 'BadDigest',
  });
  await expect(read('bucket-store', 'x')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await expect(put('Not a store', 'x', 'x')).rejects.toMatchObject({ name: 'NoSuchBucket' });
  await expect(put('bucket-store', 'a/../../b', 'x')).rejects.toThrow();

  // Every signed byte counts: a request that was changed in transit is refused.
  const changed = createClient();
  changed.middlewareStack.add(
    (next) => (args) => {
      (args.request as { body: string }).body = 'y';
      return next(args);
    },
    { step: 'finalizeRequest', priority: 'low' },
  );
  const sending = changed.send(new PutObjectCommand({ Bucket: 'bucket-store', Key: 'x', Body: 'x' }));
  await expect(sending).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  changed.destroy();
});

test('a bucket fails with its store’s faults: no connection, disk full, cut in the middle', async () => {
  await world.behave('bad-bucket', { refuse_connection: true });
  await expect(put('bad-bucket', 'x', 'x')).rejects.toThrow();
  await world.behave('bad-bucket', { refuse_connection: false, disk_full: true });
  await expect(put('bad-bucket', 'x', 'x')).rejects.toMatchObject({ $metadata: { httpStatusCode: 500 } });
  await world.behave('bad-bucket', { disk_full: false, half_write: 50_000 });
  await expect(put('bad-bucket', 'x', randomBytes(300_000))).rejects.toThrow();
  await world.behave('bad-bucket', { half_write: null });
  await expect(read('bad-bucket', 'x')).rejects.toMatchObject({ name: 'NoSuchKey' });
  await put('bad-bucket', 'x', 'x');
  expect(String(await read('bad-bucket', 'x'))).toBe('x');
});

test('a release delivered to a bucket is read and acknowledged in the bucket', async () => {
  await world.moveTo('2026-03-02T00:00:00Z');
  const batch = buildSampleBatch();
  const folder = `${batch.id}/${batch.release.icpn}`;
  for (const [path, content] of batch.files) await put('bucket-store', `${folder}/${path}`, content);
  await put('bucket-store', `${batch.id}/${buildMessagePath(batch.release.icpn)}`, batch.xml);
  await put('bucket-store', `${batch.id}/BatchComplete_${batch.id}.xml`, '');
  const sftp = await world.connect('bucket-store');
  expect(await waitForAcknowledgements(sftp, 3)).toMatchObject([{ file_status: 'FileOK' }, {}, {}]);
  sftp.end();
  const acknowledgements = await client.send(
    new ListObjectsV2Command({ Bucket: 'bucket-store', Prefix: 'acknowledgements/' }),
  );
  expect(acknowledgements.KeyCount).toBe(3);
  expect((await world.store('bucket-store')).releases).toMatchObject([{ state: 'live' }]);
});
