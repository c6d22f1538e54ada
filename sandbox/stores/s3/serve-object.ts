import { createReadStream } from 'node:fs';
import { buildXml, group, leaf } from '@tangent/ddex/xml/write-xml.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Connection } from '../connection.ts';
import type { FileStore } from '../file-store.ts';
import { type BucketObject, copyObject, getObject, rememberTag, removeObject, resolveObjectPath } from './bucket.ts';
import { buildListResponse } from './build-list-response.ts';
import { abortUpload, completeUpload, createUpload, getUpload, listParts, putPart, type Upload } from './multipart.ts';
import { readBody, receiveBody } from './receive-body.ts';
import { S3Failure } from './s3-failure.ts';

/** A parsed request to a bucket. */
interface S3Call {
  request: FastifyRequest;
  reply: FastifyReply;
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
  query: URLSearchParams;
  store: FileStore;
  connection: Connection;
  /** Folder of unfinished multipart uploads. */
  uploads: string;
}

/** Sends a response in S3's XML format. */
function sendXml(reply: FastifyReply, name: string, values: Record<string, string | number>): string {
  reply.type('application/xml');
  const children = Object.entries(values).map(([key, value]) => leaf(key, value));
  return buildXml(group(name, children, { xmlns: 'http://s3.amazonaws.com/doc/2006-03-01/' }));
}

const LONGEST_LIST_BYTES = 1024 * 1024;

/** Serves the calls about a bucket. */
export async function serveBucket(call: S3Call): Promise<unknown> {
  const { request, reply, bucket, query, store } = call;
  if (request.method === 'HEAD') return reply.code(200).send();
  if (request.method !== 'GET') throw new S3Failure('MethodNotAllowed');
  reply.type('application/xml');
  return buildListResponse(bucket, store.folder, query);
}

/** Serves the calls about one object, whole or in parts. */
export async function serveObject(call: S3Call): Promise<unknown> {
  const { request, query, store, key, bucket, uploads } = call;
  const id = query.get('uploadId');
  if (id !== null) return serveUpload(call, await getUpload(uploads, id, bucket, key));
  switch (request.method) {
    case 'PUT':
      return request.headers['x-amz-copy-source'] === undefined ? put(call) : copy(call);
    case 'POST':
      return start(call);
    case 'DELETE':
      await removeObject(store.folder, key);
      return call.reply.code(204).send();
    default:
      return get(call, await getObject(store.folder, key));
  }
}

async function put({ request, reply, store, key, connection }: S3Call) {
  const path = await resolveObjectPath(store.folder, key);
  const md5 = await receiveBody(request.raw, path, connection);
  await rememberTag(path, md5);
  store.finish(path);
  return reply.header('etag', `"${md5}"`).send();
}

async function copy({ request, reply, store, bucket, key }: S3Call) {
  const source = decodeURIComponent(String(request.headers['x-amz-copy-source'])).replace(/^\//, '');
  if (!source.startsWith(`${bucket}/`)) throw new S3Failure('AccessDenied', 'copies between buckets are not supported');
  const path = await resolveObjectPath(store.folder, key);
  await copyObject(await getObject(store.folder, source.slice(bucket.length + 1)), path);
  store.finish(path);
  const { etag, modified_at } = await getObject(store.folder, key);
  return sendXml(reply, 'CopyObjectResult', { ETag: etag, LastModified: modified_at.toISOString() });
}

async function get({ request, reply }: S3Call, object: BucketObject) {
  const range = findRange(request.headers.range, object.size_bytes);
  const { start, end } = range ?? { start: 0, end: object.size_bytes - 1 };
  reply
    .code(range === null ? 200 : 206)
    .header('etag', object.etag)
    .header('last-modified', object.modified_at.toUTCString())
    .header('accept-ranges', 'bytes')
    .header('content-length', end - start + 1)
    .type('application/octet-stream');
  if (range !== null) reply.header('content-range', `bytes ${start}-${end}/${object.size_bytes}`);
  if (request.method === 'HEAD') return reply.send();
  return reply.send(createReadStream(object.path, range ?? {}));
}

/**
 * Parses the requested range, both ends included; a header that is not a single range returns the whole object (RFC
 * 9110, 14.2).
 */
function findRange(header: string | undefined, size: number): { start: number; end: number } | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (start >= size) throw new S3Failure('InvalidRange');
  return end < start ? null : { start, end };
}

async function start({ reply, query, bucket, key, uploads, store }: S3Call) {
  if (!query.has('uploads')) throw new S3Failure('MethodNotAllowed');
  await resolveObjectPath(store.folder, key);
  const { id } = await createUpload(uploads, bucket, key);
  return sendXml(reply, 'InitiateMultipartUploadResult', { Bucket: bucket, Key: key, UploadId: id });
}

async function serveUpload(call: S3Call, upload: Upload) {
  const { request, reply, query, store, connection, bucket, key } = call;
  switch (request.method) {
    case 'PUT':
      return reply
        .header('etag', await putPart(upload, Number(query.get('partNumber')), request.raw, connection))
        .send();
    case 'POST': {
      const path = await resolveObjectPath(store.folder, key);
      const etag = await completeUpload(upload, await readBody(request.raw, LONGEST_LIST_BYTES), path);
      store.finish(path);
      return sendXml(reply, 'CompleteMultipartUploadResult', { Bucket: bucket, Key: key, ETag: etag });
    }
    case 'DELETE':
      await abortUpload(upload);
      return reply.code(204).send();
    default:
      return sendParts(call, upload);
  }
}

async function sendParts({ reply, bucket, key }: S3Call, upload: Upload) {
  const parts = await listParts(upload);
  reply.type('application/xml');
  return buildXml(
    group('ListPartsResult', [
      leaf('Bucket', bucket),
      leaf('Key', key),
      leaf('UploadId', upload.id),
      leaf('IsTruncated', false),
      parts.map(({ number, md5, size_bytes }) =>
        group('Part', [leaf('PartNumber', number), leaf('ETag', `"${md5}"`), leaf('Size', size_bytes)]),
      ),
    ]),
  );
}
