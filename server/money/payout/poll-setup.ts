import { payout_methods } from '@tangent/db/schema/payout.ts';
import type { PayoutMethod } from '@tangent/domain/payout/payout-method.ts';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { PayoutContext } from './context.ts';
import { findPayoutMethod, getSetup, toSetupColumns, updatePayoutMethod } from './payout-method-store.ts';

/** Asks a service how far somebody is set up there and writes it down: the only way in which that changes. */
export async function pollSetup(context: PayoutContext, account_id: string, method: PayoutMethod): Promise<void> {
  const { db, clock, rails } = context;
  const { destination_id } = getSetup(await findPayoutMethod(db, account_id), method);
  if (destination_id === null) return;
  const state = (await rails[method]?.findSetup(destination_id)) ?? 'incomplete';
  await inTransaction(db, async (tx) => {
    const [row] = await tx.select().from(payout_methods).where(eq(payout_methods.account_id, account_id)).for('update');
    // Somebody else there by now, of whom this says nothing.
    if (row === undefined || getSetup(row, method).destination_id !== destination_id) return;
    await updatePayoutMethod(tx, account_id, { ...toSetupColumns(method, { state }), polled_at: clock.now() });
  });
}
