import { utcDay } from '@tangent/domain/calendar.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Actor } from '../../identity/auth/public.ts';
import type { FindCountry } from '../../platform/country/create-country-finder.ts';
import { REDIRECT_HEADERS, type RedirectRequest } from '../../platform/http/early-redirect.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Log } from '../../platform/log/create-log.ts';
import type { BaseContext } from '../../platform/module.ts';
import { findSurroundings } from '../../platform/network/find-network.ts';
import { createSaltReader } from './daily-salt.ts';
import { describeVisit, identifyVisitor } from './describe-visit.ts';
import { type FoundPage, findReleasePage } from './find-release-page.ts';
import { createHitCounter, type Hit } from './hit-counter.ts';
import { listenToLinkChanges } from './link-notices.ts';
import { createTargetCache, type LinkTargets } from './link-target-cache.ts';
import { createNetworkTally } from './network-tally.ts';

interface PageContext extends BaseContext {
  log: Log;
  /** Connections past any pooler. */
  session_pool: pg.Pool;
  public_url: string;
  findCountry: FindCountry;
  /** False where limits would interfere: benchmarks, and tests of other features. */
  limits_uses: boolean;
}

/** Sends the page of a release; null: 'not available' with status 404. */
type SendPage = (request: FastifyRequest, reply: FastifyReply, found: FoundPage | null) => Promise<unknown>;

const HIDDEN = { schema: { hide: true } };
const REDIRECT_PATH = '/release/:key/go/:store';
/** The address of a button, or of its QR code, as our pages write it. */
const USUAL_ADDRESS = /^\/release\/([a-z0-9-]+)\/go\/([a-z0-9_-]+)(?:\?q=1)?$/;

/**
 * Serves the public page of a release and the redirects to its stores, and counts both. The page is the
 * same for everyone: no session is read, and no cookie is set.
 */
export function registerPageRoutes(app: HttpApp<Actor>, context: PageContext, sendPage: SendPage): void {
  const { db, clock } = context;
  const { find: findTargets, forget } = createTargetCache(context);
  const stopListening = listenToLinkChanges(context, forget);
  app.addHook('onClose', stopListening);
  const count = countVisits(app, context);

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
  app.get(REDIRECT_PATH, { ...HIDDEN, config: { is_redirect: true } }, (request, reply) => {
    const { key } = request.params as { key: string };
    const targets = findTargets(key);
    return targets instanceof Promise
      ? targets.then((found) => follow(request, reply, found))
      : follow(request, reply, targets);
  });

  app.redirectEarly(REDIRECT_PATH, (request) => {
    const [, key = '', store = ''] = USUAL_ADDRESS.exec(request.url) ?? [];
    const targets = key === '' ? null : findTargets(key);
    if (targets === null || targets instanceof Promise) return null;
    const address = targets.addresses.get(store);
    // A day that has just begun: its salt comes from the database.
    if (address === undefined || !count.isReady()) return null;
    void count(request, targets, 'click', store);
    return address;
  });

  /** Redirects to the store of an address. Returns a promise only where something has to be waited for. */
  function follow(request: FastifyRequest, reply: FastifyReply, targets: LinkTargets | null) {
    // A removed release is not redirected anywhere: its fans read that it is not available.
    if (targets === null) return sendPage(request, reply, null);
    const { store } = request.params as { store: string };
    reply.headers(REDIRECT_HEADERS);
    const address = targets.addresses.get(store);
    // The store was switched off or taken down after the page was loaded; the others are still there.
    const counted = address === undefined ? undefined : count(request, targets, 'click', store);
    const redirect = () => void reply.redirect(address ?? `/release/${targets.key}`, 302);
    return counted === undefined ? redirect() : counted.then(redirect);
  }
}

interface CountVisit {
  (
    request: RedirectRequest,
    link: { account_id: string; link_id: string },
    kind: 'view' | 'click',
    store_id: string,
  ): Promise<void> | undefined;
  /** Whether visits of today are counted without waiting for the salt of the day. */
  isReady(): boolean;
}

/**
 * Returns the function that counts visits of pages and redirects until the server closes. It counts at once where the salt
 * of the day is known: every redirect comes here, and waits for no promise then.
 */
function countVisits(
  app: HttpApp<Actor>,
  { db, clock, log, public_url, findCountry, limits_uses }: PageContext,
): CountVisit {
  const ownHost = new URL(public_url).hostname;
  const getSalt = createSaltReader(db);
  const counter = createHitCounter(db, log);
  const isRepeated = createNetworkTally();
  app.addHook('onClose', () => counter.stop());
  const count = (...[request, { account_id, link_id }, kind, store_id]: Parameters<CountVisit>) => {
    const at = clock.now();
    const { is_robot, country, referrer, device } = describeVisit(request, ownHost, findCountry);
    const hit: Hit = {
      account_id,
      link_id,
      kind: is_robot ? 'robot' : kind,
      store_id,
      country,
      referrer,
      device,
      at,
    };
    const network = is_robot ? '' : findSurroundings(request.ip);
    // Counted at once, so that a burst is noticed while it comes.
    if (!is_robot && limits_uses && isRepeated(link_id, network, at)) hit.kind = 'repeated';
    const countVisitor = (salt: string) => counter.count(hit, identifyVisitor(request, network, { link_id, salt }));
    const salt = is_robot ? null : getSalt(utcDay(at.getTime()));
    if (salt instanceof Promise) return salt.then(countVisitor);
    if (salt === null) counter.count(hit, null);
    else countVisitor(salt);
    return undefined;
  };
  const isReady = () => !(getSalt(utcDay(clock.now().getTime())) instanceof Promise);
  return Object.assign(count, { isReady });
}
