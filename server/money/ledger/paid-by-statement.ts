import { store_payment_parts, store_payments } from '@tangent/db/schema/money/royalty.ts';
import { type SQL, sql } from 'drizzle-orm';

/**
 * Selects what payments settle of each statement, in its currency, and the micro-dollars they brought for it, with what
 * the bank kept of them. Parts of payments are `c` in the condition.
 */
export function paidByStatement(where: SQL = sql`c.statement_no is not null`): SQL {
  return sql`
    select c.statement_no, sum(c.amount) as settled,
           sum(round((p.received_micros + p.fee_micros) * c.amount / p.settled_amount)) as received
      from ${store_payment_parts} c join ${store_payments} p on p.id = c.payment_id
     where ${where} group by c.statement_no`;
}
