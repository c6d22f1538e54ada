import { hideMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { FOLLOW_REQUESTS } from '@tangent/domain/promotion/follow-limits.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findArtistByPageKey } from '../../catalogue/artist/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { MAX_FORM_BYTES } from '../../platform/http/accept-forms.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import { Refusal } from '../../platform/refusal.ts';
import {
  acceptFanForms,
  type FanLinkPurpose,
  getFanLanguage,
  isShortenedAddress,
  serveFanLinks,
} from '../presave/public.ts';
import { answerFollowLink, type FollowLink, readFollowLink } from './answer-follow-link.ts';
import { type FoundArtistPage, findArtistPage } from './artist-page-view.ts';
import type { FollowContext } from './context.ts';
import { requestFollow } from './request-follow.ts';

/** The outcome of a form that was just sent, as the page of the artist says it. */
export type FollowNotice =
  | { kind: 'requested'; address: string }
  | { kind: 'invalid'; email: string }
  | { kind: 'limited' };

/** Sends the pages of following; the built web renders them. */
export interface FollowPages {
  /** The page of an artist, as the response to a form that failed. */
  sendArtist: SendPage<{ found: FoundArtistPage; status: number; notice: FollowNotice }>;
  sendFollowLink: SendPage<
    FollowLink & { found: FoundArtistPage | null; name: string | null; purpose: FanLinkPurpose }
  >;
}
type SendPage<View> = (request: FastifyRequest, reply: FastifyReply, view: View) => Promise<FastifyReply>;

type Keyed = { Params: { key: string } };

const HIDDEN = { schema: { hide: true } };

/** Reads from the query of an artist's page that a request was just sent. Anything else is ignored. */
export function readFollowNotice({ requested }: Readonly<Record<string, string>>): FollowNotice | null {
  return isShortenedAddress(requested) ? { kind: 'requested', address: requested } : null;
}

/**
 * Serves the form that follows an artist by email, and the pages behind the links in those emails. Nothing here needs an
 * account, a cookie or a script.
 */
export function registerFollowRoutes(app: HttpApp<Actor>, context: FollowContext, pages: FollowPages): void {
  app.register(async (scope) => {
    const own = scope as unknown as HttpApp<Actor>;
    acceptFanForms(own);
    addForm(own, context, pages);
    serveFanLinks(own, '/artist', async (request, reply, { key, token, purpose, is_pressed }) => {
      // Also of an artist without a public page: who wants to leave can.
      const artist = await findArtistByPageKey(context.db, key);
      const action = is_pressed ? answerFollowLink : readFollowLink;
      const link: FollowLink =
        artist === null
          ? { state: 'dead', language: null }
          : await action(context, { token, purpose, artist_id: artist.id });
      const found = artist && (await findArtistPage(context.db, key, context.clock.now()));
      return pages.sendFollowLink(request, reply, { ...link, found, name: artist?.name ?? null, purpose });
    });
  });
}

function addForm(app: HttpApp<Actor>, context: FollowContext, pages: FollowPages): void {
  const limit = createRateLimiter(context.pool, {
    name: 'artist_follows',
    uses: FOLLOW_REQUESTS.per_address,
    window_minutes: FOLLOW_REQUESTS.window_minutes,
    is_on: context.limits_uses,
  });
  const path = '/artist/:key/follow';
  app.post<Keyed>(path, { ...HIDDEN, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
    const { key } = request.params;
    const found = await findArtistPage(context.db, key, context.clock.now());
    if (found === null) return reply.redirect(`/artist/${encodeURIComponent(key)}`, 303);
    const { email = '' } = (request.body ?? {}) as Record<string, string>;
    const language = getFanLanguage(request);
    try {
      await limit.count(findNetwork(request.ip));
      await requestFollow(context, { artist_id: found.artist_id, email, language });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const notice: FollowNotice = error.code === 'invalid_input' ? { kind: 'invalid', email } : { kind: 'limited' };
      return pages.sendArtist(request, reply, { found, status: error.status, notice });
    }
    const query = new URLSearchParams({ lang: language, requested: hideMailbox(email) });
    return reply.redirect(`/artist/${found.page.key}?${query}`, 303);
  });
  // The response to a failed form stands at this address: reloading it, or choosing a language there, opens the page.
  app.get<Keyed>(path, HIDDEN, async (request, reply) =>
    reply.redirect(`/artist/${encodeURIComponent(request.params.key)}?lang=${getFanLanguage(request)}`, 302),
  );
}
