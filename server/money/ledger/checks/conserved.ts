import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { OWED_KINDS } from '@tangent/domain/money/ledger/ledger-account.ts';
import { HOME_CURRENCY, MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { balances, reports } from './collect-facts.ts';
import { createRuleCheck } from './rule.ts';

const on = (...kinds: string[]) =>
  sql`(select coalesce(-sum(amount), 0) from ${balances} where kind = any(${sql.param(kinds)})
        and currency = ${HOME_CURRENCY})`;

// We bear the fees that services kept, and they left the bank: they are on both sides.
const difference = sql`
  select 'all money' as subject, came_in || ' micros came in; ' || paid || ' were paid, ' || owed || ' are owed, '
         || on_its_way || ' on their way, ' || ours || ' ours, ' || unmatched || ' nobody''s and ' || rounded
         || ' lost in rounding' as message
    from (
      select (select coalesce(sum(home_micros), 0) from ${reports}) as came_in,
             (select coalesce(sum(amount_cents), 0) * ${MICROS_PER_CENT} from ${withdrawals} where state = 'paid') as paid,
             ${on(...OWED_KINDS)} as owed, ${on('payout_transit')} as on_its_way,
             ${on('platform_revenue')} as ours, ${on('suspense')} as unmatched, ${on('rounding')} as rounded
    ) sums where came_in <> paid + owed + on_its_way + ours + unmatched + rounded`;

const inTheBank = sql`
  select 'the bank' as subject, 'holds ' || -bank || ' micros; stores owe ' || -receivable || ', and all that is owed, ours and nobody''s is '
         || rest as message
    from (
      select ${on('bank')} as bank, ${on('store_receivable', 'exchange')} as receivable,
             ${on(...OWED_KINDS, 'payout_transit', 'platform_revenue', 'suspense', 'rounding', 'fees', 'exchange_difference')} as rest
    ) sums where bank + receivable + rest <> 0`;

/** Money received equals money paid, owed, ours, unmatched or lost in rounding, to the micro. */
export const conserved = createRuleCheck('conserved', [difference, inTheBank]);
