import { fine_disputes } from '@tangent/db/schema/money/fine-dispute.ts';
import { eq } from 'drizzle-orm';
import { BY_SYSTEM } from '../../../identity/audit/public.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { ChargeGroup, LinkedCharge } from '../charges/link-returns.ts';
import { listLastEvents, lockDispute, setDisputeDue, setDisputeState } from './dispute-store.ts';

/**
 * Moves the disputes of fines after a posting. A fine that a corrected report repeats keeps its dispute. One
 * that the store took back, or that its corrected report no longer has, is accepted; when that is reversed, the dispute
 * is again as it was before.
 */
export async function syncDisputes(tx: Tx, groups: readonly ChargeGroup[], at: Date): Promise<void> {
  for (const group of groups) {
    for (const charge of group)
      if (charge.dispute_id !== null && charge.reversed_at !== null) await moveOn(tx, group, charge);
    for (const charge of group) if (charge.dispute_id !== null) await syncDispute(tx, group, charge, at);
  }
}

/** Hangs the dispute of a fine whose report was reversed on the same fine of the corrected report, if it has one. */
async function moveOn(tx: Tx, group: ChargeGroup, from: LinkedCharge): Promise<void> {
  const isSame = (one: LinkedCharge) =>
    one.amount_micros < 0n && one.period === from.period && one.reversed_at === null && one.dispute_id === null;
  const same = group.filter(isSame);
  const to = same.find(({ amount_micros }) => amount_micros === from.amount_micros) ?? same[0];
  if (to === undefined || from.dispute_id === null) return;
  await tx.update(fine_disputes).set({ charge_id: to.id }).where(eq(fine_disputes.id, from.dispute_id));
  [to.dispute_id, to.state, from.dispute_id, from.state] = [from.dispute_id, from.state, null, null];
}

async function syncDispute(tx: Tx, group: ChargeGroup, charge: LinkedCharge, at: Date): Promise<void> {
  if (charge.dispute_id === null) return;
  const dispute = await lockDispute(tx, charge.dispute_id);
  const back = group.filter(({ returns_id }) => returns_id === charge.id);
  const isGone = charge.reversed_at !== null;
  // Without a corrected report nobody knows yet whether the store keeps the fine.
  // A part that came back before the dispute says nothing about the rest.
  const isAnswered = back.some(({ posted_at }) => posted_at >= dispute.opened_at);
  const isBack = isAnswered || (isGone && charge.replaced_no !== null);
  const left = back.reduce((sum, { amount_micros }) => sum + amount_micros, charge.amount_micros);
  const is_settled = isGone || left >= 0n;
  if (isBack && dispute.state !== 'accepted')
    return setDisputeState(tx, dispute.id, { state: 'accepted', by: BY_SYSTEM, note: null, at, is_settled });
  const [last, before] = await listLastEvents(tx, dispute.id);
  const isOurs = last?.state === 'accepted' && last.actor_kind === 'system';
  if (!isBack && !isGone && isOurs && before !== undefined)
    return setDisputeState(tx, dispute.id, { state: before.state, by: BY_SYSTEM, note: null, at, is_settled });
  return setDisputeDue(tx, dispute, is_settled);
}
