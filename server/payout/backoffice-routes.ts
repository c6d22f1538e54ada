import * as calls from '@tangent/contract/backoffice-payout.ts';
import { type Actor, demandFresh } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { getPayoutCase } from './backoffice-case-view.ts';
import { listPayoutQueueView } from './backoffice-list-view.ts';
import type { PayoutContext } from './context.ts';
import { approveWithdrawal, refuseWithdrawal } from './decide-withdrawal.ts';

const STAFF = { allow: 'staff' } as const;

type Needed = Pick<PayoutContext, 'db' | 'clock' | 'payout_approval_cents'>;

/** What staff sees of withdrawals, and decides about them. */
export function registerPayoutDeskRoutes(app: HttpApp<Actor>, context: Needed): void {
  const { db, clock, payout_approval_cents: approval_cents } = context;
  bindCall(app, calls.listPayoutQueue, STAFF, ({ query }) =>
    listPayoutQueueView(db, query, { now: clock.now(), approval_cents }),
  );
  bindCall(app, calls.getPayoutCase, STAFF, ({ actor, params }) => getPayoutCase(db, actor, params.id, clock.now()));
  const decide = (actor: Actor, id: string, work: (tx: Tx, now: Date) => Promise<void>) => {
    const now = clock.now();
    demandFresh(actor, now);
    return inTransaction(db, async (tx) => {
      await work(tx, now);
      return getPayoutCase(tx, actor, id, now);
    });
  };
  bindCall(app, calls.approvePayout, STAFF, ({ actor, params: { id } }) =>
    decide(actor, id, (tx, now) => approveWithdrawal(tx, actor, id, now)),
  );
  bindCall(app, calls.cancelPayout, STAFF, ({ actor, params: { id }, body: { why } }) =>
    decide(actor, id, (tx, now) => refuseWithdrawal(tx, actor, id, { why, now })),
  );
}
