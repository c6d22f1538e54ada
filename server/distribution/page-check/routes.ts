import { requestPageMove } from '@tangent/contract/distribution/page-check.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { requestMove } from './request-move.ts';

export function registerPageCheckRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, requestPageMove, { allow: 'user' }, ({ actor, params: { id, store_id } }) =>
    inTransaction(db, (tx) => requestMove(tx, actor, { release_id: id, store_id }, clock.now())),
  );
}
