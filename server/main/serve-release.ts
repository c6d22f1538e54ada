import { utcDay } from '@tangent/domain/calendar.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findReleasePage } from '../engagement/smartlink/public.ts';
import type { Actor } from '../identity/auth/public.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Context } from './context.ts';
import type { PageRequest, WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import { firstValues } from './serve-web.ts';

/**
 * Serves the public page of a release. It is the same for everyone: no session is read, and no cookie is set.
 */
export function serveRelease(app: HttpApp<Actor>, web: WebBuild, { db, clock, config }: Context): void {
  const serve = async (request: FastifyRequest, reply: FastifyReply) => {
    const { '*': path = '', key = path } = request.params as { key?: string; '*'?: string };
    const now = clock.now();
    const found = await findReleasePage(db, key, now);
    if (found !== null && found.page.key !== key) {
      const query = /\?.*$/s.exec(request.url)?.[0] ?? '';
      return reply.redirect(`/release/${found.page.key}${query}`, 301);
    }
    const view = { page: found?.page ?? null, today: utcDay(now.getTime()), support_email: config.support_email };
    const { status, html } = await web.renderRelease(view, readRequest(request, reply));
    return sendHtml(request, reply, status, html);
  };
  const schema = { hide: true };
  app.get('/release/:key', { schema }, serve);
  // A slash or more behind the key, and other addresses without a page.
  app.get('/release/*', { schema }, serve);

  function readRequest(request: FastifyRequest, reply: FastifyReply): PageRequest {
    return {
      path: request.url.split('?')[0] ?? '/',
      query: firstValues(request.query),
      accept_language: request.headers['accept-language'] ?? '',
      is_signed_in: false,
      plan: null,
      product_name: config.product_name,
      public_url: config.public_url,
      social_links: [],
      nonce: reply.cspNonce.script,
    };
  }
}
