import type { Proof, saveProof as saveCall } from '@tangent/contract/catalogue/proof.ts';
import { release_proofs } from '@tangent/db/schema/catalogue/release.ts';
import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { enqueueDiscards, listUploadRows } from '../upload/public.ts';
import { findOpenProof, lockOwnRelease } from './proof-store.ts';
import { getProofView } from './proof-view.ts';

/** Saves the unfinished response to a reopening; the last save wins. Documents that were removed are discarded. */
export async function saveProof(
  tx: Tx,
  actor: Actor,
  releaseId: string,
  { answer, document_upload_ids }: z.output<typeof saveCall.body>,
  now: Date,
): Promise<Proof> {
  const { status } = await lockOwnRelease(tx, actor, releaseId);
  if (status !== 'reopened') throw new Refusal('not_editable');
  const ids = [...new Set(document_upload_ids)];
  await checkDocuments(tx, actor, ids);
  const open = await findOpenProof(tx, releaseId);
  const change = { answer: answer.normalize('NFC').trim(), document_upload_ids: ids, updated_at: now };
  if (open === null) await tx.insert(release_proofs).values({ ...change, release_id: releaseId, created_at: now });
  else await tx.update(release_proofs).set(change).where(eq(release_proofs.id, open.id));
  await enqueueDiscards(tx, open?.document_upload_ids.filter((id) => !ids.includes(id)) ?? []);
  return getProofView(tx, releaseId);
}

async function checkDocuments(tx: Tx, actor: Actor, ids: readonly string[]): Promise<void> {
  const rows = await listUploadRows(tx, ids);
  for (const [index, id] of ids.entries()) {
    const fits = rows.some((row) => row.id === id && row.account_id === actor.user_id && row.kind === 'document');
    if (!fits) throw new Refusal('not_found', [{ code: 'not_found', path: `document_upload_ids.${index}` }]);
  }
}

/** Closes the proof: from now on it belongs to this submission and does not change. */
export async function sendProof(tx: Tx, releaseId: string, now: Date): Promise<void> {
  await tx
    .update(release_proofs)
    .set({ submitted_at: now })
    .where(and(eq(release_proofs.release_id, releaseId), isNull(release_proofs.submitted_at)));
}
