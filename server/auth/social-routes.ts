import { appleCallback, appleLogin, beginSocialLogin, googleLogin } from '@tangent/contract/auth.ts';
import { SOCIAL_ATTEMPTS } from '@tangent/domain/limits.ts';
import type { FastifyRequest } from 'fastify';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { openLimit } from '../platform/limit/open-limit.ts';
import type { Actor } from './actor.ts';
import { answerSignIn } from './answer-sign-in.ts';
import { addAppleForm } from './apple-form.ts';
import { preferredLanguage } from './preferred-language.ts';
import { beginAttempt } from './social-attempt.ts';
import type { SocialContext } from './social-context.ts';
import { clearSocialCookie, readSocialToken, setSocialCookie } from './social-cookie.ts';
import { withDistrust } from './social-distrust.ts';
import { signInWithCode, signInWithToken, type Traveller } from './social-sign-in.ts';
import { visitOf } from './visit.ts';

export function registerSocialRoutes(app: HttpApp<Actor>, context: SocialContext): void {
  const { per_address: uses, window_minutes } = SOCIAL_ATTEMPTS;
  const limit = openLimit(context.pool, { name: 'social_attempt', uses, window_minutes, is_on: context.limits_uses });

  bindCall(app, beginSocialLogin, { allow: 'anyone' }, async ({ body, request, reply }) => {
    await limit.count(request.ip);
    const { token, address } = await beginAttempt(context, body.provider);
    setSocialCookie(reply, token);
    return { address };
  });

  for (const [provider, call] of [['google', googleLogin] as const, ['apple', appleLogin] as const]) {
    bindCall(app, call, { allow: 'anyone' }, async ({ body, request, reply }) => {
      const traveller = travellerOf(request);
      const telling = { request, provider, refusal: 'invalid_provider_token' } as const;
      const signIn = await withDistrust(telling, () => signInWithToken(context, provider, body, traveller));
      clearSocialCookie(reply);
      return answerSignIn(context, signIn, request, reply);
    });
  }

  bindCall(app, appleCallback, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const traveller = travellerOf(request);
    const telling = { request, provider: 'apple', refusal: 'auth_failed' } as const;
    const signIn = await withDistrust(telling, () => signInWithCode(context, body, traveller));
    clearSocialCookie(reply);
    return answerSignIn(context, signIn, request, reply);
  });

  addAppleForm(app);
}

function travellerOf(request: FastifyRequest): Traveller {
  return { token: readSocialToken(request), visit: visitOf(request), language: preferredLanguage(request) };
}
