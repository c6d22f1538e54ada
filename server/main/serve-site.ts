import { readCatalogueFilter } from '@tangent/domain/artist/catalogue.ts';
import { MINUTE_MS } from '@tangent/domain/duration.ts';
import { listCatalogue, listCatalogueCountries } from '../catalogue/artist/public.ts';
import type { Actor } from '../identity/auth/public.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Context } from './context.ts';
import type { WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import type { ReadPage } from './serve-web.ts';

const FOR_AN_HOUR = 'public, max-age=3600';
const HIDDEN = { schema: { hide: true } };

/** Serves the public pages that show what the database or the files of the product contain. */
export function serveSite(app: HttpApp<Actor>, web: WebBuild, context: Context, readPage: ReadPage): void {
  const { db, clock, config } = context;
  const findCountries = rememberFor(MINUTE_MS, clock, () => listCatalogueCountries(db));

  app.get('/artists-catalog', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const filter = readCatalogueFilter(read.query);
    const [listed, countries] = await Promise.all([
      listCatalogue(db, filter, read.query.after ?? null),
      findCountries(),
    ]);
    const view = { page: { filter, countries, ...listed }, support_email: config.support_email };
    return sendHtml(request, reply, 200, await web.renderCatalogue(view, read));
  });
  app.get('/feeds/*', HIDDEN, async (request, reply) => {
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const feed = await web.renderFeed(read);
    if (feed === null) throw new Refusal('not_found');
    return reply.headers({ 'content-type': feed.type, 'cache-control': FOR_AN_HOUR }).send(feed.body);
  });
}

/** Remembers a result for a time, since it is the same for all visitors. */
function rememberFor<T>(milliseconds: number, clock: Context['clock'], find: () => Promise<T>): () => Promise<T> {
  let known: { until: number; result: Promise<T> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (known === null || known.until <= now) {
      const result = find();
      known = { until: now + milliseconds, result };
      result.catch(() => {
        known = null;
      });
    }
    return known.result;
  };
}
