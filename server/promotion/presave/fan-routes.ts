import { hideMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { PRESAVE_TICKETS, REMINDER_REQUESTS } from '@tangent/domain/promotion/presave-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Actor } from '../../identity/auth/public.ts';
import type { FindCountry } from '../../platform/country/create-country-finder.ts';
import { MAX_FORM_BYTES } from '../../platform/http/accept-forms.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { isPersonal } from '../../platform/http/is-personal.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import { Refusal } from '../../platform/refusal.ts';
import { buildCampaignCalendar, createCalendarCounter } from './add-to-calendar.ts';
import { answerFanLink, type FanLink, readFanLink } from './answer-link.ts';
import type { PresaveContext } from './context.ts';
import { acceptFanForms, getFanLanguage, hideAddress, serveFanLinks } from './fan-links.ts';
import type { FanLinkPurpose } from './fan-secrets.ts';
import { findCampaignByKey } from './find-campaign.ts';
import { requestReminder } from './request-reminder.ts';
import { finishRoundTrip, type RoundTrip, startRoundTrip } from './round-trip.ts';

/** The error of a form, shown on the page of the release. */
export type FormNotice = { kind: 'invalid'; email: string; artist_may_write: boolean } | { kind: 'limited' };

/** Sends the pages of pre-save; the built web renders them. */
export interface FanPages {
  /** The page of a release, as the response to a form that failed. */
  sendRelease: SendPage<{ key: string; status: number; notice: FormNotice }>;
  sendRoundTrip: SendPage<RoundTrip>;
  sendFanLink: SendPage<FanLink & { key: string; purpose: FanLinkPurpose }>;
}
type SendPage<View> = (request: FastifyRequest, reply: FastifyReply, view: View) => Promise<FastifyReply>;

interface FanContext extends PresaveContext {
  product_name: string;
  findCountry: FindCountry;
}

type Keyed = { Params: { key: string } };

const HIDDEN = { schema: { hide: true } };

/**
 * Serves the addresses that fans open for a pre-save: the round trip to Spotify, the form of the reminder, the calendar
 * file, and the pages behind the links in emails. Nothing here needs an account, a cookie or a script.
 */
export function registerFanRoutes(app: HttpApp<Actor>, context: FanContext, pages: FanPages): void {
  app.register(async (scope) => {
    const own = scope as unknown as HttpApp<Actor>;
    acceptFanForms(own);
    addRoundTrip(own, context, pages);
    addReminder(own, context, pages);
    addCalendar(own, context);
    addFanLinks(own, context, pages);
  });
}

/** S2-056, S7-024: a window of its own, without header and footer. */
function addRoundTrip(app: HttpApp<Actor>, context: FanContext, pages: FanPages): void {
  const limit = createRateLimiter(context.pool, {
    name: 'presave_tickets',
    uses: PRESAVE_TICKETS.per_address,
    window_minutes: PRESAVE_TICKETS.window_minutes,
    is_on: context.limits_uses,
  });
  app.get('/spotify-auth', { ...HIDDEN, exposeHeadRoute: false }, async (request, reply) => {
    const { state, code = null, release = '', ticket } = firstValues(request.query);
    hideAddress(reply);
    if (state !== undefined) {
      return pages.sendRoundTrip(request, reply, await finishRoundTrip(context, { state, code }));
    }
    await limit.count(findNetwork(request.ip));
    const country = context.findCountry(request.ip);
    const fan = { key: release, ticket, language: getFanLanguage(request), country };
    return pages.sendRoundTrip(request, reply, await startRoundTrip(context, fan));
  });
}

function addReminder(app: HttpApp<Actor>, context: FanContext, pages: FanPages): void {
  const limit = createRateLimiter(context.pool, {
    name: 'presave_reminders',
    uses: REMINDER_REQUESTS.per_address,
    window_minutes: REMINDER_REQUESTS.window_minutes,
    is_on: context.limits_uses,
  });
  const path = '/release/:key/reminder';
  app.post<Keyed>(path, { ...HIDDEN, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    const { key } = request.params;
    const campaign = await findCampaignByKey(context, key);
    if (campaign?.phase !== 'running') return reply.redirect(`/release/${encodeURIComponent(key)}`, 303);
    const { email = '', artist } = (request.body ?? {}) as Record<string, string>;
    const artist_may_write = artist === 'yes';
    const language = getFanLanguage(request);
    try {
      await limit.count(findNetwork(request.ip));
      const country = context.findCountry(request.ip);
      await requestReminder(context, campaign, { email, artist_may_write, language, country });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const notice: FormNotice =
        error.code === 'invalid_input' ? { kind: 'invalid', email, artist_may_write } : { kind: 'limited' };
      return pages.sendRelease(request, reply, { key, status: error.status, notice });
    }
    const query = new URLSearchParams({ lang: language, requested: hideMailbox(email) });
    return reply.redirect(`/release/${campaign.key}?${query}`, 303);
  });
  // The response to a failed form stands at this address: reloading it, or choosing a language there, opens the page.
  app.get<Keyed>(path, HIDDEN, async (request, reply) =>
    reply.redirect(`/release/${encodeURIComponent(request.params.key)}?lang=${getFanLanguage(request)}`, 302),
  );
}

function addCalendar(app: HttpApp<Actor>, context: FanContext): void {
  const options = { ...HIDDEN, exposeHeadRoute: false };
  const count = createCalendarCounter(context);
  app.get<Keyed>('/release/:key/calendar.ics', options, async (request, reply) => {
    const campaign = await findCampaignByKey(context, request.params.key);
    if (campaign === null || campaign.phase === 'planned') throw new Refusal('not_found');
    if (campaign.phase === 'running' && isPersonal(request)) {
      await count(campaign, {
        address: request.ip,
        user_agent: request.headers['user-agent'] ?? '',
        language: getFanLanguage(request),
        country: context.findCountry(request.ip),
      });
    }
    reply.headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="release.ics"',
      'cache-control': 'no-cache',
    });
    return buildCampaignCalendar(context, campaign, context.product_name);
  });
}

/** The pages behind the links in emails about a release. */
function addFanLinks(app: HttpApp<Actor>, context: FanContext, pages: FanPages): void {
  serveFanLinks(app, '/release', async (request, reply, { key, token, purpose, is_pressed }) => {
    const campaign = await findCampaignByKey(context, key);
    if (campaign === null) throw new Refusal('not_found');
    const action = is_pressed ? answerFanLink : readFanLink;
    const link = await action(context, { token, purpose, campaign_id: campaign.id });
    return pages.sendFanLink(request, reply, { ...link, key: campaign.key, purpose });
  });
}
