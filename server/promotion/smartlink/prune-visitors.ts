import { link_networks, link_salts, link_visitors } from '@tangent/db/schema/promotion/smartlink.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';

/**
 * Removes the hashes and salts of past days: their figures stay, with those of the largest network, and nothing can be
 * compared with them any more.
 */
export async function pruneVisitors(db: Db, now: Date): Promise<void> {
  const today = utcDay(now.getTime());
  await inTransaction(db, async (tx) => {
    await tx.execute(sql`
      update link_visitor_days d set network_hits = n.hits, network_visitors = n.visitors
        from (select account_id, day, link_id, max(hits) as hits, max(visitors) as visitors
                from link_networks where day < ${today} group by 1, 2, 3) n
       where d.account_id = n.account_id and d.day = n.day and d.link_id = n.link_id`);
    await tx.delete(link_networks).where(lt(link_networks.day, today));
    await tx.delete(link_visitors).where(lt(link_visitors.day, today));
    await tx.delete(link_salts).where(lt(link_salts.day, today));
  });
}
