import { payout_methods } from '@tangent/db/schema/money/payout.ts';
import type { PayoutMethod } from '@tangent/domain/money/payout/payout-method.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import { findPayoutMethod, getSetup, toSetupColumns, updatePayoutMethod } from './payout-method-store.ts';

/** Polls a service for the setup of a user and saves its state: the only way in which the state changes. */
export async function pollSetup(context: PayoutContext, account_id: string, method: PayoutMethod): Promise<void> {
  const { db, clock, rails } = context;
  const { destination_id } = getSetup(await findPayoutMethod(db, account_id), method);
  if (destination_id === null) return;
  const state = (await rails[method]?.findSetup(destination_id)) ?? 'incomplete';
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(payout_methods).where(eq(payout_methods.account_id, account_id)).for('update');
    // The user has another id at the service by now, and this result is not about it.
    if (row === undefined || getSetup(row, method).destination_id !== destination_id) return;
    await updatePayoutMethod(tx, account_id, { ...toSetupColumns(method, { state }), polled_at: clock.now() });
  });
}
