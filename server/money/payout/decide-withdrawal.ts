import { withdrawal_changes, withdrawals } from '@tangent/db/schema/money/payout.ts';
import { eq } from 'drizzle-orm';
import { byStaff, recordAction } from '../../identity/audit/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { cancelWithdrawal } from './cancel-withdrawal.ts';
import { lockWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';

/** Approves a large withdrawal, which then goes out on its day. A second approval changes nothing. */
export async function approveWithdrawal(tx: Tx, actor: Actor, id: string, now: Date): Promise<void> {
  const row = await lockForDecision(tx, actor, id);
  if (row.state !== 'requested' || !row.needs_approval) throw new Refusal('withdrawal_moved');
  if (row.approved_at !== null) return;
  const step = { at: now, actor_id: actor.user_id };
  await tx.update(withdrawals).set({ approved_by: actor.user_id, approved_at: now }).where(eq(withdrawals.id, id));
  const change = { withdrawal_id: id, state: row.state, details: { approved: true }, ...step };
  await tx.insert(withdrawal_changes).values(change);
  const { account_id, amount_cents, method } = row;
  await recordAction(tx, 'payout.approved', {
    by: byStaff(actor),
    subject: { kind: 'user', id: account_id },
    details: { withdrawal_id: id, amount_cents, method },
    at: now,
  });
}

/** Cancels a withdrawal that was not sent, for staff; the reason stays in the log. */
export async function refuseWithdrawal(
  tx: Tx,
  actor: Actor,
  id: string,
  { note, now }: { note: string; now: Date },
): Promise<void> {
  const row = await lockForDecision(tx, actor, id);
  await cancelWithdrawal(tx, row, { reason: 'staff', actor_id: actor.user_id, note, at: now });
}

/** Locks a withdrawal for a decision; refuses decisions about one's own money. */
async function lockForDecision(tx: Tx, actor: Actor, id: string): Promise<WithdrawalRow> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const row = await lockWithdrawal(tx, id);
  if (row.account_id === actor.user_id) throw new Refusal('permission_denied');
  return row;
}
