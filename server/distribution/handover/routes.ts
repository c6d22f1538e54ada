import * as calls from '@tangent/contract/distribution/handover.ts';
import { getOwnRelease } from '../../catalogue/release/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { BaseContext } from '../../platform/module.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { endHandover, markHandover, saveHandover } from './change-handover.ts';
import { getHandoverView } from './handover-view.ts';

const USER = { allow: 'user' } as const;

export function registerHandoverRoutes(app: HttpApp<Actor>, { db, clock }: BaseContext): void {
  const present = async (tx: Tx | Db, release_id: string) => ({
    release_id,
    handover: await getHandoverView(tx, release_id, clock.now()),
  });
  bindCall(app, calls.getHandover, USER, async ({ actor, params: { id } }) => {
    await getOwnRelease(db, actor, id);
    return present(db, id);
  });
  bindCall(app, calls.saveHandover, USER, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      await saveHandover(tx, actor, id, body, clock.now());
      return present(tx, id);
    }),
  );
  bindCall(app, calls.markHandover, USER, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      await markHandover(tx, actor, id, body, clock.now());
      return present(tx, id);
    }),
  );
  bindCall(app, calls.endHandover, USER, async ({ actor, params: { id } }) =>
    inTransaction(db, (tx) => endHandover(tx, actor, id)),
  );
}
