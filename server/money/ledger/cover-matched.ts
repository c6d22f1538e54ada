import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { store_payment_parts } from '@tangent/db/schema/money/royalty.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { toPayable } from './ledger-ref.ts';
import { postTransaction } from './post-transaction.ts';
import { isReported, REPORTED_COLUMNS, type ReportedColumns, toReportedRef } from './reported-accounts.ts';
import { move } from './settle-statements.ts';

type Posting = { transaction_id: string; posting_id: string; at: Date };

/**
 * Makes matched money available as far as payments cover its statements already: of each amount the same part, rounded
 * down. It happens right after the ledger transaction that made the money reported.
 */
export async function coverMatched(tx: Tx, { transaction_id, posting_id, at }: Posting): Promise<void> {
  const { rows } = await tx.execute<ReportedColumns & { micros: string }>(sql`
    select ${REPORTED_COLUMNS}, div(-p.amount_micros * least(d.settled, s.gross_amount), s.gross_amount)::text as micros
      from ${ledger_postings} p join ${ledger_accounts} a on a.id = p.ledger_account_id and ${isReported}
      join ${sales_statements} s on s.statement_no = a.statement_no
      join (
        select statement_no, sum(amount) as settled from ${store_payment_parts} where statement_no is not null group by 1
      ) d on d.statement_no = s.statement_no
     where p.transaction_id = ${transaction_id} and d.settled > 0 and s.gross_amount > 0`);
  const sides = rows.flatMap(({ micros, ...columns }) => {
    const ref = toReportedRef(columns);
    return move(ref, toPayable(ref), BigInt(micros));
  });
  if (sides.length === 0) return;
  const key = `store_credit:${posting_id}`;
  await postTransaction(tx, { key, kind: 'store_credit', at, actor_id: null, subject_id: posting_id, sides });
}
