import * as calls from '@tangent/contract/money/payout.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import type { FastifyRequest } from 'fastify';
import { type Actor, readRequestContext, requireStepUp } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { cancelOwnWithdrawal } from './cancel-withdrawal.ts';
import { choosePayoutMethod } from './choose-payout-method.ts';
import type { PayoutContext } from './context.ts';
import { createSetup } from './create-setup.ts';
import { getPayoutView } from './payout-view.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { getRail } from './rails.ts';
import { requestWithdrawal } from './request-withdrawal.ts';
import { listWithdrawalsView } from './withdrawals-view.ts';

const USER = { allow: 'user' } as const;

/** Binds the calls of users about their payout method and their withdrawals. */
export function registerPayoutRoutes(app: HttpApp<Actor>, context: PayoutContext): void {
  const { db, clock, payout_approval_cents: approval_cents, payout_advance_cents: advance_cents } = context;
  const createFreshSetup = (actor: Actor, method: PayoutMethod, request: FastifyRequest) => {
    requireStepUp(actor, clock.now());
    return createSetup(context, actor, method, readRequestContext(request));
  };

  bindCall(app, calls.getPayout, USER, ({ actor }) => getPayoutView(context, actor.user_id));
  bindCall(app, calls.setPayout, USER, async ({ actor, body, request }) => {
    const now = clock.now();
    requireStepUp(actor, now);
    getRail(context.rails, body.method);
    await inTransaction(db, (tx) =>
      choosePayoutMethod(tx, actor, body, { now, requestContext: readRequestContext(request) }),
    );
    return getPayoutView(context, actor.user_id);
  });
  bindCall(app, calls.createStripeSetup, USER, ({ actor, request }) => createFreshSetup(actor, 'stripe', request));
  bindCall(app, calls.createPayoneerSetup, USER, ({ actor, request }) => createFreshSetup(actor, 'payoneer', request));

  bindCall(app, calls.listWithdrawals, USER, ({ actor, query }) =>
    listWithdrawalsView(db, actor.user_id, query.cursor, { now: clock.now(), advance_cents }),
  );
  bindCall(app, calls.requestWithdrawal, USER, async ({ actor, body }) => {
    const now = clock.now();
    requireStepUp(actor, now);
    return presentWithdrawal(
      await inTransaction(db, (tx) => requestWithdrawal(tx, actor, body, { now, approval_cents, advance_cents })),
    );
  });
  bindCall(app, calls.cancelWithdrawal, USER, async ({ actor, params }) =>
    presentWithdrawal(await inTransaction(db, (tx) => cancelOwnWithdrawal(tx, actor, params.id, clock.now()))),
  );
}
