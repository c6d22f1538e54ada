import { ledger_accounts, ledger_postings } from '@tangent/db/schema/money/ledger.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { sales_statements } from '@tangent/db/schema/money/sales.ts';
import {
  summarizeWaiting,
  type WaitingMoney,
  type WaitingMonth,
} from '@tangent/domain/money/ledger/account-figures.ts';
import { OPEN_WITHDRAWAL_STATES } from '@tangent/domain/money/payout/withdrawal.ts';
import type { Period } from '@tangent/domain/money/royalty/period.ts';
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
  /** The same by store and month, with what is on hold of it. */
  waiting: WaitingReport[];
  /** Paid by stores: it can be withdrawn. Below zero is a debt. */
  available: bigint;
  /** Available and reported. */
  balance: bigint;
  /** In open withdrawals. */
  pending: bigint;
  /** The amount that has left. */
  paid: bigint;
  on_hold: bigint;
  /** The part of what is on hold that stores have paid. */
  held_received: bigint;
}

/** The debt of a store to an account for a month of sales, and how much it was before the store paid a part. */
type WaitingReport = {
  store_id: string;
  period: Period;
  /** The money is on hold, and not part of the balance. */
  is_held: boolean;
  micros: bigint;
  of_micros: bigint;
};

type Row = {
  available: string;
  held_received: string;
  held_reported: string;
  pending_cents: string;
  paid_cents: string;
  waiting: { store_id: string; period: string; is_held: boolean; micros: string; of_micros: string }[] | null;
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
  const isHeld = sql`(a.account_id = ${accountId} or a.payee_id = any(${ids}))`;
  const { rows } = await db.execute<Row>(sql`select
    (select ${owed} from ${accounts} where a.account_id = ${accountId} and a.kind = 'artist_payable')::text as available,
    (select ${owed} from ${accounts} where ${isHeld} and a.kind = 'held_payable')::text as held_received,
    (select ${owed} from ${accounts} where ${isHeld} and a.kind = 'held_reported')::text as held_reported,
    (select json_agg(waiting) from (
      select s.store_id, to_char(s.period, 'YYYY-MM') as period, a.kind = 'held_reported' as is_held,
             (${owed})::text as micros, (-sum(p.amount_micros) filter (where p.amount_micros < 0))::text as of_micros
        from ${accounts} join ${sales_statements} s on s.statement_no = a.statement_no
       where (a.account_id = ${accountId} and a.kind = 'artist_reported') or (${isHeld} and a.kind = 'held_reported')
       group by 1, 2, 3 having sum(p.amount_micros) <> 0) waiting) as waiting,
    (${requested} and state in ${OPEN_WITHDRAWAL_STATES})::text as pending_cents,
    (${requested} and state = 'paid')::text as paid_cents`);
  const { available = '0', pending_cents = '0', paid_cents = '0' } = rows[0] ?? {};
  const [held_received, held_reported] = [BigInt(rows[0]?.held_received ?? 0), BigInt(rows[0]?.held_reported ?? 0)];
  const found = rows[0]?.waiting ?? [];
  const months = sumByMonth(found.filter(({ is_held }) => !is_held));
  const waiting = summarizeWaiting(months, today);
  return {
    ...waiting,
    months,
    waiting: found.map(({ micros, of_micros, ...report }) => {
      return { ...report, micros: BigInt(micros), of_micros: BigInt(of_micros) };
    }),
    available: BigInt(available),
    balance: BigInt(available) + waiting.reported,
    pending: centsToMicros(BigInt(pending_cents)),
    paid: centsToMicros(BigInt(paid_cents)),
    on_hold: held_received + held_reported,
    held_received,
  };
}

function sumByMonth(rows: readonly { period: string; micros: string }[]): WaitingMonth[] {
  const sums = new Map<string, bigint>();
  for (const { period, micros } of rows) sums.set(period, (sums.get(period) ?? 0n) + BigInt(micros));
  return [...sums].map(([period, micros]) => ({ period, micros })).sort((a, b) => (a.period < b.period ? -1 : 1));
}
