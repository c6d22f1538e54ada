import { listBackofficeStoreMonths, listStoreMonths } from '@tangent/contract/store-month.ts';
import type { Actor } from '../../identity/auth/public.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listAccountMonths, listHouseMonths } from './store-months-view.ts';

/** What stores were expected to report and pay, for whose music it is and for staff. */
export function registerStoreMonthRoutes(app: HttpApp<Actor>, { db, clock }: { db: Db; clock: Clock }): void {
  bindCall(app, listStoreMonths, { allow: 'user' }, ({ actor, query }) =>
    listAccountMonths(db, actor.user_id, query, clock.now()),
  );
  bindCall(app, listBackofficeStoreMonths, { allow: 'staff' }, ({ query }) => listHouseMonths(db, query, clock.now()));
}
