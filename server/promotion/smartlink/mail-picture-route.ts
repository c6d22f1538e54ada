import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { findLinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { eq } from 'drizzle-orm';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { readMailPictureToken } from '../../messaging/mail/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { createPictureMemory } from '../../platform/picture/picture-memory.ts';
import { sendPicture } from '../../platform/picture/send-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import { drawCover } from './draw-picture.ts';
import { drawMailHead } from './draw-share-picture.ts';
import { readTint } from './find-linked-release.ts';

interface PictureContext extends BaseContext {
  storage: Storage;
  auth_secret: string;
}

const KIND = { type: 'image/jpeg', cache_control: 'private, max-age=86400' };

/** Serves the pictures of emails about releases, to every reader of an email that contains the address. */
export function registerMailPictures(app: HttpApp<Actor>, { db, storage, auth_secret }: PictureContext): void {
  const remember = createPictureMemory();
  type Signed = { Params: { token: string } };
  app.get<Signed>('/mail/picture/:token', { schema: { hide: true } }, async (request, reply) => {
    const { token } = request.params;
    const named = readMailPictureToken(auth_secret, token);
    if (named === null) throw new Refusal('not_found');
    const { kind, upload_id } = named;
    // Read with every request: a picture of an erased account is gone at once.
    const [upload] = await db.select({ facts: uploads.facts }).from(uploads).where(eq(uploads.id, upload_id));
    if (upload === undefined) throw new Refusal('not_found');
    const tint = findLinkTint('cover', readTint(upload.facts));
    const picture = await remember(`${kind} ${upload_id}`, () =>
      kind === 'head'
        ? drawMailHead(storage, upload_id, tint)
        : drawCover(storage, upload_id, { size: 'list', format: 'jpeg' }),
    );
    if (picture === null) throw new Refusal('not_found');
    return sendPicture(request, reply, KIND, picture);
  });
}
