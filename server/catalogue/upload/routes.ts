import {
  artworkFacts,
  audioFacts,
  getUpload,
  getWaveform,
  imageQuery,
  listUploadMatches,
  TUS_PATH,
} from '@tangent/contract/catalogue/upload.ts';
import { idParams } from '@tangent/contract/values.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { UploadContext } from './context.ts';
import { listMatches } from './list-matches.ts';
import { presentUpload } from './present-upload.ts';
import { registerDocumentRoute } from './send-document.ts';
import { sendFile } from './send-file.ts';
import { registerTusRoutes } from './tus-routes.ts';
import { imageKey } from './upload-key.ts';
import { getReadableUpload } from './upload-store.ts';

export async function registerUploadRoutes(app: HttpApp<Actor>, context: UploadContext): Promise<void> {
  // First, so that HEAD belongs to the protocol.
  await registerTusRoutes(app, context);

  bindCall(app, getUpload, { allow: 'user' }, async ({ actor, params }) =>
    presentUpload(await getReadableUpload(context.db, actor, params.id)),
  );

  bindCall(app, getWaveform, { allow: 'user' }, async ({ actor, params }) => {
    const { waveform, facts } = await getReadableUpload(context.db, actor, params.id);
    if (waveform === null) throw new Refusal('not_found');
    return { duration_ms: audioFacts.parse(facts).duration_ms, ...waveform };
  });

  bindCall(app, listUploadMatches, { allow: 'user' }, async ({ actor, params }) => ({
    items: await listMatches(context.db, actor, params.id),
  }));
  registerImageRoute(app, context);
  registerPreviewRoute(app, context);
  registerDocumentRoute(app, context);
}

function registerImageRoute(app: HttpApp<Actor>, { db, storage }: UploadContext): void {
  const schema = {
    summary: 'A cover or a picture as JPEG, or as it was uploaded',
    params: idParams,
    querystring: imageQuery,
    tags: ['uploads'],
    'x-file': 'image/jpeg',
    ...describeAccess('user', 'read_releases'),
  };
  app.get(`${TUS_PATH}/:id/image`, { schema }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const { id } = idParams.parse(request.params);
    const { size } = imageQuery.parse(request.query);
    const row = await getReadableUpload(db, actor, id);
    if ((row.kind !== 'artwork' && row.kind !== 'picture') || row.state !== 'complete' || row.storage_key === null)
      throw new Refusal('not_found');
    if (size === 'full') {
      const { format } = artworkFacts.parse(row.facts);
      const file = { key: row.storage_key, content_type: `image/${format}`, filename: row.filename };
      return sendFile(storage, file, request, reply);
    }
    const side = size === '300' ? 300 : 1000;
    const file = { key: imageKey(id, side), content_type: 'image/jpeg', filename: `cover-${side}.jpg` };
    return sendFile(storage, file, request, reply);
  });
}

function registerPreviewRoute(app: HttpApp<Actor>, { db, storage }: UploadContext): void {
  const schema = {
    summary: 'A track as MP3 to listen to, with ranges',
    params: idParams,
    tags: ['uploads'],
    'x-file': 'audio/mpeg',
    ...describeAccess('user', 'read_releases'),
  };
  app.get(`${TUS_PATH}/:id/preview`, { schema }, async (request, reply) => {
    const actor = await app.authorize(request, 'user', 'read_releases');
    const { preview_key } = await getReadableUpload(db, actor, idParams.parse(request.params).id);
    if (preview_key === null) throw new Refusal('not_found');
    return sendFile(storage, { key: preview_key, content_type: 'audio/mpeg', filename: 'preview.mp3' }, request, reply);
  });
}
