import { users } from '@tangent/db/schema/identity/account.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { eq, or, sql } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { isUniqueViolation } from '../../platform/sql/database-error.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { makeReferralCode } from '../account/public.ts';
import { hasEmail } from './has-email.ts';
import { refuseBlockedAddress } from './sign-in/blocked-address.ts';

export type UserRow = typeof users.$inferSelect;
type NewUser = Omit<typeof users.$inferInsert, 'referral_code'>;

const DUPLICATED_EMAIL = { code: 'duplicated_email', path: 'email' } as const;
/** With 31 characters in 8 places even a second draw is hardly ever needed. */
const REFERRAL_DRAWS = 5;

/** Returns the account with this user name or email, in any case. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(or(sql`lower(${users.username}) = lower(${login})`, hasEmail(login)));
  return row ?? null;
}

/**
 * Returns the current account, locked until the transaction ends. A concurrent change of its password, or its closing,
 * has either finished, or waits and then ends the sessions opened here.
 */
export async function lockUser(tx: Tx, id: string): Promise<UserRow> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  if (!row) throw new Refusal('unauthenticated');
  return row;
}

/**
 * Inserts an account with a new referral code; a taken email or user name is refused under its own name, also in a race
 * of two users.
 */
export async function insertUser(tx: Tx, user: NewUser): Promise<UserRow> {
  await refuseBlockedAddress(tx, user.email);
  // The key of the table has the address as it is stored today; an older row may have the other spelling.
  if ((await tx.$count(users, hasEmail(user.email))) > 0) throw new Refusal('duplicated_email', [DUPLICATED_EMAIL]);
  try {
    return await insertWithCode(tx, user);
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) {
      throw new Refusal('duplicated_email', [DUPLICATED_EMAIL]);
    }
    if (isUniqueViolation(error, 'users_username_key')) {
      throw new Refusal('duplicated_username', [{ code: 'duplicated_username', path: 'username' }]);
    }
    throw error;
  }
}

// A taken code raises no error, which would end the transaction: another one is drawn.
async function insertWithCode(tx: Tx, user: NewUser): Promise<UserRow> {
  for (let draw = 0; draw < REFERRAL_DRAWS; draw++) {
    const [row] = await tx
      .insert(users)
      .values({ ...user, referral_code: makeReferralCode() })
      .onConflictDoNothing({ target: users.referral_code })
      .returning();
    if (row) return row;
  }
  throw new Error('no referral code is free');
}

/** Stores the language a user uses, for the emails to them. */
export async function updateLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.update(users).set({ language }).where(eq(users.id, userId));
}

/** Updates the row of an account, for nouns that do not own it. */
export async function updateUser(tx: Tx, id: string, change: Partial<UserRow>): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, id));
}
