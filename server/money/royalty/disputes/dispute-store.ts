import { fine_dispute_events, fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { type FineDisputeState, getFineDisputeDueOn } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { desc, eq } from 'drizzle-orm';
import type { AuditActor } from '../../../identity/audit/public.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';

export type DisputeRow = typeof fine_disputes.$inferSelect;
type Event = { state: FineDisputeState; by: AuditActor; note: string | null; at: Date };

/** Locks a dispute whose state may change. */
export async function lockDispute(tx: Tx, id: string): Promise<DisputeRow> {
  const [row] = await tx.select().from(fine_disputes).where(eq(fine_disputes.id, id)).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

export async function insertDispute(
  tx: Tx,
  dispute: Pick<DisputeRow, 'account_id' | 'charge_id' | 'reason' | 'note'>,
  { by, at }: Pick<Event, 'by' | 'at'>,
): Promise<string> {
  const due_on = getFineDisputeDueOn('open', utcDay(at.getTime()), false);
  const [row] = await tx
    .insert(fine_disputes)
    .values({ ...dispute, state: 'open', opened_at: at, changed_at: at, due_on })
    .returning({ id: fine_disputes.id });
  if (!row) throw new Error('the dispute was not stored');
  await insertEvent(tx, row.id, { state: 'open', by, note: null, at });
  return row.id;
}

/** Gives a dispute another state, and adds it to the history. */
export async function setDisputeState(
  tx: Tx,
  id: string,
  { is_settled, ...event }: Event & { is_settled: boolean },
): Promise<void> {
  const { state, at } = event;
  const due_on = getFineDisputeDueOn(state, utcDay(at.getTime()), is_settled);
  await tx.update(fine_disputes).set({ state, changed_at: at, due_on }).where(eq(fine_disputes.id, id));
  await insertEvent(tx, id, event);
}

/** Sets the deadline of the next step again, after the fine changed. */
export async function setDisputeDue(tx: Tx, { id, state, changed_at }: DisputeRow, is_settled: boolean): Promise<void> {
  const due_on = getFineDisputeDueOn(state, utcDay(changed_at.getTime()), is_settled);
  await tx.update(fine_disputes).set({ due_on }).where(eq(fine_disputes.id, id));
}

/** The last two states of a dispute, the newest first. */
export function listLastEvents(tx: Tx, id: string) {
  return tx
    .select()
    .from(fine_dispute_events)
    .where(eq(fine_dispute_events.dispute_id, id))
    .orderBy(desc(fine_dispute_events.at), desc(fine_dispute_events.id))
    .limit(2);
}

async function insertEvent(tx: Tx, dispute_id: string, { state, by, note, at }: Event): Promise<void> {
  await tx.insert(fine_dispute_events).values({ dispute_id, state, actor_id: by.id, actor_kind: by.kind, note, at });
}
