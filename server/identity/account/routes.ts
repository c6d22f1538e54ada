import * as calls from '@tangent/contract/identity/account.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { type Actor, createStepUpLimiter, readRequestContext, requireStepUp } from '../auth/public.ts';
import { voidLinks } from './account-link.ts';
import { changePassword } from './change-password.ts';
import { getAccount } from './get-account.ts';
import { registerLinkRoutes } from './link-routes.ts';
import { createEmailChangeLimiter, createMailboxLimiter } from './mail-limit.ts';
import { checkNewEmail, requestEmailChange } from './request-email-change.ts';
import type { AccountContext } from './reset-password.ts';
import { updateAccount } from './update-account.ts';

export function registerAccountRoutes(app: HttpApp<Actor>, context: AccountContext): void {
  const { db, clock } = context;
  const limits = {
    password: createStepUpLimiter(context),
    email: createEmailChangeLimiter(context),
    mailbox: createMailboxLimiter(context),
  };

  bindCall(app, calls.getAccount, { allow: 'user' }, ({ actor }) => getAccount(db, actor.user_id, clock.now()));

  bindCall(app, calls.updateAccount, { allow: 'user' }, ({ actor, body, request }) => {
    const change = { change: body, requestContext: readRequestContext(request), now: clock.now() };
    return inTransaction(db, (tx) => updateAccount(tx, actor, change));
  });

  bindCall(app, calls.changePassword, { allow: 'user' }, ({ actor, body, request }) =>
    changePassword(context, limits.password, { actor, typed: body, requestContext: readRequestContext(request) }),
  );

  bindCall(app, calls.changeEmail, { allow: 'user' }, async ({ actor, body, request }) => {
    const now = clock.now();
    requireStepUp(actor, now);
    const email = await checkNewEmail(db, actor.user_id, body.email);
    await limits.email.count(actor.user_id);
    await limits.mailbox.count(email);
    return inTransaction(db, (tx) =>
      requestEmailChange(tx, actor, { email, requestContext: readRequestContext(request), now }),
    );
  });

  bindCall(app, calls.cancelEmailChange, { allow: 'user' }, ({ actor }) =>
    inTransaction(db, async (tx) => {
      await voidLinks(tx, actor.user_id, 'change_email', clock.now());
      return getAccount(tx, actor.user_id, clock.now());
    }),
  );

  registerLinkRoutes(app, context);
}
