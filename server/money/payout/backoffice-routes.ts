import * as calls from '@tangent/contract/money/backoffice-payout.ts';
import { type Actor, requireStepUp } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { listPayoutQueueView } from './backoffice-list-view.ts';
import { getPayoutDetail } from './backoffice-payout-view.ts';
import type { PayoutContext } from './context.ts';
import { approveWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts';

const STAFF = { allow: 'staff' } as const;

type Needed = Pick<PayoutContext, 'db' | 'clock' | 'payout_approval_cents'>;

/** Binds the calls with which staff views and decides withdrawals. */
export function registerPayoutBackofficeRoutes(app: HttpApp<Actor>, context: Needed): void {
  const { db, clock, payout_approval_cents: approval_cents } = context;
  bindCall(app, calls.listPayoutQueue, STAFF, ({ query }) =>
    listPayoutQueueView(db, query, { now: clock.now(), approval_cents }),
  );
  bindCall(app, calls.getPayoutDetail, STAFF, ({ actor, params }) =>
    getPayoutDetail(db, actor, params.id, clock.now()),
  );
  const decide = (actor: Actor, id: string, work: (tx: Tx, now: Date) => Promise<void>) => {
    const now = clock.now();
    requireStepUp(actor, now);
    return inTransaction(db, async (tx) => {
      await work(tx, now);
      return getPayoutDetail(tx, actor, id, now);
    });
  };
  bindCall(app, calls.approvePayout, STAFF, ({ actor, params: { id } }) =>
    decide(actor, id, (tx, now) => approveWithdrawal(tx, actor, id, now)),
  );
  bindCall(app, calls.cancelPayout, STAFF, ({ actor, params: { id }, body: { note } }) =>
    decide(actor, id, (tx, now) => refuseWithdrawal(tx, actor, id, { note, now })),
  );
}
