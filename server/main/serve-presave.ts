import { utcDay } from '@tangent/domain/calendar.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { hideMailbox, normalizeMailbox } from '@tangent/domain/presave/normalize-mailbox.ts';
import { PRESAVE_TICKETS, REMINDER_REQUESTS } from '@tangent/domain/presave-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isbot } from 'isbot';
import {
  answerFanLink,
  buildCampaignCalendar,
  countCalendarFan,
  findCampaignByKey,
  finishRoundTrip,
  readFanLink,
  requestReminder,
  startRoundTrip,
} from '../engagement/presave/public.ts';
import { findReleasePage } from '../engagement/smartlink/public.ts';
import type { Actor } from '../identity/auth/public.ts';
import { createCountryFinder } from '../platform/country/create-country-finder.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { createRateLimiter } from '../platform/limit/create-rate-limiter.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Context } from './context.ts';
import type { PageRequest, WebBuild } from './load-web.ts';
import { sendHtml } from './send-html.ts';
import { readFanRequest, type SendRelease } from './serve-release.ts';

const MAX_FORM_BYTES = 16 * 1024;
const findCountry = createCountryFinder();
const PURPOSES = ['confirm', 'leave'] as const;

type Keyed = { Params: { key: string } };

/**
 * Serves what fans open for a pre-save: the way through Spotify, the form of the reminder, the calendar file, and the
 * pages behind the links in emails. Nothing here needs an account, a cookie or a script.
 */
export function servePresave(app: HttpApp<Actor>, web: WebBuild, context: Context, sendRelease: SendRelease): void {
  app.register(async (scope) => {
    // A form, and whatever a mail provider sends with a one-click unsubscription (RFC 8058).
    const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', options, async (_: unknown, body: string) =>
      Object.fromEntries(new URLSearchParams(body)),
    );
    scope.addContentTypeParser('multipart/form-data', options, async () => ({}));
    const own = scope as unknown as HttpApp<Actor>;
    addSpotifyAuth(own, web, context);
    addReminder(own, context, sendRelease);
    addCalendar(own, context);
    addFanLinks(own, web, context);
  });
}

/** S2-056, S7-024: a window of its own, without header and footer. */
function addSpotifyAuth(app: HttpApp<Actor>, web: WebBuild, context: Context): void {
  const limit = createRateLimiter(context.pool, {
    name: 'presave_tickets',
    uses: PRESAVE_TICKETS.per_address,
    window_minutes: PRESAVE_TICKETS.window_minutes,
    is_on: context.limits_uses,
  });
  app.get('/spotify-auth', { schema: { hide: true }, exposeHeadRoute: false }, async (request, reply) => {
    const page = readFanRequest(context, request, reply);
    const { state, code, release, ticket } = page.query;
    const isReturn = state !== undefined;
    if (!isReturn) await limit.count(request.ip);
    const trip = isReturn
      ? await finishRoundTrip(context, { state, code: code ?? null })
      : await startRoundTrip(context, {
          key: release ?? '',
          ticket,
          language: findLanguage(page),
          country: findCountry(request.ip),
        });
    const found = trip.key === null ? null : await findReleasePage(context.db, trip.key, context.clock.now());
    // Spotify sends the fan back without the language of the page.
    const own = inLanguage(page, trip.language);
    const html = await web.renderSpotifyAuth({ ...trip, release: describe(context, found) }, own);
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
    return sendHtml(request, reply, trip.key === null ? 404 : 200, html);
  });
}

/** Shows a page in the language that the fan chose before, if it is known. */
function inLanguage(page: PageRequest, language: Language | null): PageRequest {
  return language === null ? page : { ...page, query: { ...page.query, lang: language } };
}

function addReminder(app: HttpApp<Actor>, context: Context, sendRelease: SendRelease): void {
  const limit = createRateLimiter(context.pool, {
    name: 'presave_reminders',
    uses: REMINDER_REQUESTS.per_address,
    window_minutes: REMINDER_REQUESTS.window_minutes,
    is_on: context.limits_uses,
  });
  const schema = { hide: true };
  app.post<Keyed>('/release/:key/reminder', { schema, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    const { key } = request.params;
    const campaign = await findCampaignByKey(context, key);
    if (campaign?.phase !== 'running') return reply.redirect(`/release/${encodeURIComponent(key)}`, 303);
    const { email = '', artist } = (request.body ?? {}) as Record<string, string>;
    const language = findLanguage(readFanRequest(context, request, reply));
    try {
      await limit.count(request.ip);
      await requestReminder(context, campaign, {
        email,
        artist_may_write: artist === 'yes',
        language,
        country: findCountry(request.ip),
      });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const isInvalid = error.code === 'invalid_input';
      const notice = isInvalid ? ({ kind: 'invalid', email } as const) : ({ kind: 'limited' } as const);
      const now = context.clock.now();
      return sendRelease(request, reply, await findReleasePage(context.db, key, now), now, {
        status: error.status,
        notice,
      });
    }
    const query = new URLSearchParams({ lang: language, requested: hideMailbox(normalizeMailbox(email)) });
    return reply.redirect(`/release/${key}?${query}`, 303);
  });
}

function addCalendar(app: HttpApp<Actor>, context: Context): void {
  const options = { schema: { hide: true }, exposeHeadRoute: false };
  app.get<Keyed>('/release/:key/calendar.ics', options, async (request, reply) => {
    const { key } = request.params;
    const campaign = await findCampaignByKey(context, key);
    if (campaign === null || campaign.phase === 'planned') throw new Refusal('not_found');
    const { 'user-agent': user_agent = '', 'sec-purpose': purpose } = request.headers;
    // Only people's own requests count.
    if (campaign.phase === 'running' && purpose === undefined && user_agent !== '' && !isbot(user_agent)) {
      const language = findLanguage(readFanRequest(context, request, reply));
      await countCalendarFan(context, campaign, {
        address: request.ip,
        user_agent,
        language,
        country: findCountry(request.ip),
      });
    }
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="release.ics"',
      'cache-control': 'no-cache',
    });
    return buildCampaignCalendar(context, campaign, { path: `/release/${key}`, product: context.product_name });
  });
}

/** The pages behind the links in emails. Opening one changes nothing; its button posts. */
function addFanLinks(app: HttpApp<Actor>, web: WebBuild, context: Context): void {
  for (const purpose of PURPOSES) {
    const answer = (act: typeof readFanLink) => async (request: FastifyRequest<Keyed>, reply: FastifyReply) => {
      const page = readFanRequest(context, request, reply);
      const campaign = await findCampaignByKey(context, request.params.key);
      const found = campaign && (await findReleasePage(context.db, request.params.key, context.clock.now()));
      const token = page.query.token ?? '';
      const link = campaign && (await act(context, { token, purpose, campaign_id: campaign.id }));
      if (link === null) throw new Refusal('not_found');
      reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
      const release = describe(context, found);
      const html = await web.renderFanLink({ purpose, state: link.state, release }, inLanguage(page, link.language));
      return sendHtml(request, reply, link.state === 'dead' ? 410 : 200, html);
    };
    const path = `/release/:key/${purpose}`;
    const schema = { hide: true };
    app.get<Keyed>(path, { schema }, answer(readFanLink));
    // Mail providers post from anywhere, and this page sends no origin: the token alone allows it.
    const config = { accepts_cross_site: true };
    app.post<Keyed>(path, { schema, config, bodyLimit: MAX_FORM_BYTES }, answer(answerFanLink));
  }
}

function describe({ clock }: Context, found: Awaited<ReturnType<typeof findReleasePage>>) {
  return found && { page: found.page, today: utcDay(clock.now().getTime()) };
}

/** The language of the page that the fan came from; the first of the browser's otherwise. */
function findLanguage({
  query,
  accept_language,
}: {
  query: Record<string, string>;
  accept_language: string;
}): Language {
  const wanted = [query.lang ?? '', ...accept_language.split(',').map((entry) => entry.trim().slice(0, 2))];
  for (const tag of wanted) {
    const language = LANGUAGES.find((one) => one === tag);
    if (language !== undefined) return language;
  }
  return 'en';
}
