import { appleCallback, appleLogin, googleLogin, startSocialLogin } from '@tangent/contract/auth.ts';
import { SOCIAL_ATTEMPTS } from '@tangent/domain/limits.ts';
import type { FastifyRequest } from 'fastify';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { createRateLimiter } from '../../platform/limit/create-rate-limiter.ts';
import type { Actor } from './actor.ts';
import { addAppleForm } from './apple-form.ts';
import type { SocialContext } from './context.ts';
import { preferredLanguage } from './preferred-language.ts';
import { readRequestContext } from './request-context.ts';
import { respondToSignIn } from './respond-to-sign-in.ts';
import { startAttempt } from './social-attempt.ts';
import { clearSocialCookie, readSocialToken, setSocialCookie } from './social-cookie.ts';
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
    await limit.count(request.ip);
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
