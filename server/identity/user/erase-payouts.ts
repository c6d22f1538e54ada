import { payout_methods, withdrawals } from '@tangent/db/schema/payout.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';
import { redactMessages } from './redact-messages.ts';

/**
 * Forgets how somebody was paid. What was withdrawn stays: books are kept by law, and it names nobody but by the ids of account and
 * payout.
 */
export async function erasePayouts(tx: Tx, id: string): Promise<void> {
  const [method] = await tx.delete(payout_methods).where(eq(payout_methods.account_id, id)).returning();
  const changed = await tx
    .update(withdrawals)
    .set({ destination: '' })
    .where(eq(withdrawals.account_id, id))
    .returning();
  const ids = [method?.stripe_account_id, ...changed.map((row) => row.destination_id)];
  for (const destination of new Set(ids)) if (destination) await redactMessages(tx, destination);
}
