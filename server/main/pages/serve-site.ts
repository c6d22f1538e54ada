import {
  type ArtistDirectoryFilter,
  readArtistDirectoryFilter,
} from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import type { FastifyReply } from 'fastify';
import {
  countPublicArtistParts,
  listArtistDirectory,
  listDirectoryCountries,
  listPublicArtists,
} from '../../catalogue/artist/public.ts';
import { listActiveStores } from '../../catalogue/store/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { getWarningRecordView } from '../../insight/monitoring/public.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createPictureMemory } from '../../platform/picture/picture-memory.ts';
import { sendPicture } from '../../platform/picture/send-picture.ts';
import { Refusal } from '../../platform/refusal.ts';
import { countPublicLinkParts, listPublicLinks } from '../../promotion/smartlink/public.ts';
import type { Context } from '../context.ts';
import { drawSitePicture } from './draw-site-picture.ts';
import type { WebBuild } from './load-web.ts';
import { rememberFor } from './remember-for.ts';
import { sendSharedHtml } from './send-html.ts';
import type { ReadPage } from './serve-web.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
const HIDDEN = { schema: { hide: true } };
/** Pages that the sitemap lists in parts. */
const KEY_LISTS = [
  ['releases', listPublicLinks],
  ['artists', listPublicArtists],
] as const;
/** However many visitors ask for the same artists, they are listed once within this time. */
const LIST_KEPT_MS = 1_000;

/** Serves the public pages that show what the database or the files of the product contain. */
export function serveSite(app: HttpApp<Actor>, web: WebBuild, context: Context, readPage: ReadPage): void {
  const { db, clock } = context;
  const findStores = rememberFor(MINUTE_MS, clock, async () =>
    (await listActiveStores(db)).map(({ id, name, category }) => ({ id, name, category })),
  );
  const findCountries = rememberFor(MINUTE_MS, clock, () => listDirectoryCountries(db));
  const findArtists = rememberFor(LIST_KEPT_MS, clock, (filter: ArtistDirectoryFilter, after: string | null) =>
    listArtistDirectory(db, filter, after),
  );

  app.get('/artists-catalog', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const filter = readArtistDirectoryFilter(read.query);
    const [listed, countries] = await Promise.all([findArtists(filter, read.query.after ?? null), findCountries()]);
    return sendSharedHtml(request, reply, 200, await web.renderArtistDirectory({ filter, countries, ...listed }, read));
  });
  app.get('/music-distribution-and-monetization', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    return read === null
      ? reply
      : sendSharedHtml(request, reply, 200, await web.renderMoney({ stores: await findStores() }, read));
  });
  const findRecord = rememberFor(MINUTE_MS, clock, () => getWarningRecordView(db));
  app.get('/stream-monitoring', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    return read === null ? reply : sendSharedHtml(request, reply, 200, await web.renderWatch(await findRecord(), read));
  });
  serveFiles(app, web, context, readPage);
}

/** Serves what programs read: robots.txt, the sitemap, feeds, and pictures for shared links. */
function serveFiles(app: HttpApp<Actor>, web: WebBuild, { db, config }: Context, readPage: ReadPage): void {
  app.get('/robots.txt', HIDDEN, async (_request, reply) =>
    reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': FOR_AN_HOUR })
      .send(web.renderRobots(config.public_url)),
  );
  app.get('/sitemap.xml', HIDDEN, async (_request, reply) => {
    const [release_parts, artist_parts] = await Promise.all([countPublicLinkParts(db), countPublicArtistParts(db)]);
    return sendXml(reply, web.renderSitemap({ kind: 'index', release_parts, artist_parts }, config.public_url));
  });
  app.get('/sitemaps/pages.xml', HIDDEN, async (_request, reply) =>
    sendXml(reply, web.renderSitemap({ kind: 'pages' }, config.public_url)),
  );
  for (const [kind, list] of KEY_LISTS) {
    app.get<{ Params: { part: string } }>(`/sitemaps/${kind}-:part.xml`, HIDDEN, async (request, reply) => {
      const part = /^[1-9]\d{0,4}$/.test(request.params.part) ? Number(request.params.part) : 0;
      const keys = part === 0 ? [] : await list(db, part);
      if (keys.length === 0) throw new Refusal('not_found');
      return sendXml(reply, web.renderSitemap({ kind, keys }, config.public_url));
    });
  }
  const remember = createPictureMemory();
  app.get('/pictures/*', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const picture = await web.renderPicture(read);
    if (picture === null) throw new Refusal('not_found');
    const name = JSON.stringify([read.path, picture.title]);
    const drawn = await remember(name, () => drawSitePicture(picture, config.product_name));
    if (drawn === null) throw new Refusal('not_found');
    return sendPicture(request, reply, { type: 'image/jpeg', cache_control: FOR_AN_HOUR }, drawn);
  });
  app.get('/feeds/*', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const feed = await web.renderFeed(read);
    if (feed === null) throw new Refusal('not_found');
    return reply.headers({ 'content-type': feed.type, 'cache-control': FOR_AN_HOUR }).send(feed.body);
  });
}

function sendXml(reply: FastifyReply, body: string): FastifyReply {
  return reply.headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': FOR_AN_HOUR }).send(body);
}
