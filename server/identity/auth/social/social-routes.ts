import { appleCallback, appleLogin, googleLogin, startSocialLogin } from '@tangent/contract/identity/auth.ts';
import { SOCIAL_ATTEMPT_MINUTES, SOCIAL_ATTEMPTS } from '@tangent/domain/identity/identity-limits.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { acceptForms, MAX_FORM_BYTES } from '../../../platform/http/accept-forms.ts';
import { bindCall } from '../../../platform/http/bind-call.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { createRateLimiter } from '../../../platform/limit/create-rate-limiter.ts';
import { findNetwork } from '../../../platform/network/find-network.ts';
import type { Actor } from '../actor.ts';
import type { SocialContext } from '../context.ts';
import { readRequestContext } from '../session/request-context.ts';
import { preferredLanguage } from '../sign-in/preferred-language.ts';
import { respondToSignIn } from '../sign-in/respond-to-sign-in.ts';
import { startAttempt } from './social-attempt.ts';
import { type SocialClient, signInWithCode, signInWithToken } from './social-sign-in.ts';
import { handleVerificationErrors } from './social-verification-error.ts';

export function registerSocialRoutes(app: HttpApp<Actor>, context: SocialContext): void {
  const { per_address: uses, window_minutes } = SOCIAL_ATTEMPTS;
  const limit = createRateLimiter(context.pool, {
    name: 'social_attempt',
    uses,
    window_minutes,
    is_on: context.limits_uses,
  });

  bindCall(app, startSocialLogin, { allow: 'anyone' }, async ({ body, request, reply }) => {
    await limit.count(findNetwork(request.ip));
    const { token, address } = await startAttempt(context, body.provider);
    setSocialCookie(reply, token);
    return { address };
  });

  for (const [provider, call] of [['google', googleLogin] as const, ['apple', appleLogin] as const]) {
    bindCall(app, call, { allow: 'anyone' }, async ({ body, request, reply }) => {
      const client = readSocialClient(request);
      const attempt = { request, provider, refusal: 'invalid_provider_token' } as const;
      const signIn = await handleVerificationErrors(attempt, () => signInWithToken(context, provider, body, client));
      clearSocialCookie(reply);
      return respondToSignIn(context, signIn, request, reply);
    });
  }

  bindCall(app, appleCallback, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const client = readSocialClient(request);
    const attempt = { request, provider: 'apple', refusal: 'auth_failed' } as const;
    const signIn = await handleVerificationErrors(attempt, () => signInWithCode(context, body, client));
    clearSocialCookie(reply);
    return respondToSignIn(context, signIn, request, reply);
  });

  addAppleForm(app);
}

function readSocialClient(request: FastifyRequest): SocialClient {
  return {
    token: readSocialToken(request),
    requestContext: readRequestContext(request),
    language: preferredLanguage(request),
  };
}

const PATH = '/auth/callback';

const field = z.string().max(4000).optional().catch(undefined);
const form = z.object({ code: field, state: field, error: field, user: field }).catch({});

const userField = z.object({
  name: z.object({ firstName: z.string().max(200).default(''), lastName: z.string().max(200).default('') }),
});

/**
 * Handles Apple's return, a form post from Apple's own site: the one changing request that may come from another site.
 * It changes nothing and reads no cookie, but redirects to the page of the same address, which sends Apple's fields to
 * the server with a call of our own.
 */
function addAppleForm(app: FastifyInstance): void {
  app.register(async (scope) => {
    acceptForms(scope as unknown as HttpApp<Actor>);
    const config = { accepts_cross_site: true };
    scope.post(PATH, { schema: { hide: true }, config, bodyLimit: MAX_FORM_BYTES }, async (request, reply) => {
      const { code, state, error, user } = form.parse(request.body ?? {});
      const fields = { code, state, error, name: parseName(user) };
      const query = Object.entries(fields).filter((pair): pair is [string, string] => Boolean(pair[1]));
      reply.header('cache-control', 'no-store');
      return reply.redirect(`${PATH}?${new URLSearchParams(query)}`, 303);
    });
  });
}

/** The name is in a separate JSON document, at the first sign-in only. */
function parseName(user: string | undefined): string | undefined {
  try {
    const { name } = userField.parse(JSON.parse(user ?? ''));
    return `${name.firstName} ${name.lastName}`.trim() || undefined;
  } catch {
    return undefined;
  }
}

/** Binds an OAuth round trip to the browser that started it. */
const SOCIAL_COOKIE = '__Host-social';
const ATTRIBUTES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;

function readSocialToken(request: FastifyRequest): string | null {
  return request.cookies[SOCIAL_COOKIE] ?? null;
}

function setSocialCookie(reply: FastifyReply, token: string): void {
  reply.setCookie(SOCIAL_COOKIE, token, { ...ATTRIBUTES, maxAge: SOCIAL_ATTEMPT_MINUTES * 60 });
}

function clearSocialCookie(reply: FastifyReply): void {
  reply.clearCookie(SOCIAL_COOKIE, ATTRIBUTES);
}
