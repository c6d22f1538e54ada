import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../page/html.ts';
import { POLICY, renderLayout } from '../page/layout.ts';
import { renderAuthorize } from './authorize-page.ts';
import { type AuthorizeRequest, type CheckedRequest, checkRequest } from './check-request.ts';
import { issuerOf } from './discovery-routes.ts';
import type { OpenidService } from './open-openid.ts';
import type { OpenidPerson } from './person.ts';
import { findProvider, PROVIDER_NAMES } from './provider.ts';
import { policyFor, sendBack } from './send-back.ts';
import { signIdToken } from './sign-id-token.ts';

type Named = { Params: { provider: string } };
type Fields = Record<string, string | null | undefined>;

/** Where people say who they are, and are sent back from. */
export function addAuthorizeRoutes(app: FastifyInstance, openid: OpenidService): void {
  app.get<Named & { Querystring: Record<string, string> }>('/openid/:provider/authorize', async (request, reply) => {
    const provider = findProvider(request.params.provider);
    if (provider === null) return reply.code(404).send();
    const checked = checkRequest(provider, request.query);
    if (checked.kind !== 'fine') return turnAway(reply, checked);
    reply.header('content-security-policy', policyFor(checked.request.redirect_uri)).type('text/html; charset=utf-8');
    return renderLayout(`Sign in with ${PROVIDER_NAMES[provider]}`, renderAuthorize(provider, request.query));
  });
  app.post<Named & { Body: Fields }>('/openid/:provider/authorize', async (request, reply) => {
    const provider = findProvider(request.params.provider);
    if (provider === null) return reply.code(404).send();
    const fields = request.body ?? {};
    const checked = checkRequest(provider, fields);
    if (checked.kind !== 'fine') return turnAway(reply, checked);
    if (fields.decision !== 'allow') {
      const error = provider === 'apple' ? 'user_cancelled_authorize' : 'access_denied';
      return sendBack(reply, checked.request, { error });
    }
    const person = personOf(fields);
    if (person === null) return turnAway(reply, { kind: 'page', sentence: 'An email is needed.' });
    const values =
      provider === 'google'
        ? { id_token: await signFor(openid, request, checked.request, person) }
        : appleValues(openid, checked.request, person);
    return sendBack(reply, checked.request, values);
  });
}

function personOf({ name, email, email_verified, hides_email }: Fields): OpenidPerson | null {
  if (!email || !/^[^@\s]+@[^@\s]+$/.test(email.trim())) return null;
  return {
    name: name ?? '',
    email,
    email_verified: email_verified === 'true',
    hides_email: hides_email === 'true',
  };
}

function signFor(openid: OpenidService, request: FastifyRequest, asked: AuthorizeRequest, person: OpenidPerson) {
  openid.count('id_tokens');
  return signIdToken(openid.keys.google, {
    provider: 'google',
    issuer: issuerOf(request, 'google'),
    person,
    nonce: asked.nonce,

    now: openid.now(),
    fault: openid.view().behaviour.fault,
  });
}

/** A code, and beside it the name, which Apple tells once in a lifetime and only to forms. */
function appleValues(openid: OpenidService, asked: AuthorizeRequest, person: OpenidPerson): Record<string, string> {
  const { redirect_uri, nonce, response_mode } = asked;
  const code = openid.giveCode({ person, redirect_uri, nonce });
  const isFirst = openid.isFirstTime('apple', person.email);
  if (!isFirst || response_mode !== 'form_post') return { code };
  const [firstName = '', ...rest] = person.name.trim().split(/\s+/);
  const user = { name: { firstName, lastName: rest.join(' ') }, email: person.email };
  return { code, user: JSON.stringify(user) };
}

function turnAway(reply: FastifyReply, checked: Exclude<CheckedRequest, { kind: 'fine' }>): FastifyReply {
  if (checked.kind === 'error') return sendBack(reply, checked.request, { error: checked.error });
  const page = html`<main><h1>This cannot be.</h1><p>${checked.sentence}</p></main>`;
  reply.header('content-security-policy', POLICY).type('text/html; charset=utf-8');
  return reply.code(400).send(renderLayout('Refused', page));
}
