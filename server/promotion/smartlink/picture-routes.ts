import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { formatLocale } from '@tangent/domain/locale.ts';
import { parseLinkKey } from '@tangent/domain/promotion/smartlink/link-key.ts';
import { chooseLanguage } from '@tangent/web/texts/choose-language.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { Storage } from '../../gateways/storage/storage.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { drawQrPng, drawQrSvg } from '../../platform/picture/draw-qr-code.ts';
import { createPictureMemory } from '../../platform/picture/picture-memory.ts';
import { sendPicture } from '../../platform/picture/send-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { COVER_PX, drawCover, drawPicture } from './draw-picture.ts';
import { type FoundPage, findReleasePage } from './find-release-page.ts';

interface PictureContext extends BaseContext {
  storage: Storage;
  public_url: string;
  product_name: string;
}

const HIDDEN = { schema: { hide: true } };
/** A code is another writing of the address of a release. */
const CODES = [
  ['qr.svg', 'image/svg+xml', drawQrSvg],
  ['qr.png', 'image/png', drawQrPng],
] as const;
/** The covers of a release by the name of their file. */
const COVERS = [
  ['cover.jpg', 'page'],
  ['cover-small.jpg', 'list'],
] as const;
/** Addresses of covers contain the id of the picture; other pictures may change with the release. */
const FOREVER = 'public, max-age=31536000, immutable';
const FOR_AN_HOUR = 'public, max-age=3600';

type KeyParams = { Params: { key: string } };

/** Says when a release is out, as its page does; empty once it is out. */
async function describeDate(page: ReleasePage, lang: string | undefined): Promise<string> {
  if (page.state === 'live' || page.release_date === null) return '';
  const language = chooseLanguage({ query: lang ?? null, stored: null, preferred: [] });
  const locale = language === 'en' ? 'en-GB' : formatLocale(language);
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const { t } = await loadTexts(language);
  return t('link.out_on', { date: format.format(new Date(page.release_date)) });
}

/** Serves what belongs to a release page besides its HTML: pictures, QR code, and oEmbed for sites that link to it. */
export function registerPictureRoutes(app: HttpApp<Actor>, context: PictureContext): void {
  const { db, clock, storage, public_url, product_name } = context;
  const origin = new URL(public_url).origin;
  const remember = createPictureMemory();
  const getPage = createPageReader({ db, clock });
  registerOembed(app, context);

  for (const [name, size] of COVERS) {
    app.get<KeyParams>(`/release/:key/${name}`, HIDDEN, async (request, reply) => {
      const { cover_upload_id: id } = await getPage(request.params.key);
      const format = /image\/webp/.test(request.headers.accept ?? '') ? 'webp' : 'jpeg';
      const draw = (uploadId: string) => drawCover(storage, uploadId, { size, format });
      const cover = id === null ? null : await remember(`${id}.${size}.${format}`, () => draw(id));
      if (cover === null) throw new Refusal('not_found');
      const kind = { type: `image/${format}`, cache_control: FOREVER };
      return sendPicture(request, reply.header('vary', 'accept'), kind, cover);
    });
  }

  app.get<KeyParams>('/release/:key/picture.jpg', HIDDEN, async (request, reply) => {
    const { page, cover_upload_id } = await getPage(request.params.key);
    const title = page.version_title === null ? page.title : `${page.title} (${page.version_title})`;
    const date = await describeDate(page, firstValues(request.query).lang);
    const texts = { title, artist: page.artist, date, product_name };
    const name = JSON.stringify([cover_upload_id, page.tint, texts]);
    const picture = await remember(name, () => drawPicture(storage, cover_upload_id, page.tint, texts));
    if (picture === null) throw new Refusal('not_found');
    return sendPicture(request, reply, { type: 'image/jpeg', cache_control: FOR_AN_HOUR }, picture);
  });

  for (const [name, type, drawCode] of CODES) {
    app.get<KeyParams>(`/release/:key/${name}`, HIDDEN, async (request, reply) => {
      const key = await getKey(db, request.params.key);
      const code = await remember(`${name} ${key}`, () => drawCode(`${origin}/release/${key}?q=1`));
      if (code === null) throw new Refusal('not_found');
      return sendPicture(request, reply, { type, cache_control: FOR_AN_HOUR }, code);
    });
  }
}

/** Finds the key of a link that exists, also of a page that is not shown yet: the code is printed before it is. */
async function getKey(db: Db, keyText: string): Promise<string> {
  const key = parseLinkKey(keyText);
  const [link] =
    key === null ? [] : await db.select({ key: smart_links.key }).from(smart_links).where(eq(smart_links.key, key));
  if (!link) throw new Refusal('not_found');
  return link.key;
}

function createPageReader({ db, clock }: BaseContext): (key: string) => Promise<FoundPage> {
  return async (key) => {
    const found = await findReleasePage(db, key, clock.now());
    if (found === null) throw new Refusal('not_found');
    return found;
  };
}

// The page cannot be framed, so that oEmbed describes a link, with the cover.
function registerOembed(app: HttpApp<Actor>, context: PictureContext): void {
  const { public_url, product_name } = context;
  const origin = new URL(public_url).origin;
  const getPage = createPageReader(context);
  app.get<{ Querystring: { url?: string } }>('/oembed', HIDDEN, async (request, reply) => {
    const address = String(request.query.url ?? '');
    const key = address.startsWith(`${origin}/release/`) ? address.slice(`${origin}/release/`.length) : '';
    const { page } = await getPage(key.split(/[?#]/)[0] ?? '');
    reply.header('cache-control', FOR_AN_HOUR);
    return {
      version: '1.0',
      type: 'link',
      title: page.title,
      author_name: page.artist,
      provider_name: product_name,
      provider_url: origin,
      ...(page.cover_path !== null && {
        thumbnail_url: origin + page.cover_path,
        thumbnail_width: COVER_PX.page,
        thumbnail_height: COVER_PX.page,
      }),
    };
  });
}
