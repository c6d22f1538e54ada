import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import {
  summarizeWaiting,
  type WaitingMoney,
  type WaitingMonth,
} from '@tangent/domain/money/ledger/account-figures.ts';
import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import { centsToMicros } from '@tangent/domain/money.ts';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/**
 * The money of an account in micro-dollars. Available, reported, pending and paid add up to what was earned;
 * what is on hold is beside it.
 */
export interface AccountFigures extends WaitingMoney {
  /** Reported money by month of sales, the oldest first. */
  months: WaitingMonth[];
  /** Paid by stores: it can be withdrawn. Below zero is a debt. */
  available: bigint;
  /** Available and reported. */
  balance: bigint;
  /** In open withdrawals. */
  pending: bigint;
  /** The amount that has left. */
  paid: bigint;
  on_hold: bigint;
}

type Row = {
  available: string;
  on_hold: string;
  pending_cents: string;
  paid_cents: string;
  months: { period: string; micros: string }[] | null;
};

/**
 * Reads the money of an account and of the payees whose shares it has accepted, as `today` sees it: in one statement, so
 * that a withdrawal or a payment of a store made at the same time is on one side or the other.
 */
export async function readAccountFigures(
  db: Db | Tx,
  accountId: string,
  holders: readonly string[],
  today: string,
): Promise<AccountFigures> {
  const ids = sql.param([...holders]);
  const owed = sql`coalesce(-sum(p.amount_micros), 0)`;
  const accounts = sql`${ledger_accounts} a join ${ledger_postings} p on p.ledger_account_id = a.id`;
  const requested = sql`select coalesce(sum(amount_cents), 0) from ${withdrawals} where account_id = ${accountId}`;
  const { rows } = await db.execute<Row>(sql`select
    (select ${owed} from ${accounts} where a.account_id = ${accountId} and a.kind = 'artist_payable')::text as available,
    (select ${owed} from ${accounts} where (a.account_id = ${accountId} or a.payee_id = any(${ids}))
      and a.kind in ('held_payable', 'held_reported'))::text as on_hold,
    (select json_agg(json_build_object('period', period, 'micros', micros) order by period) from (
      select to_char(s.period, 'YYYY-MM') as period, (${owed})::text as micros
        from ${accounts} join ${sales_statements} s on s.statement_no = a.statement_no
       where a.account_id = ${accountId} and a.kind = 'artist_reported' group by s.period) waiting) as months,
    (${requested} and state in ${OPEN_WITHDRAWAL_STATES})::text as pending_cents,
    (${requested} and state = 'paid')::text as paid_cents`);
  const { available = '0', on_hold = '0', pending_cents = '0', paid_cents = '0' } = rows[0] ?? {};
  const months = (rows[0]?.months ?? []).map(({ period, micros }) => ({ period, micros: BigInt(micros) }));
  const waiting = summarizeWaiting(months, today);
  return {
    ...waiting,
    months: months.filter(({ micros }) => micros !== 0n),
    available: BigInt(available),
    balance: BigInt(available) + waiting.reported,
    pending: centsToMicros(BigInt(pending_cents)),
    paid: centsToMicros(BigInt(paid_cents)),
    on_hold: BigInt(on_hold),
  };
}
