import { utcDay } from '@tangent/domain/calendar.ts';
import { findInAppBrowser } from '@tangent/domain/promotion/presave/find-in-app-browser.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { describeNotice, type FormNotice, registerFanRoutes } from '../../promotion/presave/public.ts';
import { type FoundPage, findReleasePage, registerPageRoutes } from '../../promotion/smartlink/public.ts';
import type { Config } from '../config/config.ts';
import type { CallContext } from '../module-contexts.ts';
import type { PageRequest, ReleaseView, WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';

type FanContext = CallContext & { config: Config };

/** Serves the pages for fans with the built web: those of releases and of pre-save. None has a header or a session. */
export function serveFanPages(app: HttpApp<Actor>, web: WebBuild, context: FanContext): void {
  const { db, clock, config } = context;
  const getToday = () => utcDay(clock.now().getTime());

  async function sendRelease(
    request: FastifyRequest,
    reply: FastifyReply,
    found: FoundPage | null,
    form?: { status: number; notice: FormNotice },
  ): Promise<FastifyReply> {
    const page = readFanRequest(config, request, reply);
    const presave = found && (await describePresave(context, found, request));
    const view = {
      page: found?.page ?? null,
      today: getToday(),
      presave: presave && form ? { ...presave, notice: form.notice } : presave,
    };
    const { status, html } = await web.renderRelease(view, page);
    return sendHtml(request, reply, form?.status ?? status, html);
  }

  async function findFanRelease(key: string | null) {
    const found = key === null ? null : await findReleasePage(db, key, clock.now());
    return found && { page: found.page, today: getToday() };
  }

  registerPageRoutes(app, context, sendRelease);
  registerFanRoutes(app, context, {
    sendRelease: async (request, reply, { key, ...form }) =>
      sendRelease(request, reply, await findReleasePage(db, key, clock.now()), form),
    sendRoundTrip: async (request, reply, trip) => {
      const page = readFanRequest(config, request, reply, trip.language);
      const html = await web.renderSpotifyAuth({ ...trip, release: await findFanRelease(trip.key) }, page);
      return sendHtml(request, reply, trip.key === null ? 404 : 200, html);
    },
    sendFanLink: async (request, reply, { key, purpose, state, language }) => {
      const page = readFanRequest(config, request, reply, language);
      const html = await web.renderFanLink({ purpose, state, release: await findFanRelease(key) }, page);
      return sendHtml(request, reply, state === 'dead' ? 410 : 200, html);
    },
  });
}

/**
 * Describes a request for a page for fans: the page is the same for everyone, so no session is read. Spotify and emails
 * send fans to addresses without a language: there the one counts that the fan chose before.
 */
export function readFanRequest(
  config: Config,
  request: FastifyRequest,
  reply: FastifyReply,
  chosenLanguage: string | null = null,
): PageRequest {
  const query = firstValues(request.query);
  return {
    path: request.url.split('?')[0] ?? '/',
    query: chosenLanguage === null ? query : { ...query, lang: chosenLanguage },
    accept_language: request.headers['accept-language'] ?? '',
    is_signed_in: false,
    plan: null,
    product_name: config.product_name,
    public_url: config.public_url,
    social_links: [],
    help_url: config.help_url,
    support_email: config.support_email,
    nonce: reply.allowInline(),
  };
}

/** Describes the campaign of a page: its ways, and the latest event of the fan. */
async function describePresave(
  context: FanContext,
  { campaign }: FoundPage,
  request: FastifyRequest,
): Promise<ReleaseView['presave']> {
  if (campaign === null) return null;
  const { id, is_open, earlier_date } = campaign;
  const agent = request.headers['user-agent'] ?? '';
  return {
    is_open,
    earlier_date,
    has_spotify: context.spotify !== null,
    is_test_mode: context.test_mode,
    in_app: findInAppBrowser(agent),
    is_android: /\bAndroid\b/.test(agent),
    notice: await describeNotice(context, id, firstValues(request.query)),
  };
}
