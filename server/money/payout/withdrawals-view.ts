import type { listWithdrawals, WithdrawalTerms } from '@tangent/contract/money/payout.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { MONEY_ROWS_PER_PAGE, WITHDRAWAL_FEE_CENTS } from '@tangent/domain/money/money-limits.ts';
import { expectedOn } from '@tangent/domain/money/payout/expected-on.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { getEffectivePlan } from '../../identity/account/public.ts';
import { encodeCursor, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { describeDestination } from './payout-method-store.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { readWithdrawalFacts } from './withdrawal-facts.ts';

type Page = z.input<typeof listWithdrawals.response>;

/** Returns one page of the withdrawals of an account, the newest first, and the amount it can withdraw now. */
export async function listWithdrawalsView(
  db: Db,
  accountId: string,
  cursor: string | undefined,
  { now, advance_cents }: { now: Date; advance_cents: number },
): Promise<Page> {
  const isOwn = eq(withdrawals.account_id, accountId);
  const rows = await db
    .select()
    .from(withdrawals)
    .where(cursor === undefined ? isOwn : and(isOwn, olderThan(withdrawals.requested_at, withdrawals.id, cursor)))
    .orderBy(desc(withdrawals.requested_at), desc(withdrawals.id))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, MONEY_ROWS_PER_PAGE);
  return {
    items: visible.map(presentWithdrawal),
    next_cursor: last ? encodeCursor({ at: last.requested_at, id: last.id }) : null,
    total: await db.$count(withdrawals, isOwn),
    terms: await readTerms(db, accountId, { now, advance_cents }),
  };
}

async function readTerms(
  db: Db,
  account_id: string,
  { now, advance_cents }: { now: Date; advance_cents: number },
): Promise<WithdrawalTerms> {
  const { row, open, held_until_ms, ...facts } = await readWithdrawalFacts(db, account_id, {
    today: utcDay(now.getTime()),
    advance_cents,
  });
  const plan = await getEffectivePlan(db, account_id, now);
  return {
    ...facts,
    pending_cents: open?.amount_cents ?? 0,
    destination: row?.method == null ? null : describeDestination(row),
    held_until: held_until_ms === null || held_until_ms <= now.getTime() ? null : new Date(held_until_ms).toISOString(),
    plan,
    fee_cents: WITHDRAWAL_FEE_CENTS,
    expected_on: expectedOn(utcDay(now.getTime()), plan),
  };
}
