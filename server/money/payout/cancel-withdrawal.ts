import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import type { WithdrawalCancelReason } from '@tangent/domain/money/payout/withdrawal.ts';
import { and, eq } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { notifyOfWithdrawal } from './notify-of-withdrawal.ts';
import { postWithdrawal } from './post-withdrawal.ts';
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';

export interface Cancellation {
  reason: WithdrawalCancelReason;
  /** Null when it happened automatically. */
  actor_id: string | null;
  /** The note of staff, for the log. */
  note?: string;
  at: Date;
}

/** Cancels a withdrawal that was not sent and that the caller has locked: the amount returns to the balance. */
export async function cancelWithdrawal(
  tx: Tx,
  row: WithdrawalRow,
  { reason, note, ...by }: Cancellation,
): Promise<WithdrawalRow> {
  const change = { cancel_reason: reason, finished_at: by.at };
  const cancelled = await moveWithdrawal(tx, row, 'cancelled', change, { ...by, details: { reason } });
  await postWithdrawal(tx, cancelled, 'back', by);
  await notifyOfWithdrawal(tx, cancelled, 'cancelled', { ...by, ...(note === undefined ? {} : { note }) });
  return cancelled;
}

/** Cancels a withdrawal for its owner; a withdrawal that they have already cancelled stays cancelled. */
export async function cancelOwnWithdrawal(
  tx: Tx,
  { user_id }: Pick<Actor, 'user_id'>,
  id: string,
  now: Date,
): Promise<WithdrawalRow> {
  const isOwn = and(eq(withdrawals.id, id), eq(withdrawals.account_id, user_id));
  if ((await tx.$count(withdrawals, isOwn)) === 0) throw new Refusal('not_found');
  const row = await lockWithdrawal(tx, id);
  if (row.cancel_reason === 'owner') return row;
  return cancelWithdrawal(tx, row, { reason: 'owner', actor_id: user_id, at: now });
}
