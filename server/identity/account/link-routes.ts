import {
  requestPasswordReset,
  resendVerification,
  resetPassword as resetPasswordCall,
} from '@tangent/contract/identity/auth.ts';
import { checkKnownEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { findNetwork } from '../../platform/network/find-network.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Actor, readRequestContext } from '../auth/public.ts';
import { getAccount } from './get-account.ts';
import { resetRequestJob } from './jobs.ts';
import { createMailboxLimiter, createResetRequestLimiter, createVerificationLimiter } from './mail-limit.ts';
import { type AccountContext, resetPassword } from './reset-password.ts';
import { sendVerification } from './verification.ts';

/** Binds the calls that request emails with links, and the one that such a link allows: a new password. */
export function registerLinkRoutes(app: HttpApp<Actor>, context: AccountContext): void {
  const { db, clock } = context;
  const limits = {
    verification: createVerificationLimiter(context),
    mailbox: createMailboxLimiter(context),
    reset: createResetRequestLimiter(context),
  };

  bindCall(app, resendVerification, { allow: 'user' }, async ({ actor }) => {
    const { email, email_verified, mail_refusals } = await getAccount(db, actor.user_id, clock.now());
    if (email_verified && mail_refusals.length === 0) return;
    await limits.verification.count(actor.user_id);
    await limits.mailbox.count(email);
    await inTransaction(db, (tx) => sendVerification(tx, actor.user_id, clock.now()));
  });

  bindCall(app, requestPasswordReset, { allow: 'anyone' }, async ({ body, request }) => {
    const issues = checkKnownEmail('email', body.email);
    if (issues.length > 0) throw new Refusal('invalid_input', issues);
    await limits.reset.count(findNetwork(request.ip));
    const input = { email: body.email.trim().normalize('NFC'), ...readRequestContext(request) };
    await inTransaction(db, (tx) =>
      enqueue(tx, resetRequestJob, { ...input, ...(body.lang ? { language: body.lang } : {}) }),
    );
    return { ok: true as const };
  });

  bindCall(app, resetPasswordCall, { allow: 'anyone' }, async ({ params, body, request }) => {
    await resetPassword(context, { ...params, ...body, requestContext: readRequestContext(request) });
    return { ok: true as const };
  });
}
