import { addReleaseStore, removeReleaseStore } from '@tangent/contract/distribution/store-choice.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { addStore } from './add-store.ts';
import { removeStore } from './remove-store.ts';

export function registerStoreChoiceRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, addReleaseStore, { allow: 'user' }, ({ actor, params: { id, store_id } }) =>
    inTransaction(db, (tx) => addStore(tx, actor, { release_id: id, store_id }, clock.now())),
  );
  bindCall(app, removeReleaseStore, { allow: 'user' }, ({ actor, params: { id, store_id }, body: { confirmed } }) =>
    inTransaction(db, (tx) => removeStore(tx, actor, { release_id: id, store_id, confirmed }, clock.now())),
  );
}
