import { randomInt } from 'node:crypto';
import { users } from '@tangent/db/schema/identity/account.ts';
import { isBlocked } from '@tangent/domain/identity/access/blocked.ts';
import { REFERRAL_CODE_CHARS } from '@tangent/domain/promotion/referral-limits.ts';
import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** No letter that reads like a digit or like another letter: codes are spoken and written by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

export function makeReferralCode(): string {
  return Array.from({ length: REFERRAL_CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/**
 * Returns the stored form of the code, when it belongs to an account that may refer users; any other is silently
 * ignored.
 */
export async function findReferrer(db: Db | Tx, code: string | undefined): Promise<string | null> {
  const typed = code?.trim().toLowerCase() ?? '';
  if (typed === '') return null;
  const [user] = await db.select().from(users).where(eq(users.referral_code, typed));
  if (!user || user.deactivated_at !== null || isBlocked(user)) return null;
  return user.referral_code;
}
