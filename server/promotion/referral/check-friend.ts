import { users } from '@tangent/db/schema/identity/account.ts';
import { payout_methods } from '@tangent/db/schema/money/payout.ts';
import { stripe_customers } from '@tangent/db/schema/money/plan.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { findMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { findRiskSignals, type ReferralParty } from '@tangent/domain/promotion/referral/risk.ts';
import { eq, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { FriendRow } from './friend-store.ts';

/** Looks for signals of abuse in what an invited person shares with the referrer and the others, and saves them. */
export async function checkFriend(tx: Tx, row: FriendRow, now: Date): Promise<FriendRow> {
  const { referral } = row;
  const siblings = await tx.select().from(referrals).where(eq(referrals.referrer_id, referral.referrer_id));
  const parties = await listParties(tx, [referral.referrer_id, ...siblings.map(({ friend_id }) => friend_id)]);
  const [friend, referrer] = [parties.get(referral.friend_id), parties.get(referral.referrer_id)];
  if (!friend || !referrer) throw new Error(`referral ${referral.id} names an account that does not exist`);
  const others = siblings.flatMap(({ friend_id }) =>
    friend_id === referral.friend_id ? [] : (parties.get(friend_id) ?? []),
  );
  const accounts_on_card =
    friend.card === null ? 0 : await tx.$count(stripe_customers, eq(stripe_customers.card_fingerprint, friend.card));
  const signals = findRiskSignals({ friend, referrer, others, accounts_on_card });
  const change = { signals, checked_at: now };
  await tx.update(referrals).set(change).where(eq(referrals.id, referral.id));
  return { ...row, referral: { ...referral, ...change } };
}

async function listParties(tx: Tx, ids: readonly string[]): Promise<Map<string, ReferralParty>> {
  const { stripe_account_id, payoneer_email } = payout_methods;
  const rows = await tx
    .select({
      id: users.id,
      email: users.email,
      created_at: users.created_at,
      network: referrals.network,
      card: stripe_customers.card_fingerprint,
      payoneer_email,
      stripe_account_id,
    })
    .from(users)
    .leftJoin(referrals, eq(referrals.friend_id, users.id))
    .leftJoin(stripe_customers, eq(stripe_customers.account_id, users.id))
    .leftJoin(payout_methods, eq(payout_methods.account_id, users.id))
    .where(inArray(users.id, [...ids]));
  return new Map(
    rows.map(({ id, created_at, payoneer_email: paid_to, stripe_account_id: account, ...party }) => {
      const payout = paid_to === null ? account : findMailbox(paid_to);
      return [id, { ...party, payout, signed_up_at_ms: created_at.getTime() }];
    }),
  );
}
