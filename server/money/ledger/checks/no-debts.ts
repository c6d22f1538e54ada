import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { MAY_OVERDRAW } from '@tangent/domain/money/ledger/ledger-account.ts';
import { sql } from 'drizzle-orm';
import { createRuleCheck, OWED, PAYABLE } from './rule.ts';

// The amount we owe by one account changes in the order of the transaction numbers.
const debts = sql`
  select key as subject, 'took ' || amount || ' micros from ' || account || ' and left ' || -so_far as message
    from (
      select t.key, t.kind, a.key as account, a.kind as account_kind, p.amount_micros as amount,
             sum(p.amount_micros) over (partition by a.id order by t.number) as so_far
        from ${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id
        join ${ledger_transactions} t on t.id = p.transaction_id
       where a.kind in ${OWED}
    ) moved
   where amount > 0 and so_far > 0 and (account_kind not in ${PAYABLE} or kind <> all(${sql.param([...MAY_OVERDRAW])}))`;

/** An amount owed never fell below zero, except by a store's reversal, and reported money never did. */
export const noDebts = createRuleCheck('no_debts', [debts]);
