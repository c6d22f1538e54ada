import { users } from '@tangent/db/schema/identity/account.ts';
import { plan_grants } from '@tangent/db/schema/money/plan.ts';
import { referral_rewards, referrals } from '@tangent/db/schema/promotion/referral.ts';
import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import { chooseRewardWay, creditFor } from '@tangent/domain/promotion/referral/reward.ts';
import { TIERS } from '@tangent/domain/promotion/referral/tier.ts';
import { REFERRAL_TIERS } from '@tangent/domain/promotion/referral-limits.ts';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import { lockAccount } from '../../identity/account/public.ts';
import { findOwnSubscription, grantPlan, revokePlanGrant } from '../../money/plan/public.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { giveCreditJob, takeCreditJob } from './jobs.ts';

export type RewardRow = typeof referral_rewards.$inferSelect;

/**
 * Makes the rewards of an account match its friends who count: earns tiers that are reached, takes back those that no
 * longer are, and gives what can be given now. Repeated calls are harmless.
 */
export async function settleRewards(tx: Tx, accountId: string, now: Date): Promise<void> {
  await lockAccount(tx, accountId);
  const isOwn = eq(referral_rewards.account_id, accountId);
  const counting = await tx.$count(
    referrals,
    and(eq(referrals.referrer_id, accountId), isNotNull(referrals.qualified_at)),
  );
  for (const tier of TIERS) {
    const isReached = counting >= REFERRAL_TIERS[tier].friends;
    const [reward] = await tx
      .select()
      .from(referral_rewards)
      .where(and(isOwn, eq(referral_rewards.tier, tier)));
    if (!reward && isReached)
      await tx.insert(referral_rewards).values({ account_id: accountId, tier, state: 'earned', earned_at: now });
    else if (reward && isReached) await earnAgain(tx, reward, now);
    else if (reward) await takeBack(tx, reward, now);
  }
  const earned = await tx
    .select()
    .from(referral_rewards)
    .where(and(isOwn, eq(referral_rewards.state, 'earned'), isNull(referral_rewards.way)));
  for (const reward of earned) await giveReward(tx, reward, now);
}

/** A credit that is still being taken back must be gone before it is given again. */
async function earnAgain(tx: Tx, reward: RewardRow, now: Date): Promise<void> {
  const { id, state, times, way, credit_back_at } = reward;
  if (state !== 'taken_back' || (way === 'credit' && credit_back_at === null)) return;
  await tx
    .update(referral_rewards)
    .set({
      state: 'earned',
      times: times + 1,
      earned_at: now,
      way: null,
      granted_at: null,
      grant_id: null,
      credit_cents: null,
      taken_back_at: null,
      credit_back_cents: null,
      credit_back_at: null,
    })
    .where(eq(referral_rewards.id, id));
}

/** Takes a reward back as far as it was not used yet. A credit on its way is taken back once it has arrived. */
async function takeBack(tx: Tx, reward: RewardRow, now: Date): Promise<void> {
  const { id, account_id, state, way, grant_id } = reward;
  if (state === 'taken_back' || (state === 'earned' && way === 'credit')) return;
  await tx.update(referral_rewards).set({ state: 'taken_back', taken_back_at: now }).where(eq(referral_rewards.id, id));
  if (state === 'earned') return;
  if (way === 'credit') await enqueue(tx, takeCreditJob, { reward_id: id }, { key: id });
  if (grant_id === null) return;
  const isRunning = and(eq(plan_grants.id, grant_id), isNull(plan_grants.revoked_at), gt(plan_grants.ends_at, now));
  if ((await tx.$count(plan_grants, isRunning)) === 0) return;
  await revokePlanGrant(tx, null, grant_id, { note: `referral: a friend of ${account_id} no longer counts` }, now);
}

async function giveReward(tx: Tx, { id, account_id, tier }: RewardRow, now: Date): Promise<void> {
  const [account] = await tx.select().from(users).where(eq(users.id, account_id));
  if (!account || account.deactivated_at !== null || isBlocked(account)) return;
  const { months } = REFERRAL_TIERS[tier];
  const way = chooseRewardWay(await findOwnSubscription(tx, account_id), now.getTime());
  if (way === null) return;
  if (way === 'credit') {
    await tx
      .update(referral_rewards)
      .set({ way, credit_cents: creditFor(months) })
      .where(eq(referral_rewards.id, id));
    await enqueue(tx, giveCreditJob, { reward_id: id }, { key: id });
    return;
  }
  const grant = { plan: 'pro', months, provider: 'grant', note: `referral: ${tier}` } as const;
  const grant_id = await grantPlan(tx, null, account_id, grant, now);
  await tx
    .update(referral_rewards)
    .set({ state: 'granted', way, grant_id, granted_at: now })
    .where(eq(referral_rewards.id, id));
}
