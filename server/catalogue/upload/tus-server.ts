import { Readable } from 'node:stream';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { UPLOAD_MAX_BYTES } from '@tangent/domain/catalogue/upload/upload-file.ts';
import { Server, Upload } from '@tus/server';
import type { FastifyRequest } from 'fastify';
import { findDiskFailure } from '../../platform/disk/disk-error.ts';
import type { UploadContext } from './context.ts';
import { finishUpload } from './finish-upload.ts';
import { IncomingStore } from './incoming-store.ts';
import type { UploadLocker } from './upload-locker.ts';
import { getUploadRow } from './upload-store.ts';

export interface TusServer {
  /**
   * Handles one request of the protocol about one upload. The caller has checked the access rights. Throws disk errors.
   */
  handle(request: FastifyRequest, uploadId: string): Promise<Response>;
}

/** Creates the tus protocol over the folder of unfinished files. Our table alone holds the state of an upload. */
export function createTusServer(context: UploadContext, locker: UploadLocker): TusServer {
  const ids = new WeakMap<Request, string>();
  const failures = new WeakMap<object, unknown>();
  const tus = new Server({
    path: TUS_PATH,
    relativeLocation: true,
    maxSize: Math.max(...Object.values(UPLOAD_MAX_BYTES)),
    locker,
    datastore: new IncomingStore({ directory: context.incoming_folder, configstore: createRowStore(context) }),
    namingFunction: (request) => ids.get(request) ?? refuseUnnamed(),
    onUploadFinish: async (_request, { id }) => {
      await finishUpload(context, id);
      return {};
    },
    // The protocol has no response for a full disk; our API has one.
    onResponseError: (request, error) => {
      if (findDiskFailure(error) !== null) failures.set(request, error);
      return undefined;
    },
  });
  return {
    handle: async (request, uploadId) => {
      const webRequest = toWebRequest(request);
      ids.set(webRequest, uploadId);
      const response = await tus.handleWeb(webRequest);
      if (failures.has(webRequest)) throw failures.get(webRequest);
      return response;
    },
  };
}

function createRowStore({ db }: UploadContext) {
  return {
    get: async (id: string) => {
      const { size_bytes, created_at } = await getUploadRow(db, id);
      return new Upload({ id, size: size_bytes, offset: 0, creation_date: created_at.toISOString() });
    },
    // The row is written before the protocol starts, and is never removed.
    set: async () => {},
    delete: async () => {},
  };
}

function refuseUnnamed(): never {
  throw new Error('an upload reached the protocol without an id');
}

function toWebRequest({ raw, method, headers }: FastifyRequest): Request {
  const forwarded = Object.entries(headers).filter(([name]) => name in FORWARDED_HEADERS);
  const hasBody = method === 'PATCH' || headers['content-type'] !== undefined;
  return new Request(`http://tus${raw.url}`, {
    method,
    headers: new Headers(forwarded.map(([name, value]) => [name, String(value)])),
    ...(hasBody ? { body: Readable.toWeb(raw) as ReadableStream, duplex: 'half' } : {}),
  });
}

const FORWARDED_HEADERS = {
  'tus-resumable': true,
  'upload-length': true,
  'upload-offset': true,
  'content-type': true,
  'content-length': true,
};
