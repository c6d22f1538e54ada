import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { HOME_CURRENCY } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { createRuleCheck } from './rule.ts';

const unbalanced = sql`
  select t.key as subject, 'out of balance by ' || sum(p.amount_micros) || ' micros of ' || p.currency as message
    from ${ledger_postings} p join ${ledger_transactions} t on t.id = p.transaction_id
   group by t.id, p.currency having sum(p.amount_micros) <> 0`;

// The sides of a transaction are numbered from 1.
const lost = sql`
  select t.key as subject, 'has ' || count(*) || ' of ' || max(p.position) || ' sides' as message
    from ${ledger_postings} p join ${ledger_transactions} t on t.id = p.transaction_id
   group by t.id having count(*) <> max(p.position) or min(p.position) <> 1`;

const foreign = sql`
  select t.key as subject, 'puts ' || p.amount_micros || ' micros of ' || p.currency || ' on ' || a.key as message
    from ${ledger_postings} p join ${ledger_transactions} t on t.id = p.transaction_id
    join ${ledger_accounts} a on a.id = p.ledger_account_id
   where p.currency <> a.currency
      or (a.currency <> ${HOME_CURRENCY} and a.kind not in ('store_receivable', 'exchange'))`;

/** Every transaction balances, is whole, and uses the currencies of its accounts. */
export const balanced = createRuleCheck('balanced', [unbalanced, lost, foreign]);
