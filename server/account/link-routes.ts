import {
  requestPasswordReset,
  resendVerification,
  resetPassword as resetPasswordCall,
} from '@tangent/contract/auth.ts';
import { checkEmail } from '@tangent/domain/auth/check-email.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Actor, visitOf } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { AccountContext } from './context.ts';
import { followEmailChange } from './follow-email-change.ts';
import { followVerification } from './follow-verification.ts';
import { getAccountOf } from './get-account.ts';
import { resetRequestJob } from './job-kinds.ts';
import { openResetRequestLimit, openVerificationLimit } from './mail-limit.ts';
import { resetPassword } from './reset-password.ts';
import { sendVerification } from './send-verification.ts';

type Opened = FastifyRequest<{ Params: { token: string } }>;

/** What the links in mails lead to, and the calls that have such mails sent. */
export function registerLinkRoutes(app: HttpApp<Actor>, context: AccountContext): void {
  const { db, clock, auth_secret: secret } = context;
  const limits = { verification: openVerificationLimit(context), reset: openResetRequestLimit(context) };

  app.get('/v1/auth/verify-email/:token', { schema: { hide: true } }, async (request: Opened, reply) => {
    const followed = { token: request.params.token, secret, visit: visitOf(request), now: clock.now() };
    const isGood = await inTransaction(db, (tx) => followVerification(tx, followed));
    return leadOn(reply, isGood ? '/dashboard?verified=1' : '/auth/login?error=verification_failed');
  });

  app.get('/v1/auth/change-email/:token', { schema: { hide: true } }, async (request: Opened, reply) => {
    const followed = { token: request.params.token, secret, visit: visitOf(request), now: clock.now() };
    const isGood = await followEmailChange(db, followed);
    return leadOn(reply, isGood ? '/account?email=changed' : '/account?email=failed');
  });

  bindCall(app, resendVerification, { allow: 'user' }, async ({ actor }) => {
    const { email_verified } = await getAccountOf(db, actor.user_id, clock.now());
    if (email_verified) return;
    await limits.verification.count(actor.user_id);
    await inTransaction(db, (tx) => sendVerification(tx, actor.user_id, clock.now()));
  });

  bindCall(app, requestPasswordReset, { allow: 'anyone' }, async ({ body, request }) => {
    const issues = checkEmail('email', body.email);
    if (issues.length > 0) throw new Refusal('invalid_input', issues);
    await limits.reset.count(request.ip);
    const asked = { email: body.email.trim().normalize('NFC'), ...visitOf(request) };
    await inTransaction(db, (tx) =>
      enqueue(tx, resetRequestJob, { ...asked, ...(body.lang ? { language: body.lang } : {}) }),
    );
    return { ok: true as const };
  });

  bindCall(app, resetPasswordCall, { allow: 'anyone' }, async ({ params, body, request }) => {
    await resetPassword(context, { ...params, ...body, visit: visitOf(request) });
    return { ok: true as const };
  });
}

// A page must not tell the next one where it came from while that is a link with a token.
function leadOn(reply: FastifyReply, path: string): FastifyReply {
  return reply.header('referrer-policy', 'no-referrer').redirect(path, 302);
}
