import type { RoyaltyFreshness } from '@tangent/contract/money/royalty.ts';
import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { belongsToHolders } from '../belongs-to-holders.ts';

/** Returns the age of an account's figures: the newest report with money for it, and the latest reported month. */
export async function findFreshness(db: Db | Tx, holders: readonly string[]): Promise<RoyaltyFreshness> {
  const [reported_at, until] = await Promise.all([findNewestReport(db, holders), findNewestMonth(db, holders)]);
  return { reported_at, until };
}

async function findNewestReport(db: Db | Tx, holders: readonly string[]): Promise<string | null> {
  const { rows } = await db.execute<{ at: Date | null }>(sql`
    select max(t.at) as at from ${ledger_accounts} a
      join ${ledger_postings} p on p.ledger_account_id = a.id
      join ${ledger_transactions} t on t.id = p.transaction_id
     where ${belongsToHolders(holders)} and t.kind in ('report', 'match', 'reversal')`);
  const at = rows[0]?.at;
  return at ? new Date(at).toISOString() : null;
}

/** Each holder's newest row is found by the index, on whichever machine it is. */
async function findNewestMonth(db: Db | Tx, holders: readonly string[]): Promise<string | null> {
  const newest = holders.map(
    (holder) =>
      sql`(select period from ${royalty_store_totals} where holder_id = ${holder} order by period desc limit 1)`,
  );
  const { rows } = await db.execute<{ until: string | null }>(
    sql`select to_char(max(period), 'YYYY-MM') as until from (${sql.join(newest, sql` union all `)}) newest`,
  );
  return rows[0]?.until ?? null;
}
