import { getProof, saveProof as saveCall } from '@tangent/contract/catalogue/proof.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { getOwnRelease } from './proof-store.ts';
import { getProofView } from './proof-view.ts';
import { saveProof } from './save-proof.ts';

export function registerProofRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, getProof, { allow: 'user' }, async ({ actor, params }) => {
    const { id } = await getOwnRelease(db, actor, params.id);
    return getProofView(db, id);
  });
  bindCall(app, saveCall, { allow: 'user' }, ({ actor, params, body }) =>
    inTransaction(db, (tx) => saveProof(tx, actor, params.id, body, clock.now())),
  );
}
