import { formatLocale } from '@tangent/domain/locale.ts';
import { chooseLanguage } from '@tangent/web/texts/choose-language.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { createPictureMemory } from '../../platform/picture/picture-memory.ts';
import { sendPicture } from '../../platform/picture/send-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import { drawPicture } from '../smartlink/public.ts';
import { findArtistPage } from './artist-page-view.ts';

interface PictureContext extends BaseContext {
  storage: Storage;
  product_name: string;
}

const FOR_AN_HOUR = 'public, max-age=3600';

/** Serves the picture that apps show for the shared page of an artist: the newest cover and its record, as for a release. */
export function registerArtistPicture(app: HttpApp<Actor>, { db, clock, storage, product_name }: PictureContext): void {
  const remember = createPictureMemory();
  app.get<{ Params: { key: string } }>(
    '/artist/:key/picture.jpg',
    { schema: { hide: true } },
    async (request, reply) => {
      const found = await findArtistPage(db, request.params.key, clock.now());
      if (found === null) throw new Refusal('not_found');
      const { page, cover_upload_id } = found;
      const language = chooseLanguage({ query: firstValues(request.query).lang ?? null, stored: null, preferred: [] });
      const { t } = await loadTexts(language);
      const regions = new Intl.DisplayNames(formatLocale(language), { type: 'region' });
      const about = [
        t(`artist.type.${page.type}`),
        t(`genre.${page.main_genre}`),
        page.country && regions.of(page.country),
      ];
      const texts = {
        title: page.name,
        artist: about.filter(Boolean).join(', '),
        date: t('catalogue.releases', { count: page.releases.length }),
        product_name,
      };
      const name = JSON.stringify([cover_upload_id, page.tint, texts]);
      const picture = await remember(name, () => drawPicture(storage, cover_upload_id, page.tint, texts));
      if (picture === null) throw new Refusal('not_found');
      return sendPicture(request, reply, { type: 'image/jpeg', cache_control: FOR_AN_HOUR }, picture);
    },
  );
}
