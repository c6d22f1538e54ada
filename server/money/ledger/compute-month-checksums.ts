import { ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Selects the months of the ledger, as `period`, `movements` and `checksum`: the number of transactions in each, and a
 * checksum of all their sides that changes when anything is added, changed or missing. Of one month, or of all.
 */
export function computeMonthChecksums(period: string | null): SQL {
  const isWanted =
    period === null
      ? sql`true`
      : sql`t.at >= ${period}::date::timestamp at time zone 'UTC'
          and t.at < (${period}::date + interval '1 month') at time zone 'UTC'`;
  return sql`
    select date_trunc('month', t.at at time zone 'UTC')::date as period, count(distinct t.id)::int as movements,
           coalesce(sum(('x' || substr(md5(concat_ws('|', t.id, t.key, t.kind, t.at at time zone 'UTC', p.position,
             p.ledger_account_id, p.currency, p.amount_micros)), 1, 15))::bit(60)::bigint), 0)::text as checksum
      from ${ledger_transactions} t left join ${ledger_postings} p on p.transaction_id = t.id
     where ${isWanted} group by 1`;
}
