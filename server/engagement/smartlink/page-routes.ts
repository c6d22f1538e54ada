import { utcDay } from '@tangent/domain/calendar.ts';
import type { LinkHitKind } from '@tangent/domain/smartlink/link-hit.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import type { FindCountry } from '../../platform/country/create-country-finder.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import { createSaltReader } from './daily-salt.ts';
import { describeVisit, identifyVisitor } from './describe-visit.ts';
import { type FoundPage, findReleasePage } from './find-release-page.ts';
import { createHitCounter } from './hit-counter.ts';
import { createTargetCache } from './link-target-cache.ts';

interface PageContext extends BaseContext {
  log: Log;
  public_url: string;
  findCountry: FindCountry;
}

/** Sends the page of a release; null: 'not available' with status 404. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, found: FoundPage | null) => Promise<unknown>;

const HIDDEN = { schema: { hide: true } };

/**
 * Serves the public page of a release and the redirects to its stores, and counts both. The page is the
 * same for everyone: no session is read, and no cookie is set.
 */
export function registerPageRoutes(app: HttpApp<Actor>, context: PageContext, sendPage: SendPage): void {
  const { db, clock, log, public_url, findCountry } = context;
  const ownHost = new URL(public_url).hostname;
  const getSalt = createSaltReader(db);
  const findTargets = createTargetCache(context);
  const counter = createHitCounter(db, log);
  app.addHook('onClose', () => counter.stop());

  async function count(
    request: FastifyRequest,
    link: { account_id: string; link_id: string },
    kind: Exclude<LinkHitKind, 'robot'>,
    store_id: string,
  ): Promise<void> {
    const at = clock.now();
    const { account_id, link_id } = link;
    const { is_robot, country, referrer, device } = describeVisit(request, ownHost, findCountry);
    const hit = {
      account_id,
      link_id,
      kind: is_robot ? 'robot' : kind,
      store_id,
      country,
      referrer,
      device,
      at,
    } as const;
    counter.count(hit, is_robot ? null : identifyVisitor(request, link_id, await getSalt(utcDay(at.getTime()))));
  }

  async function servePage(request: FastifyRequest, reply: FastifyReply) {
    const { '*': path = '', key = path } = request.params as { key?: string; '*'?: string };
    const found = await findReleasePage(db, key, clock.now());
    if (found !== null && found.page.key !== key) {
      const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
      return reply.redirect(`/release/${found.page.key}${query}`, 301);
    }
    if (found?.page.state === 'live') await count(request, found, 'view', '');
    return sendPage(request, reply, found);
  }

  app.get('/release/:key', HIDDEN, servePage);
  // A slash or more behind the key, and other addresses without a page.
  app.get('/release/*', HIDDEN, servePage);
  app.get('/release/:key/go/:store', { ...HIDDEN, config: { is_redirect: true } }, async (request, reply) => {
    const { key, store } = request.params as { key: string; store: string };
    const targets = await findTargets(key);
    // A removed release is not redirected anywhere: its fans read that it is not available.
    if (targets === null) return sendPage(request, reply, null);
    reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' });
    const address = targets.addresses.get(store);
    // The store was switched off or taken down after the page was loaded; the others are still there.
    if (address === undefined) return reply.redirect(`/release/${targets.key}`, 302);
    await count(request, targets, 'click', store);
    return reply.redirect(address, 302);
  });
}
