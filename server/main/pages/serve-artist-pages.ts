import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import {
  findArtistPage,
  readFollowNotice,
  registerArtistPicture,
  registerFollowRoutes,
} from '../../promotion/follow/public.ts';
import type { Config } from '../config/config.ts';
import type { CallContext } from '../module-contexts.ts';
import type { WebBuild } from './load-web.ts';
import { sendHtml, sendSharedHtml } from './send-html.ts';
import { readFanRequest } from './serve-fan-pages.ts';
import type { ReadPage } from './serve-web.ts';

const HIDDEN = { schema: { hide: true } };

type ArtistContext = CallContext & { config: Config };

/** Serves the public pages of artists. An earlier key, or one that was typed otherwise, leads to the address. */
export function serveArtistPages(app: HttpApp<Actor>, web: WebBuild, context: ArtistContext, readPage: ReadPage): void {
  const { db, clock, config } = context;

  async function servePage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { '*': path = '', key = path } = request.params as { key?: string; '*'?: string };
    const found = await findArtistPage(db, key, clock.now());
    if (found !== null && found.page.key !== key) {
      const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
      return reply.redirect(`/artist/${found.page.key}${query}`, 301);
    }
    const read = await readPage(request, reply);
    if (read === null) return reply;
    const notice = readFollowNotice(firstValues(request.query));
    const { status, html } = await web.renderArtist({ page: found?.page ?? null, notice }, read);
    return notice === null
      ? sendSharedHtml(request, reply, status, html)
      : sendHtml(request, reply.header('cache-control', 'no-store'), status, html);
  }

  app.get('/artist/:key', HIDDEN, servePage);
  // A slash or more behind the key, and other addresses without a page.
  app.get('/artist/*', HIDDEN, servePage);
  registerArtistPicture(app, context);
  registerFollowRoutes(app, context, {
    sendArtist: async (request, reply, { found, status, notice }) => {
      const read = await readPage(request, reply);
      if (read === null) return reply;
      const { html } = await web.renderArtist({ page: found.page, notice }, read);
      return sendHtml(request, reply, status, html);
    },
    sendFollowLink: async (request, reply, { found, name, purpose, state, language }) => {
      const page = readFanRequest(config, request, reply, language);
      const html = await web.renderFollowLink({ purpose, state, name, page: found?.page ?? null }, page);
      return sendHtml(request, reply, state === 'dead' ? 410 : 200, html);
    },
  });
}
