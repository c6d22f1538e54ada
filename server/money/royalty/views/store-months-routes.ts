import { listBackofficeStoreMonths, listStoreMonths } from '@tangent/contract/money/store-month.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { bindCall } from '../../../platform/http/bind-call.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import type { BaseContext } from '../../../platform/module.ts';
import { listAccountMonths, listAllStoreMonths } from './store-months-view.ts';

/** Binds the calls about expected reports and payments of stores, for the owners of the music and for staff. */
export function registerStoreMonthRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listStoreMonths, { allow: 'user' }, ({ actor, query }) =>
    listAccountMonths(db, actor.user_id, query, clock.now()),
  );
  bindCall(app, listBackofficeStoreMonths, { allow: 'staff' }, ({ query }) =>
    listAllStoreMonths(db, query, clock.now()),
  );
}
