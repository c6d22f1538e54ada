import { users } from '@tangent/db/schema/identity/account.ts';
import { sql } from 'drizzle-orm';
import { hasEmail } from '../../identity/auth/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** Finds the id of the account that a command names by user name, email or id. */
export async function findUserId(db: Db, [identifier]: readonly string[]): Promise<string> {
  if (identifier === undefined || identifier.startsWith('--'))
    throw new Error('Specify the user: a user name, an email or an id');
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${identifier}) or ${hasEmail(identifier)}
      or ${users.id}::text = lower(${identifier})`);
  if (!row) throw new Error(`There is no account ${identifier}`);
  return row.id;
}
