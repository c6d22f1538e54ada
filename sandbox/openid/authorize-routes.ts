import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../page/html.ts';
import { POLICY, renderLayout } from '../page/layout.ts';
import type { OpenidAccount } from './account.ts';
import { renderAuthorize } from './authorize-page.ts';
import { type AuthorizeRequest, type CheckedRequest, checkRequest } from './check-request.ts';
import type { OpenidService } from './create-openid.ts';
import { buildIssuer } from './discovery-routes.ts';
import { findProvider, PROVIDER_NAMES } from './provider.ts';
import { policyFor, redirectBack } from './redirect-back.ts';
import { signIdToken } from './sign-id-token.ts';

type Named = { Params: { provider: string } };
type Fields = Record<string, string | null | undefined>;

/** Adds the pages on which users choose an account and from which they return to the app. */
export function addAuthorizeRoutes(app: FastifyInstance, openid: OpenidService): void {
  app.get<Named & { Querystring: Record<string, string> }>('/openid/:provider/authorize', async (request, reply) => {
    const provider = findProvider(request.params.provider);
    if (provider === null) return reply.code(404).send();
    const checked = checkRequest(provider, request.query);
    if (checked.kind !== 'fine') return rejectRequest(reply, checked);
    reply.header('content-security-policy', policyFor(checked.request.redirect_uri)).type('text/html; charset=utf-8');
    return renderLayout(`Sign in with ${PROVIDER_NAMES[provider]}`, renderAuthorize(provider, request.query));
  });
  app.post<Named & { Body: Fields }>('/openid/:provider/authorize', async (request, reply) => {
    const provider = findProvider(request.params.provider);
    if (provider === null) return reply.code(404).send();
    const fields = request.body ?? {};
    const checked = checkRequest(provider, fields);
    if (checked.kind !== 'fine') return rejectRequest(reply, checked);
    if (fields.decision !== 'allow') {
      const error = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
      return redirectBack(reply, checked.request, { error });
    }
    const account = readAccount(fields);
    if (account === null) return rejectRequest(reply, { kind: 'page', sentence: 'An email address is required.' });
    const values =
      provider === 'google'
        ? { id_token: await signFor(openid, request, checked.request, account) }
        : appleValues(openid, checked.request, account);
    return redirectBack(reply, checked.request, values);
  });
}

function readAccount({ name, email, email_verified, hides_email }: Fields): OpenidAccount | null {
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email.trim())) return null;
  return {
    name: name ?? '',
    email,
    email_verified: email_verified === 'true',
    hides_email: hides_email === 'true',
  };
}

function signFor(
  openid: OpenidService,
  request: FastifyRequest,
  authRequest: AuthorizeRequest,
  account: OpenidAccount,
) {
  openid.count('id_tokens');
  return signIdToken(openid.keys.google, {
    provider: 'google',
    issuer: buildIssuer(request, 'google'),
    account,
    nonce: authRequest.nonce,
    now: openid.now(),
    fault: openid.view().behaviour.fault,
  });
}

/** Returns a code and, on the first sign-in with form_post only, the name: Apple sends it once. */
function appleValues(
  openid: OpenidService,
  authRequest: AuthorizeRequest,
  account: OpenidAccount,
): Record<string, string> {
  const { redirect_uri, nonce, response_mode } = authRequest;
  const code = openid.issueCode({ account, redirect_uri, nonce });
  const isFirst = openid.isFirstTime('apple', account.email);
  if (!isFirst || response_mode !== 'form_post') return { code };
  const [firstName = '', ...rest] = account.name.trim().split(/\s+/);
  const user = { name: { firstName, lastName: rest.join(' ') }, email: account.email };
  return { code, user: JSON.stringify(user) };
}

function rejectRequest(reply: FastifyReply, checked: Exclude<CheckedRequest, { kind: 'fine' }>): FastifyReply {
  if (checked.kind === 'error') return redirectBack(reply, checked.request, { error: checked.error });
  const page = html`<main><h1>This request is refused.</h1><p>${checked.sentence}</p></main>`;
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
  return reply.code(400).send(renderLayout('Refused', page));
}
