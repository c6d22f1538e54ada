import { users } from '@tangent/db/schema/account.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../platform/refusal.ts';
import { isUniqueViolation } from '../platform/sql/database-error.ts';
import type { Db, Tx } from '../platform/sql/open-database.ts';
import { refuseBarredAddress } from './barred-address.ts';

export type UserRow = typeof users.$inferSelect;

/** The account with this user name or e-mail, in any case. */
export async function findUserByLogin(db: Db, login: string): Promise<UserRow | null> {
  const [row] = await db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = lower(${login}) or lower(${users.email}) = lower(${login})`);
  return row ?? null;
}

/** Adds an account; a taken e-mail or user name is told by its own name, also when two people ask at the same moment. */
export async function insertUser(tx: Tx, user: typeof users.$inferInsert): Promise<UserRow> {
  await refuseBarredAddress(tx, user.email);
  try {
    const [row] = await tx.insert(users).values(user).returning();
    if (!row) throw new Error('the account was not stored');
    return row;
  } catch (error) {
    if (isUniqueViolation(error, 'users_email_key')) {
      throw new Refusal('duplicated_email', [{ code: 'duplicated_email', path: 'email' }]);
    }
    if (isUniqueViolation(error, 'users_username_key')) {
      throw new Refusal('duplicated_username', [{ code: 'duplicated_username', path: 'username' }]);
    }
    throw error;
  }
}

/** Remembers the language somebody uses, for what is sent to them. */
export async function updateLanguage(tx: Tx, userId: string, language: Language): Promise<void> {
  await tx.update(users).set({ language }).where(eq(users.id, userId));
}
