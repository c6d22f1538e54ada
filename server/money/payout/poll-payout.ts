import { withdrawals } from '@tangent/db/schema/money/payout.ts';
import { and, eq, inArray } from 'drizzle-orm';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import { RailUnavailable } from './rail.ts';
import { resendWithdrawal } from './send-withdrawal.ts';
import { settlePayout } from './settle-payout.ts';
import type { WithdrawalRow } from './withdrawal-store.ts';

/**
 * Polls the service for the state of a withdrawal: of one on its way, and of one that has arrived, because banks return
 * money. Only a payout that the service says it never received is sent again, under the same key.
 */
export async function pollPayout(context: PayoutContext, id: string): Promise<void> {
  const { db, clock, rails, log } = context;
  const [row] = await db
    .update(withdrawals)
    .set({ last_attempt_at: clock.now() })
    .where(and(eq(withdrawals.id, id), inArray(withdrawals.state, ['processing', 'paid'])))
    .returning();
  const rail = row && rails[row.method];
  if (!rail) return;
  const payout = await rail.findPayout(id).catch((error: unknown) => {
    if (!(error instanceof RailUnavailable)) throw error;
    log.warn({ err: error, withdrawal_id: id }, 'could not poll the payout service, will try again soon');
    return undefined;
  });
  if (payout === undefined) return;
  if (payout !== null) return inTransaction(db, (tx) => settlePayout(tx, id, payout, clock.now()));
  if (wasAcknowledged(row)) log.error({ withdrawal_id: id }, 'the service does not know a payout that it acknowledged');
  else await resendWithdrawal(context, row);
}

function wasAcknowledged({ state, provider_id }: WithdrawalRow): boolean {
  return state === 'paid' || provider_id !== null;
}
