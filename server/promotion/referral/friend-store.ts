import { users } from '@tangent/db/schema/identity/account.ts';
import { plan_payments, plan_refunds, stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { addBusinessDays, utcDay } from '@tangent/domain/calendar.ts';
import { friendState, paidDay } from '@tangent/domain/promotion/referral/friend-state.ts';
import { REFERRAL_REVIEW_BUSINESS_DAYS } from '@tangent/domain/promotion/referral-limits.ts';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * Whether the money of a friend's first payment went back. A second subscription, bought by mistake and refunded at
 * once, does not count against anybody.
 */
export const isRefunded = sql<boolean>`(
  exists (select 1 from ${plan_refunds} where ${plan_refunds.account_id} = ${referrals.friend_id})
  or coalesce((
    select ${plan_payments.refunded_cents} > 0 from ${plan_payments}
    where ${plan_payments.account_id} = ${referrals.friend_id} and ${plan_payments.paid_at} is not null
    order by ${plan_payments.paid_at}, ${plan_payments.id} limit 1
  ), false))`;

/** A dispute about the first payment is open at the bank. */
export const isDisputed = sql<boolean>`coalesce((
  select ${plan_payments.disputed_cents} > 0 from ${plan_payments}
  where ${plan_payments.account_id} = ${referrals.friend_id} and ${plan_payments.paid_at} is not null
  order by ${plan_payments.paid_at}, ${plan_payments.id} limit 1
), false)`;

/** Selects invited people with the facts that decide whether they count. */
export function selectFriends(db: Db | Tx) {
  return db
    .select({
      referral: referrals,
      friend: users,
      first_paid_at: stripe_customers.first_paid_at,
      is_refunded: isRefunded,
      is_disputed: isDisputed,
    })
    .from(referrals)
    .innerJoin(users, eq(users.id, referrals.friend_id))
    .leftJoin(stripe_customers, eq(stripe_customers.account_id, referrals.friend_id))
    .$dynamic();
}
export type FriendRow = Awaited<ReturnType<typeof selectFriends>>[number];

export function getFriendState({ referral, first_paid_at, is_refunded, is_disputed }: FriendRow, now: Date) {
  const { signals, decision } = referral;
  const first_paid_at_ms = first_paid_at?.getTime() ?? null;
  const isWaiting = is_disputed && referral.qualified_at === null;
  const facts = { first_paid_at_ms, is_refunded, is_disputed: isWaiting, signals, decision };
  return friendState(facts, now.getTime());
}

/** Presents what a friend's row and the row of staff have in common. */
export function presentState(row: FriendRow, now: Date) {
  const { id, signed_up_at, qualified_at, checked_at } = row.referral;
  const { first_paid_at } = row;
  const state = getFriendState(row, now);
  const isChecking = state === 'checking' && checked_at !== null;
  return {
    id,
    state,
    signed_up_at: signed_up_at.toISOString(),
    paid_day: state === 'paid' && first_paid_at !== null ? paidDay(first_paid_at.getTime(), now.getTime()) : null,
    qualified_at: qualified_at?.toISOString() ?? null,
    checked_until: isChecking ? addBusinessDays(utcDay(checked_at.getTime()), REFERRAL_REVIEW_BUSINESS_DAYS) : null,
  };
}
