import { stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referral_rewards, referrals } from '@tangent/db/schema/promotion/referral.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { REFERRAL_QUALIFY_DAYS } from '@tangent/domain/promotion/referral-limits.ts';
import { and, asc, eq, isNotNull, isNull, lte, not } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { checkFriend } from './check-friend.ts';
import { getFriendState, isDisputed, isRefunded, selectFriends } from './friend-store.ts';
import { settleRewards } from './settle-rewards.ts';

const AT_ONCE = 200;

/**
 * Finds friends whose payment is 14 days old, those whose money went back, and rewards that wait, and settles what
 * follows from them.
 */
export async function sweepReferrals(tx: Tx, now: Date): Promise<void> {
  const changed = [...(await qualifyFriends(tx, now)), ...(await loseRefunded(tx)), ...(await listWaiting(tx))];
  // In one order everywhere, so that two sweeps never wait for each other.
  for (const accountId of [...new Set(changed)].sort()) await settleRewards(tx, accountId, now);
}

async function qualifyFriends(tx: Tx, now: Date): Promise<string[]> {
  const { checked_at, signed_up_at, id } = referrals;
  const paidBefore = new Date(now.getTime() - REFERRAL_QUALIFY_DAYS * DAY_MS);
  const due = await selectFriends(tx)
    .where(and(isNull(checked_at), lte(stripe_customers.first_paid_at, paidBefore), not(isRefunded), not(isDisputed)))
    .orderBy(asc(signed_up_at), asc(id))
    .limit(AT_ONCE)
    .for('update', { of: referrals, skipLocked: true });
  const counting: string[] = [];
  for (const row of due) {
    const checked = await checkFriend(tx, row, now);
    if (getFriendState(checked, now) !== 'qualified') continue;
    await tx.update(referrals).set({ qualified_at: now }).where(eq(id, row.referral.id));
    counting.push(row.referral.referrer_id);
  }
  return counting;
}

async function loseRefunded(tx: Tx): Promise<string[]> {
  const lost = await tx
    .update(referrals)
    .set({ qualified_at: null })
    .where(and(isNotNull(referrals.qualified_at), isRefunded))
    .returning({ referrer_id: referrals.referrer_id });
  return lost.map(({ referrer_id }) => referrer_id);
}

/** Rewards wait until a plan that ends by itself is used up. */
async function listWaiting(tx: Tx): Promise<string[]> {
  const waiting = await tx
    .selectDistinct({ account_id: referral_rewards.account_id })
    .from(referral_rewards)
    .where(and(eq(referral_rewards.state, 'earned'), isNull(referral_rewards.way)));
  return waiting.map(({ account_id }) => account_id);
}
