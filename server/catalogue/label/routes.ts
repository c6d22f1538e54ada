import { createLabel as createCall, deleteLabel, type Label, listLabels } from '@tangent/contract/catalogue/label.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { createLabel } from './create-label.ts';
import { type LabelRow, listLabelRows, removeLabel } from './label-store.ts';

/**
 * Binds the calls about labels. After Advanced has ended, users keep their labels and can delete them, but not add new
 * ones.
 */
export function registerLabelRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  bindCall(app, listLabels, { allow: 'user' }, async ({ actor }) => {
    const items = (await listLabelRows(db, actor.user_id)).map(presentLabel);
    return { items, next_cursor: null, total: items.length };
  });

  bindCall(app, createCall, { allow: 'user' }, async ({ actor, body }) =>
    presentLabel(await inTransaction(db, (tx) => createLabel(tx, actor, body.name, clock.now()))),
  );

  bindCall(app, deleteLabel, { allow: 'user' }, ({ actor, params }) => removeLabel(db, actor.user_id, params.id));
}

function presentLabel({ id, name, created_at }: LabelRow): Label {
  return { id, name, created_at: created_at.toISOString() };
}
