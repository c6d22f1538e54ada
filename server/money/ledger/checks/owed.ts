import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { earnings_holds } from '@tangent/db/schema/money/royalty.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { MICROS_PER_CENT } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import { balances, entry_sums } from './collect-facts.ts';
import { createRuleCheck, OWED } from './rule.ts';

// An accepted share belongs to its account.
const otherThanEarned = sql`
  with earned as (
    select coalesce(y.account_id, e.holder_id) as holder, sum(e.amount_micros) as amount
      from ${entry_sums} e left join ${payees} y on y.id = e.holder_id group by 1
  ), withdrawn as (
    select account_id as holder, sum(amount_cents) * ${MICROS_PER_CENT} as amount
      from ${withdrawals} where state in ('requested', 'processing', 'paid') group by 1
  ), booked as (
    select coalesce(b.account_id, y.account_id, b.payee_id) as holder, -sum(b.amount) as amount
      from ${balances} b left join ${payees} y on y.id = b.payee_id
     where b.kind in ${OWED} group by 1
  )
  select 'holder ' || holder as subject, 'is owed ' || coalesce(b.amount, 0) || ' micros in the ledger; entries brought '
         || coalesce(e.amount, 0) || ', withdrawn are ' || coalesce(w.amount, 0) as message
    from booked b full join earned e using (holder) full join withdrawn w using (holder)
   where coalesce(b.amount, 0) <> coalesce(e.amount, 0) - coalesce(w.amount, 0)`;

const acceptedAndWaiting = sql`
  select b.key as subject, -b.amount || ' micros wait though ' || y.account_id || ' has accepted the share' as message
    from ${balances} b join ${payees} y on y.id = b.payee_id where y.account_id is not null
     and b.kind in ('payee_payable', 'payee_reported') and b.amount <> 0`;

const heldWithoutClaim = sql`
  select b.key as subject, -b.amount || ' micros are held back though nobody claims the release' as message
    from ${balances} b where b.kind in ('held_payable', 'held_reported') and b.amount <> 0
     and not exists (select 1 from ${earnings_holds} h where h.release_id = b.release_id and h.released_at is null
       and h.track_id is not distinct from b.track_id and (b.track_id is null or h.store_id = b.store_id))`;

/**
 * The amount we owe a holder is the earnings of their entries less their withdrawals, on whichever ledger accounts it
 * is.
 */
export const owed = createRuleCheck('owed', [otherThanEarned, acceptedAndWaiting, heldWithoutClaim]);
