import { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';
import { idParams } from '@tangent/contract/values.ts';
import { DOCUMENT_TYPES, type DocumentFormat } from '@tangent/domain/catalogue/upload/upload-file.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { UploadContext } from './context.ts';
import { sendFile } from './send-file.ts';
import { getReadableUpload } from './upload-store.ts';

/**
 * Serves documents to their owner and to staff, always as a download: no browser opens one inside our pages.
 */
export function registerDocumentRoute(app: HttpApp<Actor>, { db, storage }: UploadContext): void {
  const schema = {
    summary: 'A document as it was uploaded, as a download',
    params: idParams,
    tags: ['uploads'],
    'x-file': 'application/octet-stream',
    ...describeAccess('user'),
  };
  app.get(`${TUS_PATH}/:id/document`, { schema }, async (request, reply) => {
    const actor = await app.authorize(request, 'user');
    const row = await getReadableUpload(db, actor, idParams.parse(request.params).id);
    const hasDocument = row.kind === 'document' && row.state === 'complete' && row.storage_key !== null;
    if (!hasDocument || row.storage_key === null) throw new Refusal('not_found');
    const content_type = DOCUMENT_TYPES[row.facts?.format as DocumentFormat];
    const file = { key: row.storage_key, content_type, filename: row.filename, disposition: 'attachment' } as const;
    return sendFile(storage, file, request, reply);
  });
}
