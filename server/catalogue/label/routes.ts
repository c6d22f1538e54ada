import { createLabel as createCall, deleteLabel, listLabels } from '@tangent/contract/label.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { LabelContext } from './context.ts';
import { createLabel } from './create-label.ts';
import { listLabelRows, removeLabel } from './label-store.ts';
import { presentLabel } from './present-label.ts';

/** Whoever had Advanced keeps the list and may tidy it up; only adding is closed afterwards. */
export function registerLabelRoutes(app: HttpApp<Actor>, { db, clock }: LabelContext): void {
  bindCall(app, listLabels, { allow: 'user' }, async ({ actor }) => {
    const items = (await listLabelRows(db, actor.user_id)).map(presentLabel);
    return { items, next_cursor: null, total: items.length };
  });

  bindCall(app, createCall, { allow: 'user' }, async ({ actor, body }) =>
    presentLabel(await inTransaction(db, (tx) => createLabel(tx, actor, body.name, clock.now()))),
  );

  bindCall(app, deleteLabel, { allow: 'user' }, ({ actor, params }) => removeLabel(db, actor.user_id, params.id));
}
