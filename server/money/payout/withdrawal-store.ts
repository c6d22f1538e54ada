import { withdrawal_changes, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { canMoveWithdrawal, type WithdrawalState } from '@tangent/domain/money/payout/withdrawal.ts';
import { and, eq } from 'drizzle-orm';
import { lockAccount } from '../../identity/account/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { lockOwed } from '../ledger/public.ts';

export type WithdrawalRow = typeof withdrawals.$inferSelect;
export type NewWithdrawal = typeof withdrawals.$inferInsert;
type ChangeDetails = (typeof withdrawal_changes.$inferSelect)['details'];

/**
 * Locks all rows about the money of an account until the transaction ends; returns the amount we owe, in micros. Every
 * change of a withdrawal starts here, so that all lock in one order: the account, its money, its withdrawals.
 */
export async function lockMoney(tx: Tx, account_id: string): Promise<bigint> {
  await lockAccount(tx, account_id);
  return lockOwed(tx, { kind: 'artist_payable', account_id });
}

export async function findWithdrawal(tx: Tx | Db, id: string): Promise<WithdrawalRow | null> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id));
  return row ?? null;
}

/** Returns a withdrawal, locked until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow> {
  const found = await findWithdrawal(tx, id);
  if (found === null) throw new Refusal('not_found');
  await lockMoney(tx, found.account_id);
  const row = await findWithdrawal(tx, id);
  if (row === null) throw new Error(`withdrawal ${id} does not exist`);
  return row;
}

interface Step {
  at: Date;
  /** Null when it happened automatically. */
  actor_id: string | null;
  details?: ChangeDetails;
}

export async function insertWithdrawal(tx: Tx, row: NewWithdrawal, step: Step): Promise<WithdrawalRow> {
  const [inserted] = await tx.insert(withdrawals).values(row).onConflictDoNothing().returning();
  // The id belongs to another account, or another withdrawal of this account is open, which the rules have already
  // refused.
  if (!inserted) throw new Refusal('conflict');
  await tx.insert(withdrawal_changes).values({ withdrawal_id: inserted.id, state: inserted.state, ...step });
  return inserted;
}

/** Moves a withdrawal to another state; refused when it has left the expected state, or may not move there. */
export async function moveWithdrawal(
  tx: Tx,
  { id, state: from }: Pick<WithdrawalRow, 'id' | 'state'>,
  to: WithdrawalState,
  change: Partial<WithdrawalRow>,
  step: Step,
): Promise<WithdrawalRow> {
  if (!canMoveWithdrawal(from, to)) throw new Refusal('withdrawal_moved');
  const [row] = await tx
    .update(withdrawals)
    .set({ ...change, state: to })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.state, from)))
    .returning();
  if (!row) throw new Refusal('withdrawal_moved');
  await tx.insert(withdrawal_changes).values({ withdrawal_id: id, state: to, ...step });
  return row;
}
