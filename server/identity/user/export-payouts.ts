import { payout_methods, withdrawal_changes, withdrawals } from '@tangent/db/schema/payout.ts';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** How a person is paid, and every withdrawal with its way. */
export async function exportPayouts(tx: Tx, id: string): Promise<Record<string, unknown>> {
  const { attempts: _, last_attempt_at: __, is_outcome_unknown: ___, ...withdrawal } = getTableColumns(withdrawals);
  const isOwn = eq(withdrawals.account_id, id);
  const own = tx.select({ id: withdrawals.id }).from(withdrawals).where(isOwn);
  return {
    payout_method: await tx.select().from(payout_methods).where(eq(payout_methods.account_id, id)),
    withdrawals: await tx.select(withdrawal).from(withdrawals).where(isOwn).orderBy(asc(withdrawals.requested_at)),
    withdrawal_history: await tx
      .select()
      .from(withdrawal_changes)
      .where(inArray(withdrawal_changes.withdrawal_id, own))
      .orderBy(asc(withdrawal_changes.at)),
  };
}
