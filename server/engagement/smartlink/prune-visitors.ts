import { link_salts, link_visitors } from '@tangent/db/schema/smartlink.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { lt } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

/** Removes the hashes and salts of past days: their figures stay, and nothing can be compared with them any more. */
export async function pruneVisitors(db: Db, now: Date): Promise<void> {
  const today = utcDay(now.getTime());
  await inTransaction(db, async (tx) => {
    await tx.delete(link_visitors).where(lt(link_visitors.day, today));
    await tx.delete(link_salts).where(lt(link_salts.day, today));
  });
}
