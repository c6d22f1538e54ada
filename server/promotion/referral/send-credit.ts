import { stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referral_rewards } from '@tangent/db/schema/promotion/referral.ts';
import { eq } from 'drizzle-orm';
import type { Billing } from '../../gateways/stripe/billing.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { BaseContext } from '../../platform/module.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import { referralMailJob } from './jobs.ts';
import { type RewardRow, settleRewards } from './settle-rewards.ts';

export interface CreditContext extends BaseContext {
  billing: Billing;
  product_name: string;
}

/** Gives a reward as a credit at the payment service. Idempotent. */
export async function giveCredit(context: CreditContext, rewardId: string): Promise<void> {
  const { db, billing, clock } = context;
  const reward = await findReward(context, rewardId);
  if (reward?.state !== 'earned' || reward.credit_cents === null) return;
  const { account_id, times, credit_cents: cents, customer_id } = reward;
  const description = `${context.product_name}: referral program`;
  await billing.addCredit({ key: `referral-${rewardId}-${times}`, customer_id, cents, description });
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await tx
      .update(referral_rewards)
      .set({ state: 'granted', granted_at: now })
      .where(eq(referral_rewards.id, rewardId));
    await enqueue(tx, referralMailJob, { mail: 'referral_credited', reward_id: rewardId });
    // A friend may have asked for the money back meanwhile.
    await settleRewards(tx, account_id, now);
  });
}

/** Takes back what is left of a credit: what a payment has used up already stays with the account. Idempotent. */
export async function takeCredit(context: CreditContext, rewardId: string): Promise<void> {
  const { db, billing, clock } = context;
  const reward = await findReward(context, rewardId);
  if (reward?.state !== 'taken_back' || reward.credit_cents === null || reward.credit_back_at !== null) return;
  const { account_id, times, customer_id } = reward;
  const isReward = eq(referral_rewards.id, rewardId);
  // The amount is kept first, so that a repeated request is the same request.
  const credit_back_cents =
    reward.credit_back_cents ?? Math.min(reward.credit_cents, await billing.getCredit(customer_id));
  await db.update(referral_rewards).set({ credit_back_cents }).where(isReward);
  if (credit_back_cents > 0) {
    const description = `${context.product_name}: referral program, taken back`;
    const key = `referral-back-${rewardId}-${times}`;
    await billing.addCredit({ key, customer_id, cents: -credit_back_cents, description });
  }
  await inTransaction(db, async (tx) => {
    const now = clock.now();
    await tx.update(referral_rewards).set({ credit_back_at: now }).where(isReward);
    await enqueue(tx, referralMailJob, { mail: 'referral_taken_back', reward_id: rewardId });
    await settleRewards(tx, account_id, now);
  });
}

async function findReward({ db }: CreditContext, id: string): Promise<(RewardRow & { customer_id: string }) | null> {
  const [row] = await db
    .select({ reward: referral_rewards, customer_id: stripe_customers.customer_id })
    .from(referral_rewards)
    .innerJoin(stripe_customers, eq(stripe_customers.account_id, referral_rewards.account_id))
    .where(eq(referral_rewards.id, id));
  return row ? { ...row.reward, customer_id: row.customer_id } : null;
}
