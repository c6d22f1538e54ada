import { closeAccount, getClosing } from '@tangent/contract/people/closing.ts';
import { type Actor, clearSessionCookie, readRequestContext } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { closeOwnAccount } from './close-own-account.ts';
import { getClosingView } from './closing-view.ts';

/** Binds the calls of owners who close their account. */
export function registerClosingRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, getClosing, { allow: 'user' }, ({ actor }) => getClosingView(db, actor.user_id, clock.now()));
  bindCall(app, closeAccount, { allow: 'user' }, async ({ actor, request, reply }) => {
    const action = { requestContext: readRequestContext(request), now: clock.now() };
    await inTransaction(db, (tx) => closeOwnAccount(tx, actor, action));
    clearSessionCookie(reply);
  });
}
