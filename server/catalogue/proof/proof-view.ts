import type { Proof } from '@tangent/contract/catalogue/proof.ts';
import { release_proofs } from '@tangent/db/schema/catalogue/release.ts';
import { checkProof } from '@tangent/domain/catalogue/release/review/proof-reasons.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { listUploadRows, presentUpload, type UploadRow } from '../upload/public.ts';
import { findOpenProof, type ProofRow } from './proof-store.ts';

/** Returns the proof of a release that is still being written; an empty one when there is none. */
export async function getProofView(tx: Tx | Db, releaseId: string): Promise<Proof> {
  const row = await findOpenProof(tx, releaseId);
  if (row === null) return { answer: '', documents: [], submitted_at: null };
  return presentProof(row, await listUploadRows(tx, row.document_upload_ids));
}

/** Lists every proof that was sent with a submission of a release, the oldest first. */
export async function listSentProofs(tx: Tx | Db, releaseId: string): Promise<Proof[]> {
  const rows = await tx
    .select()
    .from(release_proofs)
    .where(and(eq(release_proofs.release_id, releaseId), isNotNull(release_proofs.submitted_at)))
    .orderBy(asc(release_proofs.submitted_at), asc(release_proofs.id));
  const uploads = await listUploadRows(
    tx,
    rows.flatMap((row) => row.document_upload_ids),
  );
  return rows.map((row) => presentProof(row, uploads));
}

/** Presents a proof with its documents in the order they were added. */
function presentProof(row: ProofRow, uploads: readonly UploadRow[]): Proof {
  const documents = row.document_upload_ids.flatMap((id) => uploads.filter((upload) => upload.id === id));
  return {
    answer: row.answer,
    documents: documents.map(presentUpload),
    submitted_at: row.submitted_at?.toISOString() ?? null,
  };
}

/** Returns what is missing from the proof that these reasons require. */
export async function findProofIssues(
  tx: Tx,
  releaseId: string,
  reasons: readonly ReopeningReason[],
): Promise<Issue[]> {
  return reasons.length === 0 ? [] : checkProof(await getProofView(tx, releaseId), reasons);
}
