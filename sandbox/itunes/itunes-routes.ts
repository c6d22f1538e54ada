import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findInside } from '../stores/find-inside.ts';
import type { World } from '../world.ts';
import type { TransporterFault } from './behaviour.ts';
import type { Intake } from './intake/create-intake.ts';
import { SANDBOX_REFUSES } from './judge/itms-numbers.ts';
import type { SessionAnswer, VerdictAnswer, VerifyRequest } from './transporter/run.ts';
import type { Upload } from './transporter-session.ts';
import { listStatuses, writeStatuses } from './transporter-status.ts';
import { writeSchema } from './write-schema.ts';

const MOST_METADATA_BYTES = 64 * 1024 * 1024;
const MOST_UPLOAD_BYTES = 8 * 1024 ** 3;

type AtDoor = { Params: { door: string } };
type OfUpload = { Params: { door: string; id: string; name: string } };
type OfAlbum = { Params: { door: string; vendor_id: string } };
type StatusQuery = { Querystring: { vendor_ids?: string; apple_ids?: string; all?: string } };
type Login = { Body: { username?: string; password?: string; jwt?: string } };

/** Adds the calls of Transporter: logging in, verifying, uploading file by file, and asking. */
export function addItunesRoutes(app: FastifyInstance, world: World): void {
  const { itunes } = world;
  void app.register(async (scope) => {
    // Files are streamed to disk.
    scope.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
    scope.addHook('onRequest', async () => {
      const { delay_ms } = itunes.behaviour();
      if (delay_ms > 0) await wait(delay_ms);
    });
    scope.post<Login & AtDoor>('/itunes/:door/session', async ({ body }, reply) => {
      const token = itunes.sessions.signIn(body);
      if (token === null) return reply.code(401).send({ error: 'the login is wrong' });
      return { token, fault: itunes.behaviour().transporter } satisfies SessionAnswer;
    });
    void scope.register(async (signedIn) => {
      signedIn.addHook('onRequest', async (request, reply) => {
        const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
        if (!itunes.sessions.isSignedIn(token)) return reply.code(401).send({ error: 'not signed in' });
      });
      addPackageRoutes(signedIn, world);
      addQuestionRoutes(signedIn, world);
    });
  });
}

function addPackageRoutes(app: FastifyInstance, { itunes }: World): void {
  app.post<AtDoor & { Body: VerifyRequest }>(
    '/itunes/:door/verify',
    { bodyLimit: MOST_METADATA_BYTES },
    async ({ params, body }, reply) => {
      const intake = await itunes.find(params.door);
      return intake === null ? notFound(reply) : verify(intake, body);
    },
  );
  app.post<AtDoor & { Body: { name: string } }>('/itunes/:door/uploads', async ({ params, body }, reply) => {
    const intake = await itunes.find(params.door);
    return intake === null ? notFound(reply) : { id: (await itunes.sessions.startUpload(intake.door, body.name)).id };
  });
  app.put<OfUpload>(
    '/itunes/:door/uploads/:id/:name',
    { bodyLimit: MOST_UPLOAD_BYTES },
    async (request: FastifyRequest<OfUpload>, reply) => {
      const upload = itunes.sessions.findUpload(request.params.id);
      const path = upload === null ? null : findInside(upload.folder, request.params.name);
      if (path === null) return notFound(reply);
      await pipeline(request.body as Readable, createWriteStream(path));
      return { ok: true };
    },
  );
  app.post<OfUpload>('/itunes/:door/uploads/:id/end', async ({ params }, reply) => {
    const upload = itunes.sessions.findUpload(params.id);
    const intake = await itunes.find(params.door);
    if (upload === null || intake === null) return notFound(reply);
    return receive(intake, upload, itunes.behaviour().transporter).finally(() => itunes.sessions.endUpload(upload));
  });
}

function addQuestionRoutes(app: FastifyInstance, { itunes, stores }: World): void {
  app.get<AtDoor & StatusQuery>('/itunes/:door/status', async ({ params, query }, reply) => {
    const intake = await itunes.find(params.door);
    if (intake === null) return notFound(reply);
    const split = (ids: string | undefined) => (ids ?? '').split(',').filter((id) => id !== '');
    const wanted = {
      vendor_ids: split(query.vendor_ids),
      apple_ids: split(query.apple_ids),
      all: query.all === 'true',
    };
    const statuses = await listStatuses(intake, stores, wanted);
    return { statuses, xml: writeStatuses(statuses) };
  });
  app.get<OfAlbum>('/itunes/:door/albums/:vendor_id/metadata', async ({ params }, reply) => {
    const metadata = await (await itunes.find(params.door))?.readMetadata(params.vendor_id);
    return metadata == null ? notFound(reply) : reply.type('application/xml').send(metadata);
  });
  app.get('/itunes/:door/schema', async (_request, reply) => reply.type('application/xml').send(writeSchema()));
}

function verify(intake: Intake, { folder_name, metadata, files, lyrics }: VerifyRequest): VerdictAnswer {
  const texts = Object.entries(lyrics).map(([name, text]) => [name, Buffer.from(text, 'base64')] as const);
  const bytes = metadata === null ? null : Buffer.from(metadata, 'base64');
  return intake.verify({ folder_name, metadata: bytes, files, lyrics: new Map(texts) });
}

/** With the fault `upload_refused` nothing of the package is kept, although verifying it found nothing. */
async function receive(
  intake: Intake,
  { folder, name }: Upload,
  fault: TransporterFault | null,
): Promise<VerdictAnswer> {
  if (fault === 'upload_refused') {
    const text = 'The package was not taken after its transfer';
    return { is_refused: true, messages: [{ severity: 'error', number: SANDBOX_REFUSES, text, at: 'Album' }] };
  }
  const { is_refused, messages } = await intake.receive(join(folder), name);
  return { is_refused, messages };
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'not found' });
}
