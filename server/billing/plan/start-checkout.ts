import type { Plan } from '@tangent/domain/plan/plan.ts';
import { BillingRefused, type StripeCheckout } from '../../gateways/stripe/billing.ts';
import { lockAccount } from '../../identity/account/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { closeCheckout, insertCheckout } from './checkout-store.ts';
import type { PlanContext } from './context.ts';
import { type Buyer, ensureCheckoutPage } from './ensure-checkout-page.ts';
import { ensureCustomer, replaceCustomer } from './ensure-customer.ts';
import { syncSubscriptionJob } from './job-kinds.ts';
import { type CheckoutRow, readPlanFacts } from './plan-facts.ts';
import { requirePlanAction } from './require-plan-action.ts';
import { toPlanRefusal } from './to-plan-refusal.ts';

type BoughtPlan = Exclude<Plan, 'free'>;

/** One that is of no use any more, one for another plan, and the one that is wanted. */
const PAGES_MAX = 3;

/**
 * The page of the payment service on which a plan is bought. An account has one at a time, so that nothing is paid twice: asked for
 * again it is the same one, for another plan the old one is closed first. What was paid meanwhile wins.
 */
export async function startCheckout(
  context: PlanContext,
  accountId: string,
  plan: BoughtPlan,
): Promise<{ address: string }> {
  const { db, clock, log } = context;
  requirePlanAction(await readPlanFacts(db, accountId, clock.now()), `buy_${plan}`);
  try {
    for (let pages = 0; pages < PAGES_MAX; pages++) {
      const buyer = await ensureCustomer(context, accountId);
      const address = await tryPage(context, await reserveCheckout(context, accountId, plan), buyer, plan);
      if (address !== null) return { address };
    }
  } catch (error) {
    throw toPlanRefusal(log, error);
  }
  // Others open and close pages of this account as quickly.
  throw new Refusal('plan_changed');
}

interface ReservedCheckout {
  row: CheckoutRow;
  is_new: boolean;
}

/** The page that the account has, or a new one. */
function reserveCheckout({ db, clock }: PlanContext, accountId: string, plan: BoughtPlan): Promise<ReservedCheckout> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const facts = await readPlanFacts(tx, accountId, clock.now());
    requirePlanAction(facts, `buy_${plan}`);
    const row = facts.checkout ?? (await insertCheckout(tx, accountId, plan, clock.now()));
    return { row, is_new: facts.checkout === null };
  });
}

/** Where the page is when it can be used for this plan; otherwise it is closed. */
async function tryPage(context: PlanContext, { row, is_new }: ReservedCheckout, buyer: Buyer, plan: BoughtPlan) {
  try {
    const page = await ensureCheckoutPage(context, row, buyer);
    if (page === null) return null;
    if (page.state === 'open' && row.plan === plan) return page.address;
    await leavePage(context, row, page.state === 'open' ? await context.billing.expireCheckout(page.session_id) : page);
  } catch (error) {
    // Opened too long ago or in other words, or with what the payment service does not know any more.
    if (!(error instanceof BillingRefused) || (is_new && error.reason !== 'resource_missing')) throw error;
    await inTransaction(context.db, (tx) => closeCheckout(tx, row.id, 'expired'));
    if (error.param === 'customer') await replaceCustomer(context, row.account_id, buyer.customer_id);
  }
  return null;
}

async function leavePage({ db }: PlanContext, { id }: CheckoutRow, page: StripeCheckout): Promise<void> {
  const { state, subscription_id } = page;
  if (state === 'open') return;
  await inTransaction(db, async (tx) => {
    await closeCheckout(tx, id, state === 'complete' ? 'completed' : 'expired');
    if (subscription_id === null) return;
    await enqueue(tx, syncSubscriptionJob, { subscription_id }, { key: subscription_id });
  });
  if (state === 'complete') throw new Refusal('payment_under_way');
}
