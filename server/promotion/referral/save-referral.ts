import { users } from '@tangent/db/schema/identity/account.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { eq } from 'drizzle-orm';
import type { NewAccount } from '../../platform/hooks.ts';
import { findSurroundings } from '../../platform/network/find-network.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Saves who invited a new account. Runs in the transaction that creates it. */
export async function saveReferral(
  tx: Tx,
  { account_id, referral_code: code, ip_address, at }: NewAccount,
): Promise<void> {
  if (code === null) return;
  const [referrer] = await tx.select({ id: users.id }).from(users).where(eq(users.referral_code, code));
  if (!referrer) return;
  const network = findSurroundings(ip_address ?? '') || null;
  await tx.insert(referrals).values({ referrer_id: referrer.id, friend_id: account_id, network, signed_up_at: at });
}
