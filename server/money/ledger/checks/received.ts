import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { store_payment_parts, store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_statements } from '@tangent/db/schema/money/sales.ts';
import { REPORTED_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import { sql } from 'drizzle-orm';
import { balances } from './collect-facts.ts';
import { createRuleCheck } from './rule.ts';

const REPORTED = sql`(${sql.join(
  REPORTED_KINDS.map((kind) => sql`${kind}`),
  sql`, `,
)})`;

/** Statements with their gross amount, what payments settle of them, and whether their store owes it. */
const statements = sql`
  select s.statement_no, s.gross_amount, coalesce(p.settled, 0) as settled,
         f.kind = 'report' and f.state = 'posted' and s.gross_amount > 0 as is_owed
    from ${sales_statements} s join ${sales_files} f on f.id = s.file_id
    left join (
      select statement_no, sum(amount) as settled from ${store_payment_parts} where statement_no is not null group by 1
    ) p on p.statement_no = s.statement_no`;

const waitsForNothing = sql`
  select b.key as subject, -b.amount || ' micros wait for statement ' || b.statement_no || case
           when s.statement_no is null then ', which does not exist'
           when not s.is_owed then ', of which its store owes nothing' else ', which is paid in full' end as message
    from ${balances} b left join (${statements}) s on s.statement_no = b.statement_no
   where b.kind in ${REPORTED} and b.amount <> 0 and (s.is_owed is not true or s.settled >= s.gross_amount)`;

// All holders of a statement together: money moves between their accounts when a hold begins or a share is accepted.
const tooEarly = sql`
  select 'statement ' || s.statement_no as subject, 'holders got ' || m.reported - m.waiting - m.advanced || ' of '
         || m.reported || ' micros, its store paid ' || trim_scale(s.settled) || ' of ' || trim_scale(s.gross_amount) as message
    from (
      select a.statement_no, -sum(p.amount_micros) as waiting,
             coalesce(-sum(p.amount_micros) filter (
               where t.kind in ('report', 'match') or (t.kind = 'correction' and p.amount_micros < 0)), 0) as reported,
             coalesce(sum(p.amount_micros) filter (where t.kind in ('advance', 'advance_back')), 0) as advanced
        from ${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id
        join ${ledger_transactions} t on t.id = p.transaction_id
       where a.kind in ${REPORTED} group by 1
    ) m join (${statements}) s on s.statement_no = m.statement_no
   where s.is_owed and (m.reported - m.waiting - m.advanced) * s.gross_amount > m.reported * s.settled`;

const notDivided = sql`
  select 'payment ' || p.id as subject, 'is ' || trim_scale(p.settled_amount) || ' ' || p.currency || ', its parts are '
         || trim_scale(coalesce(c.amount, 0)) as message
    from ${store_payments} p left join (
      select payment_id, sum(amount) as amount from ${store_payment_parts} group by 1
    ) c on c.payment_id = p.id where p.settled_amount <> coalesce(c.amount, 0)`;

const paidTwice = sql`
  select 'statement ' || statement_no as subject, 'is ' || trim_scale(gross_amount) || ', payments settle '
         || trim_scale(settled) as message
    from (${statements}) s where is_owed and (settled < 0 or settled > gross_amount)
  union all
  select 'statement ' || statement_no, 'owes nothing, payments settle ' || trim_scale(settled)
    from (${statements}) s where not is_owed and gross_amount > 0 and settled <> 0`;

/**
 * Holders can withdraw at most the part of a statement that its store has paid; the rest waits as reported money.
 * Every payment is divided among reports and credit, and no report is paid twice.
 */
export const received = createRuleCheck('received', [waitsForNothing, tooEarly, notDivided, paidTwice]);
