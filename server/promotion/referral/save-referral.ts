import { users } from '@tangent/db/schema/identity/account.ts';
import { referrals } from '@tangent/db/schema/promotion/referral.ts';
import { eq } from 'drizzle-orm';
import { findSurroundings } from '../../platform/network/find-network.ts';
import type { Tx } from '../../platform/sql/open-database.ts';

interface SignUp {
  friend_id: string;
  /** The code that the sign-up was made with, as stored with the account; null without one. */
  code: string | null;
  ip_address: string | null;
  at: Date;
}

/** Saves who invited a new account. Runs in the transaction that creates it. */
export async function saveReferral(tx: Tx, { friend_id, code, ip_address, at }: SignUp): Promise<void> {
  if (code === null) return;
  const [referrer] = await tx.select({ id: users.id }).from(users).where(eq(users.referral_code, code));
  if (!referrer) return;
  const network = findSurroundings(ip_address ?? '') || null;
  await tx.insert(referrals).values({ referrer_id: referrer.id, friend_id, network, signed_up_at: at });
}
