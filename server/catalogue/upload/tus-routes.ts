import { mkdir } from 'node:fs/promises';
import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { TOO_LARGE_CODES } from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { isUnfinished } from '@tangent/domain/catalogue/upload/upload-state.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { Refusal } from '../../platform/refusal.ts';
import { cancelUpload } from './cancel-upload.ts';
import type { UploadContext } from './context.ts';
import { createUpload } from './create-upload.ts';
import { finishUpload } from './finish-upload.ts';
import { findIncomingSize } from './incoming-file.ts';
import { createTusServer, type TusServer } from './tus-server.ts';
import { createUploadLocker } from './upload-locker.ts';
import { parseUploadRequest } from './upload-request.ts';
import { getOwnUpload, moveUpload, type UploadRow } from './upload-store.ts';

const SUMMARIES = {
  POST: 'Begins an upload of the tus 1.0 protocol: Upload-Length, and Upload-Metadata with kind and filename',
  HEAD: 'How many bytes of an upload have arrived (tus 1.0)',
  PATCH: 'Sends the bytes of an upload from Upload-Offset on (tus 1.0)',
  DELETE: 'Cancels an upload (tus 1.0)',
} as const;
const SCOPE = 'write_drafts';
const idParam = z.uuid();

/**
 * Binds the tus 1.0 protocol: POST starts an upload, HEAD returns its offset, PATCH sends bytes, DELETE cancels
 * it.
 */
export async function registerTusRoutes(app: HttpApp<Actor>, context: UploadContext): Promise<void> {
  await mkdir(context.incoming_folder, { recursive: true });
  const locker = createUploadLocker(context.session_pool);
  app.addHook('onClose', async () => locker.close());
  // The protocol reads the bytes itself as they arrive.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null));
  const tus = createTusServer(context, locker);
  const buildOptions = (method: keyof typeof SUMMARIES) => ({
    schema: { summary: SUMMARIES[method], tags: ['uploads'], 'x-nothing': true, ...describeAccess('user', SCOPE) },
    config: { slow_body: true, swagger: { exposeHeadRoute: true } },
  });

  app.post(TUS_PATH, buildOptions('POST'), async (request, reply) => {
    const actor = await app.authorize(request, 'user', SCOPE);
    const upload = await createUpload(context, actor, parseUploadRequest(request));
    return respond(context, tus, upload, request, reply);
  });

  for (const method of ['HEAD', 'PATCH', 'DELETE'] as const) {
    app.route({
      method,
      url: `${TUS_PATH}/:id`,
      ...buildOptions(method),
      handler: async (request, reply) => {
        const actor = await app.authorize(request, 'user', SCOPE);
        const row = await getOwnUpload(context.db, actor, getUploadId(request));
        return continueUpload(context, tus, row, request, reply);
      },
    });
  }
}

async function continueUpload(
  context: UploadContext,
  tus: TusServer,
  row: UploadRow,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (row.storage_key !== null) return respondFinished(row, request, reply);
  if (!isUnfinished(row.state)) throw new Refusal('not_found');
  if (request.method === 'DELETE') {
    await cancelUpload(context, row.id);
    return reply.code(204).header('tus-resumable', '1.0.0').send();
  }
  if (request.method === 'PATCH') {
    await moveUpload(context.db, row.id, ['preparing'], { state: 'uploading' }, context.clock.now());
  } else if ((await findIncomingSize(context, row.id)) === row.size_bytes) {
    // All bytes have arrived, and then the process died or the response was lost: the client sends nothing more.
    await finishUpload(context, row.id);
    return respondFinished(row, request, reply);
  }
  return respond(context, tus, row, request, reply);
}

function respondFinished(row: UploadRow, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (request.method !== 'HEAD') throw new Refusal('conflict');
  const { size_bytes } = row;
  return reply.headers({ 'tus-resumable': '1.0.0', 'upload-offset': size_bytes, 'upload-length': size_bytes }).send();
}

const RESPONSE_HEADERS = ['location', 'tus-resumable', 'upload-offset', 'upload-length'];

async function respond(
  context: UploadContext,
  tus: TusServer,
  upload: { id: string; kind: UploadKind },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const response = await tus.handle(request, upload.id).catch(async (error: unknown) => {
    reply.header('connection', 'close');
    // No bytes are left to resume, so the upload must not count as unfinished.
    if ((await findIncomingSize(context, upload.id)) === null) await cancelUpload(context, upload.id);
    throw error;
  });
  if (response.status >= 400) {
    // More bytes may be on the way that are not needed.
    reply.header('connection', 'close');
    throw await toRefusal(response, upload.kind);
  }
  for (const name of RESPONSE_HEADERS) {
    const value = response.headers.get(name);
    if (value !== null) reply.header(name, value);
  }
  return reply.code(response.status).send();
}

async function toRefusal(response: Response, kind: UploadKind): Promise<Error> {
  if (response.status === 404 || response.status === 410) return new Refusal('not_found');
  if (response.status === 409) return new Refusal('conflict');
  if (response.status === 413) return new Refusal(TOO_LARGE_CODES[kind]);
  if (response.status < 500 || response.status === 501) return new Refusal('malformed_request');
  return new Error(`tus: ${(await response.text()).trim()}`);
}

function getUploadId(request: FastifyRequest): string {
  const parsed = z.object({ id: idParam }).safeParse(request.params);
  if (!parsed.success) throw new Refusal('not_found');
  return parsed.data.id;
}
