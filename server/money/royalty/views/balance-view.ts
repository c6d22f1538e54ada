import type { RoyaltyBalance } from '@tangent/contract/money/royalty.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { type AccountFigures, readAccountFigures } from '../../ledger/public.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';

/** Returns the balances of an account. */
export async function getRoyaltyBalanceView(db: Db, accountId: string, now: Date): Promise<RoyaltyBalance> {
  const holders = await listHolders(db, accountId);
  return presentBalance(await readAccountFigures(db, accountId, holders, utcDay(now.getTime())));
}

/** Presents the money of an account: available, reported, pending and paid add up to what it earned. */
export function presentBalance(figures: AccountFigures): RoyaltyBalance {
  const { available, reported, due_on, late, balance, pending, paid, on_hold } = figures;
  return {
    available_micros: presentMicros(available),
    reported_micros: presentMicros(reported),
    reported_due_on: due_on,
    late_micros: presentMicros(late),
    balance_micros: presentMicros(balance),
    pending_micros: presentMicros(pending),
    paid_micros: presentMicros(paid),
    earned_micros: presentMicros(balance + pending + paid),
    on_hold_micros: presentMicros(on_hold),
  };
}
