import * as calls from '@tangent/contract/payout.ts';
import type { PayoutMethod } from '@tangent/domain/payout/payout-method.ts';
import type { FastifyRequest } from 'fastify';
import { type Actor, demandFresh, visitOf } from '../auth/public.ts';
import { bindCall } from '../platform/http/bind-call.ts';
import type { HttpApp } from '../platform/http/http-app.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import { cancelOwnWithdrawal } from './cancel-withdrawal.ts';
import { choosePayoutMethod } from './choose-payout-method.ts';
import type { PayoutContext } from './context.ts';
import { openSetup } from './open-setup.ts';
import { getPayoutView } from './payout-view.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { getRail } from './rails.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { listWithdrawalsView } from './withdrawals-view.ts';

const USER = { allow: 'user' } as const;

/** How people are paid, and what they withdraw. */
export function registerPayoutRoutes(app: HttpApp<Actor>, context: PayoutContext): void {
  const { db, clock, payout_approval_cents: approval_cents } = context;
  const open = (actor: Actor, method: PayoutMethod, request: FastifyRequest) => {
    demandFresh(actor, clock.now());
    return openSetup(context, actor, method, visitOf(request));
  };

  bindCall(app, calls.getPayout, USER, ({ actor }) => getPayoutView(context, actor.user_id));
  bindCall(app, calls.setPayout, USER, async ({ actor, body, request }) => {
    const now = clock.now();
    demandFresh(actor, now);
    getRail(context.rails, body.method);
    await inTransaction(db, (tx) => choosePayoutMethod(tx, actor, body, { now, visit: visitOf(request) }));
    return getPayoutView(context, actor.user_id);
  });
  bindCall(app, calls.openStripeSetup, USER, ({ actor, request }) => open(actor, 'stripe', request));
  bindCall(app, calls.openPayoneerSetup, USER, ({ actor, request }) => open(actor, 'payoneer', request));

  bindCall(app, calls.listWithdrawals, USER, ({ actor, query }) =>
    listWithdrawalsView(db, actor.user_id, query.cursor, clock.now()),
  );
  bindCall(app, calls.requestWithdrawal, USER, async ({ actor, body }) => {
    const now = clock.now();
    demandFresh(actor, now);
    return presentWithdrawal(
      await inTransaction(db, (tx) => requestWithdrawal(tx, actor, body, { now, approval_cents })),
    );
  });
  bindCall(app, calls.cancelWithdrawal, USER, async ({ actor, params }) =>
    presentWithdrawal(await inTransaction(db, (tx) => cancelOwnWithdrawal(tx, actor, params.id, clock.now()))),
  );
}
