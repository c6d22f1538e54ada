import type { FastifyInstance, FastifyReply } from 'fastify';
import { SPOTIFY_CLIENT, type SpotifyService, TOKEN_SECONDS } from './create-spotify.ts';

type Form = Record<string, string | null | undefined>;

/** Adds accounts.spotify.com's token address: the app's own tokens, and those that act for a listener. */
export function addTokenRoute(scope: FastifyInstance, spotify: SpotifyService): void {
  scope.post<{ Body: Form | null }>('/spotify/accounts/api/token', async (request, reply) => {
    const form = request.body ?? {};
    const { grant_type } = form;
    if (!['client_credentials', 'authorization_code', 'refresh_token'].includes(grant_type ?? '')) {
      return refuseGrant(reply, 'unsupported_grant_type');
    }
    if (!isClient(request.headers.authorization)) return refuseGrant(reply, 'invalid_client', 'Invalid client');
    if (grant_type === 'authorization_code') return exchangeCode(reply, spotify, form);
    if (grant_type === 'refresh_token') return refresh(reply, spotify, form);
    return { access_token: spotify.issueToken(), token_type: 'Bearer', expires_in: TOKEN_SECONDS };
  });
}

function exchangeCode(reply: FastifyReply, spotify: SpotifyService, form: Form) {
  const { code, redirect_uri, code_verifier } = form;
  const found = spotify.listeners.exchangeCode(code ?? '', redirect_uri ?? '', code_verifier ?? '');
  if (found === null) return refuseGrant(reply, 'invalid_grant', 'Invalid authorization code');
  const { listener_id, scope } = found.grant;
  return { ...buildToken(spotify, listener_id, scope), refresh_token: found.refresh_token };
}

function refresh(reply: FastifyReply, spotify: SpotifyService, { refresh_token }: Form) {
  const { listeners } = spotify;
  const grant = listeners.findGrant(refresh_token ?? '');
  if (grant === null) return refuseGrant(reply, 'invalid_grant', 'Refresh token revoked');
  const token = buildToken(spotify, grant.listener_id, grant.scope);
  if (!listeners.find(grant.listener_id)?.rotates) return token;
  return { ...token, refresh_token: listeners.rotate(refresh_token ?? '', grant) };
}

function buildToken(spotify: SpotifyService, listener_id: string, scope: string) {
  const access_token = spotify.issueToken({ listener_id, scope });
  return { access_token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope };
}

function refuseGrant(reply: FastifyReply, error: string, error_description?: string): FastifyReply {
  return reply.code(400).send({ error, ...(error_description === undefined ? {} : { error_description }) });
}

function isClient(authorization = ''): boolean {
  const { id, secret } = SPOTIFY_CLIENT;
  return authorization === `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;
}
