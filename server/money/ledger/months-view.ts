import type { LedgerMonth } from '@tangent/contract/money/backoffice-money.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { ledger_closings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { findObstacle } from './close-month.ts';

type Row = { period: string; movements: number; closed_at: Date | null; closed_by: string | null };

/** Lists the months of the ledger, the newest first: how much is in each, and whether it is closed or can be closed. */
export async function listLedgerMonths(tx: Tx, now: Date): Promise<LedgerMonth[]> {
  const { rows } = await tx.execute<Row>(sql`
    select to_char(coalesce(m.period, c.period), 'YYYY-MM') as period, coalesce(m.movements, 0) as movements,
           c.closed_at, u.first_name || ' ' || u.last_name as closed_by
      from (
        select date_trunc('month', at at time zone 'UTC')::date as period, count(*)::int as movements
          from ${ledger_transactions} group by 1
      ) m full join ${ledger_closings} c on c.period = m.period left join ${users} u on u.id = c.closed_by
     order by 1 desc`);
  const months: LedgerMonth[] = [];
  for (const { closed_at, ...row } of rows) {
    const obstacle = closed_at === null ? await findObstacle(tx, row.period, now) : null;
    months.push({ ...row, closed_at: closed_at && new Date(closed_at).toISOString(), obstacle });
  }
  return months;
}
