import type { answerRightsClaim } from '@tangent/contract/promotion/rights-claim.ts';
import { checkClaimAnswer } from '@tangent/domain/promotion/rights-claim/check-answer.ts';
import type { z } from 'zod';
import { enqueueDiscards, listUploadRows } from '../../catalogue/upload/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { type ClaimRow, changeGroup, enqueueAnswers, getOwnClaim, lockClaim } from './claim-store.ts';

type Answer = z.output<typeof answerRightsClaim.body>;

/**
 * Answers a claim and its repetitions. Late is allowed: only the service ends a claim. A dispute waits for staff,
 * because a false one can cost the artist the channel; other answers go to the service at once.
 */
export async function answerClaim(tx: Tx, actor: Actor, id: string, body: Answer, now: Date): Promise<ClaimRow> {
  await getOwnClaim(tx, actor, id);
  const claim = await lockClaim(tx, id);
  if (claim.state !== 'open') throw new Refusal('invalid_transition');
  const isDispute = body.answer === 'dispute';
  const documents = isDispute ? [...new Set(body.document_upload_ids)] : [];
  const reason = isDispute ? body.reason.trim().normalize('NFC') : '';
  const issues = checkClaimAnswer(claim.kind, { answer: body.answer, reason, proofs: documents.length });
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await requireOwnDocuments(tx, actor, documents);
  const changed = await changeGroup(tx, id, 'open', {
    state: 'answered',
    answer: body.answer,
    reason,
    answered_at: now,
    checked_at: null,
    checked_by: null,
    staff_note: null,
  });
  // Documents belong to the claim that is shown.
  await changeGroup(tx, id, 'answered', { document_upload_ids: documents });
  await enqueueDiscards(
    tx,
    claim.document_upload_ids.filter((one) => !documents.includes(one)),
  );
  if (!isDispute) await enqueueAnswers(tx, changed);
  return lockClaim(tx, id);
}

async function requireOwnDocuments(tx: Tx, { user_id }: Actor, ids: readonly string[]): Promise<void> {
  const rows = await listUploadRows(tx, ids);
  const path = 'proofs';
  for (const id of ids) {
    const row = rows.find((one) => one.id === id && one.account_id === user_id && one.kind === 'document');
    if (!row) throw new Refusal('not_found', [{ code: 'not_found', path }]);
    if (row.state === 'failed') throw new Refusal('invalid_input', [{ code: 'document_failed', path }]);
    if (row.state !== 'complete') throw new Refusal('invalid_input', [{ code: 'upload_unfinished', path }]);
  }
}
