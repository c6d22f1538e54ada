import * as calls from '@tangent/contract/backoffice-plan.ts';
import type { Actor } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { cancelForPerson } from './cancel-for-person.ts';
import type { PlanContext } from './context.ts';
import { endGrant } from './end-grant.ts';
import { grantPlan } from './grant-plan.ts';
import { getPersonPlan } from './person-plan-view.ts';

const STAFF = { allow: 'staff' } as const;

/** What staff sees of the plan of an account, gives and takes back. */
export function registerGrantRoutes(app: HttpApp<Actor>, { db, clock }: Pick<PlanContext, 'db' | 'clock'>): void {
  bindCall(app, calls.getPersonPlan, STAFF, ({ actor, params }) => getPersonPlan(db, actor, params.id, clock.now()));

  bindCall(app, calls.grantPlan, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await grantPlan(tx, actor, id, body, now);
      return getPersonPlan(tx, actor, id, now);
    }),
  );
  bindCall(app, calls.endGrant, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      return getPersonPlan(tx, actor, await endGrant(tx, actor, id, body, now), now);
    }),
  );
  bindCall(app, calls.cancelPersonPlan, STAFF, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await cancelForPerson(tx, actor, id, body, now);
      return getPersonPlan(tx, actor, id, now);
    }),
  );
}
