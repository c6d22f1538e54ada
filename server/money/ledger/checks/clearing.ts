import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { store_payment_parts, store_payments } from '@tangent/db/schema/money/royalty.ts';
import { suspense_lines } from '@tangent/db/schema/money/sales.ts';
import { HOME_CURRENCY, MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { balances, charges, entry_sums, reports } from './collect-facts.ts';
import { createRuleCheck, halfEven, OWED } from './rule.ts';

/**
 * Payments of stores, in micros of their currency and of ours: each part as much as its report was posted with, and
 * credit what it was worth when it came in.
 */
const payments = sql`
  select p.store_id, p.currency, p.received_micros, p.fee_micros, ${halfEven(sql`p.settled_amount * 1000000`)} as own_micros,
         coalesce((select sum(home_micros) from ${store_payment_parts} where payment_id = p.id), 0) as home_micros
    from ${store_payments} p`;

const home = (kind: string) => sql`${`${kind}:${HOME_CURRENCY}`}`;

/** The balance of every account without a holder, as open items explain it, by its key. */
const explained = sql`
  select 'store_receivable:store=' || store_id || ':' || currency as key, own_micros as amount from ${reports}
  union all select 'store_receivable:store=' || store_id || ':' || currency, -own_micros from (${payments}) p
  union all select 'exchange:' || currency, -own_micros from ${reports} where currency <> ${HOME_CURRENCY}
  union all select 'exchange:' || currency, own_micros from (${payments}) p where currency <> ${HOME_CURRENCY}
  union all select ${home('exchange')}, home_micros from ${reports} where currency <> ${HOME_CURRENCY}
  union all select ${home('exchange')}, -home_micros from (${payments}) p where currency <> ${HOME_CURRENCY}
  union all select ${home('rounding')}, gross_micros - home_micros from ${reports}
  union all select 'suspense:store=' || store_id || ${`:${HOME_CURRENCY}`}, -gross_micros
    from ${suspense_lines} where state = 'open'
  union all select ${home('platform_revenue')}, net_micros - gross_micros from ${entry_sums} where is_share = 0
  union all select 'store_charge:store=' || store_id || ${`:${HOME_CURRENCY}`}, -amount_micros from ${charges}
  union all select 'store_charge:account=' || holder_id || ${`:${HOME_CURRENCY}`}, amount_micros from ${charges}
  union all select ${home('exchange_difference')}, home_micros - received_micros - fee_micros from (${payments}) p
  union all select ${home('fees')}, fee_micros from (${payments}) p
  union all select ${home('bank')}, received_micros from (${payments}) p
  union all select ${home('bank')}, (case when state = 'paid' then fee_cents - amount_cents else 0 end
    - provider_fee_cents) * ${MICROS_PER_CENT} from ${withdrawals}
  union all select ${home('fees')}, (provider_fee_cents - case when state = 'paid' then fee_cents else 0 end)
    * ${MICROS_PER_CENT} from ${withdrawals}
  union all select ${home('payout_transit')}, -amount_cents * ${MICROS_PER_CENT}
    from ${withdrawals} where state in ('requested', 'processing')`;

const unexplained = sql`
  select key as subject, 'holds ' || coalesce(b.amount, 0) || ' micros, open items explain ' || coalesce(x.amount, 0) as message
    from (select key, sum(amount) as amount from (${explained}) items group by key) x
    full join (
      select key, amount from ${balances} where kind not in ${OWED}
    ) b using (key)
   where coalesce(b.amount, 0) <> coalesce(x.amount, 0)`;

/**
 * Accounts that money only passes through, and our own, contain the open items and the amounts we kept, and nothing
 * else.
 */
export const clearing = createRuleCheck('clearing', [unexplained]);
