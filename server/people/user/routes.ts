import * as calls from '@tangent/contract/people/backoffice-users.ts';
import { verifyArtist } from '../../catalogue/artist/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { banUser, freezeUser } from './block-user.ts';
import { registerClosingRoutes } from './closing-routes.ts';
import { deactivateUser } from './deactivate-user.ts';
import { presentArtist } from './present-user.ts';
import { type UnblockAction, unblockUser } from './unblock-user.ts';
import { getUserView } from './user-view.ts';
import { listUsersView } from './users-view.ts';

const STAFF = { allow: 'staff' } as const;

export function registerUserRoutes(app: HttpApp<Actor>, context: BaseContext): void {
  const { db, clock } = context;
  registerClosingRoutes(app, context);
  bindCall(app, calls.listUsers, STAFF, ({ query }) => listUsersView(db, query, clock.now()));
  bindCall(app, calls.getUser, STAFF, ({ actor, params }) => getUserView(db, actor, params.id, clock.now()));

  /** Runs an action and responds with the account after it. */
  const change = (actor: Actor, id: string, action: (tx: Tx, now: Date) => Promise<void>) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await action(tx, now);
      return getUserView(tx, actor, id, now);
    });

  bindCall(app, calls.freezeUser, STAFF, ({ actor, params: { id }, body }) =>
    change(actor, id, (tx, now) => freezeUser(tx, actor, id, body, now)),
  );
  bindCall(app, calls.banUser, STAFF, ({ actor, params: { id }, body }) =>
    change(actor, id, (tx, now) => banUser(tx, actor, id, body, now)),
  );
  bindCall(app, calls.deactivateUser, STAFF, ({ actor, params: { id }, body }) =>
    change(actor, id, (tx, now) => deactivateUser(tx, actor, id, body, now)),
  );
  const undo = (
    action: UnblockAction,
    { actor, params: { id }, body }: { actor: Actor; params: { id: string }; body: { note: string } },
  ) => change(actor, id, (tx, now) => unblockUser(tx, actor, id, { action, ...body }, now));
  bindCall(app, calls.unfreezeUser, STAFF, (input) => undo('unfreeze', input));
  bindCall(app, calls.unbanUser, STAFF, (input) => undo('unban', input));
  bindCall(app, calls.reactivateUser, STAFF, (input) => undo('reactivate', input));

  bindCall(app, calls.verifyArtist, STAFF, async ({ actor, params, body }) =>
    presentArtist(await inTransaction(db, (tx) => verifyArtist(tx, actor, params.id, body, clock.now()))),
  );
}
