import { stripe_subscriptions } from '@tangent/db/schema/plan.ts';
import type { PlanAct } from '@tangent/domain/plan/plan-act.ts';
import { eq } from 'drizzle-orm';
import { lockAccount } from '../account/public.ts';
import { PaymentDeclined, type StripeSubscription } from '../gateways/stripe/billing.ts';
import { enqueue } from '../platform/jobs/enqueue.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Tx } from '../platform/sql/open-database.ts';
import { inTransaction } from '../platform/sql/transaction.ts';
import type { PlanContext } from './context.ts';
import { demandAct } from './demand-act.ts';
import { followSubscriptionJob } from './job-kinds.ts';
import { readPlanFacts } from './plan-facts.ts';
import type { BilledRow } from './plan-store.ts';
import { readStanding, type Standing } from './read-standing.ts';
import { refuseTrouble } from './refuse-trouble.ts';

/** A subscription as its owner saw it, and as the payment service has it now. */
export interface Found {
  row: BilledRow;
  live: StripeSubscription;
  standing: Standing;
}

type ChangingAct = Exclude<PlanAct, 'buy_pro' | 'buy_advanced' | 'refund' | 'portal'>;

/**
 * Does something with the subscription of an account at the payment service, which alone changes it: what came of it is followed
 * when the service says so. Until then the act is awaited, and there is no other one. What failed is not, and may be asked for
 * again; also when nobody knows whether it happened, which every act finds out first.
 */
export async function doPlanAct(
  context: PlanContext,
  accountId: string,
  act: ChangingAct,
  work: (found: Found) => Promise<void>,
): Promise<void> {
  const { db, clock } = context;
  const row = await inTransaction(db, (tx) => claim(tx, accountId, act, clock.now()));
  try {
    await work({ row, ...(await getLive(context, row)) });
  } catch (error) {
    await inTransaction(db, (tx) => giveUp(tx, row, error));
    throw refuseTrouble(context.log, error);
  }
}

/** Refuses to go on when the subscription is not what its owner saw when they decided. */
export function demandSame({ row, standing }: Found): void {
  const isSame =
    row.plan === standing.plan &&
    row.status === standing.status &&
    row.cancel_at_period_end === standing.cancel_at_period_end &&
    row.pending_plan === standing.pending_plan;
  if (!isSame) throw new Refusal('plan_changed');
}

async function claim(tx: Tx, accountId: string, act: ChangingAct, now: Date): Promise<BilledRow> {
  await lockAccount(tx, accountId);
  const facts = await readPlanFacts(tx, accountId, now);
  demandAct(facts, act);
  if (facts.billed === null) throw new Refusal('plan_changed');
  const asked = { awaited_since: now, asked_by: accountId };
  await tx.update(stripe_subscriptions).set(asked).where(eq(stripe_subscriptions.id, facts.billed.id));
  return facts.billed;
}

async function getLive({ billing, product_slug }: PlanContext, { id }: BilledRow): Promise<Omit<Found, 'row'>> {
  const live = await billing.findSubscription(id);
  const standing = live && readStanding(live, [], product_slug);
  if (live === null || standing === null || standing.status === 'cancelled') throw new Refusal('plan_changed');
  return { live, standing };
}

// A refused card makes the next try another request; whatever else went wrong, the truth is looked up.
async function giveUp(tx: Tx, { id, failed_tries }: BilledRow, error: unknown): Promise<void> {
  const wasDeclined = error instanceof PaymentDeclined;
  await tx
    .update(stripe_subscriptions)
    .set({ awaited_since: null, ...(wasDeclined ? { failed_tries: failed_tries + 1 } : {}) })
    .where(eq(stripe_subscriptions.id, id));
  if (!wasDeclined) await enqueue(tx, followSubscriptionJob, { subscription_id: id }, { key: id });
}
