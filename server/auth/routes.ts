import { captcha, confirmTwoFactor, currentUser, login, logout, register } from '@tangent/contract/auth.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Actor } from './actor.ts';
import { answerSignedIn, answerSignIn, presentTo } from './answer-sign-in.ts';
import { createCaptcha } from './captcha.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import type { AuthContext } from './context.ts';
import { getCurrentUser } from './current-user.ts';
import { openCaptchaLimit, openCodeLimit } from './guess-limit.ts';
import { openLoginLimit } from './login-limit.ts';
import { loginUser } from './login-user.ts';
import { logoutUser } from './logout-user.ts';
import { preferredLanguage } from './preferred-language.ts';
import { registerUser } from './register-user.ts';
import { registerSafetyRoutes } from './safety-routes.ts';
import { clearPendingCookie, clearSessionCookie, readPendingToken, readSessionToken } from './session-cookie.ts';
import { visitOf } from './visit.ts';

export function registerAuthRoutes(app: HttpApp<Actor>, context: AuthContext): void {
  const limits = { login: openLoginLimit(context), code: openCodeLimit(context), captcha: openCaptchaLimit(context) };

  bindCall(app, captcha, { allow: 'anyone' }, async ({ request }) => {
    await limits.captcha.count(request.ip);
    return { ...(await createCaptcha(context)) };
  });

  bindCall(app, register, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const token = await registerUser(context, body, body.lang ?? preferredLanguage(request), visitOf(request));
    return { user: await answerSignedIn(context, token, request, reply) };
  });

  bindCall(app, login, { allow: 'anyone' }, async ({ body, request, reply }) => {
    return answerSignIn(context, await loginUser(context, limits.login, body, visitOf(request)), request, reply);
  });

  bindCall(app, confirmTwoFactor, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const typed = { code: body.code, pending: readPendingToken(request), visit: visitOf(request) };
    const token = await confirmSignIn(context, limits.code, typed);
    return { user: await answerSignedIn(context, token, request, reply) };
  });

  bindCall(app, logout, { allow: 'anyone' }, async ({ request, reply }) => {
    // A link on another site must not be able to sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return;
    clearSessionCookie(reply);
    clearPendingCookie(reply);
    const token = readSessionToken(request);
    if (token !== null) await logoutUser(context, token, visitOf(request));
  });

  bindCall(app, currentUser, { allow: 'anyone', asks_session: true }, async ({ request, reply }) => {
    return presentTo(context, await getCurrentUser(context, request, reply));
  });

  registerSafetyRoutes(app, context);
}
