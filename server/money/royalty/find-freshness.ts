import type { RoyaltyFreshness } from '@tangent/contract/royalty.ts';
import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/ledger.ts';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { belongsToHolders } from './belongs-to-holders.ts';

/** Returns the age of an account's figures: the newest report with money for it, and the latest reported month. */
export async function findFreshness(db: Db | Tx, holders: readonly string[]): Promise<RoyaltyFreshness> {
  const { rows } = await db.execute<{ reported_at: Date | null; until: string | null }>(sql`
    select (
      select max(t.at) from ${ledger_accounts} a
        join ${ledger_postings} p on p.ledger_account_id = a.id
        join ${ledger_transactions} t on t.id = p.transaction_id
       where ${belongsToHolders(holders)} and t.kind in ('report', 'match', 'reversal')
    ) as reported_at, (
      select to_char(max(last.period), 'YYYY-MM') from unnest(${sql.param([...holders])}::uuid[]) holder
       cross join lateral (
         select period from ${royalty_store_totals} where holder_id = holder order by period desc limit 1
       ) last
    ) as until`);
  const { reported_at = null, until = null } = rows[0] ?? {};
  return { reported_at: reported_at && new Date(reported_at).toISOString(), until };
}
