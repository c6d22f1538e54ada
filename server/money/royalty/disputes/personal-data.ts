import { fine_dispute_events, fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Tx } from '../../../platform/sql/open-database.ts';

/** Empties what was written about the fines of an account. */
export async function eraseDisputes(tx: Tx, accountId: string): Promise<void> {
  await tx.update(fine_disputes).set({ note: '' }).where(eq(fine_disputes.account_id, accountId));
  await tx
    .update(fine_dispute_events)
    .set({ note: null })
    .where(inArray(fine_dispute_events.dispute_id, selectOwn(tx, accountId)));
}

export async function exportDisputes(tx: Tx, accountId: string): Promise<Record<string, unknown>> {
  const { actor_id: _, ...event } = getTableColumns(fine_dispute_events);
  return {
    fine_disputes: await tx
      .select()
      .from(fine_disputes)
      .where(eq(fine_disputes.account_id, accountId))
      .orderBy(asc(fine_disputes.opened_at), asc(fine_disputes.id)),
    fine_dispute_events: await tx
      .select(event)
      .from(fine_dispute_events)
      .where(inArray(fine_dispute_events.dispute_id, selectOwn(tx, accountId)))
      .orderBy(asc(fine_dispute_events.at), asc(fine_dispute_events.id)),
  };
}

function selectOwn(tx: Tx, accountId: string) {
  return tx.select({ id: fine_disputes.id }).from(fine_disputes).where(eq(fine_disputes.account_id, accountId));
}
