import { utcDay } from '@tangent/domain/calendar.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { registerPageRoutes } from '../engagement/smartlink/public.ts';
import type { Actor } from '../identity/auth/public.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Context } from './context.ts';
import type { PageRequest, WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import { firstValues } from './serve-web.ts';

/** Serves the public pages of releases with the built web. */
export function serveRelease(app: HttpApp<Actor>, web: WebBuild, context: Context): void {
  const { product_name, public_url, support_email } = context.config;
  registerPageRoutes(app, context, async (request, reply, found, now) => {
    const view = { page: found?.page ?? null, today: utcDay(now.getTime()), support_email };
    const { status, html } = await web.renderRelease(view, readRequest(request, reply));
    return sendHtml(request, reply, status, html);
  });

  function readRequest(request: FastifyRequest, reply: FastifyReply): PageRequest {
    return {
      path: request.url.split('?')[0] ?? '/',
      query: firstValues(request.query),
      accept_language: request.headers['accept-language'] ?? '',
      is_signed_in: false,
      plan: null,
      product_name,
      public_url,
      social_links: [],
      nonce: reply.cspNonce.script,
    };
  }
}
