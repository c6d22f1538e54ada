import type { moveFineDispute } from '@tangent/contract/money/fine-dispute.ts';
import { canMoveFineDispute, isTakenBack } from '@tangent/domain/money/royalty/fine-dispute.ts';
import { microsToCents } from '@tangent/domain/money.ts';
import type { z } from 'zod';
import { saveNotification } from '../../../events/activity/public.ts';
import { byStaff, recordAction } from '../../../identity/audit/public.ts';
import type { Actor } from '../../../identity/auth/public.ts';
import { enqueue } from '../../../platform/jobs/enqueue.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { fineDisputeMailJob } from '../charges/jobs.ts';
import { lockDispute, setDisputeState } from './dispute-store.ts';
import { getDisputeFacts } from './dispute-views.ts';

type Move = z.output<typeof moveFineDispute.body>;

/**
 * Moves a dispute on for staff, and tells its owner. Of two attempts the second is refused; so is a refusal
 * without a note, because the artist has to know why.
 */
export async function moveDispute(tx: Tx, actor: Actor, id: string, { state, note }: Move, at: Date): Promise<void> {
  if (!actor.is_staff) throw new Refusal('permission_denied');
  const dispute = await lockDispute(tx, id);
  if (!canMoveFineDispute(dispute.state, state)) throw new Refusal('invalid_transition');
  const text = note || null;
  if (state === 'refused' && text === null) throw new Refusal('invalid_input', [{ code: 'required', path: 'note' }]);
  const facts = await getDisputeFacts(tx, id);
  const is_settled = facts.is_reversed || isTakenBack(facts);
  await setDisputeState(tx, id, { state, by: byStaff(actor), note: text, at, is_settled });
  await recordAction(tx, 'fine_dispute.moved', {
    by: byStaff(actor),
    subject: { kind: 'fine_dispute', id },
    details: { from: dispute.state, to: state, store_id: facts.store_id },
    at,
  });
  const { account_id } = dispute;
  const { due_on } = await lockDispute(tx, id);
  const { amount_micros, store, month, track, transaction_id } = facts;
  const params = { store, month, track, amount_cents: Number(microsToCents(-amount_micros)), transaction_id };
  await saveNotification(tx, { account_id, type: 'fine_dispute', params: { ...params, state }, at });
  await enqueue(tx, fineDisputeMailJob, { user_id: account_id, state, ...params, note: text, due_on });
}
