import * as account from '@tangent/contract/account.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { Actor } from './actor.ts';
import { beginTwoFactor } from './begin-two-factor.ts';
import { confirmIdentity } from './confirm-identity.ts';
import type { AuthContext } from './context.ts';
import { disableTwoFactor } from './disable-two-factor.ts';
import { enableTwoFactor } from './enable-two-factor.ts';
import { endSession } from './end-session.ts';
import { endSessions } from './end-sessions.ts';
import { openCodeLimit, openStepUpLimit } from './guess-limit.ts';
import { renewRecoveryCodes } from './renew-recovery-codes.ts';
import { recordSecurityEvent } from './security-log.ts';
import { getSecurityLogView } from './security-log-view.ts';
import { clearSessionCookie } from './session-cookie.ts';
import { getSessionView } from './session-view.ts';
import { visitOf } from './visit.ts';

/** What a person does for the safety of their own account. */
export function registerSafetyRoutes(app: HttpApp<Actor>, context: AuthContext): void {
  bindTwoFactor(app, context);
  bindSessions(app, context);
  bindCall(app, account.listSecurityEvents, { allow: 'user' }, async ({ actor, query }) =>
    getSecurityLogView(context.db, actor.user_id, query.cursor),
  );
}

function bindTwoFactor(app: HttpApp<Actor>, context: AuthContext): void {
  const { db, clock } = context;
  const limits = { step_up: openStepUpLimit(context), code: openCodeLimit(context) };

  bindCall(app, account.confirmIdentity, { allow: 'user' }, async ({ actor, body, request }) =>
    confirmIdentity(context, limits, { actor, visit: visitOf(request), typed: body }),
  );
  bindCall(app, account.beginTwoFactor, { allow: 'user' }, async ({ actor }) =>
    inTransaction(db, (tx) => beginTwoFactor(tx, context, actor)),
  );
  bindCall(app, account.enableTwoFactor, { allow: 'user' }, async ({ actor, body, request }) => {
    await limits.code.count(actor.user_id);
    const act = { actor, code: body.code, visit: visitOf(request) };
    const recovery_codes = await inTransaction(db, (tx) => enableTwoFactor(tx, context, act));
    await limits.code.takeBack(actor.user_id);
    return { recovery_codes };
  });
  bindCall(app, account.disableTwoFactor, { allow: 'user' }, async ({ actor, request }) =>
    inTransaction(db, (tx) => disableTwoFactor(tx, { actor, visit: visitOf(request), now: clock.now() })),
  );
  bindCall(app, account.renewRecoveryCodes, { allow: 'user' }, async ({ actor, request }) => {
    const act = { actor, visit: visitOf(request), now: clock.now() };
    return { recovery_codes: await inTransaction(db, (tx) => renewRecoveryCodes(tx, act)) };
  });
}

function bindSessions(app: HttpApp<Actor>, { db, clock }: AuthContext): void {
  bindCall(app, account.listSessions, { allow: 'user' }, async ({ actor }) => ({
    items: await getSessionView(db, actor, clock.now()),
  }));
  bindCall(app, account.endSession, { allow: 'user' }, async ({ actor, params, request, reply }) => {
    const act = { actor, id: params.id, visit: visitOf(request), now: clock.now() };
    await inTransaction(db, (tx) => endSession(tx, act));
    if (params.id === actor.session?.id) clearSessionCookie(reply);
  });
  bindCall(app, account.endOtherSessions, { allow: 'user' }, async ({ actor, request }) =>
    inTransaction(db, async (tx) => {
      const { user_id: account_id, session } = actor;
      const ended = await endSessions(tx, account_id, session ? { except: session.id } : {});
      if (ended === 0) return;
      const event = { account_id, type: 'sessions_ended', details: { count: ended } } as const;
      await recordSecurityEvent(tx, { ...event, at: clock.now(), visit: visitOf(request) });
    }),
  );
}
