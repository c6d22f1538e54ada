import { findLanguage, type Language } from '@tangent/domain/locale.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, preferredLanguage } from '../../identity/auth/public.ts';
import { acceptForms, MAX_FORM_BYTES } from '../../platform/http/accept-forms.ts';
import { firstValues } from '../../platform/http/first-values.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { FanLinkPurpose } from './fan-secrets.ts';

const PURPOSES = ['confirm', 'leave'] as const;

/** A link of an email that was opened, or whose button was pressed. */
interface OpenedLink {
  key: string;
  token: string;
  purpose: FanLinkPurpose;
  is_pressed: boolean;
}

type Keyed = { Params: { key: string } };

/** Accepts the forms of pages for people without an account, in this scope of the server only. */
export function acceptFanForms(app: HttpApp<Actor>): void {
  acceptForms(app);
  // The other body that a mail provider may send with a one-click unsubscription (RFC 8058).
  const options = { parseAs: 'string', bodyLimit: MAX_FORM_BYTES } as const;
  app.addContentTypeParser('multipart/form-data', options, async () => ({}));
}

/** Serves the pages behind the links in emails, below a page. Opening one changes nothing; its button posts. */
export function serveFanLinks(
  app: HttpApp<Actor>,
  place: '/release' | '/artist',
  send: (request: FastifyRequest, reply: FastifyReply, link: OpenedLink) => Promise<FastifyReply>,
): void {
  for (const purpose of PURPOSES) {
    const handle = (is_pressed: boolean) => async (request: FastifyRequest<Keyed>, reply: FastifyReply) => {
      const { token = '' } = firstValues(request.query);
      hideAddress(reply);
      return send(request, reply, { key: request.params.key, token, purpose, is_pressed });
    };
    const path = `${place}/:key/${purpose}`;
    app.get<Keyed>(path, { schema: { hide: true } }, handle(false));
    // The token alone allows the action, and no cookie counts here: a request that another site makes a browser send can
    // do nothing that the site, knowing the token, could not do itself. Two posts have no origin of ours: that of a mail
    // provider (RFC 8058), and that of our own button, because a page that sends no referrer sends the origin `null`.
    const config = { accepts_cross_site: true };
    app.post<Keyed>(path, { schema: { hide: true }, config, bodyLimit: MAX_FORM_BYTES }, handle(true));
  }
}

/** Keeps an address with a token out of caches and referrers. */
export function hideAddress(reply: FastifyReply): void {
  reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store');
}

/** Returns the language of the page that the fan came from; otherwise the one the browser prefers. */
export function getFanLanguage(request: FastifyRequest): Language {
  return findLanguage(firstValues(request.query).lang ?? '') ?? preferredLanguage(request);
}
