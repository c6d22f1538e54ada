import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { CHARGE_KINDS, toKindNumber } from '@tangent/domain/money/royalty/line-kind.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { halfEven } from './rule.ts';

/** Totals that several rules need, as tables that end with the transaction: millions of entries are read only once. */
export const entry_sums = sql.identifier('checked_entry_sums');
export const balances = sql.identifier('checked_balances');
export const reports = sql.identifier('checked_reports');
/** Fines and fees by store and by the account that bears them. */
export const charges = sql.identifier('checked_charges');

export const isChargeEntry = sql`kind = any(${sql.param(CHARGE_KINDS.map(toKindNumber))}::smallint[])`;

export async function collectFacts(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temp table ${entry_sums} on commit drop as
    select posting_no, statement_no, file_no, holder_id, is_share, count(*) as lines, sum(units) as units,
           sum(gross_micros) as gross_micros, sum(net_micros) as net_micros, sum(amount_micros) as amount_micros
      from ${royalty_entries} group by 1, 2, 3, 4, 5`);
  await tx.execute(sql`
    create temp table ${charges} on commit drop as
    select store_id, holder_id, sum(amount_micros) as amount_micros from ${royalty_entries} where ${isChargeEntry} group by 1, 2`);
  await tx.execute(sql`
    create temp table ${balances} on commit drop as
    select a.id, a.key, a.kind, a.currency, a.store_id, a.account_id, a.payee_id, a.release_id, a.track_id,
           a.statement_no,
           coalesce(sum(p.amount_micros), 0) as amount
      from ${ledger_accounts} a left join ${ledger_postings} p on p.ledger_account_id = a.id group by a.id`);
  // Posted statements that were not reversed: their amount in the currency of the report and in dollars, and the total
  // of their lines.
  await tx.execute(sql`
    create temp table ${reports} on commit drop as
    select s.statement_no, s.store_id, s.currency, f.file_no, s.lines, s.gross_micros, s.suspense_micros,
           ${halfEven(sql`s.gross_amount * 1000000`)} as own_micros,
           ${halfEven(sql`s.gross_amount * s.rate * 1000000`)} as home_micros
      from ${sales_statements} s join ${sales_files} f on f.id = s.file_id
     where f.kind = 'report' and f.state = 'posted'`);
}
