import * as calls from '@tangent/contract/money/backoffice-plan.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { cancelForUser } from './actions/cancel-for-user.ts';
import { grantPlan } from './actions/grant-plan.ts';
import { revokePlanGrant } from './actions/revoke-plan-grant.ts';
import type { PlanContext } from './context.ts';
import { getUserPlan } from './views/user-plan-view.ts';

const STAFF = { allow: 'staff' } as const;

/** Binds the calls with which staff views, grants and revokes the plan of an account. */
export function registerGrantRoutes(app: HttpApp<Actor>, { db, clock }: Pick<PlanContext, 'db' | 'clock'>): void {
  bindCall(app, calls.getUserPlan, STAFF, ({ actor, params }) => getUserPlan(db, actor, params.id, clock.now()));

  bindCall(app, calls.grantPlan, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await grantPlan(tx, actor, id, body, now);
      return getUserPlan(tx, actor, id, now);
    }),
  );
  bindCall(app, calls.revokePlanGrant, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      return getUserPlan(tx, actor, await revokePlanGrant(tx, actor, id, body, now), now);
    }),
  );
  bindCall(app, calls.cancelUserPlan, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await cancelForUser(tx, actor, id, body, now);
      return getUserPlan(tx, actor, id, now);
    }),
  );
}
