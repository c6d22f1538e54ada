import { users } from '@tangent/db/schema/identity/account.ts';
import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { computeAccountStatus } from '@tangent/domain/identity/access/account-status.ts';
import { isDue } from '@tangent/domain/money/payout/expected-on.ts';
import { and, eq, sql } from 'drizzle-orm';
import { BY_SYSTEM, recordAction } from '../../identity/audit/public.ts';
import { findOutboxHold } from '../../messaging/outbox/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import { RailRefused, RailUnavailable } from './rail.ts';
import { type Outcome, settlePayout } from './settle-payout.ts';
import { lockWithdrawal, moveWithdrawal, type WithdrawalRow } from './withdrawal-store.ts';

/**
 * Sends a withdrawal that is due. Its new state is saved before it is sent: a worker that dies on the way
 * leaves a withdrawal with an unknown outcome, and the service is polled under the same key.
 */
export async function sendWithdrawal(context: PayoutContext, id: string): Promise<void> {
  const { db, clock, rails } = context;
  const row = await inTransaction(db, (tx) => startWithdrawal(tx, id, { now: clock.now(), rails }));
  if (row !== null) await sendToProvider(context, row);
}

async function startWithdrawal(
  tx: Tx,
  id: string,
  { now, rails }: { now: Date; rails: PayoutContext['rails'] },
): Promise<WithdrawalRow | null> {
  const row = await lockWithdrawal(tx, id);
  const isApproved = !row.needs_approval || row.approved_at !== null;
  const isOpen = row.state === 'requested' && isApproved && isDue(row.expected_on, utcDay(now.getTime()));
  if (!isOpen || rails[row.method] === null || !(await mayLeave(tx, row))) return null;
  const change = { processing_at: now, attempts: 1, last_attempt_at: now, is_outcome_unknown: true };
  const step = { at: now, actor_id: null };
  const { method, amount_cents, account_id } = row;
  await recordAction(tx, 'payout.sent', {
    by: BY_SYSTEM,
    subject: { kind: 'user', id: account_id },
    details: { withdrawal_id: id, amount_cents, method },
    at: now,
  });
  return moveWithdrawal(tx, row, 'processing', change, step);
}

/**
 * Checks whether money may leave: never while an account is frozen or closed, and never from a restored
 * database (rule F42 in docs/standards/reliability.md).
 */
async function mayLeave(tx: Tx, { account_id }: WithdrawalRow): Promise<boolean> {
  const [user] = await tx.select().from(users).where(eq(users.id, account_id));
  if (!user || computeAccountStatus({ ...user, is_deactivated: user.deactivated_at !== null }) !== 'active')
    return false;
  return (await findOutboxHold(tx)) === null;
}

/**
 * Sends another request under the key of a withdrawal that its service never received, if it may still leave. Only one
 * worker sends it at a time.
 */
export async function resendWithdrawal(context: PayoutContext, row: WithdrawalRow): Promise<void> {
  const { db, clock } = context;
  const again = await inTransaction(db, async (tx) => {
    if (!(await mayLeave(tx, row))) return null;
    const isSame = and(eq(withdrawals.state, 'processing'), eq(withdrawals.attempts, row.attempts));
    const [claimed] = await tx
      .update(withdrawals)
      .set({ attempts: sql`${withdrawals.attempts} + 1`, last_attempt_at: clock.now() })
      .where(and(eq(withdrawals.id, row.id), isSame))
      .returning();
    return claimed ?? null;
  });
  if (again !== null) await sendToProvider(context, again);
}

async function sendToProvider(context: PayoutContext, row: WithdrawalRow): Promise<void> {
  const outcome = await sendPayout(context, row);
  if (outcome === null) return;
  await inTransaction(context.db, (tx) => settlePayout(tx, row.id, outcome, context.clock.now()));
}

/** Sends the payout; null when its outcome is unknown. */
async function sendPayout({ rails, log, product_name }: PayoutContext, row: WithdrawalRow): Promise<Outcome | null> {
  const { id: key, destination_id, amount_cents, fee_cents, method } = row;
  const order = { key, destination_id, amount_cents: amount_cents - fee_cents, note: product_name };
  try {
    return (await rails[method]?.pay(order)) ?? null;
  } catch (error) {
    if (error instanceof RailRefused) {
      return { state: 'failed', failure: error.failure, provider_id: null, fee_cents: 0 };
    }
    if (!(error instanceof RailUnavailable)) throw error;
    log.warn({ err: error, withdrawal_id: key, attempts: row.attempts }, 'unknown whether a withdrawal was sent');
    return null;
  }
}
