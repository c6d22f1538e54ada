import { users } from '@tangent/db/schema/identity/account.ts';
import { plan_checkouts, stripe_subscriptions } from '@tangent/db/schema/money/plan.ts';
import { eq } from 'drizzle-orm';
import { cancelPlan } from '../../money/plan/actions/change-plan.ts';
import { startCheckout } from '../../money/plan/actions/start-checkout.ts';
import type { PlanContext } from '../../money/plan/context.ts';
import { syncOwnCheckout } from '../../money/plan/sync/sync-checkout.ts';
import { syncSubscription } from '../../money/plan/sync/sync-subscription.ts';
import type { Context } from '../context.ts';
import { DEMO_ACCOUNTS, type DemoAccount, toEmail } from './demo-accounts.ts';

/**
 * Buys the plans of the demo's subscribers like real users do: on the page of the payment service, which is the
 * sandbox's. Plans that were bought before stay; an interrupted attempt continues with the next one.
 */
export async function buyDemoPlans(context: Context): Promise<void> {
  if (context.config.sandbox_url === undefined)
    throw new Error('The demo buys its plans at the sandbox, but SANDBOX_URL is not set');
  for (const account of DEMO_ACCOUNTS) if (account.buys !== undefined) await buy(context, account, account.buys);
}

async function buy(plans: PlanContext, account: DemoAccount, plan: NonNullable<DemoAccount['buys']>): Promise<void> {
  const [user] = await plans.db
    .select()
    .from(users)
    .where(eq(users.email, toEmail(account.username)));
  if (!user || (await findBought(plans, user.id)) !== null) return;
  const { address } = await startCheckout(plans, user.id, plan);
  await pay(address);
  // The product receives the event once it runs; visitors should see the plan before that.
  const [page] = await plans.db.select().from(plan_checkouts).where(eq(plan_checkouts.address, address));
  if (page) await syncOwnCheckout(plans, page.id);
  if (!account.cancels) return;
  await cancelPlan(plans, user.id);
  const bought = await findBought(plans, user.id);
  if (bought !== null) await syncSubscription(plans, bought);
}

async function findBought({ db }: PlanContext, accountId: string): Promise<string | null> {
  const [row] = await db.select().from(stripe_subscriptions).where(eq(stripe_subscriptions.account_id, accountId));
  return row?.id ?? null;
}

/** Submits the page of the payment service. */
async function pay(address: string): Promise<void> {
  const { status } = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ card: 'good', decision: 'pay' }),
    redirect: 'manual',
  });
  if (status !== 303) throw new Error(`The page of the payment service responded with ${status}`);
}
