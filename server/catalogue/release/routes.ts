import {
  createRelease as createCall,
  deleteRelease as deleteCall,
  duplicateRelease as duplicateCall,
  getRelease,
  getReleaseAllowance,
  listReleases,
  getRepeatedAnswers as repeatedCall,
  submitRelease as submitCall,
  updateRelease as updateCall,
} from '@tangent/contract/catalogue/release.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { getAllowance } from './allowance.ts';
import { createRelease } from './create-release.ts';
import { deleteRelease } from './delete-release.ts';
import { duplicateRelease } from './duplicate-release.ts';
import { getReleaseListView } from './release-list-view.ts';
import { getOwnRelease } from './release-store.ts';
import { getReleaseView } from './release-view.ts';
import { getRepeatedAnswers } from './start-answers.ts';
import { submitRelease } from './submit-release.ts';
import { updateRelease } from './update-release.ts';

export function registerReleaseRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listReleases, { allow: 'user' }, ({ actor, query }) => getReleaseListView(db, actor.user_id, query));

  bindCall(app, createCall, { allow: 'user' }, ({ actor, body }) =>
    inTransaction(db, (tx) => createRelease(tx, actor, body, clock.now())),
  );

  bindCall(app, getReleaseAllowance, { allow: 'user' }, ({ actor }) => getAllowance(db, actor, clock.now()));

  bindCall(app, repeatedCall, { allow: 'user' }, ({ actor, query }) =>
    inTransaction(db, (tx) => getRepeatedAnswers(tx, actor, query)),
  );

  bindCall(app, getRelease, { allow: 'user' }, async ({ actor, params }) => {
    const { id } = await getOwnRelease(db, actor, params.id);
    return getReleaseView(db, id, clock.now());
  });

  bindCall(app, updateCall, { allow: 'user' }, ({ actor, params, body }) =>
    inTransaction(db, (tx) => updateRelease(tx, actor, params.id, body, clock.now())),
  );

  bindCall(app, submitCall, { allow: 'user' }, ({ actor, params, body, request }) =>
    inTransaction(db, (tx) => submitRelease(tx, actor, params.id, { ...body, ip_address: request.ip }, clock.now())),
  );

  bindCall(app, deleteCall, { allow: 'user' }, ({ actor, params }) =>
    inTransaction(db, (tx) => deleteRelease(tx, actor, params.id)),
  );

  bindCall(app, duplicateCall, { allow: 'user' }, ({ actor, params }) =>
    inTransaction(db, (tx) => duplicateRelease(tx, actor, params.id, clock.now())),
  );
}
