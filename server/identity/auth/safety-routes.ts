import * as account from '@tangent/contract/identity/account.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Actor } from './actor.ts';
import { confirmIdentity } from './confirm-identity.ts';
import type { AuthContext } from './context.ts';
import { recordSecurityEvent } from './security-log.ts';
import { getSecurityLogView } from './security-log-view.ts';
import { readRequestContext } from './session/request-context.ts';
import { clearSessionCookie } from './session/session-cookie.ts';
import { getSessionView, revokeSession, revokeSessions } from './session/sessions.ts';
import { createCodeLimiter, createStepUpLimiter } from './sign-in/guess-limit.ts';
import { renewRecoveryCodes } from './two-factor/recovery-codes.ts';
import { startTwoFactor } from './two-factor/start-two-factor.ts';
import { disableTwoFactor, enableTwoFactor } from './two-factor/switch-two-factor.ts';

/** Binds the calls of users about the security of their account. */
export function registerSafetyRoutes(app: HttpApp<Actor>, context: AuthContext): void {
  bindTwoFactor(app, context);
  bindSessions(app, context);
  bindCall(app, account.listSecurityEvents, { allow: 'user' }, async ({ actor, query }) =>
    getSecurityLogView(context.db, actor.user_id, query.cursor),
  );
}

function bindTwoFactor(app: HttpApp<Actor>, context: AuthContext): void {
  const { db, clock } = context;
  const limits = { step_up: createStepUpLimiter(context), code: createCodeLimiter(context) };

  bindCall(app, account.confirmIdentity, { allow: 'user' }, async ({ actor, body, request }) =>
    confirmIdentity(context, limits, { actor, requestContext: readRequestContext(request), typed: body }),
  );
  bindCall(app, account.startTwoFactor, { allow: 'user' }, async ({ actor }) =>
    inTransaction(db, (tx) => startTwoFactor(tx, context, actor)),
  );
  bindCall(app, account.enableTwoFactor, { allow: 'user' }, async ({ actor, body, request }) => {
    await limits.code.count(actor.user_id);
    const action = { actor, code: body.code, requestContext: readRequestContext(request) };
    const recovery_codes = await inTransaction(db, (tx) => enableTwoFactor(tx, context, action));
    await limits.code.uncount(actor.user_id);
    return { recovery_codes };
  });
  bindCall(app, account.disableTwoFactor, { allow: 'user' }, async ({ actor, request }) =>
    inTransaction(db, (tx) =>
      disableTwoFactor(tx, { actor, requestContext: readRequestContext(request), now: clock.now() }),
    ),
  );
  bindCall(app, account.renewRecoveryCodes, { allow: 'user' }, async ({ actor, request }) => {
    const action = { actor, requestContext: readRequestContext(request), now: clock.now() };
    return { recovery_codes: await inTransaction(db, (tx) => renewRecoveryCodes(tx, action)) };
  });
}

function bindSessions(app: HttpApp<Actor>, { db, clock }: AuthContext): void {
  bindCall(app, account.listSessions, { allow: 'user' }, async ({ actor }) => ({
    items: await getSessionView(db, actor, clock.now()),
  }));
  bindCall(app, account.revokeSession, { allow: 'user' }, async ({ actor, params, request, reply }) => {
    const action = { actor, id: params.id, requestContext: readRequestContext(request), now: clock.now() };
    await inTransaction(db, (tx) => revokeSession(tx, action));
    if (params.id === actor.session?.id) clearSessionCookie(reply);
  });
  bindCall(app, account.revokeOtherSessions, { allow: 'user' }, async ({ actor, request }) =>
    inTransaction(db, async (tx) => {
      const { user_id: account_id, session } = actor;
      const ended = await revokeSessions(tx, account_id, session ? { except: session.id } : {});
      if (ended === 0) return;
      const event = { account_id, type: 'sessions_ended', details: { count: ended } } as const;
      await recordSecurityEvent(tx, { ...event, at: clock.now(), requestContext: readRequestContext(request) });
    }),
  );
}
