import * as calls from '@tangent/contract/money/plan.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { bindCall } from '../../platform/http/bind-call.ts';
import type { HttpApp } from '../../platform/http/http-app.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { cancelPlan, downgradePlan, payPlan, resumePlan, upgradePlan } from './actions/change-plan.ts';
import { refundPlan } from './actions/refund-plan.ts';
import { startCheckout } from './actions/start-checkout.ts';
import { createPortalSession, getInvoiceAddress } from './actions/stripe-pages.ts';
import type { PlanContext } from './context.ts';
import { getSubscriptionView } from './views/subscription-view.ts';

/** Binds the calls of users about their plan. */
export function registerPlanRoutes(app: HttpApp<Actor>, context: PlanContext): void {
  const { db, clock, product_slug } = context;
  const view = (accountId: string) => getSubscriptionView(db, accountId, { now: clock.now(), product_slug });
  /** Waits for an action and returns the subscription after it. */
  const after = async ({ user_id }: Actor, done: Promise<void>) => {
    await done;
    return view(user_id);
  };
  const allow = { allow: 'user' } as const;
  bindCall(app, calls.getSubscription, allow, ({ actor }) => view(actor.user_id));
  bindCall(app, calls.startCheckout, allow, ({ actor, body }) => startCheckout(context, actor.user_id, body.plan));
  bindCall(app, calls.upgradePlan, allow, ({ actor, body }) =>
    after(actor, upgradePlan(context, actor.user_id, body.charge_cents)),
  );
  bindCall(app, calls.downgradePlan, allow, ({ actor }) => after(actor, downgradePlan(context, actor.user_id)));
  bindCall(app, calls.cancelPlan, allow, ({ actor }) => after(actor, cancelPlan(context, actor.user_id)));
  bindCall(app, calls.resumePlan, allow, ({ actor }) => after(actor, resumePlan(context, actor.user_id)));
  bindCall(app, calls.payPlan, allow, ({ actor }) => after(actor, payPlan(context, actor.user_id)));
  bindCall(app, calls.refundPlan, allow, ({ actor }) =>
    after(
      actor,
      inTransaction(db, (tx) => refundPlan(tx, actor, clock.now())),
    ),
  );
  bindCall(app, calls.createPortalSession, allow, ({ actor }) => createPortalSession(context, actor.user_id));
  bindCall(app, calls.getInvoiceAddress, allow, ({ actor, params }) =>
    getInvoiceAddress(context, actor.user_id, params.id),
  );
}
