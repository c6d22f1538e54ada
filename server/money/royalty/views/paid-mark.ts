import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { royalty_entries } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { belongsToHolders } from '../belongs-to-holders.ts';

/** The position of an entry in the order in which money came in. */
export type EntryPosition = { posting_no: number; line_no: number; part: number };

/**
 * How much of the earnings the paid withdrawals cover, the oldest first: whole postings up to one, and the
 * lines of the next one up to a position. A line that is only partly covered is pending. A reversal counts where it was
 * posted: once everything is paid out, every entry is paid.
 */
export type PaidMark = {
  /** Everything up to this posting is paid; 0 for none. */
  until_posting: number;
  /** Everything up to this line of the next posting is paid; null for none. */
  within: EntryPosition | null;
};

const NOTHING: PaidMark = { until_posting: 0, within: null };

export function isPaid({ until_posting, within }: PaidMark, { posting_no, line_no, part }: EntryPosition): boolean {
  if (posting_no <= until_posting) return true;
  if (within === null || posting_no !== within.posting_no) return false;
  return line_no < within.line_no || (line_no === within.line_no && part <= within.part);
}

/** Returns the same mark as a condition on entries, as `e`. */
export function isPaidCondition({ until_posting, within }: PaidMark): SQL {
  const isComplete = sql`e.posting_no <= ${until_posting}`;
  if (within === null) return isComplete;
  const { posting_no, line_no, part } = within;
  return sql`(${isComplete} or (e.posting_no = ${posting_no} and (e.line_no, e.part) <= (${line_no}::int, ${part}::smallint)))`;
}

/** Finds the mark from the postings in the ledger, and from the lines of one posting at most. */
export async function findPaidMark(db: Db, accountId: string, holders: readonly string[]): Promise<PaidMark> {
  const { rows } = await db.execute<{ until_posting: number; left: string; next: number | null }>(sql`
    with paid as (
      select coalesce(sum(amount_cents), 0) * ${MICROS_PER_CENT} as micros from ${withdrawals}
       where account_id = ${accountId} and state = 'paid'
    ), posted as (
      select s.posting_no, -sum(p.amount_micros) as amount from ${ledger_accounts} a
        join ${ledger_postings} p on p.ledger_account_id = a.id
        join ${ledger_transactions} t on t.id = p.transaction_id and t.kind in ('report', 'match', 'reversal')
        join ${sales_postings} s on s.id = t.subject_id
       where ${belongsToHolders(holders)} group by s.posting_no
    ), run as (
      select posting_no, sum(amount) over (order by posting_no) as so_far from posted
    )
    select coalesce(reached.posting_no, 0) as until_posting, paid.micros - coalesce(reached.so_far, 0) as left,
           (select min(posting_no) from run where posting_no > coalesce(reached.posting_no, 0)) as next
      from paid left join lateral (
        select * from run where so_far <= paid.micros order by posting_no desc limit 1
      ) reached on true
     where paid.micros > 0`);
  const [found] = rows;
  if (found === undefined) return NOTHING;
  const { until_posting, left, next } = found;
  return { until_posting, within: next === null ? null : await findLine(db, holders, next, left) };
}

/** Finds the last line of a posting up to which an amount covers everything. */
async function findLine(
  db: Db,
  holders: readonly string[],
  posting_no: number,
  left: string,
): Promise<EntryPosition | null> {
  const { rows: rowsOfMonth } = await db.execute<{ file_no: number; period: string }>(sql`
    select distinct f.file_no, s.period::text from ${sales_postings} p join ${sales_files} f on f.id = p.file_id
      join ${sales_statements} s on s.file_id = f.id
     where p.posting_no = ${posting_no}`);
  const { rows } = await db.execute<{ line_no: number; part: number }>(sql`
    select line_no, part from (
      select line_no, part, sum(sum(amount_micros)) over (order by line_no, part) as so_far
        from ${royalty_entries}
       where holder_id = any(${sql.param([...holders])}) and period = any(${sql.param(rowsOfMonth.map(({ period }) => period))})
         and file_no = ${rowsOfMonth[0]?.file_no ?? 0} and posting_no = ${posting_no}
       group by line_no, part
    ) run where so_far <= ${left} order by line_no desc, part desc limit 1`);
  return rows[0] ? { posting_no, ...rows[0] } : null;
}
