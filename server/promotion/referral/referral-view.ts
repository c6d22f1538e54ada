import type { Referral } from '@tangent/contract/promotion/referral.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referral_rewards, referral_visits, referrals } from '@tangent/db/schema/promotion/referral.ts';
import { chooseRewardWay } from '@tangent/domain/promotion/referral/reward.ts';
import { count, eq } from 'drizzle-orm';
import { findOwnSubscription } from '../../money/plan/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Returns the referral program of an account. */
export async function getReferralView(db: Db, accountId: string, now: Date): Promise<Referral> {
  const [user] = await db.select({ code: users.referral_code }).from(users).where(eq(users.id, accountId));
  const [visits] = await db.select().from(referral_visits).where(eq(referral_visits.account_id, accountId));
  const [friends] = await db
    .select({
      registered: count(),
      paid: count(stripe_customers.first_paid_at),
      qualified: count(referrals.qualified_at),
    })
    .from(referrals)
    .leftJoin(stripe_customers, eq(stripe_customers.account_id, referrals.friend_id))
    .where(eq(referrals.referrer_id, accountId));
  const rewards = await db.select().from(referral_rewards).where(eq(referral_rewards.account_id, accountId));
  return {
    code: user?.code ?? '',
    visits: visits?.count ?? 0,
    registered: friends?.registered ?? 0,
    paid: friends?.paid ?? 0,
    qualified: friends?.qualified ?? 0,
    way: chooseRewardWay(await findOwnSubscription(db, accountId), now.getTime()),
    rewards: rewards.map(({ tier, state, way, credit_cents, granted_at }) => ({
      tier,
      state,
      way,
      credit_cents,
      granted_at: granted_at?.toISOString() ?? null,
    })),
  };
}
