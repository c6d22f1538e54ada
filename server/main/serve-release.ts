import { utcDay } from '@tangent/domain/calendar.ts';
import { findInAppBrowser } from '@tangent/domain/presave/find-in-app-browser.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { describeNotice, findPublicCampaign } from '../engagement/presave/public.ts';
import { type FoundPage, registerPageRoutes } from '../engagement/smartlink/public.ts';
import type { Actor } from '../identity/auth/public.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Context } from './context.ts';
import type { PageRequest, ReleaseView, WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import { firstValues } from './serve-web.ts';

type Notice = NonNullable<ReleaseView['presave']>['notice'];

/** Sends the page of a release, also as the response to a form. */
export type SendRelease = (
  request: FastifyRequest,
  reply: FastifyReply,
  found: FoundPage | null,
  now: Date,
  answer?: { status: number; notice: Notice },
) => Promise<FastifyReply>;

/** Serves the public pages of releases with the built web; returns the function that sends one. */
export function serveRelease(app: HttpApp<Actor>, web: WebBuild, context: Context): SendRelease {
  const send: SendRelease = async (request, reply, found, now, answer) => {
    const page = readFanRequest(context, request, reply);
    const presave = found === null ? null : await describePresave(context, found, page, request);
    const view = {
      page: found?.page ?? null,
      today: utcDay(now.getTime()),
      support_email: context.config.support_email,
      presave: presave && answer ? { ...presave, notice: answer.notice } : presave,
    };
    const { status, html } = await web.renderRelease(view, page);
    return sendHtml(request, reply, answer?.status ?? status, html);
  };
  registerPageRoutes(app, context, send);
  return send;
}

/** Describes a request for a page for fans: it is the same for everyone, so no session is read. */
export function readFanRequest({ config }: Context, request: FastifyRequest, reply: FastifyReply): PageRequest {
  return {
    path: request.url.split('?')[0] ?? '/',
    query: firstValues(request.query),
    accept_language: request.headers['accept-language'] ?? '',
    is_signed_in: false,
    plan: null,
    product_name: config.product_name,
    public_url: config.public_url,
    social_links: [],
    help_url: config.help_url,
    nonce: reply.cspNonce.script,
    style_nonce: reply.cspNonce.style,
  };
}

/** Describes the campaign of a page: its doors, and the latest event of the fan. */
async function describePresave(
  context: Context,
  { page, release_id }: FoundPage,
  { query }: PageRequest,
  request: FastifyRequest,
): Promise<ReleaseView['presave']> {
  if (page.state !== 'presave') return null;
  const campaign = await findPublicCampaign(context.db, release_id, context.clock.now());
  if (campaign === null) return null;
  const { id, is_open, earlier_date } = campaign;
  const agent = request.headers['user-agent'] ?? '';
  return {
    is_open,
    earlier_date,
    has_spotify: context.spotify !== null,
    is_test_mode: context.config.sandbox_url !== undefined,
    in_app: findInAppBrowser(agent),
    is_android: /\bAndroid\b/.test(agent),
    notice: await describeNotice(context, id, query),
  };
}
