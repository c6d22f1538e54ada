import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import type { ReportedMonth } from './jobs.ts';

/** The reports of stores for accounts: their ledger accounts of statements, and the transactions of the reports. */
const REPORTED = sql`${ledger_transactions} t
  join ${ledger_postings} p on p.transaction_id = t.id
  join ${ledger_accounts} a on a.id = p.ledger_account_id
  join ${sales_statements} s on s.statement_no = a.statement_no
 where t.kind = 'report' and p.amount_micros < 0`;

const onDay = (day: CalendarDate): SQL => sql`t.at >= ${day}::date and t.at < ${addDays(day, 1)}::date`;

/** Lists the accounts for which stores reported money on a day. */
export async function listReportedAccounts(tx: Tx, day: CalendarDate): Promise<string[]> {
  const { rows } = await tx.execute<{ account_id: string }>(sql`
    select distinct a.account_id from ${REPORTED} and ${onDay(day)} and a.account_id is not null order by 1`);
  return rows.map(({ account_id }) => account_id);
}

/**
 * Lists the months that stores reported for an account on a day for the first time, the largest amount first. A report
 * that corrects an earlier one of the same store and month is not listed again.
 */
export async function listReportedMonths(db: Db | Tx, accountId: string, day: CalendarDate): Promise<ReportedMonth[]> {
  const holders = await listHolders(db, accountId);
  const { rows } = await db.execute<Record<'store_id' | 'store' | 'month' | 'amount', string>>(sql`
    with reported as (
      select s.store_id, s.period, bool_or(${onDay(day)}) as is_new, bool_or(t.at < ${day}::date) as is_known
        from ${REPORTED} and a.account_id = ${accountId} group by s.store_id, s.period)
    select d.id as store_id, d.name as store, to_char(r.period, 'YYYY-MM') as month, sum(o.amount_micros) as amount
      from reported r
      join ${stores} d on d.id = r.store_id
      join ${royalty_store_totals} o on o.store_id = r.store_id and o.period = r.period
     where r.is_new and not r.is_known and o.holder_id = any(${sql.param([...holders])}::uuid[])
     group by d.id, d.name, r.period having sum(o.amount_micros) > 0
     order by sum(o.amount_micros) desc, d.id, r.period`);
  return rows.map(({ amount, ...row }) => ({ ...row, amount_micros: presentMicros(amount) }));
}
