import { captcha, confirmTwoFactor, currentUser, login, logout, register } from '@tangent/contract/identity/auth.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import type { Actor } from './actor.ts';
import type { AuthContext } from './context.ts';
import { registerSafetyRoutes } from './safety-routes.ts';
import { readRequestContext } from './session/request-context.ts';
import {
  clearPendingCookie,
  clearSessionCookie,
  readPendingToken,
  readSessionToken,
} from './session/session-cookie.ts';
import { getCurrentUser, logoutUser } from './session/sessions.ts';
import { createCaptcha } from './sign-in/captcha.ts';
import { confirmSignIn } from './sign-in/confirm-sign-in.ts';
import { createCaptchaLimiter, createCodeLimiter } from './sign-in/guess-limit.ts';
import { createLoginLimiter } from './sign-in/login-limit.ts';
import { loginUser } from './sign-in/login-user.ts';
import { preferredLanguage } from './sign-in/preferred-language.ts';
import { registerUser } from './sign-in/register-user.ts';
import { presentSignedInUser, respondSignedIn, respondToSignIn } from './sign-in/respond-to-sign-in.ts';

export function registerAuthRoutes(app: HttpApp<Actor>, context: AuthContext): void {
  const limits = {
    login: createLoginLimiter(context),
    code: createCodeLimiter(context),
    captcha: createCaptchaLimiter(context),
  };

  bindCall(app, captcha, { allow: 'anyone' }, async ({ request }) => {
    await limits.captcha.count(findNetwork(request.ip));
    return { ...(await createCaptcha(context)) };
  });

  bindCall(app, register, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const token = await registerUser(
      context,
      body,
      body.lang ?? preferredLanguage(request),
      readRequestContext(request),
    );
    return { user: await respondSignedIn(context, token, request, reply) };
  });

  bindCall(app, login, { allow: 'anyone' }, async ({ body, request, reply }) => {
    return respondToSignIn(
      context,
      await loginUser(context, limits.login, body, readRequestContext(request)),
      request,
      reply,
    );
  });

  bindCall(app, confirmTwoFactor, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const typed = { code: body.code, pending: readPendingToken(request), requestContext: readRequestContext(request) };
    const token = await confirmSignIn(context, limits.code, typed);
    return { user: await respondSignedIn(context, token, request, reply) };
  });

  bindCall(app, logout, { allow: 'anyone' }, async ({ request, reply }) => {
    // A link on another site must not sign a user out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return;
    clearSessionCookie(reply);
    clearPendingCookie(reply);
    const token = readSessionToken(request);
    if (token !== null) await logoutUser(context, token, readRequestContext(request));
  });

  bindCall(app, currentUser, { allow: 'account' }, async ({ request, reply }) => {
    return presentSignedInUser(context, await getCurrentUser(context, request, reply));
  });

  registerSafetyRoutes(app, context);
}
