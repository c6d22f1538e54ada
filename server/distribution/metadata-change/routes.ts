import {
  approveMetadataChange,
  declineMetadataChange,
  listMetadataChanges,
  listOpenMetadataChanges,
  proposeMetadataChange,
  withdrawMetadataChange,
} from '@tangent/contract/distribution/metadata-change.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { getReachableRelease } from './change-store.ts';
import { listOpenChanges, listReleaseChanges } from './change-view.ts';
import { approveChange, declineChange, withdrawChange } from './decide-change.ts';
import { proposeChange } from './propose-change.ts';

export function registerMetadataChangeRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listMetadataChanges, { allow: 'user' }, async ({ actor, params }) => {
    await getReachableRelease(db, actor, params.id);
    const items = await listReleaseChanges(db, params.id);
    return { items, next_cursor: null, total: items.length };
  });
  bindCall(app, proposeMetadataChange, { allow: 'user' }, ({ actor, params, body }) =>
    inTransaction(db, (tx) => proposeChange(tx, actor, params.id, body, clock.now())),
  );
  bindCall(app, withdrawMetadataChange, { allow: 'user' }, ({ actor, params }) =>
    inTransaction(db, (tx) => withdrawChange(tx, actor, params.id, clock.now())),
  );
  bindCall(app, listOpenMetadataChanges, { allow: 'staff' }, () => listOpenChanges(db));
  bindCall(app, approveMetadataChange, { allow: 'staff' }, ({ actor, params }) =>
    inTransaction(db, (tx) => approveChange(tx, actor, params.id, clock.now())),
  );
  bindCall(app, declineMetadataChange, { allow: 'staff' }, ({ actor, params, body }) =>
    inTransaction(db, (tx) => declineChange(tx, actor, params.id, body.answer, clock.now())),
  );
}
