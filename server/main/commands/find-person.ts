import { users } from '@tangent/db/schema/account.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';

/** The id of whom a command names: by user name, e-mail or id. */
export async function findPersonId(db: Db, [who]: readonly string[]): Promise<string> {
  if (who === undefined || who.startsWith('--')) throw new Error('Say who: a user name, an e-mail or an id');
  const [row] = await db
    .select({ id: users.id })
    .from(users)
    .where(sql`lower(${users.username}) = lower(${who}) or lower(${users.email}) = lower(${who})
      or ${users.id}::text = lower(${who})`);
  if (!row) throw new Error(`There is nobody called ${who}`);
  return row.id;
}
