import { captcha, currentUser, login, logout, register } from '@tangent/contract/auth.ts';
import { findLanguage } from '@tangent/domain/locale.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Actor } from './actor.ts';
import { createCaptcha } from './captcha.ts';
import type { AuthContext } from './context.ts';
import { getCurrentUser } from './current-user.ts';
import { openLoginLimit } from './login-limit.ts';
import { loginUser } from './login-user.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register-user.ts';
import { clearSessionCookie, readSessionToken, setSessionCookie } from './session-cookie.ts';
import { findSession, removeSession } from './session-store.ts';

export function registerAuthRoutes(app: HttpApp<Actor>, context: AuthContext): void {
  const limit = openLoginLimit(context.pool);

  bindCall(app, captcha, { allow: 'anyone' }, async () => ({ ...(await createCaptcha(context)) }));

  bindCall(app, register, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const token = await registerUser(context, body, body.lang ?? languageOf(request));
    return answerSignedIn(context, token, request, reply);
  });

  bindCall(app, login, { allow: 'anyone' }, async ({ body, request, reply }) => {
    const token = await loginUser(context, limit, body, request.ip);
    return answerSignedIn(context, token, request, reply);
  });

  bindCall(app, logout, { allow: 'anyone' }, async ({ request, reply }) => {
    // A link on another site must not be able to sign anybody out.
    if (request.headers['sec-fetch-site'] === 'cross-site') return;
    clearSessionCookie(reply);
    const token = readSessionToken(request);
    if (token !== null) await removeSession(context.db, token);
  });

  bindCall(app, currentUser, { allow: 'anyone' }, async ({ request, reply }) => {
    return present(context, await getCurrentUser(context, request, reply));
  });
}

// A sign-in always gets a new session, and the one the browser had before ends: a planted cookie is worth nothing.
async function answerSignedIn(context: AuthContext, token: string, request: FastifyRequest, reply: FastifyReply) {
  const before = readSessionToken(request);
  if (before !== null) await removeSession(context.db, before);
  setSessionCookie(reply, token);
  const session = await findSession(context.db, token, context.clock.now());
  if (session === null) throw new Error('the new session is not there');
  return { user: present(context, session) };
}

function present({ clock, product_slug, test_mode }: AuthContext, session: Parameters<typeof presentUser>[0]) {
  return presentUser(session, { now: clock.now(), product_slug, test_mode });
}

function languageOf(request: FastifyRequest) {
  const wanted = (request.headers['accept-language'] ?? '').split(',').map((tag) => tag.split(';')[0]?.trim() ?? '');
  return wanted.map(findLanguage).find((language) => language !== null) ?? 'en';
}
