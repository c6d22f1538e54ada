import type { FastifyInstance, FastifyReply } from 'fastify';
import { type Html, html } from '../page/html.ts';
import { renderDocument } from '../page/render-document.ts';
import { SPOTIFY_CLIENT, type SpotifyService } from './create-spotify.ts';

/** The fictional listeners that the consent page offers. */
const OFFERED = ['ada.listens', 'bruno.ouve', 'deniz.dinler', 'eva.escucha'] as const;

type Fields = Record<string, string | null | undefined>;

interface AuthorizeRequest {
  redirect_uri: string;
  state: string;
  scope: string;
  challenge: string;
}

/** Adds the page on which a listener allows the app to act for them: authorization code with PKCE. */
export function addSpotifyAuthorize(app: FastifyInstance, spotify: SpotifyService): void {
  const path = '/spotify/accounts/authorize';
  app.get<{ Querystring: Fields }>(path, async ({ query }, reply) => {
    const request = checkRequest(query);
    if (typeof request === 'string') return refuse(reply, request);
    return reply.send(
      renderDocument(reply, 'Connect to Spotify', renderConsent(query, request), [request.redirect_uri]),
    );
  });
  app.post<{ Body: Fields | null }>(path, async ({ body }, reply) => {
    const fields = body ?? {};
    const request = checkRequest(fields);
    if (typeof request === 'string') return refuse(reply, request);
    const { redirect_uri, state, scope, challenge } = request;
    const back = (values: Record<string, string>) =>
      reply.redirect(`${redirect_uri}?${new URLSearchParams({ ...values, state })}`, 303);
    if (fields.decision !== 'agree') return back({ error: 'access_denied' });
    const listener_id = fields.listener?.trim() ?? '';
    if (!/^[\w.-]{1,60}$/.test(listener_id)) return refuse(reply, 'A listener has 1 to 60 letters, digits and dots.');
    spotify.listeners.add(listener_id);
    return back({ code: spotify.listeners.issueCode({ listener_id, scope, redirect_uri, challenge }) });
  });
}

/** Returns what is wrong with a request; such a request never leads back to the app. */
function checkRequest(fields: Fields): AuthorizeRequest | string {
  const { client_id, response_type, redirect_uri, state, scope, code_challenge, code_challenge_method } = fields;
  if (client_id !== SPOTIFY_CLIENT.id) return 'INVALID_CLIENT: Invalid client';
  if (response_type !== 'code') return 'response_type must be code';
  const address = URL.parse(redirect_uri ?? '');
  if (!redirect_uri || address === null || !['localhost', '127.0.0.1'].includes(address.hostname)) {
    return 'INVALID_CLIENT: Invalid redirect URI';
  }
  if (code_challenge_method !== 'S256' || !/^[\w-]{43}$/.test(code_challenge ?? '')) {
    return 'code_challenge_method must be S256';
  }
  return { redirect_uri, state: state ?? '', scope: scope ?? '', challenge: code_challenge ?? '' };
}

function refuse(reply: FastifyReply, sentence: string): FastifyReply {
  reply.code(400);
  return reply.send(
    renderDocument(reply, 'Refused', html`<main><h1>This request is refused.</h1><p>${sentence}</p></main>`),
  );
}

function renderConsent(query: Fields, { scope }: AuthorizeRequest): Html {
  const hidden = html`${Object.entries(query).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value ?? ''}">`,
  )}`;
  return html`<header><h1>Connect to Spotify (sandbox)</h1>
<p>The listeners on this page are fictional. The app asks for: <code>${scope || 'nothing'}</code></p></header>
<main><div class="stores"><section class="card" aria-labelledby="pick"><h2 id="pick">Choose a listener</h2>
${OFFERED.map(
  (name) => html`<form method="post">${hidden}<input type="hidden" name="listener" value="${name}">
<button name="decision" value="agree">Agree as ${name}</button></form>`,
)}</section>
<section class="card" aria-labelledby="type"><h2 id="type">Or enter another listener</h2><form method="post">${hidden}
<label>Listener <input type="text" name="listener" required maxlength="60" autocomplete="off"></label>
<button class="main" name="decision" value="agree">Agree</button></form></section></div>
<form method="post"><p>${hidden}<button name="decision" value="cancel">Cancel</button></p></form></main>`;
}
