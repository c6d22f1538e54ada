import * as calls from '@tangent/contract/money/fine-dispute.ts';
import { FINE_DISPUTES } from '@tangent/domain/money/money-limits.ts';
import type pg from 'pg';
import type { Actor } from '../../../identity/auth/public.ts';
import { bindCall } from '../../../platform/http/bind-call.ts';
import type { HttpApp } from '../../../platform/http/http-app.ts';
import { createRateLimiter } from '../../../platform/limit/create-rate-limiter.ts';
import type { BaseContext } from '../../../platform/module.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { getDisputeView, getStaffDisputeView, listStaffDisputes } from './dispute-views.ts';
import { moveDispute } from './move-dispute.ts';
import { openDispute } from './open-dispute.ts';

export type DisputeContext = BaseContext & { pool: pg.Pool; limits_uses: boolean };

/** Binds the calls about disputes of fines, for their owners and for staff. */
export function registerDisputeRoutes(app: HttpApp<Actor>, context: DisputeContext): void {
  const { db, clock, pool, limits_uses: is_on } = context;
  const { per_account: uses, window_minutes } = FINE_DISPUTES;
  const limit = createRateLimiter(pool, { name: 'fine_dispute', uses, window_minutes, is_on });
  bindCall(app, calls.openFineDispute, { allow: 'user' }, async ({ actor, params, body }) => {
    await limit.count(actor.user_id);
    return inTransaction(db, async (tx) =>
      getDisputeView(tx, await openDispute(tx, actor, { ...params, ...body }, clock.now())),
    );
  });
  const staff = { allow: 'staff' } as const;
  bindCall(app, calls.listStaffFineDisputes, staff, ({ query }) => listStaffDisputes(db, query, clock.now()));
  bindCall(app, calls.getStaffFineDispute, staff, ({ params }) => getStaffDisputeView(db, params.id, clock.now()));
  bindCall(app, calls.moveFineDispute, staff, ({ actor, params: { id }, body }) =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      await moveDispute(tx, actor, id, body, now);
      return getStaffDisputeView(tx, id, now);
    }),
  );
}
