import { ledger_accounts, ledger_postings, ledger_transactions } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { store_payments } from '@tangent/db/schema/money/royalty.ts';
import { sales_postings } from '@tangent/db/schema/money/sales.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { entry_sums } from './collect-facts.ts';
import { createRuleCheck, OWED } from './rule.ts';

/** Every fact that must be in the ledger: its kind, its id, and the additional amount that it owes to holders. */
const facts = sql`
  select p.kind as kind, p.id as subject_id, coalesce((
           select sum(amount_micros) from ${entry_sums} e where e.posting_no = p.posting_no), 0) as owed
    from ${sales_postings} p
  union all select 'store_payment', id, 0 from ${store_payments}
  union all select 'withdrawal', id, -amount_cents * ${MICROS_PER_CENT} from ${withdrawals}
  union all select 'withdrawal_paid', id, 0 from ${withdrawals} where paid_at is not null
  union all select 'withdrawal_back', id, amount_cents * ${MICROS_PER_CENT} from ${withdrawals}
    where state in ('cancelled', 'failed')`;

const KINDS = ['report', 'match', 'reversal', 'store_payment', 'withdrawal', 'withdrawal_paid', 'withdrawal_back'];

const movements = sql`
  select t.id, t.key, t.kind, t.subject_id, coalesce((
           select -sum(p.amount_micros) from ${ledger_postings} p
             join ${ledger_accounts} a on a.id = p.ledger_account_id
            where p.transaction_id = t.id and a.kind in ${OWED}), 0) as owed
    from ${ledger_transactions} t where t.kind = any(${sql.param(KINDS)})`;

const missing = sql`
  select kind || ' ' || subject_id as subject, 'is not in the ledger' as message from (${facts}) f
   where not exists (select 1 from ${ledger_transactions} t where t.subject_id = f.subject_id and t.kind = f.kind)`;

const unexplained = sql`
  select m.key as subject, 'nothing happened that it could be about' as message from (${movements}) m
   where not exists (select 1 from (${facts}) f where f.subject_id = m.subject_id and f.kind = m.kind)`;

const twice = sql`
  select kind || ' ' || subject_id as subject, 'is in the ledger ' || count(*) || ' times: ' || string_agg(key, ', ') as message
    from (${movements}) m where subject_id is not null group by kind, subject_id having count(*) > 1`;

const otherAmount = sql`
  select m.key as subject, 'owes ' || m.owed || ' micros more instead of ' || f.owed as message
    from (${movements}) m join (${facts}) f on f.subject_id = m.subject_id and f.kind = m.kind where m.owed <> f.owed`;

// The money of a withdrawal comes from the account that requested it, and goes back there.
const otherAccount = sql`
  select t.key as subject, 'moves money of ' || a.key || ' for account ' || w.account_id as message
    from ${ledger_transactions} t join ${withdrawals} w on w.id = t.subject_id
    join ${ledger_postings} p on p.transaction_id = t.id join ${ledger_accounts} a on a.id = p.ledger_account_id
   where t.kind in ('withdrawal', 'withdrawal_back', 'withdrawal_paid')
     and a.kind in ${OWED}
     and (a.kind <> 'artist_payable' or a.account_id <> w.account_id)`;

/** Every fact is in the ledger once, with its own amount, and nothing else is. */
export const bookedOnce = createRuleCheck('booked_once', [missing, unexplained, twice, otherAmount, otherAccount]);
