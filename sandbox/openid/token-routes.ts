import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { isAppleSecret } from './client-secret.ts';
import type { OpenidService } from './create-openid.ts';
import { buildIssuer } from './discovery-routes.ts';
import { OPENID_CLIENT } from './provider.ts';
import { signIdToken } from './sign-id-token.ts';

type Fields = Record<string, string | null | undefined>;

/** Adds Apple's exchange of a code for an id token. An attempt uses up the code even if it fails. */
export function addTokenRoutes(app: FastifyInstance, openid: OpenidService): void {
  app.post<{ Body: Fields | null }>('/openid/apple/token', async (request, reply) => {
    const { grant_type, code, client_id, client_secret, redirect_uri } = request.body ?? {};
    const issuer = buildIssuer(request, 'apple');
    const refuse = (error: string) => reply.code(400).header('cache-control', 'no-store').send({ error });
    if (grant_type !== 'authorization_code') return refuse('unsupported_grant_type');
    const secretFacts = { public_key: openid.apple_public_key, issuer, now: openid.now() };
    const isClient = client_id === OPENID_CLIENT.id && (await isAppleSecret(client_secret ?? '', secretFacts));
    if (!isClient) return refuse('invalid_client');
    const grant = openid.exchangeCode(code ?? '');
    if (grant === null || grant.redirect_uri !== redirect_uri) return refuse('invalid_grant');
    openid.count('id_tokens');
    const { account, nonce } = grant;
    const { fault } = openid.view().behaviour;
    const facts = { provider: 'apple', issuer, account, nonce, now: openid.now(), fault } as const;
    return reply.header('cache-control', 'no-store').send({
      access_token: `a${randomBytes(24).toString('base64url')}`,
      token_type: 'Bearer',
      expires_in: 3600,
      refresh_token: `r${randomBytes(24).toString('base64url')}`,
      id_token: await signIdToken(openid.keys.apple, facts),
    });
  });
}
