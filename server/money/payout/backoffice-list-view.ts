import type { ListedWithdrawal, listPayoutQueue } from '@tangent/contract/money/backoffice-payout.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { MONEY_ROWS_PER_PAGE } from '@tangent/domain/money/money-limits.ts';
import {
  FINISHED_QUEUES,
  WITHDRAWAL_QUEUES,
  type WithdrawalQueue,
} from '@tangent/domain/money/payout/withdrawal-queue.ts';
import { and, asc, count, desc, eq, isNull, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, newerThan, olderThan, splitPage } from '../../platform/sql/cursor.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { presentWithdrawal } from './present-withdrawal.ts';
import { isDueNow } from './sweep-payouts.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

type Query = z.output<typeof listPayoutQueue.query>;
type Page = z.input<typeof listPayoutQueue.response>;

/** Returns one page of the withdrawals in a queue: open ones from the oldest on, finished ones from the newest on. */
export async function listPayoutQueueView(
  db: Db,
  { queue, account_id, cursor }: Query,
  { now, approval_cents }: { now: Date; approval_cents: number },
): Promise<Page> {
  const isOver = (FINISHED_QUEUES as readonly WithdrawalQueue[]).includes(queue);
  const filter = and(isIn(queue, now), account_id === undefined ? undefined : eq(withdrawals.account_id, account_id));
  const [order, follows] = isOver ? ([desc, olderThan] as const) : ([asc, newerThan] as const);
  const rows = await db
    .select({ row: withdrawals, first_name: users.first_name, last_name: users.last_name })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.account_id))
    .where(cursor === undefined ? filter : and(filter, follows(withdrawals.requested_at, withdrawals.id, cursor)))
    .orderBy(order(withdrawals.requested_at), order(withdrawals.id))
    .limit(MONEY_ROWS_PER_PAGE + 1);
  const { visible, last } = splitPage(rows, MONEY_ROWS_PER_PAGE);
  return {
    items: visible.map(({ row, ...name }) => presentListedWithdrawal(row, fullName(name))),
    next_cursor: last ? encodeCursor({ at: last.row.requested_at, id: last.row.id }) : null,
    total: await countMatching(db, filter),
    counts: await countQueues(db, now),
    approval_cents,
  };
}

/** Presents a withdrawal as staff reads it in a list. */
export function presentListedWithdrawal(row: WithdrawalRow, name: string): ListedWithdrawal {
  const { account_id, needs_approval, is_outcome_unknown } = row;
  const approved_at = row.approved_at?.toISOString() ?? null;
  return { ...presentWithdrawal(row), account_id, name, needs_approval, approved_at, is_outcome_unknown };
}

export function fullName({ first_name, last_name }: { first_name: string; last_name: string }): string {
  return `${first_name} ${last_name}`.trim();
}

const { state, needs_approval, approved_at, is_outcome_unknown } = withdrawals;
export const AWAITS_APPROVAL = and(eq(state, 'requested'), eq(needs_approval, true), isNull(approved_at));
export const HAS_UNKNOWN_OUTCOME = and(eq(state, 'processing'), eq(is_outcome_unknown, true));

function isIn(queue: WithdrawalQueue, now: Date): SQL | undefined {
  if (queue === 'approval') return AWAITS_APPROVAL;
  if (queue === 'unknown') return HAS_UNKNOWN_OUTCOME;
  return queue === 'due' ? isDueNow(now) : eq(state, queue);
}

async function countMatching(db: Db, filter: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.account_id))
    .where(filter);
  return row?.total ?? 0;
}

async function countQueues(db: Db, now: Date): Promise<Record<WithdrawalQueue, number>> {
  const totals = await Promise.all(WITHDRAWAL_QUEUES.map((queue) => countMatching(db, isIn(queue, now))));
  return Object.fromEntries(WITHDRAWAL_QUEUES.map((queue, index) => [queue, totals[index] ?? 0])) as Record<
    WithdrawalQueue,
    number
  >;
}
