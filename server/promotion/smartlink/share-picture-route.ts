import { SHARE_PICTURE_PATH, sharePictureQuery } from '@tangent/contract/promotion/smartlink.ts';
import { idParams } from '@tangent/contract/values.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { findLinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { isLinkActive } from '@tangent/domain/promotion/smartlink/page-state.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { getOwnRelease } from '../../catalogue/release/public.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeAccess } from '../../platform/http/openapi.ts';
import type { BaseContext } from '../../platform/module.ts';
import { createPictureMemory } from '../../platform/picture/picture-memory.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { drawSharePicture } from './draw-share-picture.ts';
import { findLinkedRelease, type LinkedRelease } from './find-linked-release.ts';
import { getLinkAddress } from './present-link.ts';

interface ShareContext extends BaseContext {
  storage: Storage;
  public_url: string;
  product_name: string;
}

const SCOPE = 'read_releases';

/** Registers the pictures to post of a release that is out, for its owner. */
export function registerSharePicture(app: HttpApp<Actor>, context: ShareContext): void {
  const { db, clock, storage, public_url, product_name } = context;
  const actors = new WeakMap<FastifyRequest, Actor>();
  const remember = createPictureMemory();
  app.route({
    method: 'GET',
    url: SHARE_PICTURE_PATH,
    exposeHeadRoute: false,
    schema: {
      summary: 'A picture to post of a release that is out: a story or a wide one, as PNG',
      params: idParams,
      querystring: sharePictureQuery,
      tags: ['releases'],
      'x-file': 'image/png',
      ...describeAccess('user', SCOPE),
    },
    onRequest: async (request: FastifyRequest) => {
      actors.set(request, await app.authorize(request, 'user', SCOPE));
    },
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      const actor = actors.get(request);
      if (actor === undefined) throw new Refusal('unauthenticated');
      const { shape, lang } = sharePictureQuery.parse(request.query);
      const { id } = await getOwnRelease(db, actor, idParams.parse(request.params).id);
      const { link, release, cover_upload_id, cover_tint } = await getLiveRelease(db, id, clock.now());
      const { title, version_title, primary_artist } = release;
      const tint = findLinkTint(link.accent, cover_tint);
      const { t } = await loadTexts(lang);
      const texts = {
        title: version_title === null ? title : `${title} (${version_title})`,
        artist: `${primary_artist}. ${t('link.out_now')}`,
        address: getLinkAddress(link.key, public_url).replace(/^https?:\/\//, ''),
        product_name,
      };
      const name = JSON.stringify([shape, cover_upload_id, tint, texts]);
      const draw = () => drawSharePicture(storage, cover_upload_id, tint, shape, texts);
      const picture = await remember(name, draw);
      if (picture === null) throw new Refusal('not_found');
      reply.headers({
        'cache-control': 'private, no-cache',
        etag: picture.tag,
        'content-disposition': `attachment; filename="${shape}-${link.key}.png"`,
      });
      return reply.type('image/png').send(picture.bytes);
    },
  });
}

/** Finds the link of a release that is out; without one there is nothing to share yet. */
async function getLiveRelease(db: Db, releaseId: string, now: Date): Promise<LinkedRelease> {
  const found = await findLinkedRelease(db, eq(smart_links.release_id, releaseId), now);
  if (found === null) throw new Refusal('not_found');
  const { link, release, account_status } = found;
  if (!isLinkActive({ status: release.status, account_status, is_on: link.is_on })) throw new Refusal('not_found');
  return found;
}
