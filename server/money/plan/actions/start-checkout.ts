import { users } from '@tangent/db/schema/identity/account.ts';
import { stripe_customers } from '@tangent/db/schema/money/plan.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { and, eq } from 'drizzle-orm';
import { BillingRefused, type StripeCheckout } from '../../../gateways/stripe/billing.ts';
import { lockAccount } from '../../../identity/account/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { closeCheckout, insertCheckout } from '../checkout-store.ts';
import type { PlanContext } from '../context.ts';
import { syncSubscriptionJob } from '../jobs.ts';
import { type CheckoutRow, readPlanFacts } from '../views/plan-facts.ts';
import { type Buyer, ensureCheckoutPage } from './ensure-checkout-page.ts';
import { requirePlanAction } from './require-plan-action.ts';
import { toPlanRefusal } from './to-plan-refusal.ts';

type BoughtPlan = Exclude<Plan, 'free'>;

/** An unusable checkout, one for another plan, and the requested one. */
const PAGES_MAX = 3;

/**
 * Returns the payment service's page on which a plan is bought. An account has one checkout at a time, so that nothing
 * is paid twice: repeating the request returns the same page, and requesting another plan closes the old one first
 * . A payment made in the meantime wins.
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
  // Concurrent requests keep opening and closing checkouts of this account.
  throw new Refusal('plan_changed');
}

interface ReservedCheckout {
  row: CheckoutRow;
  is_new: boolean;
}

/** Returns the open checkout of the account, or a new one. */
function reserveCheckout({ db, clock }: PlanContext, accountId: string, plan: BoughtPlan): Promise<ReservedCheckout> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, accountId);
    const facts = await readPlanFacts(tx, accountId, clock.now());
    requirePlanAction(facts, `buy_${plan}`);
    const row = facts.checkout ?? (await insertCheckout(tx, accountId, plan, clock.now()));
    return { row, is_new: facts.checkout === null };
  });
}

/** Returns the address of a checkout when it can be used for this plan; otherwise closes it. */
async function tryPage(context: PlanContext, { row, is_new }: ReservedCheckout, buyer: Buyer, plan: BoughtPlan) {
  try {
    const page = await ensureCheckoutPage(context, row, buyer);
    if (page === null) return null;
    if (page.state === 'open' && row.plan === plan) return page.address;
    await closePage(context, row, page.state === 'open' ? await context.billing.expireCheckout(page.session_id) : page);
  } catch (error) {
    // The checkout is too old, has other content, or names an object that the payment service no longer knows.
    if (!(error instanceof BillingRefused) || (is_new && error.reason !== 'resource_missing')) throw error;
    await inTransaction(context.db, (tx) => closeCheckout(tx, row.id, 'expired'));
    if (error.param === 'customer') await replaceCustomer(context, row.account_id, buyer.customer_id);
  }
  return null;
}

async function closePage({ db }: PlanContext, { id }: CheckoutRow, page: StripeCheckout): Promise<void> {
  const { state, subscription_id } = page;
  if (state === 'open') return;
  await inTransaction(db, async (tx) => {
    await closeCheckout(tx, id, state === 'complete' ? 'completed' : 'expired');
    if (subscription_id === null) return;
    await enqueue(tx, syncSubscriptionJob, { subscription_id }, { key: subscription_id });
  });
  if (state === 'complete') throw new Refusal('payment_under_way');
}

/** Returns the customer of an account at the payment service; its first purchase creates one. */
async function ensureCustomer({ db, billing, clock }: PlanContext, accountId: string): Promise<Buyer> {
  const owner = await describeOwner(db, accountId);
  const { language } = owner;
  const known = await findCustomer(db, accountId);
  if (known !== null) return { customer_id: known, language };
  const created = await billing.createCustomer(owner);
  const customer = { account_id: accountId, customer_id: created, created_at: clock.now() };
  await db.insert(stripe_customers).values(customer).onConflictDoNothing();
  // A concurrent request may have created the customer first.
  return { customer_id: (await findCustomer(db, accountId)) ?? created, language };
}

/** Creates a new customer for an account when the payment service no longer knows the old one. */
async function replaceCustomer(context: PlanContext, accountId: string, gone: string): Promise<void> {
  const { db, billing } = context;
  const { customer_id, account_id } = stripe_customers;
  const owner = await describeOwner(db, accountId);
  const created = await billing.createCustomer({ ...owner, replaces: gone });
  await db
    .update(stripe_customers)
    .set({ customer_id: created })
    .where(and(eq(account_id, accountId), eq(customer_id, gone)));
}

async function describeOwner(db: Db, account_id: string) {
  const [user] = await db.select().from(users).where(eq(users.id, account_id));
  if (user === undefined) throw new Refusal('not_found');
  const { email, first_name, last_name, language } = user;
  return { account_id, email, name: `${first_name} ${last_name}`.trim(), language };
}

async function findCustomer(db: Db, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(stripe_customers).where(eq(stripe_customers.account_id, accountId));
  return row?.customer_id ?? null;
}
